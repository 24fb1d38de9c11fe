"""The cost of a bot's decision: in a thread of the server, and in a process of its own.

For each game the best bots play some choices of a match, one decision after the other. The program
prints the time of a decision, and the processor time that it takes from the server's own process:
while a thread thinks, nobody else is served.

    python bench/bot_processes.py [--choices 60]
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match
from whistlestop.server.metrics import Metrics
from whistlestop.server.thinking.bot_pool import BotPool
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.messages import Question

Think: TypeAlias = Callable[[Match, Ask], Awaitable[str]]

SHARE = Share("", 1, attended=True)


async def play(game: str, most: int, think: Think) -> tuple[int, float, float]:
    """Play a match. Return its decisions, and the seconds and processor seconds that they took."""
    found = games.find(game)
    match, decisions, seconds, busy = Match(found, found.usual, seed=1), 0, 0.0, 0.0
    while match.outcome is None and len(match.choices) < most:
        ask = match.asks[0]
        answer = str(ask.answers[0])
        if len(ask.answers) > 1:
            began, used = time.perf_counter(), time.process_time()
            answer = await think(match, ask)
            seconds += time.perf_counter() - began
            busy += time.process_time() - used
            decisions += 1
        match.choose(ask.seat, next(each for each in ask.answers if str(each) == answer))
    return decisions, seconds, busy


async def measure(game: str, most: int) -> None:
    bots = {
        seat: roster.hire(roster.NORMAL, game, Random(seat))
        for seat in range(games.find(game).usual)
    }

    async def in_thread(match: Match, ask: Ask) -> str:
        as_seen = MatchAsSeen(match.fork(), ask.seat)
        return str(await asyncio.to_thread(bots[ask.seat].choose, ask, as_seen))

    pool = BotPool(Metrics(), 1)
    copy = pool.new_copy()

    async def in_process(match: Match, ask: Ask) -> str:
        question = Question(ask.seat, roster.NORMAL, ask.seat)
        return await pool.think(copy, match, question, SHARE).result

    try:
        await play(game, 4, in_process)  # the process starts
        copy = pool.new_copy()
        for name, think in (("thread", in_thread), ("process", in_process)):
            decisions, seconds, busy = await play(game, most, think)
            each, own = 1000 * seconds / decisions, 1000 * busy / decisions
            print(f"{game:20} {name:8} {decisions:9} {each:10.2f} {own:12.2f}", flush=True)
    finally:
        await pool.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--choices", type=int, default=60)
    given = parser.parse_args()
    print(f"{'game':20} {'in a':8} {'decisions':>9} {'ms each':>10} {'of the server':>12}")
    for game in games.NAMES:
        asyncio.run(measure(game, given.choices))


if __name__ == "__main__":
    main()
