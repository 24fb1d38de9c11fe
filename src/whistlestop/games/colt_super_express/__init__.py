"""Colt Super Express. rules.py reads like the rulebook; base.py and its neighbours hold cards."""
