"""The minutes of a match, as people would play it: where `Game.minutes` comes from.

The best bots play. Each card that a player picks, or each other decision, counts as 10 seconds of
thought. Of the seats that are asked at the same time only the slowest one counts. Each event counts
as half a second, because the screen shows it.

    python bench/match_minutes.py [--matches 30] [--game bang]
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.game import Game
from whistlestop.engine.match import Match

THOUGHT = 10.0  # seconds for a card
SHOWN = 0.5  # seconds for an event


def minutes(game: Game[Any], seats: int, seed: int, *, first: bool) -> float:
    """Play a match, and return how long people would have taken for it."""
    options = dict(game.first.options) if first else {}
    match, rng = Match(game, seats, options, seed), Random(seed)
    bots = [roster.hire(roster.NORMAL, game.name, rng) for _ in range(seats)]
    as_seen = [MatchAsSeen(match, seat) for seat in range(seats)]
    picks = 0
    while match.outcome is None:
        slowest = 0
        for ask in match.asks:
            answer = bots[ask.seat].choose(ask, as_seen[ask.seat])
            if len(ask.answers) > 1:
                slowest = max(slowest, 1, len(answer.cards))
            match.choose(ask.seat, answer)
        picks += slowest
    return (THOUGHT * picks + SHOWN * len(match.events)) / 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=30, help="for each number of seats")
    parser.add_argument("--game", choices=games.NAMES, help="only this game")
    given = parser.parse_args()
    print(f"{'game':20} {'seats':>6} {'10 %':>6} {'median':>7} {'90 %':>6}  minutes")
    for name in [given.game] if given.game else games.NAMES:
        game = games.find(name)
        tables = [(game.first.seats, True)]
        tables += [(seats, False) for seats in range(game.fewest, game.most + 1)]
        for seats, first in tables:
            found = sorted(minutes(game, seats, seed, first=first) for seed in range(given.matches))
            low, middle, high = (found[len(found) * part // 10] for part in (1, 5, 9))
            label = f"{seats}{'*' if first else ''}"
            print(f"{name:20} {label:>6} {low:6.0f} {middle:7.0f} {high:6.0f}", flush=True)
    print("* the options of a first match")


if __name__ == "__main__":
    main()
