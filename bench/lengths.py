"""The lengths of matches: how many choices the longest of many simulated matches takes.

Matches of every game are played with all numbers of seats, with and without all expansions, by
random players and by the best bots. The server's limit (`--longest-match`) lies far above.

    python bench/lengths.py [--matches 2000] [--bot-matches 200] [--game bang]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.arena import play_out
from whistlestop.engine.game import Game
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match

MOST = 100_000  # choices after which a match counts as endless


def lengths(name: str, level: str, matches: int) -> Iterator[int]:
    """Yield the number of choices of each match."""
    game, rng = games.find(name), Random(1)
    mixes = _mixes(game)
    for number in range(matches):
        seats = game.fewest + number % (game.most - game.fewest + 1)
        options = mixes[number // 7 % len(mixes)]
        match = Match(game, seats, options, number + 1, snapshots=level != roster.EASY)
        play_out(match, [roster.hire(level, name, rng) for _ in range(seats)], MOST)
        yield len(match.choices)


def _mixes(game: Game[Any]) -> list[dict[str, OptionValue]]:
    """Return the options of the plain game, of each named mix, and with all switches on."""
    switches: dict[str, OptionValue] = {
        each.name: True for each in game.options if isinstance(each.default, bool)
    }
    return [{}, *(dict(mix.options) for mix in game.mixes), switches]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=2000, help="of random players, each game")
    parser.add_argument("--bot-matches", type=int, default=200, help="of the best bots, each game")
    parser.add_argument("--game", choices=games.NAMES, help="only this game")
    given = parser.parse_args()
    print(f"{'game':20} {'players':8} {'matches':>8} {'median':>8} {'99 %':>8} {'longest':>8}")
    for name in [given.game] if given.game else games.NAMES:
        for level, count in ((roster.EASY, given.matches), (roster.NORMAL, given.bot_matches)):
            found = sorted(lengths(name, level, count))
            middle, most = found[len(found) // 2], found[len(found) * 99 // 100]
            print(f"{name:20} {level:8} {count:8} {middle:8} {most:8} {found[-1]:8}", flush=True)


if __name__ == "__main__":
    main()
