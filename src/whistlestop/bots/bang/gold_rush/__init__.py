"""What the bot knows of Gold Rush: what nuggets are good for."""
