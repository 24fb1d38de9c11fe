"""Legends: Feats to perform, Fame to lose, and what a character can do who has become a Legend."""
