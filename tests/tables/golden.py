"""Golden games: for each player count and mix of expansions one match, told in full.

A change to the rules shows here as a diff of what really changed at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from tables.every_game import play_on
from whistlestop import games
from whistlestop.engine.game import Game
from whistlestop.engine.match import Match

FOLDER = Path(__file__).parent.parent / "golden"


def golden_games() -> Iterator[tuple[Path, Game[Any], int, dict[str, bool]]]:
    """Where each one lies, and what is played in it."""
    for name in games.NAMES:
        game = games.find(name)
        flags = [option.name for option in game.options if option.kind == "flag"]
        for seats in range(game.fewest, game.most + 1):
            for switched in product((False, True), repeat=len(flags)):
                options = dict(zip(flags, switched, strict=True))
                used = "-".join([flag for flag in flags if options[flag]]) or "base"
                yield FOLDER / name / f"{seats}-{used}.txt", game, seats, options


def told(game: Game[Any], seats: int, options: dict[str, bool], seed: int) -> str:
    """The record, and then every event with its secrets."""
    match = Match(game, seats, options, seed)
    play_on(match, Random(seed))
    return tell(match)


def tell(match: Match) -> str:
    return match.record() + "\n" + "".join(f"{event!r}\n" for event in match.events)


def seed_of(path: Path) -> int:
    """Any will do, as long as it stays the same."""
    return int.from_bytes(path.stem.encode(), "big") % 1_000_003
