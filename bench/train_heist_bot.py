"""Measure how long the bot for Train Heist thinks: `bench/train_heist_bot.py [SEATS] [GAMES]`."""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from whistlestop import games
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.roster import hire
from whistlestop.engine.match import Match


def think(seats: int, count: int) -> tuple[list[float], list[float]]:
    """Return the times of all decisions, and of those that plan a turn, in seconds."""
    every, plans = [], []
    for seed in range(count):
        match, rng = Match(games.find("train-heist"), seats, {"mode": "score"}, seed), Random(seed)
        bots = [hire("normal", "train-heist", rng) for _ in range(seats)]
        as_seen = [MatchAsSeen(match, seat) for seat in range(seats)]
        planned = (0, 0)
        while match.outcome is None:
            for ask in match.asks:
                view = match.view(ask.seat)  # the engine's own work is not counted
                began = process_time()
                answer = bots[ask.seat].choose(ask, as_seen[ask.seat])
                every.append(process_time() - began)
                turn = (view.round, ask.about["cowboy"])
                if ask.kind == "turn" and turn != planned:
                    plans.append(every[-1])
                    planned = turn
                match.choose(ask.seat, answer)
    return every, plans


def summary(name: str, seconds: list[float]) -> str:
    ranked = sorted(seconds)
    mean = sum(ranked) / len(ranked)
    p99, most = ranked[int(0.99 * len(ranked))], ranked[-1]
    return (
        f"{name}: {len(ranked)} decisions, mean {mean * 1e3:.2f} ms,"
        f" p99 {p99 * 1e3:.1f} ms, most {most * 1e3:.1f} ms"
    )


def main() -> None:
    seats = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    every, plans = think(seats, count)
    print(summary("every decision", every))
    print(summary("planning a turn", plans))


if __name__ == "__main__":
    main()
