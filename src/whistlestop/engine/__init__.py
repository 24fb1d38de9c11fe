"""What every game stands on; it knows none of them. The contract of a game is in game.py."""
