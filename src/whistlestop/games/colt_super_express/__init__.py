"""Colt Super Express. rules.py has the course of a game; base.py and the expansions the cards."""
