"""Advice on the railcars, for us and for players who attack their owners."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from whistlestop.bots.bang.advice import Advice, SeatValue, for_ourselves
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.public_acts import THEFT
from whistlestop.bots.bang.rule_facts import kind_of, suit_of
from whistlestop.bots.bang.train_robbery.answers import baggage_car_cost, blue_card_cost
from whistlestop.bots.bang.train_robbery.railcars import RAILCARS, ghost_car_gift, gift_value

# To lay a railcar in front of another player is help, except for the Lumber Flatcar.
_GIFT: Final = -0.4
_REVIVED: Final = -1.2
_LUMBER: Final = 0.6


def is_indians_or_duel(card: str) -> bool:
    """Return whether the card is an Indians! or a Duel. A thing used as one has no suit."""
    return kind_of(card) in ("indians", "duel") and bool(suit_of(card))


def plays_on(_position: Position, _seat: int) -> float:
    return 1.0


def dodges_once(_position: Position, _seat: int) -> int:
    return 1


def spends_blue_card(position: Position, seat: int) -> int:
    """Return 1 if the player has another card in play to spend, otherwise 0."""
    return 1 if len(position.view.players[seat].cards) > 1 else 0


# The advice on railcars that differ from the usual ones.
_SPECIAL: Final[Mapping[str, Advice]] = {
    "baggage-car": Advice(
        laid_weight=_GIFT, fires_no_card=True, dodges=dodges_once, dodge_cost=baggage_car_cost
    ),
    "caboose": Advice(laid_weight=_GIFT, dodges=spends_blue_card, dodge_cost=blue_card_cost),
    "ghost-car": Advice(laid_weight=_REVIVED, survival=plays_on),
    "lumber-flatcar": Advice(laid_weight=_LUMBER),
    "passenger-car": Advice(laid_weight=_GIFT, taken_weight=THEFT),
    "prisoner-car": Advice(laid_weight=_GIFT, ignores=is_indians_or_duel),
    "sleeper-car": Advice(laid_weight=_GIFT, bang_cost=blue_card_cost),
}
_USUAL: Final = Advice(laid_weight=_GIFT)


def _gift_of(kind: str) -> SeatValue:
    return lambda position, seat: gift_value(position, seat, kind)


def _completed(kind: str, advice: Advice) -> Advice:
    """Add the values that every railcar has: of losing it, of getting it and of giving it away."""
    value = RAILCARS[kind]
    gift = ghost_car_gift if kind == "ghost-car" else _gift_of(kind)
    return replace(advice, loss=value, hand_value=for_ourselves(value), gift=gift)


RAILCAR_ADVICE: Final[Mapping[str, Advice]] = {
    kind: _completed(kind, _SPECIAL.get(kind, _USUAL)) for kind in RAILCARS
}
