"""Train Heist: rob the train, bring the loot to the towns, and keep away from the Sheriff."""
