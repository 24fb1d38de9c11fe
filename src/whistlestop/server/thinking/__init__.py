"""Bots that think in processes of their own, with a fair share for each table."""
