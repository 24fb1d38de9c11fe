"""The errors of the engine. Each error says what is wrong with an input.

The text of an error is for developers. Its `kind` and `details` are for user interfaces, which look
up the text `error-<kind>` in the language of the reader.
"""

from __future__ import annotations

from typing import Any

from whistlestop.engine.compiling import mypyc_attr


def cut(thing: object) -> str:
    """Return the text of a refused value, cut to 60 characters for an error message.

    The value may be a megabyte long, or `str` may fail on it.
    """
    try:
        text = str(thing)
    except (TypeError, ValueError):
        text = f"a {type(thing).__name__} that cannot be written"
    return text if len(text) <= 60 else text[:57] + "..."


@mypyc_attr(allow_interpreted_subclasses=True)
class WhistlestopError(Exception):
    """An input was refused, and nothing was changed."""

    # The defaults are for pickle, which passes only the text and sets the other fields later.
    def __init__(self, text: str, kind: str = "", **details: Any) -> None:
        super().__init__(text)
        self.kind = kind
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle all parts: a compiled class has no dict of its fields that pickle could find."""
        parts = (type(self), self.args, self.kind, self.details)
        return _again, parts, getattr(self, "__dict__", None)


def _again(error: type[Any], args: tuple[Any, ...], kind: str, details: dict[str, Any]) -> Any:
    """Make a pickled error again. Its class may take other arguments than ours."""
    made = error(*args)
    made.kind, made.details = kind, details
    return made


class ChoiceRefused(WhistlestopError):
    """The match does not accept this choice, and the match is unchanged."""


class IllegalAnswer(ChoiceRefused):
    """The seat is being asked, but this is not one of its legal answers."""


class NotAsked(ChoiceRefused):
    """The seat is not being asked."""


class MatchOver(ChoiceRefused):
    """The match is over, so there is nothing left to choose."""


class BadSeats(WhistlestopError):
    """The game cannot be played by this number of seats, or with these names."""


class BadSeed(WhistlestopError):
    """The seed is not a whole number, or it is outside the range that a record can hold."""


class BadOption(WhistlestopError):
    """The game does not have this option, or the option does not take this value."""


class NoFiles(WhistlestopError):
    """The game does not accept files from a host."""


class BadRecord(WhistlestopError):
    """The record is damaged, foreign or untrue; `line` is the number of the wrong line."""

    @property
    def line(self) -> int:
        return int(self.details["line"])


def bad_record(line: int, text: str, kind: str, **details: Any) -> BadRecord:
    """Make the error for this line of a record."""
    return BadRecord(f"line {line}: {text}", kind, line=line, **details)


class UnknownGame(WhistlestopError):
    """No game has this name."""


class ImaginedMatchHasNoRecord(WhistlestopError):
    """A resampled match was never really played: it has no seed and no record."""


class RulesBroken(Exception):
    """A game broke the engine's contract. This is a bug in its rules, never a player's mistake."""
