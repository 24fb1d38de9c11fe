"""The maps and decks that can be played with, by name: those of the box, and those of a host.

A match names its map and its decks in its options, and so does its record. The name of a host's map
or decks ends in a digest of the content. So a replay finds exactly the same map and decks, or
reports that they are missing.
"""

from __future__ import annotations

from functools import cache

from whistlestop.games.train_heist.board import Board
from whistlestop.games.train_heist.decks import Decks
from whistlestop.games.train_heist.decks_reader import standard_decks
from whistlestop.games.train_heist.map_reader import standard_map

STANDARD = "standard"


class MapRegistry:
    """The maps and decks of the box, and those that a host has added."""

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}
        self._decks: dict[str, Decks] = {}

    def board_names(self) -> tuple[str, ...]:
        return (STANDARD, *self._boards)

    def decks_names(self) -> tuple[str, ...]:
        return (STANDARD, *self._decks)

    def board(self, name: str) -> Board:
        """Return the board with this name; raise KeyError if nobody has added it."""
        return _standard_map() if name == STANDARD else self._boards[name]

    def decks(self, name: str) -> Decks:
        """Return the decks with this name; raise KeyError if nobody has added them."""
        return _standard_decks() if name == STANDARD else self._decks[name]

    def add_board(self, board: Board) -> str:
        """Add a host's own map and return its name."""
        self._boards[board.name] = board
        return board.name

    def add_decks(self, decks: Decks) -> str:
        """Add a host's own decks and return their name."""
        self._decks[decks.name] = decks
        return decks.name


# Reading the map takes time, so the program reads it only when somebody plays.
@cache
def _standard_map() -> Board:
    return standard_map()


@cache
def _standard_decks() -> Decks:
    return standard_decks()
