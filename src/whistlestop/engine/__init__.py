"""The rules engine. It knows no game; game.py says what a game must offer."""
