"""Advice on the equipment of Gold Rush, for its owner and for players who attack the owner.

The value of having equipment is in black_equipment.py. The value of using equipment is in
brown_equipment.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice
from whistlestop.bots.bang.base.characters import draws_for_wound
from whistlestop.bots.bang.gold_rush.black_equipment import (
    WANTED_BOUNTY,
    nugget_for_wound,
    nuggets,
)
from whistlestop.bots.bang.gold_rush.brown_equipment import shot_card_value
from whistlestop.bots.bang.gold_rush.spending import wanted_value
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import suit_of


def give_shot(position: Position, seat: int) -> float:
    """Return the value of giving this player the Shot that Josh McCloud found.

    If nobody needs it, we take it ourselves.
    """
    return shot_card_value(position, seat) + (0.001 if seat == position.seat else 0.0)


def give_wanted(position: Position, seat: int) -> float:
    """Return the value of giving this player the Wanted that Josh McCloud found.

    If it is worth nothing, the player with the highest enmity gets it, and not a friend.
    """
    return wanted_value(position, seat) or 0.001 * (position.enmity[seat] - 9)


def is_diamonds(card: str) -> bool:
    return suit_of(card) == "D"


def pays_for_life(position: Position, seat: int) -> float:
    return 1.0 if nuggets(position, seat) >= 2 else 0.0


def pairs_of_nuggets(position: Position) -> int:
    return nuggets(position, position.seat) // 2


EQUIPMENT: Final[Mapping[str, Advice]] = {
    "boots": Advice(compensation=draws_for_wound, cards_per_wound=1),
    "calumet": Advice(ignores=is_diamonds),
    "lucky-charm": Advice(compensation=nugget_for_wound),
    "rucksack": Advice(survival=pays_for_life, rescue=pairs_of_nuggets),
    "shot": Advice(gift=give_shot),
    "wanted": Advice(bounty=WANTED_BOUNTY, gift=give_wanted),
}
