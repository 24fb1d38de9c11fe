"""Colt Super Express in the terminal: the train, the menus and explanations."""
