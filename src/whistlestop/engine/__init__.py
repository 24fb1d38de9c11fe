"""The rules engine. It is independent of any game; game.py defines what a game must implement."""
