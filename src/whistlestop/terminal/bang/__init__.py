"""BANG! in the terminal: table, log, menus and explanations."""
