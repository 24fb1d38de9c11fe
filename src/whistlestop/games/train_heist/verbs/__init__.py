"""The verbs of Train Heist: the only functions that change the table in play and emit events."""
