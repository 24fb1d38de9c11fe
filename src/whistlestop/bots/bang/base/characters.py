"""Advice on the characters of the base game, for us and for players who attack them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice
from whistlestop.bots.bang.position import Position
from whistlestop.engine.ask import Answer

_DRAWN_FROM_HAND: Final = 0.25  # weight of the act when Jesse Jones draws from a player's hand


def takes_our_card(position: Position, _seat: int) -> float:
    """Return the cost of hitting El Gringo, who draws a card from the hand of the attacker."""
    return 0.4 if position.me.hand > 1 else 0.0


def draws_for_wound(position: Position, seat: int) -> float:
    return 0.2 * sum([advice.cards_per_wound for advice in position.advice(seat)])


def discards_two(position: Position, seat: int) -> float:
    """Return the chance that Sid Ketchum survives by discarding two cards for a life point."""
    return 0.9 if position.view.players[seat].hand > 1 else 0.0


def pairs_of_cards(position: Position) -> int:
    """Count the pairs of cards that Sid Ketchum can discard, without Beers that he can drink."""
    beers = position.kinds.count("beer") if position.beer_helps else 0
    return (len(position.hand) - beers) // 2


def costs_nothing(_position: Position, _answer: Answer) -> float:
    return 0.0


# `strength` is for the choice between two characters: the best one has 0, the others have less.
CHARACTERS: Final[Mapping[str, Advice]] = {
    "willy-the-kid": Advice(strength=0.0),
    "slab-the-killer": Advice(strength=-1.0),
    "calamity-janet": Advice(strength=-2.0),
    "sid-ketchum": Advice(strength=-3.0, survival=discards_two, rescue=pairs_of_cards),
    "bart-cassidy": Advice(strength=-4.0, compensation=draws_for_wound, cards_per_wound=1),
    "suzy-lafayette": Advice(strength=-5.0, refills_to=1),
    "jourdonnais": Advice(strength=-6.0, dodge_cost=costs_nothing, flip_value=0.35),
    "kit-carlson": Advice(strength=-7.0),
    "lucky-duke": Advice(strength=-8.0, flip_value=-0.05),
    "black-jack": Advice(strength=-9.0),
    "pedro-ramirez": Advice(strength=-10.0),
    "jesse-jones": Advice(strength=-11.0, taken_weight=_DRAWN_FROM_HAND),
    "rose-doolan": Advice(strength=-12.0),
    "vulture-sam": Advice(strength=-13.0),
    "el-gringo": Advice(strength=-14.0, compensation=takes_our_card),
    "paul-regret": Advice(strength=-15.0),
}
