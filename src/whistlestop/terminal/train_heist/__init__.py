"""Train Heist in the terminal."""
