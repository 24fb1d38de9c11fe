"""The error of a file that describes a position or a lesson."""

from __future__ import annotations

from whistlestop.engine.errors import WhistlestopError, cut


class BadScenario(WhistlestopError):
    """A scenario or a lesson is wrong: `file` names it, and `why` says what was expected."""


def bad_scenario(file: str, why: str) -> BadScenario:
    return BadScenario(f"{file}: {why}", "bad-scenario", file=cut(file), why=why)
