"""Positions of Gold Rush for the bot that plays BANG!."""

from __future__ import annotations

from typing import Any

from tables import bang_bot
from tables.bang import Bench, rush
from tables.bang_bot import (
    turn,
)

# Equipment that nobody in the test has a use for: they cannot pay for it, or they have it.
DULL = "wanted-3 pardner-3 bottle-3"


def five(turn: str, **said: Any) -> Bench:
    return bang_bot.five(turn, rush, **said)


def deals(done: list[str]) -> list[str]:
    """Return what was bought, scrapped and sold."""
    return [each for each in done if each.split()[0] in ("buy", "scrap", "sell")]


def buys(t: Bench, letter: str) -> list[str]:
    return deals(turn(t, letter))
