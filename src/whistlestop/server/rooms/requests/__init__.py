"""Requests of people at a table: each function carries out one kind of them for a room."""
