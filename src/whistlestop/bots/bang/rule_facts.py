"""Facts about cards and characters, taken from the rules of BANG!.

This is the only file of the bot that reads the tables of the rules. It also holds some chances that
are guesses and not facts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from whistlestop.games.bang.base.cards import CARDS as BASE_CARDS
from whistlestop.games.bang.effects import NO_LIMIT, NONE, Effects
from whistlestop.games.bang.expansions import CATALOGUE
from whistlestop.games.bang.gold_rush.equipment import CARDS as EQUIPMENT
from whistlestop.games.bang.legends.characters import LEGEND_OF
from whistlestop.games.bang.train_robbery import stations

_SIGN: Final = re.compile(r"(-(?P<sign>([2-9AJQK]|10)[SHDC]))?(-[1-9])?$")


# Names of cards


@cache
def kind_of(card: str) -> str:
    """Return the kind of a card from its id: `cat-balou` for `cat-balou-9D`, `shot` for `shot-2`.

    Equipment has a number instead of a sign, which is a rank and a suit.
    """
    return _SIGN.sub("", card)


@cache
def _sign(card: str) -> tuple[str, str]:
    """Return the rank and the suit of a card: `9` and `D` for `cat-balou-9D`."""
    found = _SIGN.search(card)
    sign = found["sign"] if found else None
    return (sign[:-1], sign[-1]) if sign else ("", "")


def suit_of(card: str) -> str:
    """Return S, H, D or C; an empty text if the card has no suit."""
    return _sign(card)[1]


def rank_of(card: str) -> str:
    """Return 2 to 10, J, Q, K or A; an empty text if the card has no rank."""
    return _sign(card)[0]


def is_hearts(card: str) -> bool:
    return _sign(card)[1] == "H"


def is_red(card: str) -> bool:
    return _sign(card)[1] in ("H", "D")


def is_high(card: str) -> bool:
    """Return whether the card is a Jack or better."""
    return _sign(card)[0] in ("J", "Q", "K", "A")


def explodes(card: str) -> bool:
    """Return whether this card sets off a Dynamite."""
    rank, suit = _sign(card)
    return suit == "S" and rank in "23456789"


def is_character(name: str) -> bool:
    return name in CATALOGUE.characters


def is_blue(card: str) -> bool:
    """Return whether the card has a blue border. All railcars have one."""
    return CATALOGUE.card[card].kind.blue


# Chances


def _share(card_fits: str) -> float:
    """Return the share of the cards of the base game whose sign matches this pattern."""
    signs = [sign for card in BASE_CARDS for sign in card.signs]
    return len([sign for sign in signs if re.fullmatch(card_fits, sign)]) / len(signs)


# The chances of a "draw!".
HEARTS_SHARE: Final = _share(".*H")
BLAST_SHARE: Final = _share("[2-9]S")
# The chance that an unknown card of a hand is one of these. Among 80 cards are 12 Missed!, 25 BANG!
# and 6 Beer. But players cannot play these cards at any time, so hands hold more of them.
MISSED_SHARE: Final = 0.2
BANG_SHARE: Final = 0.3
BEER_SHARE: Final = 0.08


# Effects of things by the rules

WEAPON_RANGE: Final[Mapping[str, int]] = {
    card.name: card.range for card in CATALOGUE.kinds if card.range
}
EQUIPMENT_PRICE: Final[Mapping[str, int]] = {card.name: card.cost for card in EQUIPMENT}
OTHER_SIDE: Final[Mapping[str, str]] = LEGEND_OF  # the Legend of each character that has one
LEGENDS: Final = frozenset(LEGEND_OF.values())


def _effects(name: str) -> Effects:
    """Return the effects of a thing; no effects for another name, such as a role."""
    thing = CATALOGUE.thing.get(name)
    return NONE if thing is None else thing.effects


def more_bangs(name: str) -> int:
    """Return how many more BANG! cards the owner of this thing may play in a turn."""
    return _effects(name).more_bangs


def has_unlimited_bangs(name: str) -> bool:
    return more_bangs(name) >= NO_LIMIT


def more_flips(names: tuple[str, ...]) -> int:
    """Return how many more cards the owner of these things turns over for a "draw!"."""
    return sum([_effects(name).more_flips for name in names])


def extra_distance(names: tuple[str, ...]) -> int:
    """Return how much these things increase the distance at which others see their owner."""
    return sum([_effects(name).farther for name in names])


def may_spare_one(names: tuple[str, ...]) -> bool:
    """Return whether the owner of these things may leave one player out of an effect on several."""
    return any(_effects(name).exempts for name in names)


# Stations

CUSTOM_STATION: Final = stations.CUSTOM
_TILES: Final = {tile.name: tile for tile in stations.TILES}


def costs_life(station: str) -> bool:
    return _TILES[station].fare == stations.LIFE_POINT


def costs_two_cards(station: str) -> bool:
    return _TILES[station].fare == stations.TWO_CARDS


def pays_for(station: str, card: str) -> bool:
    """Return whether this card can pay the fare of the station."""
    return _TILES[station].fits(CATALOGUE.card[card])
