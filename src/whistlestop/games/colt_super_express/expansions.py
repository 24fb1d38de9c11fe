"""The list of all expansions; the base game is the first of them."""

from __future__ import annotations

from whistlestop.engine.game_option import Option, Options
from whistlestop.games.colt_super_express.base import BASE
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.horse import HORSE
from whistlestop.games.colt_super_express.reflex import REFLEX
from whistlestop.games.colt_super_express.time_car import TIME_CAR

# The order here is the order of the options and of the cards in a hand.
EXPANSIONS: tuple[Expansion, ...] = (BASE, REFLEX, HORSE, TIME_CAR)

CARDS: tuple[str, ...] = tuple([card.name for each in EXPANSIONS for card in each.cards])

# COLT-068, COLT-069: Each expansion is an option of its own, and they may be combined.
OPTIONS: tuple[Option, ...] = tuple(
    [
        Option(each.name, "flag", default=False, help=f"colt-option-{each.name}", tile=True)
        for each in EXPANSIONS
        if each is not BASE
    ]
)


def in_play(options: Options) -> tuple[Expansion, ...]:
    """Return the base game and the expansions that these options select."""
    return tuple([each for each in EXPANSIONS if each is BASE or options[each.name]])
