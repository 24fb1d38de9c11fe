"""Everything that can be on the table, in one place. No other file knows of the expansions."""

from __future__ import annotations

from whistlestop.engine.option import Option, Options
from whistlestop.games.colt_super_express.base import BASE
from whistlestop.games.colt_super_express.horse import HORSE
from whistlestop.games.colt_super_express.part import OFF_TRAIN, PARTS, STANDING, STUNNED
from whistlestop.games.colt_super_express.reflex import REFLEX
from whistlestop.games.colt_super_express.time_car import TIME_CAR

# The Time Travel Car comes before Horse: who reaches it has not left the train.
_ALL = (BASE, REFLEX, TIME_CAR, HORSE)
_EXPANSIONS = (REFLEX, HORSE, TIME_CAR)

for _part in _ALL:
    PARTS[_part.name] = _part
    STANDING.update(_part.standing)
    STUNNED.update(_part.stunned)
    OFF_TRAIN.update(_part.off_train)

CARDS = tuple(STANDING)

# COLT-068, COLT-069: each by itself, in any combination.
EXPANSIONS = tuple(
    Option(part.name, "flag", default=False, help=f"colt-option-{part.name}")
    for part in _EXPANSIONS
)


def in_play(options: Options) -> tuple[str, ...]:
    """The names of the parts that these options bring to the table."""
    return tuple(part.name for part in _ALL if part is BASE or options[part.name])


def hand(parts: tuple[str, ...]) -> tuple[str, ...]:
    """COLT-002, COLT-070: one of each card of every part in play."""
    return tuple(card for part in _ALL if part.name in parts for card in part.cards)
