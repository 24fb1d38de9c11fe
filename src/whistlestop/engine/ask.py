"""Questions to seats, and the answers to them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

NOTHING: Mapping[str, Any] = MappingProxyType({})

# These words introduce the seat, the place and the number in the text of an answer. No card may
# have one of them as its name.
_AT, _TO, _FOR = "at", "to", "for"


class Answer(NamedTuple):
    """One legal answer, such as `play bang-QH at 3`.

    No part contains white space, so that the text of an answer can be read back.
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
    """Read an answer from its text; raise ValueError if the text is not an answer."""
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
        raise ValueError(f"{text!r} is not the text of an answer")
    return answer


class Ask:
    """A question to one seat. It lists every legal answer; there is at least one.

    `about` tells the reason for the question, without anything that the seat may not know.
    `{"equal": True}` means that all answers are equally good. A question never changes.
    """

    __slots__ = ("about", "answers", "kind", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        answers: tuple[Answer, ...],
        about: Mapping[str, Any] = NOTHING,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.answers = answers
        self.about = about

    @property
    def count(self) -> int:
        """Return the number of the legal answers."""
        return len(self.answers)

    def __getitem__(self, number: int) -> Answer:
        """Return the answer with this number; the first one has the number 0."""
        return self.answers[number]

    def only(self, answers: tuple[Answer, ...]) -> Ask:
        """Return the same question with these of its answers."""
        return Ask(self.seat, self.kind, answers, self.about)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ask):
            return NotImplemented
        return (
            self.seat == other.seat
            and self.kind == other.kind
            and self.answers == other.answers
            and self.about == other.about
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.answers))

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind!r}, {self.answers!r}, {self.about!r})"


class Together(NamedTuple):
    """Questions to several seats at once; the answers stay secret until the last one is in.

    The rule receives the answers in the order of the asks.
    """

    asks: tuple[Ask, ...]
