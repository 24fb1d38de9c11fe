"""The database of the server, SQLite or PostgreSQL. It does not know the server."""
