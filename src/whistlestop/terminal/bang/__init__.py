"""BANG! in the terminal: the table, the log, the menus, and what explains them."""
