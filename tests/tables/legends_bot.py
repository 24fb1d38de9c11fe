"""Positions of Legends for the bot that plays BANG!."""

from __future__ import annotations

from typing import Any

from tables import bang_bot
from tables.bang import Bench, legend
from tables.bang_bot import (
    whole_turn,
)

QUESTIONS = [
    *["feat", "trail", "victim", "boast", "dismiss", "fame", "company", "jail", "ignore", "tax"],
    *["free-bang", "draw", "more", "look", "mail", "luck", "return"],
]
# A Feat that nobody in the test meets.
FAR_OFF = "3-15-to-yooma"
# A plain Legend, whose ability does nothing in these positions.
LEGEND = "legendary-pedro-ramirez"


def five(turn: str, **said: Any) -> Bench:
    """Return a table with a Feat that nobody meets, and with characters that do nothing special."""
    return bang_bot.five(turn, legend, "vulture-sam", **{"feats": FAR_OFF, **said})


def for_fame(t: Bench, letter: str) -> list[str]:
    """Return what the bot does for Feats in its turn."""
    verbs = ("perform", "claim", "boast", "hit")
    return [each for each in whole_turn(t, letter) if each.split()[0] in verbs]


def drawing(**c: Any) -> Bench:
    """Return a table at the beginning of C's turn."""
    t = five("B", C=c.pop("C"), **c)
    t.end("B")
    while t.asked is not None and t.asked[0] == "B":
        t.gives_up("B")
    return t
