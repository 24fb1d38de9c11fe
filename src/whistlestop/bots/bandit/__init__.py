"""The bot `bandit`, which plays Train Heist."""
