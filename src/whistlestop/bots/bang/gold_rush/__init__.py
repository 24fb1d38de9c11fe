"""The bot's knowledge of Gold Rush: the best use of nuggets."""
