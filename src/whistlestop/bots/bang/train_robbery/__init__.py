"""What the bot knows of The Great Train Robbery: what railcars are good for, and when to push."""
