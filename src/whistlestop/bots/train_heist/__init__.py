"""The bot that plays Train Heist: it plans its turns ahead."""
