"""What the bot knows of Legends: when a Feat is worth its price, and what a Legend can do."""
