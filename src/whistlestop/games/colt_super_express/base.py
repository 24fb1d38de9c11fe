"""The base game: the four action cards that every player has."""

from __future__ import annotations

from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.card import Card
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.movement import step
from whistlestop.games.colt_super_express.state import FRONT, Train


def flip(g: Train, me: int) -> None:
    """COLT-030: The bandit faces the other way and stays where it is."""
    verbs.turn_around(g, me)


def change_floor(g: Train, me: int) -> None:
    """COLT-031, COLT-032: The bandit goes up to the roof or down inside the same car."""
    verbs.change_floor(g, me)


def move(g: Train, me: int) -> None:
    """COLT-035, COLT-036: The bandit goes one car in the direction it faces, on the same floor."""
    step(g, me, g.bandits[me].facing, "moved")


def fire(g: Train, me: int) -> None:
    """COLT-040, COLT-046, COLT-047: The first bandit in sight is stunned and pushed by one car."""
    target = in_sight(g, me)
    verbs.shoot(g, me, target)
    if target is not None:
        step(g, target, g.bandits[me].facing, "pushed")


def in_sight(g: Train, me: int) -> int | None:
    """COLT-041 to COLT-050: A shot hits the first standing bandit in front, on the same floor.

    The distance does not matter. Bullets pass over stunned bandits.
    """
    bandit = g.bandits[me]
    line = g.floors[bandit.floor]
    at = line.index(me)
    ahead = line[at + 1 :] if bandit.facing == FRONT else line[:at][::-1]
    for other in ahead:
        if not g.bandits[other].stunned:
            return other
    return None


BASE = Expansion(
    "base",
    cards=(
        Card("flip", flip),
        Card("change-floor", change_floor),
        Card("move", move),
        Card("fire", fire),
    ),
)
