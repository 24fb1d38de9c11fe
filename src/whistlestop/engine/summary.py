"""The summary of a finished match: what everybody was, what they did, and what decided it.

A game makes it from the events and the last view alone. Texts are ids, as in narrations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Text

Payload: TypeAlias = Mapping[str, Any]
# Reads the seat that did something and how much of it; no seat: nobody gets the credit.
Tally: TypeAlias = Callable[[Payload], tuple[int | None, int]]

MOST_TURNING_POINTS: Final = 12


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The role or figure of one seat, and its things at the end, with their values."""

    role: Text | None
    things: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Deed:
    """A column of the table of deeds: how much of something each seat did. `id` is a text id."""

    id: str
    counts: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment worth looking at again: the number of its event, and its name.

    If there are too many, those with the highest `weight` are kept.
    """

    event: int
    title: Text
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of a match; `seats` is empty if the game has none."""

    seats: tuple[SeatSummary, ...] = ()
    deeds: tuple[Deed, ...] = ()
    turning_points: tuple[TurningPoint, ...] = ()


@dataclass(frozen=True, slots=True)
class DeedKind:
    """A kind of deed, and how each kind of event counts towards it. `id` is a text id."""

    id: str
    counted: Mapping[str, Tally]


def count_deeds(kinds: Iterable[DeedKind], events: Iterable[Event], seats: int) -> tuple[Deed, ...]:
    """Count the deeds of each kind, by seat."""
    wanted = tuple(kinds)
    counts = [[0] * seats for _ in wanted]
    for event in events:
        for kind, row in zip(wanted, counts, strict=True):
            tally = kind.counted.get(event.kind)
            if tally is not None:
                seat, count = tally({**event.payload, **(event.secret or {})})
                if seat is not None:
                    row[seat] += count
    return tuple([Deed(kind.id, tuple(row)) for kind, row in zip(wanted, counts, strict=True)])


def weightiest(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """Return the weightiest turning points, in their order; of equal ones the first are kept."""
    kept = sorted(points, key=lambda point: (-point.weight, point.event))[:MOST_TURNING_POINTS]
    return tuple(sorted(kept, key=lambda point: point.event))
