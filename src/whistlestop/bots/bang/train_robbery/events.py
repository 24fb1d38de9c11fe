"""Readers of the events of The Great Train Robbery in which a player hurts or helps another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistlestop.bots.bang.advice import EventReader, Knowledge
from whistlestop.bots.bang.public_acts import THEFT, Act, act_on_another
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bang.train_robbery.railcars import UNWELCOME

_EXCHANGED: Final = 0.4
_GIVEN: Final = -0.4
_SPARED: Final = -0.4
_PASSED_ON: Final = 0.7  # Evan Babbit passes a BANG! on

_TROUBLE: Final = (*UNWELCOME, "dynamite", "jail")
# Effects that hurt several players, and from which Sgt. Blaze may spare one of them.
HURTS: Final = ("gatling", "indians", "ironhorse", "most-wanted", "circus-wagon")

Payload = Mapping[str, Any]


def exchanged(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of exchanging cards. Taking an unwelcome card from a player is help."""
    weight = 2 * _EXCHANGED if kind_of(payload["card"]) in _TROUBLE else _EXCHANGED
    if kind_of(payload["theirs"]) in _TROUBLE:
        weight = -_EXCHANGED
    return act_on_another(payload["seat"], payload["other"], weight)


def gave(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of giving away a card of a Mail Car."""
    return act_on_another(payload["seat"], payload["target"], _GIVEN)


def spared(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of Sgt. Blaze sparing a player.

    It is help if the effect hurts, and harm if the effect helps.
    """
    weight = _SPARED if payload["what"] in HURTS else -_SPARED
    return act_on_another(payload["by"], payload["seat"], weight)


def redirected(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of passing a shot on to another player."""
    return act_on_another(payload["seat"], payload["to"], _PASSED_ON)


def discarded(payload: Payload, turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of discarding another player's railcar with a Coal Hopper.

    Its author is the player whose turn it is.
    """
    if payload["why"] != "coal-hopper" or turn is None:
        return None
    weight = -THEFT if kind_of(payload["card"]) in UNWELCOME else THEFT
    return act_on_another(turn, payload["seat"], weight)


EVENTS: Final[Mapping[str, EventReader]] = {
    "exchanged": exchanged,
    "gave": gave,
    "spared": spared,
    "redirected": redirected,
    "discarded": discarded,
}
