"""Events of The Great Train Robbery that show who hurts and helps whom."""

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
# What hurts those whom it affects, where Sgt. Blaze may spare one of them.
HURTS: Final = ("gatling", "indians", "ironhorse", "most-wanted", "circus-wagon")

Payload = Mapping[str, Any]


def exchanged(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Read that cards were exchanged. Only a friend is given more than is got for it."""
    weight = 2 * _EXCHANGED if kind_of(payload["card"]) in _TROUBLE else _EXCHANGED
    if kind_of(payload["theirs"]) in _TROUBLE:
        weight = -_EXCHANGED
    return act_on_another(payload["seat"], payload["other"], weight)


def gave(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Read that a card of a Mail Car was given away."""
    return act_on_another(payload["seat"], payload["target"], _GIVEN)


def spared(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Read that Sgt. Blaze spared somebody: a friend of what hurts, an enemy of what helps."""
    weight = _SPARED if payload["what"] in HURTS else -_SPARED
    return act_on_another(payload["by"], payload["seat"], weight)


def redirected(payload: Payload, _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Read that a shot was passed on to somebody else."""
    return act_on_another(payload["seat"], payload["to"], _PASSED_ON)


def discarded(payload: Payload, turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Read that the player whose turn it is used a Coal Hopper on somebody's railcar."""
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
