"""The bot's knowledge of the base game."""
