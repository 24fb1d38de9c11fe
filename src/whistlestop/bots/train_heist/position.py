"""The table at one decision: the view of a seat, as numbers of the board and of the decks."""

from __future__ import annotations

from collections import Counter

from whistlestop.games.train_heist.board import SWITCH_COLOURS
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.view import SwitchView, TableView

NOTHING = -1


class Position:
    """The table as a seat sees it when it answers for one of its cowboys.

    It holds nothing that is hidden from this seat.
    """

    __slots__ = (
        "board",
        "cars",
        "colours",
        "count",
        "decks",
        "events",
        "hand",
        "horses",
        "loot",
        "me",
        "mine",
        "places",
        "rivals",
        "sheriff",
        "squares",
        "territory",
        "tokens",
        "towns",
        "unseen",
        "versus",
        "view",
    )

    def __init__(self, view: TableView, cowboy: int) -> None:
        self.view = view
        self.me = cowboy
        self.mine = mine = view.cowboys[cowboy]
        self.board = board = GAME.maps.board(view.board.name)
        self.decks = decks = GAME.maps.decks(view.decks.name)
        self.count = len(view.cowboys)
        self.versus = view.mode == "versus"
        number = board.number
        self.places = [number[each.place] for each in view.cowboys]
        self.cars = tuple([number[car] for car in view.cars])
        self.tokens = view.switches[0].colour is not None
        self.colours = tuple([self._colour(each) for each in view.switches])
        self.sheriff = board.sheriff_step_at[number[view.sheriff]]
        closed = [] if self.has("cherokee") else [number[space] for space in view.territory]
        self.territory = frozenset(closed)
        self.squares = [
            tuple([decks.tile_number[tile] for tile in square.tiles]) for square in view.squares
        ]
        self.towns = [len(town.tiles) for town in view.towns]
        self.hand = tuple(sorted([decks.number[card] for card in mine.hand if card is not None]))
        self.loot = len(mine.loot)
        self.horses = tuple([self._horse(at) for at in range(len(view.horses))])
        self.unseen = self._unseen()
        self.events = self._events()

    def has(self, title: str) -> bool:
        """Return whether we have this Wanted Card and can use its ability."""
        return self.mine.title == title and self.mine.title_ready

    def _colour(self, switch: SwitchView) -> int:
        """Return the colour of a switch. Without a token, the colour of the way of car 1 counts."""
        if switch.way is not None:
            ahead = self.board.ahead[(self.cars[0], self.cars[1])]
            return ahead.index(self.board.number[switch.way])
        return SWITCH_COLOURS.index(switch.colour or SWITCH_COLOURS[0])

    def _horse(self, number: int) -> int:
        """Return the space of this horse; NOTHING if another cowboy rides it or it has no space."""
        horse = self.view.horses[number]
        if horse.space is None or any(rider != self.me for rider in horse.riders):
            return NOTHING
        return self.board.number[horse.space]

    def _unseen(self) -> tuple[int, ...]:
        """Return the Poker Cards that we may draw. With a short deck the discards count too."""
        known = {card for cowboy in self.view.cowboys for card in cowboy.hand}
        if self.view.deck >= 5:
            known.update(self.view.discard)
        return tuple([card for card, name in enumerate(self.decks.cards) if name not in known])

    def _events(self) -> tuple[tuple[str, int], ...]:
        """Return the names of the Event Cards not seen yet, each with its number of copies.

        Some of these cards may not be in the deck, but out of the game.
        """
        left = Counter(self.decks.events)
        left.subtract(self.view.played)
        return tuple(sorted([(name, many) for name, many in left.items() if many > 0]))
