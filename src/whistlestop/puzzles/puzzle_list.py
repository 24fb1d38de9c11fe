"""The puzzles of the package, by game and number, and the puzzle of each day."""

from __future__ import annotations

from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from whistlestop import games
from whistlestop.puzzles.errors import NoSuchPuzzle
from whistlestop.puzzles.puzzle import Puzzle, read_puzzle

_DATA: Final = files(__package__).joinpath("data")
_SUFFIX: Final = ".toml"


@cache
def numbers(game: str) -> tuple[int, ...]:
    """Return the numbers of the puzzles of a game, in order."""
    folder = _DATA.joinpath(game)
    if game not in games.NAMES or not folder.is_dir():
        return ()
    found = [each.name for each in folder.iterdir() if each.name.endswith(_SUFFIX)]
    return tuple(sorted(int(name.removesuffix(_SUFFIX)) for name in found))


@cache
def load(game: str, number: int) -> Puzzle:
    """Load a puzzle of the package. Raise NoSuchPuzzle if there is none.

    Raise BadScenario if it is wrong. The tests play the matches of all puzzles.
    """
    if number not in numbers(game):
        raise NoSuchPuzzle(f"there is no puzzle {game}/{number}", "no-such-puzzle")
    text = _DATA.joinpath(game, f"{number:03}{_SUFFIX}").read_text("utf-8")
    return read_puzzle(game, number, text)


def load_all() -> tuple[Puzzle, ...]:
    """Load the puzzles of all games, in their order."""
    return tuple([load(game, number) for game in games.NAMES for number in numbers(game)])


def of_the_day(day: date) -> Puzzle:
    """Return the puzzle of a day, which is the same for everybody.

    The games take turns. No puzzle of a game comes again before all of its puzzles were there.
    """
    there = [game for game in games.NAMES if numbers(game)]
    game, turn = there[day.toordinal() % len(there)], day.toordinal() // len(there)
    lap, place = divmod(turn, len(numbers(game)))
    return load(game, _shuffled(game, lap)[place])


def _shuffled(game: str, lap: int) -> list[int]:
    """Return the numbers of a game's puzzles in an order of its own for each lap."""
    return sorted(numbers(game), key=lambda each: sha256(f"{game} {lap} {each}".encode()).digest())
