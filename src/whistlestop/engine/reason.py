"""Reasons: why a player cannot use something now.

A game chooses the text once, independently of any language, as it does for the narration of an
event. The terminal, the web client and screen readers all say the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from whistlestop.engine.ask import Answer
from whistlestop.engine.narration import Arg, Text, text


class Pick(NamedTuple):
    """Something that a player wants to use: a card, a seat, a place, or a card with its target.

    The parts have the same names as in an answer.
    """

    card: str | None = None
    seat: int | None = None
    place: str | None = None

    def is_in(self, answer: Answer) -> bool:
        """Return whether the answer uses everything that is picked."""
        return (
            (self.card is None or self.card in answer.cards)
            and (self.seat is None or self.seat == answer.seat)
            and (self.place is None or self.place == answer.place)
        )


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why a player cannot use something now, with the ids of the clauses that say so."""

    text: Text
    clauses: tuple[str, ...] = ()


def reason(text_id: str, *clauses: str, **args: Arg) -> Reason:
    """Make a Reason: `reason("bang-why-jailed", "BASE-084", player=PlayerName(2))`."""
    return Reason(text(text_id, **args), clauses)
