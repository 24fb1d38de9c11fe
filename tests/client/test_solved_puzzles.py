"""The solved puzzles that are kept from one run to the next."""

from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop.client.solved_puzzles import SolvedPuzzles


def test_a_solved_puzzle_stays_solved(tmp_path: Path) -> None:
    SolvedPuzzles(tmp_path).keep("bang/7")
    SolvedPuzzles(tmp_path).keep("bang/2")
    solved = SolvedPuzzles(tmp_path)
    assert [solved.has(each) for each in ("bang/7", "bang/2", "bang/1")] == [True, True, False]


@pytest.mark.parametrize("damage", ["", "[]", '{"bang/7": 1}', "\x00"])
def test_a_damaged_file_tells_nothing_and_can_be_written(damage: str, tmp_path: Path) -> None:
    solved = SolvedPuzzles(tmp_path)
    solved.file.write_text(damage, "utf-8")
    assert not solved.has("bang/7")
    solved.keep("bang/7")
    assert solved.has("bang/7")
