"""Views of the cards and tiles, with everything that never changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

# The price of a tile: cards of certain suits, a straight, two pairs, cards of one number, or cards
# of certain numbers.
TilePrice: TypeAlias = Literal["suits", "straight", "pairs", "kind", "numbers"]


@dataclass(frozen=True, slots=True)
class TileKind:
    """A Loot Tile and the cards that it costs."""

    id: str
    kind: TilePrice
    revolver: int
    bag: int
    keyhole: int
    numbers: tuple[int, ...]
    size: int  # the number of cards in its price
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of Event Card, with the number of its copies."""

    name: str
    copies: int
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class BandView:
    """A level of difficulty on the rim of the Train Heist Meter."""

    id: str
    colour: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class DecksView:
    """The Loot Tiles, Wanted Cards and Event Cards, and the levels of difficulty."""

    name: str
    reconstructed: bool
    tiles: tuple[TileKind, ...]
    wanted: tuple[str, ...]
    events: tuple[EventKind, ...]
    bands: tuple[BandView, ...]
