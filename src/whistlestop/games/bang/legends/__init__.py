"""Legends: players perform Feats, place their Fame tokens and become Legends with new abilities."""
