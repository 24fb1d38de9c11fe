"""Acts of one player on another, as everybody can see them: public events read as hurt or help."""

from __future__ import annotations

from typing import Final, NamedTuple

from whistlestop.bots.bang.advice import Knowledge
from whistlestop.engine.event import Event

# How much an act says of what its author wants. These are the measures for all others.
BANG: Final = 1.0
THEFT: Final = 0.6  # Panic!, Cat Balou


class Act(NamedTuple):
    """One act. A `weight` below zero is help; `at` None is everybody else."""

    by: int
    at: int | None
    weight: float


def read_act(event: Event, turn: int | None, knowledge: Knowledge) -> Act | None:
    """Return the act that an event of this player's turn shows, if it shows one."""
    reader = knowledge.events.get(event.kind)
    return None if reader is None else reader(event.payload, turn, knowledge)


def act_on_another(by: int, at: int | None, weight: float) -> Act | None:
    """Return the act, unless it is one on nobody or on its own author."""
    return Act(by, at, weight) if at is not None and at != by else None
