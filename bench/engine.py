"""Measure the engine: playouts, forks, resampling and replays, all in one run.

Other programs disturb the times, so all actions are timed in several rounds, and the best time
counts. Each figure comes with its ratio to a yardstick: the time of a fixed piece of plain Python
on the same machine in the same run. Compare ratios between runs, not seconds.

    python bench/engine.py [--game bang] [--seats 5] [--with horse,...] [--json]
    python bench/engine.py --profile
    python bench/engine.py --game bang --seats 5 --compare base gold-rush all-aboard

The last command plays the same number of games with each mix of expansions, in turns, and compares
their decisions per second with those of the first mix. To compare games per second would not be
fair, because a game with a bigger mix has more decisions.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random

from whistlestop import games
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match

ROUNDS = 60
PLAYOUTS = 25


def yardstick() -> None:
    """Do the usual work of an engine: calls, dicts, lists, small objects."""
    total: list[dict[str, int]] = []
    for number in range(1000):
        total.append({"seat": number & 3, "car": number})
        if len(total) > 50:
            total.clear()
        sorted((number % 7, number % 5, number % 3))


class Bench:
    """One game and mix, and the actions that are timed with it."""

    def __init__(self, name: str, seats: int, options: dict[str, OptionValue]) -> None:
        self.game = games.find(name)
        self.seats = seats
        self.options = options
        self.rng = Random(1)
        self.decisions = 0
        self.match = self.middle()
        self.ask = self.match.asks[0]
        finished = self.playout(1, snapshots=True)
        self.record = finished.record()
        self.nested = self.deep_inside()

    def playout(self, seed: int, *, snapshots: bool = False) -> Match:
        match = Match(self.game, self.seats, self.options, seed, snapshots=snapshots)
        random = self.rng.random
        while match.outcome is None:
            for ask in match.asks:
                match.choose(ask.seat, ask.answers[int(random() * len(ask.answers))])
                self.decisions += 1
        return match

    def middle(self) -> Match:
        """Play a match to mid-game. If several seats are asked there, one has already answered."""
        for seed in range(1000):
            match = Match(self.game, self.seats, self.options, seed)
            for _ in range(3 * self.seats + 1):
                if match.outcome is None:
                    ask = match.asks[0]
                    match.choose(ask.seat, self.rng.choice(ask.answers))
            if match.outcome is None:
                return match
        raise RuntimeError("no match lasts that long")

    def deep_inside(self) -> list[Match]:
        """Find matches in the middle of a step, two or more choices after the last snapshot."""
        found = []
        for seed in range(200):
            match = Match(self.game, self.seats, self.options, seed)
            rng = Random(seed)
            for _ in range(12 * self.seats):
                if match.outcome is not None:
                    break
                ask = match.asks[0]
                if len(match._since) > 1 and len(match.asks) == 1:  # noqa: SLF001 - what a fork replays
                    found.append(match.fork())
                    break
                match.choose(ask.seat, rng.choice(ask.answers))
        return found

    def nested_forks(self) -> None:
        """Fork and make a choice, like `ready_forks`, with the matches in the middle of a step."""
        for match in self.nested:
            ask = match.asks[0]
            match.fork().choose(ask.seat, ask.answers[-1])

    def playouts(self, *, snapshots: bool = False) -> None:
        """Play the same games in every round, so that the times of the rounds can be compared."""
        self.rng.seed(1)
        for seed in range(PLAYOUTS):
            self.playout(seed, snapshots=snapshots)

    def playouts_with_snapshots(self) -> None:
        self.playouts(snapshots=True)

    def forks(self) -> None:
        for _ in range(1000):
            self.match.fork()

    def ready_forks(self) -> None:
        """Fork and make a choice. A fork makes its state only when a choice needs it."""
        for _ in range(50):
            self.match.fork().choose(self.ask.seat, self.ask.answers[0])

    def views(self) -> None:
        for _ in range(50):
            self.match.view(0)

    def all_views(self) -> None:
        """Make the views of every seat and of a spectator, as a server does after every event."""
        for _ in range(50):
            self.match.views([None, *range(self.seats)])

    def resamples(self) -> None:
        for _ in range(50):
            self.match.resample(0, self.rng)

    def replays(self) -> None:
        for _ in range(5):
            Match.replay(self.record, games.find)


def imports() -> dict[str, float]:
    """Return the best time of `import whistlestop` in new interpreters, with bytecode."""
    code = (
        "import time; t = time.perf_counter(); import whistlestop; print(time.perf_counter() - t)"
    )
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    times = [
        float(subprocess.check_output([sys.executable, "-c", code], env=environment))
        for _ in range(12)
    ]
    return {"import whistlestop": min(times)}


def best_times(what: dict[str, tuple[Callable[[], None], int]]) -> dict[str, float]:
    """Return the best time of each action over all rounds, in seconds.

    The actions take turns, so that other programs disturb all of them alike.
    """
    best = dict.fromkeys(what, float("inf"))
    for _ in range(ROUNDS):
        for name, (action, times) in what.items():
            started = time.perf_counter()
            action()
            best[name] = min(best[name], (time.perf_counter() - started) / times)
    return best


def measure(bench: Bench) -> dict[str, dict[str, float]]:
    nested: dict[str, tuple[Callable[[], None], int]] = {}
    if bench.nested:
        nested["nested fork and choice"] = (bench.nested_forks, len(bench.nested))
    best = best_times(
        {
            "yardstick": (yardstick, 1),
            "random playout": (bench.playouts, PLAYOUTS),
            "random playout with snapshots": (bench.playouts_with_snapshots, PLAYOUTS),
            "fork": (bench.forks, 1000),
            "fork and first choice": (bench.ready_forks, 50),
            "view of a seat": (bench.views, 50),
            "views of all": (bench.all_views, 50),
            "resample": (bench.resamples, 50),
            "replay of a record": (bench.replays, 5),
            **nested,
        }
    )
    best |= imports()
    return {
        name: {
            "microseconds": round(seconds * 1e6, 2),
            "per_second": round(1 / seconds, 1),
            "yardsticks": round(seconds / best["yardstick"], 4),
        }
        for name, seconds in best.items()
    }


def compare(name: str, seats: int, mixes: list[str], rounds: int) -> list[dict[str, float | str]]:
    """Time playouts of each mix, in processor time, because other programs may be running."""
    benches = {mix: Bench(name, seats, mixed(name, mix)) for mix in mixes}
    best = dict.fromkeys(mixes, float("inf"))
    for _ in range(rounds):
        for mix, bench in benches.items():
            bench.decisions = 0
            started = time.process_time()
            bench.playouts()
            best[mix] = min(best[mix], time.process_time() - started)
    pace = {mix: bench.decisions / best[mix] for mix, bench in benches.items()}
    return [
        {
            "with": mix,
            "games_per_second": round(PLAYOUTS / best[mix], 1),
            "decisions_per_second": round(pace[mix]),
            "share": round(pace[mix] / pace[mixes[0]], 3),
        }
        for mix in mixes
    ]


def mixed(game: str, words: str) -> dict[str, OptionValue]:
    """Return the options for a list of names of options or mixes; `base` means no expansion."""
    mixes = {mix.name: dict(mix.options) for mix in games.find(game).mixes}
    options: dict[str, OptionValue] = {}
    for name in words.split(","):
        if name not in ("", "base"):
            options |= mixes.get(name, {name: True})
    return options


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="colt-super-express")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--with", dest="expansions", default="")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    parser.add_argument("--profile", action="store_true", help="show where a playout's time goes")
    parser.add_argument("--compare", nargs="+", metavar="MIX", help="playouts with each, by turns")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of a comparison")
    words = parser.parse_args()
    if words.compare:
        for line in compare(words.game, words.seats, words.compare, words.rounds):
            print(json.dumps(line))
        return
    bench = Bench(words.game, words.seats, mixed(words.game, words.expansions))
    if words.profile:
        profile = cProfile.Profile()
        for _ in range(250):
            profile.runcall(bench.playouts)
        pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(25)
        return
    figures = measure(bench)
    result = {"game": words.game, "seats": words.seats, "with": words.expansions, **figures}
    if not words.json:
        print(f"{words.game}, {words.seats} seats, with {words.expansions or 'nothing'}")
        print(f"{'':32}{'microseconds':>14}{'per second':>14}{'yardsticks':>12}")
        for name, row in figures.items():
            print(
                f"{name:32}{row['microseconds']:>14,}{row['per_second']:>14,}{row['yardsticks']:>12}"
            )
        print()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
