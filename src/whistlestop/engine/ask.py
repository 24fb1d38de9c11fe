"""A question to a seat, and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

NOTHING: Mapping[str, Any] = MappingProxyType({})

# The words that introduce the parts of an answer's text; no card may be called so.
_AT, _TO, _FOR = "at", "to", "for"


class Answer(NamedTuple):
    """One legal thing to do, such as `play BANG!#17 at 3`.

    No part holds white space, so that the text of an answer can be read back.
    """

    verb: str
    cards: tuple[str, ...] = ()
    seat: int | None = None
    place: str | None = None
    number: int | None = None

    def __str__(self) -> str:
        words = [self.verb, *self.cards]
        if self.seat is not None:
            words += [_AT, str(self.seat)]
        if self.place is not None:
            words += [_TO, self.place]
        if self.number is not None:
            words += [_FOR, str(self.number)]
        return " ".join(words)


def read_answer(text: str) -> Answer:
    """Read the text of an answer; ValueError if it is none."""
    words = text.split()
    if not words:
        raise ValueError("an answer begins with a verb")
    verb, rest = words[0], words[1:]
    parts: dict[str, str] = {}
    while len(rest) >= 2 and rest[-2] in (_AT, _TO, _FOR) and rest[-2] not in parts:
        parts[rest[-2]] = rest[-1]
        rest = rest[:-2]
    answer = Answer(
        verb,
        tuple(rest),
        seat=int(parts[_AT]) if _AT in parts else None,
        place=parts.get(_TO),
        number=int(parts[_FOR]) if _FOR in parts else None,
    )
    if str(answer) != " ".join(words):
        raise ValueError(f"{text!r} is not how an answer is written")
    return answer


class Ask(NamedTuple):
    """A question to one seat. Every legal answer is listed, never fewer than one."""

    seat: int
    kind: str
    answers: tuple[Answer, ...]
    # Why the seat is asked, as far as it may know. {"equal": True}: all answers are equally good.
    about: Mapping[str, Any] = NOTHING


class Together(NamedTuple):
    """Questions to several seats at once; the answers stay secret until the last one is in.

    The rule is sent their answers in the order of the asks.
    """

    asks: tuple[Ask, ...]
