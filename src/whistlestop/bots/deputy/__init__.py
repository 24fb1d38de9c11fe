"""The bot for BANG!: a heuristic that plays its role and guesses those of the others."""
