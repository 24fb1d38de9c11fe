"""The decks: Poker Cards, Event Cards and Loot Tiles as numbers that the rules work with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist.decks_view import DecksView, TileKind

REVOLVER: Final = 0
BAG: Final = 1
KEYHOLE: Final = 2
WILD: Final = 3  # the suit of a Wild Card, which has no number
SUITS: Final = ("revolver", "bag", "keyhole")

LOWEST: Final = 1  # TH-165: the Ace is 1 and no other number
HIGHEST: Final = 10

# The kinds of Event Cards. The name of a CHEROKEE card adds the number of a cactus. The name of a
# SHERIFF card adds a direction and a number of arrows.
SPEED_UP: Final = "speed-up"
SWITCH: Final = "switch"
CHEROKEE: Final = "cherokee"
SHERIFF: Final = "sheriff"

# The Wanted Cards, by title.
TITLES: Final = (
    "wild",
    "six-shooter",
    "cherokee",
    "crazy",
    "tombstone",
    "kid",
    "two-timing",
    "galloping",
    "slippery",
    "railroad",
    "quick-draw",
    "honest",
)
# TH-145: These Wanted Cards are left out of the versus game.
NOT_IN_VERSUS: Final = ("crazy", "tombstone")

# TH-001: the numbers of cards and tiles in the box.
POKER_CARDS: Final = 35
EVENT_CARDS: Final = 21
LOOT_TILES: Final = 21


class Decks:
    """The cards and tiles of a game. They never change.

    Each Poker Card, Event Card and Loot Tile is a number: its place in the lists of this class.
    """

    __slots__ = (
        "cards",
        "events",
        "name",
        "number",
        "numbers",
        "ride_with",
        "speed_cards",
        "suits",
        "tile_ids",
        "tile_number",
        "tiles",
        "view",
    )

    def __init__(self, view: DecksView, faces: list[tuple[str, int, int]]) -> None:
        """Set up the decks.

        `faces` has the name, suit and number of each Poker Card, the Wild Cards last.
        """
        self.view = view
        self.name = view.name
        self.cards = tuple([name for name, _, _ in faces])
        self.suits = tuple([suit for _, suit, _ in faces])
        self.numbers = tuple([number for _, _, number in faces])  # a Wild Card has 0
        self.number = {name: card for card, name in enumerate(self.cards)}
        # Answers that begin a ride, by horse and card. They are made only once.
        self.ride_with = tuple(
            [
                tuple([Answer("ride", (name,), number=horse) for name in self.cards])
                for horse in range(2)
            ]
        )
        self.tiles: tuple[TileKind, ...] = view.tiles
        self.tile_ids = tuple([tile.id for tile in view.tiles])
        self.tile_number = {name: tile for tile, name in enumerate(self.tile_ids)}
        self.events = tuple([kind.name for kind in view.events for _ in range(kind.copies)])
        self.speed_cards = tuple(
            [card for card, name in enumerate(self.events) if name == SPEED_UP]
        )

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Return the names of Poker Cards."""
        every = self.cards
        return tuple([every[card] for card in cards])

    def tile_names(self, tiles: Iterable[int]) -> tuple[str, ...]:
        """Return the names of Loot Tiles."""
        every = self.tile_ids
        return tuple([every[tile] for tile in tiles])

    def level(self, goal: int) -> str:
        """TH-174: Return the difficulty of this goal; a goal below all bands has the lowest."""
        return next(band.id for band in self.view.bands if goal <= band.high)
