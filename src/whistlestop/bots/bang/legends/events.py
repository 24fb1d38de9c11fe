"""Readers of the events of Legends in which a player hurts another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistlestop.bots.bang.advice import EventReader, Knowledge
from whistlestop.bots.bang.public_acts import BANG, Act, act_on_another


def wounded(payload: Mapping[str, Any], _turn: int | None, _knowledge: Knowledge) -> Act | None:
    """Return the act of hitting another Legend by a claim.

    The acts behind all other wounds were counted before.
    """
    if payload["why"] != "claim" or payload["by"] is None:
        return None
    return act_on_another(payload["by"], payload["seat"], BANG)


EVENTS: Final[Mapping[str, EventReader]] = {"wounded": wounded}
