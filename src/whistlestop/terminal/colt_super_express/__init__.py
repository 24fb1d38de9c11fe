"""Colt Super Express in the terminal."""
