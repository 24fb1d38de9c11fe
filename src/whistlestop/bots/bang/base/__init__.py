"""What the bot knows of the base game."""
