"""Facts about cards and characters, taken from the rules of BANG!.

This is the only file of the bot that reads the tables of the rules. Chances that are guesses, and
not facts, are written here too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from whistlestop.games.bang.base.part import BASE
from whistlestop.games.bang.cards import KINDS, NUMBER
from whistlestop.games.bang.gold_rush.equipment import COST
from whistlestop.games.bang.hooks import EXEMPTS, FARTHER, MORE_BANGS, MORE_FLIPS, NO_LIMIT, RANGE
from whistlestop.games.bang.legends.characters import BACKS
from whistlestop.games.bang.train_robbery import stations

_SIGN: Final = re.compile(r"(-(?P<sign>([2-9AJQK]|10)[SHDC]))?(-[1-9])?$")


# Names of cards


@cache
def kind_of(card: str) -> str:
    """Return `cat-balou` for `cat-balou-9D`, and `shot` for `shot-2`: equipment has no sign."""
    return _SIGN.sub("", card)


@cache
def _sign(card: str) -> tuple[str, str]:
    """Return `9` and `D` for `cat-balou-9D`."""
    found = _SIGN.search(card)
    sign = found["sign"] if found else None
    return (sign[:-1], sign[-1]) if sign else ("", "")


def suit_of(card: str) -> str:
    """Return S, H, D or C; nothing if the card has no suit."""
    return _sign(card)[1]


def rank_of(card: str) -> str:
    """Return 2 to 10, J, Q, K or A; nothing if the card has no rank."""
    return _sign(card)[0]


def is_hearts(card: str) -> bool:
    return _sign(card)[1] == "H"


def is_red(card: str) -> bool:
    return _sign(card)[1] in ("H", "D")


def is_high(card: str) -> bool:
    """Tell whether the card is a Jack or better."""
    return _sign(card)[0] in ("J", "Q", "K", "A")


def explodes(card: str) -> bool:
    """Tell whether this card sets off a Dynamite."""
    rank, suit = _sign(card)
    return suit == "S" and rank in "23456789"


def is_blue(card: str) -> bool:
    """Tell whether the card has a blue border, as all railcars have."""
    return KINDS[NUMBER[card]].blue


# Chances


def _share(card_fits: str) -> float:
    """Return the share of the cards of the base game whose sign matches."""
    signs = [sign for _, cards in BASE.kinds for sign in cards.split()]
    return len([sign for sign in signs if re.fullmatch(card_fits, sign)]) / len(signs)


# The chances of a "draw!".
HEARTS_SHARE: Final = _share(".*H")
BLAST_SHARE: Final = _share("[2-9]S")
# The chance that an unknown card of a hand is one of these. Of 80 cards 12 are Missed!, 25 BANG!
# and 6 Beer; but hands hold more of what cannot be played at will.
MISSED_SHARE: Final = 0.2
BANG_SHARE: Final = 0.3
BEER_SHARE: Final = 0.08


# What things do by the rules

WEAPON_RANGE: Final[Mapping[str, int]] = RANGE.by_name
EQUIPMENT_PRICE: Final[Mapping[str, int]] = COST
OTHER_SIDE: Final[Mapping[str, str]] = BACKS  # of the card of each character that can be a Legend
LEGENDS: Final = frozenset(BACKS.values())


def more_bangs(name: str) -> int:
    """Return how many more BANG! cards its owner may play in a turn."""
    return MORE_BANGS.by_name.get(name, 0)


def has_unlimited_bangs(name: str) -> bool:
    return more_bangs(name) >= NO_LIMIT


def more_flips(names: tuple[str, ...]) -> int:
    """Return how many more cards the owner of these things turns over for a "draw!"."""
    return sum(MORE_FLIPS.of(names))


def extra_distance(names: tuple[str, ...]) -> int:
    """Return how much farther away others see the owner of these things."""
    return sum(FARTHER.of(names))


def may_spare_one(names: tuple[str, ...]) -> bool:
    """Tell whether the owner may leave one player out of what affects several."""
    return any(EXEMPTS.of(names))


# Stations

CUSTOM_STATION: Final = stations.CUSTOM


def costs_life(station: str) -> bool:
    return stations.COSTS[station][0] == stations.LIFE


def costs_two_cards(station: str) -> bool:
    return stations.COSTS[station][0] == stations.TWO


def pays_for(station: str, card: str) -> bool:
    """Tell whether this card is one with which the station can be paid."""
    return stations.COSTS[station][1](NUMBER[card])
