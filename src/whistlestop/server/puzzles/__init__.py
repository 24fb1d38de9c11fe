"""Puzzles on the server: the worker process replays their matches, and nothing is kept of a try."""
