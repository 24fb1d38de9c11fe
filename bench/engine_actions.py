"""The actions of the engine that `bench/engine.py` times, and the process that times them.

    python bench/engine_actions.py MATCH...

The process does one round for each line that it reads, and prints the times as JSON. So the
processes of the compiled rules and of their sources can take turns.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.compiled import RUNNING
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.engine.playout import play_at_random

BOT = "a decision of the bot"
YARDSTICK = "yardstick"
SLOW_PLAYOUT = 0.004  # seconds; a round plays fewer of such matches


@dataclass(frozen=True, slots=True)
class Measured:
    """A game with its seats and expansions."""

    game: str
    seats: int
    mix: str = ""  # the names of options or of a mix, with commas

    def __str__(self) -> str:
        return f"{self.game}:{self.seats}:{self.mix}"

    @classmethod
    def read(cls, text: str) -> Measured:
        game, seats, mix = text.split(":")
        return cls(game, int(seats), mix)

    def options(self) -> dict[str, OptionValue]:
        """Return the options; the names are those of options or of mixes."""
        mixes = {mix.name: dict(mix.options) for mix in games.find(self.game).mixes}
        found: dict[str, OptionValue] = {}
        for name in filter(None, self.mix.split(",")):
            found |= mixes.get(name, {name: True})
        return found


def yardstick() -> None:
    """Do the usual work of an engine: calls, dicts, lists, small objects."""
    total: list[dict[str, int]] = []
    for number in range(1000):
        total.append({"seat": number & 3, "car": number})
        if len(total) > 50:
            total.clear()
        sorted((number % 7, number % 5, number % 3))


class Actions:
    """The actions that are timed with one game and mix. Each round does exactly the same."""

    def __init__(self, what: Measured) -> None:
        self.game = games.find(what.game)
        self.seats = what.seats
        self.options = what.options()
        self.rng = Random(1)
        self.match = self._middle()
        self.ask = self.match.asks[0]
        started = time.perf_counter()
        finished = Match(self.game, self.seats, self.options, 1)
        play_at_random(finished, self.rng.random, 100_000)
        self.playouts = 3 if time.perf_counter() - started > SLOW_PLAYOUT else 15
        self.record = finished.record()
        self.nested = self._in_steps()

    def _middle(self) -> Match:
        """Play a match to mid-game. If several seats are asked there, one has already answered."""
        for seed in range(1000):
            match = Match(self.game, self.seats, self.options, seed)
            play_at_random(match, self.rng.random, 3 * self.seats + 1)
            if match.outcome is None:
                return match
        raise RuntimeError("no match lasts that long")

    def _in_steps(self) -> list[Match]:
        """Find matches in the middle of a step, two or more choices after the last snapshot."""
        found = []
        for seed in range(100):
            match = Match(self.game, self.seats, self.options, seed)
            rng = Random(seed)
            for _ in range(12 * self.seats):
                if match.outcome is not None:
                    break
                if len(match._since) > 1 and len(match.asks) == 1:  # noqa: SLF001 - what a fork replays
                    found.append(match.fork())
                    break
                play_at_random(match, rng.random, 1)
        return found

    def all(self) -> Iterator[tuple[str, Callable[[], object], int]]:
        """Yield the name of each action, its function, and how often the function does it."""
        yield "playout, watched", lambda: self._play(events=True), self.playouts
        yield "playout, lean", lambda: self._play(events=False), self.playouts
        yield "fork", lambda: [self.match.fork() for _ in range(500)], 500
        yield "fork and first choice", self._first_choices, 50
        if self.nested:
            yield "fork and choice in a step", self._nested_choices, len(self.nested)
        yield "resample", lambda: [self.match.resample(0, self.rng) for _ in range(30)], 30
        yield "view of a seat", lambda: [self.match.view(0) for _ in range(50)], 50
        yield "views of all", self._all_views, 30
        yield "replay of a record", lambda: Match.replay(self.record, games.find), 1

    def _play(self, *, events: bool) -> None:
        random = Random(1).random
        for seed in range(self.playouts):
            match = Match(self.game, self.seats, self.options, seed, snapshots=False, events=events)
            play_at_random(match, random, 100_000)

    def _first_choices(self) -> None:
        """Fork and make a choice. A fork makes its state only when a choice needs it."""
        for _ in range(50):
            self.match.fork(snapshots=False, events=False).choose_index(self.ask.seat, 0)

    def _nested_choices(self) -> None:
        for match in self.nested:
            ask = match.asks[0]
            match.fork(snapshots=False, events=False).choose_index(ask.seat, ask.count - 1)

    def _all_views(self) -> None:
        """Make the views of every seat and of a spectator, as a server does after every event."""
        for _ in range(30):
            self.match.views([None, *range(self.seats)])

    def decision(self) -> float:
        """Return the mean time in which the usual bot decides, over a part of a match."""
        match = Match(self.game, self.seats, self.options, 1)
        play_at_random(match, Random(1).random, 3 * self.seats)
        bots = [
            roster.hire(roster.usual(self.game.name), self.game.name, Random(seat))
            for seat in range(self.seats)
        ]
        seen = [MatchAsSeen(match, seat) for seat in range(self.seats)]
        spent, made = 0.0, 0
        while match.outcome is None and made < 40 and spent < 2:
            for ask in match.asks:
                started = time.perf_counter()
                answer = bots[ask.seat].choose(ask, seen[ask.seat])
                spent += time.perf_counter() - started
                made += 1
                match.choose(ask.seat, answer)
        return spent / made


def time_round(benches: dict[str, Actions]) -> dict[str, dict[str, float]]:
    """Time each action once, in seconds."""
    found: dict[str, dict[str, float]] = {"": {YARDSTICK: _time(yardstick, 1)}}
    for name, bench in benches.items():
        found[name] = {what: _time(action, times) for what, action, times in bench.all()}
    return found


def _time(action: Callable[[], object], times: int) -> float:
    started = time.perf_counter()
    action()
    return (time.perf_counter() - started) / times


def main(words: list[str]) -> None:
    benches = {word: Actions(Measured.read(word)) for word in words}
    bots = {word: {BOT: bench.decision()} for word, bench in benches.items()}
    print(json.dumps({"why": RUNNING.why, "times": bots}), flush=True)
    for _ in sys.stdin:
        print(json.dumps(time_round(benches)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
