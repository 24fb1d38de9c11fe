"""The games in a text terminal, 80 columns wide, with or without colour."""
