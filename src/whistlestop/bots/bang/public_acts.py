"""Public acts of one player on another. Public events are read as acts that hurt or help."""

from __future__ import annotations

from typing import Final, NamedTuple

from whistlestop.bots.bang.advice import Knowledge
from whistlestop.engine.event import Event

# The weight of an act: how much it tells about the aims of its author. All other weights are
# chosen relative to these.
BANG: Final = 1.0
THEFT: Final = 0.6  # Panic!, Cat Balou


class Act(NamedTuple):
    """One act. A `weight` below zero means help; `at` None means everybody else."""

    by: int
    at: int | None
    weight: float


def read_act(event: Event, turn: int | None, knowledge: Knowledge) -> Act | None:
    """Return the act in this event, if there is one; `turn` is the seat whose turn it is."""
    reader = knowledge.events.get(event.kind)
    return None if reader is None else reader(event.payload, turn, knowledge)


def act_on_another(by: int, at: int | None, weight: float) -> Act | None:
    """Return the act; None if it has no target or its target is the author."""
    return Act(by, at, weight) if at is not None and at != by else None
