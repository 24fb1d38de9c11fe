"""The maps and decks that can be played with, by name: the standard ones, and those of a host.

A match names its map and its decks in its options, and so does its record. The name of a host's
own one ends in a digest of its content: a replay finds the very same, or says that it is missing.
"""

from __future__ import annotations

from functools import cache

from whistlestop.games.train_heist.board import Board
from whistlestop.games.train_heist.decks import Decks
from whistlestop.games.train_heist.decks_file import standard_decks
from whistlestop.games.train_heist.map_file import standard_map

STANDARD = "standard"

_OWN_MAPS: dict[str, Board] = {}
_OWN_DECKS: dict[str, Decks] = {}


def map_names() -> tuple[str, ...]:
    return (STANDARD, *_OWN_MAPS)


def decks_names() -> tuple[str, ...]:
    return (STANDARD, *_OWN_DECKS)


def board_of(name: str) -> Board:
    """KeyError if nobody has put it there."""
    return _standard_map() if name == STANDARD else _OWN_MAPS[name]


def decks_of(name: str) -> Decks:
    """KeyError if nobody has put it there."""
    return _standard_decks() if name == STANDARD else _OWN_DECKS[name]


def put_map(board: Board) -> None:
    _OWN_MAPS[board.name] = board


def put_decks(decks: Decks) -> None:
    _OWN_DECKS[decks.name] = decks


@cache
def _standard_map() -> Board:
    return standard_map()


@cache
def _standard_decks() -> Decks:
    return standard_decks()
