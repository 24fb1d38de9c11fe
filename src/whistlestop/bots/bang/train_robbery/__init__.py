"""The bot's knowledge of The Great Train Robbery: railcars, and when to move the train."""
