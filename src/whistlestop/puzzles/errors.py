"""The errors of puzzles. The error of a wrong file is BadScenario."""

from __future__ import annotations

from whistlestop.engine.errors import WhistlestopError


class NoSuchPuzzle(WhistlestopError):
    """No puzzle of this game has this number."""
