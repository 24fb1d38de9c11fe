"""The errors: each names what is wrong with something that was handed to the engine.

An error's text is for developers. Its `kind` and `details` are for screens: they look up
`error-<kind>` in the language of the person who reads it.
"""

from __future__ import annotations

from typing import Any


def cut(thing: object) -> str:
    """Shorten what is refused, for a message: it may be a megabyte long, or no text at all."""
    try:
        text = str(thing)
    except (TypeError, ValueError):
        text = f"a {type(thing).__name__} that cannot be written"
    return text if len(text) <= 60 else text[:57] + "..."


class WhistlestopError(Exception):
    """Something was refused, and nothing was changed."""

    # The defaults are for pickle, which calls with the text alone and then fills in the rest.
    def __init__(self, text: str, kind: str = "", **details: Any) -> None:
        super().__init__(text)
        self.kind = kind
        self.details = details


class ChoiceRefused(WhistlestopError):
    """A choice that cannot be taken; the match stands as it stood."""


class IllegalAnswer(ChoiceRefused):
    """The seat is asked, but this is not among its legal answers."""


class NotAsked(ChoiceRefused):
    """The seat is not being asked."""


class MatchOver(ChoiceRefused):
    """There is nothing more to choose."""


class BadSeats(WhistlestopError):
    """The game cannot be played by this number of seats, or with these names."""


class BadSeed(WhistlestopError):
    """A seed that is not a whole number, or too large for a record."""


class BadOption(WhistlestopError):
    """An option that the game does not declare, or a value that it does not take."""


class NoFiles(WhistlestopError):
    """The game takes no files of a host."""


class BadRecord(WhistlestopError):
    """A record that is damaged, foreign or untrue; `line` says where."""

    @property
    def line(self) -> int:
        return int(self.details["line"])


def bad_record(line: int, text: str, kind: str, **details: Any) -> BadRecord:
    """Make the error for this line of a record."""
    return BadRecord(f"line {line}: {text}", kind, line=line, **details)


class UnknownGame(WhistlestopError):
    """There is no game of this name."""


class ImaginedMatchHasNoRecord(WhistlestopError):
    """A resampled match never happened: it has no seed and no record."""


class RulesBroken(Exception):
    """A game broke the engine's contract: a bug in its rules, never a player's fault."""
