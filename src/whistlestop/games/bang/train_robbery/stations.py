"""The stations, and what each of them costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.games.bang.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    KINDS,
    RANK,
    RANKS,
    SPADES,
    SUIT,
    Kind,
)
from whistlestop.games.bang.state import Table

LINE: Final = "stations"
BOX: Final = "station-box"  # the tiles that are not in the line
_TEN: Final = RANKS.index("10")

ONE: Final = "one"  # a card of some kind
TWO: Final = "two"  # any two cards
LIFE: Final = "life"


def _named(*names: str) -> Callable[[int], bool]:
    """GTR-025: exactly that card."""
    return lambda card: KINDS[card].name in names


def _suit(suit: int) -> Callable[[int], bool]:
    return lambda card: SUIT[card] == suit


def _blue(card: int) -> bool:
    """GTR-060: a railcar counts as one."""
    return KINDS[card].blue


def _high(card: int) -> bool:
    return RANK[card] >= _TEN


def _low(card: int) -> bool:
    return 0 <= RANK[card] < _TEN


def _any(_card: int) -> bool:
    return True


# GTR-056 to GTR-068
COSTS: Final[dict[str, tuple[str, Callable[[int], bool]]]] = {
    "boom-town": (ONE, _named("bang")),
    "catico": (ONE, _named("cat-balou", "panic")),
    "creepy-creek": (ONE, _suit(SPADES)),
    "crowns-hole": (ONE, _named("beer")),
    "deathwood": (ONE, _blue),
    "dodgeville": (ONE, _named("missed")),
    "fort-wroth": (ONE, _high),
    "frisco": (ONE, _suit(CLUBS)),
    "miners-oath": (ONE, _suit(DIAMONDS)),
    "san-tafe": (ONE, _suit(HEARTS)),
    "tombrock": (LIFE, _any),
    "virginia-town": (TWO, _any),
    "yooma": (ONE, _low),
}
# GTR-015: the tile without a cost of its own takes that of another station.
CUSTOM: Final = "custom-station"

TILES = tuple([(Kind(name), 1) for name in (*COSTS, CUSTOM)])


def cost(g: Table, station: int) -> tuple[str, Callable[[int], bool]]:
    name = KINDS[station].name
    if name == CUSTOM:
        name = next(word for word in COSTS if f"like-{word}" in g.rulings)
    return COSTS[name]


def means(g: Table, seat: int, station: int) -> list[int] | None:
    """GTR-024: the cards, in hand or in play, with one of which the player could pay; [] where it
    takes no card; None if it cannot be paid.
    """
    player = g.players[seat]
    how, fits = cost(g, station)
    if how == LIFE:
        return [] if player.life > 1 and not player.voice.frozen else None
    cards = player.hand + player.table
    if how == TWO:
        return cards if len(cards) > 1 else None
    return [card for card in cards if fits(card)] or None
