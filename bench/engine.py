"""Measure the engine: playouts, forks, resampling, views, replays and bots, all in one run.

Other programs disturb the times. So the compiled rules and their sources take turns, in several
rounds, and the best time of each action counts. Each figure comes with its ratio to a yardstick:
the time of a fixed piece of plain Python on the same machine in the same run. Compare ratios
between runs, not seconds.

    python bench/engine.py [--match bang:5:gold-rush ...] [--rounds 20]
    python bench/engine.py --json new.json --against old.json
    python bench/engine.py --profile --match bang:5:

The second command compares this run with an earlier one, and fails if an action has become slower
by more than a tenth. A name of a match has the game, the seats and the expansions.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeAlias

from engine_actions import YARDSTICK, Actions, Measured

MATCHES = (
    *("bang:5:", "bang:5:gold-rush", "bang:5:train-robbery", "bang:5:gold-rush,train-robbery"),
    *("bang:5:legends", "bang:5:all-aboard"),
    *("colt-super-express:4:", "colt-super-express:4:reflex,horse,time-car"),
    *("train-heist:2:", "train-heist:4:"),
)
# How many times the games per second of the public C++ server our sources made with all events, in
# one run (docs/performance.md). So lean playouts can be compared with it where it is not installed.
OVER_CPP = {
    "bang:5:": 357 / 191,
    "bang:5:gold-rush": 245 / 119,
    "bang:5:train-robbery": 148 / 63,
    "bang:5:gold-rush,train-robbery": 123 / 52,
    "bang:5:all-aboard": 92 / 44,
}
SLOWER = 1.1
START = "start"

# The best seconds, by match and action.
Times: TypeAlias = dict[str, dict[str, float]]


class Process:
    """A process that times the compiled rules or their sources, round by round."""

    def __init__(self, words: list[str], *, pure: bool) -> None:
        program = Path(__file__).with_name("engine_actions.py")
        self.environment = os.environ | {"WHISTLESTOP_PURE": "1" if pure else "0"}
        self.process = subprocess.Popen(
            [sys.executable, program, *words],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.best: Times = {}
        first = self._read()
        self.compiled = first["why"] is None
        self._keep_best(first["times"])

    def _read(self) -> dict[str, Times]:
        output: IO[str] | None = self.process.stdout
        line = "" if output is None else output.readline()
        if not line:
            raise RuntimeError("the process that measures has died")
        found: dict[str, Times] = json.loads(line)
        return found

    def round(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.write("round\n")
            self.process.stdin.flush()
        self._keep_best(self._read())  # type: ignore[arg-type]

    def _keep_best(self, times: Times) -> None:
        for match, row in times.items():
            best = self.best.setdefault(match, {})
            for action, seconds in row.items():
                best[action] = min(best.get(action, seconds), seconds)

    def close(self) -> None:
        self.process.communicate()


@contextmanager
def processes(words: list[str]) -> Iterator[dict[str, Process]]:
    """Start a process for the sources, and one for the compiled rules if there are any."""
    started = {"sources": Process(words, pure=True)}
    try:
        other = Process(words, pure=False)
        if other.compiled:
            started["compiled"] = other
        else:
            other.close()
            print("The rules are not compiled (make setup), so only the sources are measured.")
        yield started
    finally:
        for process in started.values():
            process.close()


def measure(words: list[str], rounds: int) -> dict[str, Times]:
    """Return the best times of both kinds of rules."""
    with processes(words) as running:
        for _ in range(rounds):
            for process in running.values():
                process.round()
        for process in running.values():
            process.best[START] = {"import whistlestop": import_time(process.environment)}
        return {kind: process.best for kind, process in running.items()}


def import_time(environment: dict[str, str]) -> float:
    """Return the best time of `import whistlestop` in new interpreters, with bytecode."""
    code = (
        "import time; t = time.perf_counter(); import whistlestop; print(time.perf_counter() - t)"
    )
    command, with_bytecode = [sys.executable, "-c", code], {"PYTHONDONTWRITEBYTECODE": ""}
    return min(
        float(subprocess.check_output(command, env=environment | with_bytecode)) for _ in range(8)
    )


def in_yardsticks(found: dict[str, Times]) -> dict[str, Times]:
    """Divide all times by the yardstick of the same process."""
    return {
        kind: {
            match: {action: seconds / times[""][YARDSTICK] for action, seconds in row.items()}
            for match, row in times.items()
        }
        for kind, times in found.items()
    }


def show(found: dict[str, Times], before: dict[str, Times] | None) -> int:
    """Print the table; return how many actions are slower than before."""
    ratios, slower = in_yardsticks(found), 0
    print(f"{'':28}{'sources':>12}{'compiled':>12}{'times':>7}{'yardsticks':>22}")
    for match in [name for name in found["sources"] if name]:
        print(match)
        for action, seconds in found["sources"][match].items():
            fast = found.get("compiled", {}).get(match, {}).get(action)
            line = f"  {action:26}{seconds * 1e6:>12,.1f}"
            line += f"{fast * 1e6:>12,.1f}{seconds / fast:>7.1f}" if fast else " " * 19
            for kind in found:
                ratio = ratios[kind][match][action]
                old = (before or {}).get(kind, {}).get(match, {}).get(action)
                worse = old is not None and ratio > SLOWER * old
                slower += worse
                line += f"{ratio:>11.4f}" + (f" SLOWER (was {old:.4f})" if worse else "")
            print(line)
        if match != START:
            _show_multiples(found, match)
    return slower


def _show_multiples(found: dict[str, Times], match: str) -> None:
    """Print the games per second, and the multiple of the C++ server where it is known."""
    plain = found["sources"][match]
    lean = found.get("compiled", found["sources"])[match]["playout, lean"]
    line = f"  games/s: {1 / plain['playout, watched']:,.0f} watched, {1 / lean:,.0f} lean"
    if match in OVER_CPP:
        times = plain["playout, watched"] / lean * OVER_CPP[match]
        line += f"; about {times:.1f} times the C++ server"
    print(line)


def profile(word: str) -> None:
    """Show where lean playouts spend their time, in the sources."""
    actions = Actions(Measured.read(word))
    profiler = cProfile.Profile()
    for _ in range(100):
        profiler.runcall(actions._play, events=False)  # noqa: SLF001 - the same playouts
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(25)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--match", nargs="+", default=list(MATCHES), help="such as bang:5:legends")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--against", type=Path, help="compare with the figures of this file")
    parser.add_argument("--profile", action="store_true", help="show where a playout's time goes")
    words = parser.parse_args()
    if words.profile:
        profile(words.match[0])
        return 0
    before = None if words.against is None else json.loads(words.against.read_text("utf-8"))
    found = measure(words.match, words.rounds)
    slower = show(found, before and before["yardsticks"])
    if words.json is not None:
        figures = {"seconds": found, "yardsticks": in_yardsticks(found)}
        words.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    if slower:
        print(f"{slower} actions are slower than before by more than {SLOWER - 1:.0%}.")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
