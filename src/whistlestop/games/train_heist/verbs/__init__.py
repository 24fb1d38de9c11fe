"""The verbs of Train Heist: the only writers of the table. Each emits the event of what it does."""
