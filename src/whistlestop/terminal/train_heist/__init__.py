"""Train Heist in the terminal: table, map, menus and explanations."""
