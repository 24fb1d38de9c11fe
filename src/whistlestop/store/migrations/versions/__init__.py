"""The migrations: one file for each change, in the order of the revisions."""
