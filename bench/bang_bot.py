"""Measure how long the bot for BANG! thinks: `python bench/bang_bot.py [SEATS] [GAMES] [MIX]`.

MIX is a list of expansions, separated by commas, such as `gold-rush,train-robbery`; or the name of
a mix, such as `all-aboard`. The times are processor time of the thread. All games are played three
times, and the best time of each decision counts: this leaves out other work of the machine. Python
collects garbage only between decisions.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from random import Random
from time import thread_time
from typing import NamedTuple

from whistlestop import games
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.roster import hire
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match

_SLOWEST = 5
_ROUNDS = 3


class Thought(NamedTuple):
    seconds: float
    kind: str  # the kind of the question
    answers: int  # the number of possible answers


def think(
    seats: int, count: int, options: dict[str, OptionValue]
) -> tuple[list[Thought], list[Thought]]:
    """Time every decision, and some first decisions of a new bot that takes over a seat."""
    usual: list[Thought] = []
    fresh: list[Thought] = []
    for seed in range(count):
        match, rng = Match(games.find("bang"), seats, options, seed), Random(seed)
        bots = [hire("normal", "bang", rng) for _ in range(seats)]
        as_seen = [MatchAsSeen(match, seat) for seat in range(seats)]
        while match.outcome is None:
            ask = match.asks[0]
            match.view(ask.seat)  # the engine's own work is not counted
            answer = _timed(bots[ask.seat], ask, as_seen[ask.seat], usual.append)
            if ask.kind == "turn" and len(usual) % 20 == 0:
                _timed(hire("normal", "bang", rng), ask, as_seen[ask.seat], fresh.append)
            match.choose(ask.seat, answer)
    return usual, fresh


def _timed(bot: Bot, ask: Ask, match: MatchAsSeen, note: Callable[[Thought], None]) -> Answer:
    gc.disable()
    began = thread_time()
    answer = bot.choose(ask, match)
    note(Thought(thread_time() - began, ask.kind, len(ask.answers)))
    gc.enable()
    return answer


def summary(name: str, thoughts: list[Thought]) -> str:
    ranked = sorted([each.seconds for each in thoughts])
    mean = sum(ranked) / len(ranked)
    p99, most = ranked[int(0.99 * len(ranked))], ranked[-1]
    return (
        f"{name}: {len(ranked)} decisions, mean {mean * 1e3:.3f} ms,"
        f" p99 {p99 * 1e3:.3f} ms, most {most * 1e3:.3f} ms"
    )


def mixed(words: str) -> dict[str, OptionValue]:
    """Return the options for a list of names of expansions or mixes."""
    named = {mix.name: mix.options for mix in games.find("bang").mixes}
    options: dict[str, OptionValue] = {}
    for word in filter(None, words.split(",")):
        options.update(named.get(word, {word: True}))
    return options


def main() -> None:
    seats = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    options = mixed(sys.argv[3] if len(sys.argv) > 3 else "")
    rounds = [think(seats, count, options) for _ in range(_ROUNDS)]
    usual, fresh = [list(map(min, *times)) for times in zip(*rounds, strict=True)]
    print(summary("every decision", usual))
    print(summary("taking over   ", fresh))
    for each in sorted(usual, reverse=True)[:_SLOWEST]:
        print(f"{each.seconds * 1e3:.3f} ms: {each.kind}, of {each.answers} answers")


if __name__ == "__main__":
    main()
