"""The bot that plays Colt Super Express."""
