"""Players made of code. Each sees only what its seat may see, so that none can cheat."""
