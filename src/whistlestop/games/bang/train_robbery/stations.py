"""The stations and their costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.games.bang.card import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_BORDER,
    RANKS,
    SPADES,
    Card,
    PlayingCard,
)
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.train_robbery.table_state import STATIONS

_TEN: Final = RANKS.index("10")

# The cost of a railcar below a station
ONE_CARD: Final = "one-card"  # one card of a certain kind
TWO_CARDS: Final = "two-cards"  # any two cards
LIFE_POINT: Final = "life-point"


class Station(Card):
    """A station tile. `fits` tells whether a card pays its fare."""

    __slots__ = ("fare", "fits")

    def __init__(
        self, name: str, fits: Callable[[PlayingCard], bool], *, fare: str = ONE_CARD
    ) -> None:
        super().__init__(name, deck=STATIONS, border=NO_BORDER)
        self.fare = fare
        self.fits = fits


def _named(*names: str) -> Callable[[PlayingCard], bool]:
    """GTR-025: Only a card with one of exactly these names pays."""
    return lambda card: card.name in names


def _suit(suit: int) -> Callable[[PlayingCard], bool]:
    return lambda card: card.suit == suit


def _blue(card: PlayingCard) -> bool:
    """GTR-060: A blue card pays. A railcar counts as a blue card."""
    return card.kind.blue


def _ten_or_higher(card: PlayingCard) -> bool:
    return card.rank >= _TEN


def _lower_than_ten(card: PlayingCard) -> bool:
    return 0 <= card.rank < _TEN


def _any(_card: PlayingCard) -> bool:
    return True


# GTR-015: this tile has no cost of its own, so an option gives it the cost of another station.
CUSTOM: Final = "custom-station"

# GTR-056 to GTR-068: the cost of each station.
TILES: Final = (
    Station("boom-town", _named("bang")),
    Station("catico", _named("cat-balou", "panic")),
    Station("creepy-creek", _suit(SPADES)),
    Station("crowns-hole", _named("beer")),
    Station("deathwood", _blue),
    Station("dodgeville", _named("missed")),
    Station("fort-wroth", _ten_or_higher),
    Station("frisco", _suit(CLUBS)),
    Station("miners-oath", _suit(DIAMONDS)),
    Station("san-tafe", _suit(HEARTS)),
    Station("tombrock", _any, fare=LIFE_POINT),
    Station("virginia-town", _any, fare=TWO_CARDS),
    Station("yooma", _lower_than_ten),
    Station(CUSTOM, _any),
)


_BY_NAME: Final = {tile.name: tile for tile in TILES}


def price_list(g: Table, station: PlayingCard) -> Station:
    """Find the station whose cost applies: this one, or another one for the custom station."""
    if station.name != CUSTOM:
        return _BY_NAME[station.name]
    return next(tile for tile in TILES if f"like-{tile.name}" in g.rulings)


def payments(
    g: Table, seat: int, station: PlayingCard, cards: list[PlayingCard]
) -> list[PlayingCard] | None:
    """GTR-024: List those of these cards, in hand or in play, with which the player could pay.

    The list is empty if the station takes no card. Return None if the player cannot pay.
    """
    player = g.players[seat]
    tile = price_list(g, station)
    if tile.fare == LIFE_POINT:
        return [] if player.life > 1 and not player.effects.frozen else None
    if tile.fare == TWO_CARDS:
        return cards if len(cards) > 1 else None
    return [card for card in cards if tile.fits(card)] or None
