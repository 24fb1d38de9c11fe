"""Lessons on the server: each request brings what the learner has done, and nothing is kept."""
