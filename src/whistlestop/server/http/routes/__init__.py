"""The routes of the HTTP API, one controller in each file."""
