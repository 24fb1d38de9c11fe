"""How long the bot `deputy` thinks: `python bench/deputy.py [SEATS] [GAMES] [PARTS]`.

PARTS are expansions, divided by commas: `gold-rush,train-robbery`.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from whistlestop import games
from whistlestop.bots.bot import Eyes
from whistlestop.bots.roster import hire
from whistlestop.engine.match import Match


def think(seats: int, count: int, parts: tuple[str, ...]) -> tuple[list[float], list[float]]:
    """Seconds of every decision, and of every first one of a bot that takes over a seat."""
    usual, fresh = [], []
    for seed in range(count):
        options = dict.fromkeys(parts, True)
        match, rng = Match(games.find("bang"), seats, options, seed), Random(seed)
        bots = [hire("deputy", "bang", rng) for _ in range(seats)]
        eyes = [Eyes(match, seat) for seat in range(seats)]
        while match.outcome is None:
            for ask in match.asks:
                match.view(ask.seat)  # the engine's own work is not counted
                began = process_time()
                answer = bots[ask.seat].choose(ask, eyes[ask.seat])
                usual.append(process_time() - began)
                if ask.kind == "turn" and len(usual) % 20 == 0:
                    began = process_time()
                    hire("deputy", "bang", rng).choose(ask, eyes[ask.seat])
                    fresh.append(process_time() - began)
                match.choose(ask.seat, answer)
    return usual, fresh


def told(name: str, seconds: list[float]) -> str:
    ranked = sorted(seconds)
    mean = sum(ranked) / len(ranked)
    p99, most = ranked[int(0.99 * len(ranked))], ranked[-1]
    return (
        f"{name}: {len(ranked)} decisions, mean {mean * 1e3:.3f} ms,"
        f" p99 {p99 * 1e3:.3f} ms, most {most * 1e3:.3f} ms"
    )


def main() -> None:
    seats = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    parts = tuple(sys.argv[3].split(",")) if len(sys.argv) > 3 else ()
    usual, fresh = think(seats, count, parts)
    print(told("every decision", usual))
    print(told("taking over   ", fresh))


if __name__ == "__main__":
    main()
