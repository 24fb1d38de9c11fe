"""Positions of The Great Train Robbery for the bot that plays BANG!."""

from __future__ import annotations

from typing import Any

from tables import bang_bot
from tables.bang import Bench, robbery
from tables.bang_bot import (
    turn,
)

# Stations whose price nobody in the test can pay.
SHUT = "crowns-hole catico dodgeville boom-town frisco"
QUESTIONS = [
    *["as", "board", "circus", "derail", "dig", "full-steam", "give", "lounge", "mail", "map"],
    *["pay", "robbed", "spare", "swap"],
]


def five(turn: str, **said: Any) -> Bench:
    """Return a table of five. Unless `railcars` is given, all railcars are in the train."""
    few = "railcars" not in said
    return bang_bot.five(turn, robbery, **{"stations": SHUT, "few": few, **said})


def boards(t: Bench, letter: str) -> list[str]:
    """Return how the bot moves the train and what it takes from it."""
    return [each for each in turn(t, letter) if each.split()[0] in ("board", "advance")]
