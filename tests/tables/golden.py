"""Golden games: one match for each player count and mix of expansions, told in full.

A change to the rules shows here as a diff of what really changed at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from tables.every_game import play_on
from whistlestop import games
from whistlestop.engine.game import Game
from whistlestop.engine.game_option import Option, OptionValue
from whistlestop.engine.match import Match

FOLDER = Path(__file__).parent.parent / "golden"


def golden_games() -> Iterator[tuple[Path, Game[Any], int, dict[str, OptionValue]]]:
    """Yield the golden games: the file, the game, the number of seats and the options of each."""
    for name in games.NAMES:
        game = games.find(name)
        flags = [option.name for option in game.options if option.kind == "flag"]
        for seats in range(game.fewest, game.most + 1):
            for used in _mixes(flags):
                path = FOLDER / name / f"{seats}-{'-'.join(used) or 'base'}.txt"
                yield path, game, seats, dict.fromkeys(used, True)
        for mix in game.mixes:
            yield (
                FOLDER / name / f"{game.usual}-{mix.name}.txt",
                game,
                game.usual,
                dict(mix.options),
            )
        for option in game.options:
            for value, options in _choices(option, flags):
                path = FOLDER / name / f"{game.usual}-{option.name}-{value}.txt"
                yield path, game, game.usual, options


def _mixes(flags: list[str]) -> list[tuple[str, ...]]:
    """List the combinations of flags. For many flags: no flag, each single flag, and all flags."""
    if len(flags) > 3:
        return [(), *[(flag,) for flag in flags], tuple(flags)]
    return [mix for size in range(len(flags) + 1) for mix in combinations(flags, size)]


def _choices(option: Option, flags: list[str]) -> list[tuple[OptionValue, dict[str, OptionValue]]]:
    """List the values of an option; of many values only the first and the last, with every
    expansion in play.
    """
    others = [value for value in option.choices if value != option.default]
    if len(others) <= 4:
        return [(value, {option.name: value}) for value in others]
    everything: dict[str, OptionValue] = dict.fromkeys(flags, True)
    return [(value, {**everything, option.name: value}) for value in (others[0], others[-1])]


def told(game: Game[Any], seats: int, options: dict[str, OptionValue], seed: int) -> str:
    """Play a match and write its record, then every event with its secrets."""
    match = Match(game, seats, options, seed)
    play_on(match, Random(seed))
    return tell(match)


def tell(match: Match) -> str:
    return match.record() + "\n" + "".join(f"{event!r}\n" for event in match.events)


def seed_of(path: Path) -> int:
    """Make a seed from the name of the file. Any seed will do, if it stays the same."""
    return int.from_bytes(path.stem.encode(), "big") % 1_000_003
