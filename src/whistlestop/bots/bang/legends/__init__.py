"""The bot's knowledge of Legends: the values and costs of Feats, and the abilities of Legends."""
