"""Colt Super Express. rounds.py has the course of a game; base.py and the expansions have cards."""
