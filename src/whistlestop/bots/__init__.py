"""Bots: players made of code. A bot sees only what its seat may see, so it cannot cheat."""
