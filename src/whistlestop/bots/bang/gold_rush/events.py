"""Readers of the events of Gold Rush in which a player hurts or helps another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistlestop.bots.bang.advice import EventReader, Knowledge
from whistlestop.bots.bang.public_acts import Act, act_on_another
from whistlestop.bots.bang.rule_facts import kind_of

_SHOT: Final = -0.8  # buying a Shot for another player, who gets a life point
_WANTED: Final = 0.5  # buying a Wanted for another player
_SCRAPPED: Final = 0.7  # paying so that another player discards equipment

Payload = Mapping[str, Any]


def bought(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of buying equipment for another player."""
    weight = _SHOT if kind_of(payload["card"]) == "shot" else _WANTED
    return act_on_another(payload["seat"], payload["at"], weight)


def lost_equipment(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of making another player lose equipment. Removing a Wanted is help."""
    by = payload["by"]
    if by is None:
        return None
    weight = -_SCRAPPED if kind_of(payload["card"]) == "wanted" else _SCRAPPED
    return act_on_another(by, payload["seat"], weight)


EVENTS: Final[Mapping[str, EventReader]] = {"bought": bought, "lost-equipment": lost_equipment}
