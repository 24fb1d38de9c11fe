"""The letters by which a scenario names seats: A is seat 0."""

from __future__ import annotations

LETTERS = "ABCDEFGH"
