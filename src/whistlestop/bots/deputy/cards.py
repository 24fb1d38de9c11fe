"""What the bot knows of the cards by heart: kinds, signs, and how common they are in hands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from whistlestop.bots.deputy.hooks import WEAPONS

# The chance that an unknown card of a hand is one. Of 80 cards 12 are Missed!, 25 BANG! and 6
# Beer; what waits in hands is rather that which cannot be played at will.
MISSED_SHARE: Final = 0.2
BANG_SHARE: Final = 0.3
BEER_SHARE: Final = 0.08
# The chance of a "draw!": 20 Hearts, and 10 Spades from 2 to 9, in 80 cards.
HEARTS_SHARE: Final = 0.25
BLAST_SHARE: Final = 0.125

_SIGN: Final = re.compile(r"(-(?P<sign>([2-9AJQK]|10)[SHDC]))?(-[1-9])?$")

for _at, _weapon in enumerate(("volcanic", "schofield", "remington", "rev-carabine", "winchester")):
    WEAPONS.put(_weapon, _at + 1)
RANGE: Final[Mapping[str, int]] = WEAPONS.by_name


@cache
def kind_of(card: str) -> str:
    """`cat-balou` for `cat-balou-9D`, `shot` for `shot-2`: equipment has no sign."""
    return _SIGN.sub("", card)


@cache
def _sign(card: str) -> tuple[str, str]:
    """`9` and `D` for `cat-balou-9D`."""
    found = _SIGN.search(card)
    sign = found["sign"] if found else None
    return (sign[:-1], sign[-1]) if sign else ("", "")


def suit_of(card: str) -> str:
    """S, H, D or C; nothing if it has none."""
    return _sign(card)[1]


def rank_of(card: str) -> str:
    """2 to 10, J, Q, K or A; nothing if it has none."""
    return _sign(card)[0]


def is_hearts(card: str) -> bool:
    return _sign(card)[1] == "H"


def explodes(card: str) -> bool:
    rank, suit = _sign(card)
    return suit == "S" and rank in "23456789"
