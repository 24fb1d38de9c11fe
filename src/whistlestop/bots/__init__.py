"""Players made of code. Each sees what its seat may see, or imagines the rest; none can cheat."""
