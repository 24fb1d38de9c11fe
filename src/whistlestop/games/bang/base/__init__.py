"""The base game: 80 cards and 16 characters."""
