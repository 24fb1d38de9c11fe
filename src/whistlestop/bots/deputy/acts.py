"""Who hurts and helps whom, as everybody can see it: public events read as acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.hooks import TELLS
from whistlestop.engine.event import Event

# How much an act says of what its author wants. A Gatling or Indians! is no choice of a victim.
BANG: Final = 1.0
DUEL: Final = 1.0
JAIL: Final = 0.8
THEFT: Final = 0.6  # Panic!, Cat Balou
PICKED: Final = 0.25  # Jesse Jones draws from a hand
ALL_ROUND: Final = 0.12
RELIEF: Final = -0.8  # taking a Dynamite or a Jail away from somebody

_TROUBLE: Final = ("dynamite", "jail")


class Act(NamedTuple):
    """`weight` below zero is help; `at` None is everybody else."""

    by: int
    at: int | None
    weight: float


def read_act(event: Event) -> Act | None:
    """The act that an event tells of, if it tells of one."""
    tells = TELLS.by_name.get(event.kind)
    return None if tells is None else tells(event.parts)


@TELLS.on("equipped")
def equipped(parts: Mapping[str, Any]) -> Act | None:
    return Act(parts["by"], parts["seat"], JAIL) if parts["by"] != parts["seat"] else None


@TELLS.on("took")
def took(parts: Mapping[str, Any]) -> Act | None:
    if parts["why"] != "jesse-jones":
        return None
    return Act(parts["seat"], parts["victim"], PICKED)


@TELLS.on("played")
def played(parts: Mapping[str, Any]) -> Act | None:
    by, at, like = parts["seat"], parts["at"], parts["like"]
    if like in ("gatling", "indians"):
        return Act(by, None, ALL_ROUND)
    if at is None or at == by:
        return None
    if like == "bang":
        return Act(by, at, BANG)
    if like == "duel":
        return Act(by, at, DUEL)
    on = parts["on"]
    if on is not None and kind_of(on) in _TROUBLE:
        return Act(by, at, RELIEF)
    return Act(by, at, THEFT)
