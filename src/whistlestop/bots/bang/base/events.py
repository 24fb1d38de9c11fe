"""Readers of the events of the base game in which a player hurts or helps another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistlestop.bots.bang.advice import EventReader, Knowledge
from whistlestop.bots.bang.public_acts import BANG, Act, act_on_another
from whistlestop.bots.bang.rule_facts import kind_of

JAIL: Final = 0.8
_RELIEF: Final = -0.8  # taking a Dynamite or a Jail away from a player

_TROUBLE: Final = ("dynamite", "jail")

Payload = Mapping[str, Any]


def equipped(payload: Payload, _turn: int | None, knowledge: Knowledge) -> Act | None:
    """Return the act of laying a card in front of another player."""
    weight = knowledge.of(kind_of(payload["card"])).laid_weight
    return act_on_another(payload["by"], payload["seat"], JAIL if weight is None else weight)


def took(payload: Payload, _turn: int | None, knowledge: Knowledge) -> Act | None:
    """Return the act of taking a card. Most such acts were counted when a card was played."""
    weight = knowledge.of(payload["why"]).taken_weight
    return None if weight is None else Act(payload["seat"], payload["victim"], weight)


def played(payload: Payload, _turn: int | None, knowledge: Knowledge) -> Act | None:
    """Return the act of playing a card. A card without a target is an act on everybody else."""
    by, at, on = payload["seat"], payload["at"], payload["on"]
    weight = knowledge.of(payload["like"]).played_weight
    if weight is None or at == by:
        return None
    if on is not None and kind_of(on) in _TROUBLE:
        weight = _RELIEF
    return Act(by, at, weight)


def used_as(payload: Payload, _turn: int | None, knowledge: Knowledge) -> Act | None:
    """Return the act of using something as a card."""
    like = payload["like"]
    weight = knowledge.of(like).played_weight
    if weight is None:
        return None
    if like == "bang" and knowledge.of(kind_of(payload["card"])).fires_no_card:
        return None
    return act_on_another(payload["seat"], payload["at"], weight)


def shot(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of firing a shot without a card.

    A shot from a card was counted when the card was played.
    """
    if payload["card"] is not None or payload["by"] is None:
        return None
    return act_on_another(payload["by"], payload["at"], BANG)


EVENTS: Final[Mapping[str, EventReader]] = {
    "equipped": equipped,
    "took": took,
    "played": played,
    "used-as": used_as,
    "shot": shot,
}
