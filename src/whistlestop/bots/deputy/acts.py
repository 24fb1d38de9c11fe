"""Who hurts and helps whom, as everybody can see it: public events read as acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.hooks import FIRES_NOTHING, LAID, PLAYED, TELLS, TOOK
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


def read_act(event: Event, turn: int | None) -> Act | None:
    """The act that an event of this player's turn tells of, if it tells of one."""
    tells = TELLS.by_name.get(event.kind)
    return None if tells is None else tells(event.payload, turn)


def on_another(by: int, at: int | None, weight: float) -> Act | None:
    return Act(by, at, weight) if at is not None and at != by else None


@TELLS.on("equipped")
def equipped(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    return on_another(parts["by"], parts["seat"], LAID.by_name.get(kind_of(parts["card"]), JAIL))


LAID.put("jail", JAIL)


@TELLS.on("took")
def took(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    """Most have told of it before: by playing a card."""
    weight = TOOK.by_name.get(parts["why"])
    return None if weight is None else Act(parts["seat"], parts["victim"], weight)


TOOK.put("jesse-jones", PICKED)

for _like, _weight in {
    "bang": BANG,
    "duel": DUEL,
    "panic": THEFT,
    "cat-balou": THEFT,
    "gatling": ALL_ROUND,
    "indians": ALL_ROUND,
}.items():
    PLAYED.put(_like, _weight)


@TELLS.on("played")
def played(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    by, at, on = parts["seat"], parts["at"], parts["on"]
    weight = PLAYED.by_name.get(parts["like"])
    if weight is None or at == by:
        return None
    if on is not None and kind_of(on) in _TROUBLE:
        weight = RELIEF
    # Nobody in particular is everybody.
    return Act(by, at, weight)


@TELLS.on("used-as")
def used_as(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    """Something that works like a card."""
    like = parts["like"]
    weight = PLAYED.by_name.get(like)
    if weight is None or (like == "bang" and kind_of(parts["card"]) in FIRES_NOTHING.by_name):
        return None
    return on_another(parts["seat"], parts["at"], weight)


@TELLS.on("shot")
def shot(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    """One that no card fired: all others have told of theirs before."""
    if parts["card"] is not None or parts["by"] is None:
        return None
    return on_another(parts["by"], parts["at"], BANG)
