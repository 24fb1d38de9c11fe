"""The check of a puzzle: its match is played up to the question, which must have its answers."""

from __future__ import annotations

from whistlestop.engine.errors import WhistlestopError
from whistlestop.puzzles.puzzle import Puzzle
from whistlestop.scenarios.errors import bad_scenario


def check_puzzle(puzzle: Puzzle) -> None:
    """Raise BadScenario unless the match comes to the question, with exactly these answers."""
    try:
        match = puzzle.begin()
    except WhistlestopError as problem:
        raise bad_scenario(puzzle.file, f"record: {problem}") from problem
    ask = match.ask(puzzle.seat)
    if ask is None:
        waiting = ", ".join(map(str, match.waiting)) or "nobody"
        raise bad_scenario(puzzle.file, f"seat {puzzle.seat} is not asked; asked are {waiting}")
    if any(match.given(seat) is not None for seat in range(match.seats)):
        raise bad_scenario(puzzle.file, "others have answered the question already")
    judged = sorted(map(str, puzzle.answers))
    asked = sorted(map(str, ask.answers))
    if judged != asked:
        raise bad_scenario(puzzle.file, f"the answers are {asked}, not {judged}")
