"""The routes of the HTTP API, one controller a file."""
