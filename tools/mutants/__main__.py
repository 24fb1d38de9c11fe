"""`make mutants`: do the tests notice small changes to the engine and the games?

It changes a sample of places, one at a time and in memory only, and runs the tests of the folder.
A change that no test notices is a survivor: a rule without a test, or a change that means nothing.
The latter are listed in `equivalents.toml`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

from tools.mutants.children import result_of
from tools.mutants.equivalents import Equivalent, Stale, read_equivalents
from tools.mutants.mutations import Mutant, edits_of
from tools.mutants.suite import (
    KILLED,
    LOOPED,
    SURVIVED,
    UNTESTED,
    Suite,
    TestsFail,
    run_new_imports,
    use_sources,
)

GOAL = 95
FOLDERS = ("engine", "games/colt_super_express", "games/train_heist", "games/bang")
MARKED = "equivalent"


def say(text: str) -> None:
    """Tell how far the run is, on the error stream, so that the report can be kept apart."""
    print(f"  {text}", file=sys.stderr, flush=True)


def sample(places: list[Path], line: int | None, number: int, seed: int) -> list[Mutant]:
    """Choose mutants at random, the same ones for the same sources and seed."""
    files = [file for place in places for file in _files(place)]
    edits = [edit for file in files for edit in edits_of(file)]
    if line is not None:
        edits = [edit for edit in edits if edit.line == line]
    Random(seed).shuffle(edits)
    mutants: dict[tuple[Path, str], Mutant] = {}
    for edit in edits:
        if len(mutants) == number:
            break
        mutant = edit.mutant()
        if mutant is not None:
            mutants.setdefault((mutant.path, mutant.mutated), mutant)
    return sorted(mutants.values(), key=lambda mutant: (mutant.path, mutant.line))


def _files(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def run(
    mutants: list[Mutant], tests: list[str], marked: list[Equivalent], workers: int
) -> list[str]:
    """Run the tests on every mutant; return the results in the same order."""
    results: dict[int, str] = {}
    for number, mutant in enumerate(mutants):
        if any(each.is_for(mutant) for each in marked):
            results[number] = MARKED
    run_now = {number: mutant for number, mutant in enumerate(mutants) if number not in results}
    if not run_now:
        return [results[number] for number in range(len(mutants))]
    numbers = list(run_now)
    cost, found = result_of(lambda: Suite(list(run_now.values()), workers, say).run(tests))
    results |= {numbers[number]: result for number, result in found.items()}
    left = {number: mutants[number] for number in numbers if number not in results}
    if left:
        say(f"{len(left)} changes to code that runs at the import")
    for number, result in run_new_imports(left, tests, cost, workers):
        results[number] = result
        say(f"{len(results)} {result}")
    return [results[number] for number in range(len(mutants))]


def report(folder: str, mutants: list[Mutant], results: list[str], root: Path) -> bool:
    """Print the survivors and the score; return whether the folder reaches the goal."""
    count = Counter(results)
    for mutant, result in zip(mutants, results, strict=True):
        if result in {SURVIVED, UNTESTED}:
            why = ", no test calls this function" if result == UNTESTED else ""
            print(f"\n{mutant.path.relative_to(root)}:{mutant.line} ({mutant.kind}{why})")
            print("\n".join(mutant.diff))
    killed, alive = count[KILLED] + count[LOOPED], count[SURVIVED] + count[UNTESTED]
    score = 100 * killed / (killed + alive) if killed + alive else 100
    print(
        f"\n{folder}: {score:.1f} % killed ({killed} of {killed + alive}; {count[LOOPED]} of them"
        f" by a limit; {count[MARKED]} more are marked as equivalent)",
        flush=True,
    )
    return score >= GOAL


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("folders", nargs="*", help="engine, games/bang, engine/rng.py:41, ...")
    parser.add_argument("--number", type=int, default=100, help="mutants for each folder")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--sources", type=Path, default=Path("src/whistlestop"))
    parser.add_argument("--tests", type=Path, default=Path("tests"))
    parser.add_argument(
        "--equivalents", type=Path, default=Path(__file__).parent / "equivalents.toml"
    )
    given = parser.parse_args()
    root = Path.cwd()
    sources = (root / given.sources).resolve()
    use_sources(sources.parent)
    try:
        marked = read_equivalents(given.equivalents, root)
        good = [run_folder(folder, sources, given, marked) for folder in given.folders or FOLDERS]
    except (Stale, TestsFail) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0 if all(good) else 1


def run_folder(
    folder: str, sources: Path, given: argparse.Namespace, marked: list[Equivalent]
) -> bool:
    """Run the mutants of one folder, file or line, and report."""
    name, _, line = folder.partition(":")
    mutants = sample([sources / name], int(line) if line else None, given.number, given.seed)
    began = time.monotonic()
    say(f"{folder}: {len(mutants)} mutants, seed {given.seed}")
    results = run(mutants, tests_of(name, given.tests), marked, given.workers)
    say(f"{folder}: {time.monotonic() - began:.0f} seconds")
    return report(folder, mutants, results, Path.cwd())


def tests_of(name: str, tests: Path) -> list[str]:
    """Find the tests of a folder of sources: the same folder, and an oracle of the game."""
    folder = next((each for each in FOLDERS if Path(name).is_relative_to(each)), "")
    oracle = tests / "oracles" / f"test_{Path(folder).name}.py"
    return [str(tests / folder), *([str(oracle)] if oracle.exists() else [])]


if __name__ == "__main__":
    sys.exit(main())
