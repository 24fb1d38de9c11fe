"""`whistlestop puzzles`: the list, the next one, one by its number, and that of the day."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.command_line import Run
from whistlestop import games, puzzles
from whistlestop.locales import LANGUAGES, Texts

COLT = "colt-super-express"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the file of the solved puzzles."""
    return tmp_path / "data" / "puzzles.json"


def solve(run: Run, data: Path, *words: str, typed: str = "") -> Any:
    return run("puzzles", *words, typed=typed, WHISTLESTOP_DATA=str(data.parent))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_game_all_games_are_listed(language: str, run: Run, data: Path) -> None:
    result = solve(run, data, "--lang", language)
    commands = [line.strip() for line in result.stdout.splitlines() if "whistlestop" in line]
    expected = [f"whistlestop puzzles {game}" for game in games.NAMES]
    assert commands == [*expected, "whistlestop puzzles --day"]
    count = len(puzzles.numbers("bang"))
    assert Texts(language).say("puzzle-count", count=count, solved=0) in result.stdout
    assert (result.returncode, result.stderr, data.exists()) == (0, "", False)


def typed_scheme(number: int) -> str:
    """Return what to type for the best answer to a puzzle of Colt Super Express."""
    puzzle = puzzles.load(COLT, number)
    hand = puzzle.begin().view(puzzle.seat).hand
    return "".join(str(hand.index(card) + 1) for card in puzzle.best.answer.cards)


def test_the_right_answer_is_typed_explained_and_kept(run: Run, data: Path) -> None:
    first = puzzles.numbers(COLT)[0]
    result = solve(run, data, COLT, typed=f"{typed_scheme(first)}\n\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Right! This is the best answer." in result.stdout
    assert "of 100 matches" in result.stdout
    assert json.loads(data.read_text("utf-8")) == {f"{COLT}/{first}": True}
    second = puzzles.numbers(COLT)[1]
    assert f"whistlestop puzzles {COLT} --number {second}" in result.stdout
    assert f"{Texts('en').say(COLT)} · Puzzle {second}" in solve(run, data, COLT).stdout


def test_a_puzzle_that_is_left_is_not_kept(run: Run, data: Path) -> None:
    number = puzzles.numbers("bang")[-1]
    result = solve(run, data, "bang", "--number", str(number), typed="q\n")
    assert result.stdout.rstrip().endswith(f"whistlestop puzzles bang --number {number}")
    assert not data.exists()


def test_the_puzzle_of_the_day_begins(run: Run, data: Path) -> None:
    result = solve(run, data, "--day", typed="q\n")
    assert "Find the best answer." in result.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("bang", "--number", "99999"), "There is no puzzle 99999."),
        (("chess",), "chess"),
        (("--number", "3"), "Say of which game you want a puzzle"),
        (("bang", "--day"), "The puzzle of the day is the same for everybody"),
    ],
)
def test_a_wrong_command_is_refused_with_the_reason(
    words: tuple[str, ...], why: str, run: Run, data: Path
) -> None:
    result = solve(run, data, *words)
    assert result.returncode == 2
    assert why in " ".join(result.stderr.split())


def test_after_all_puzzles_of_a_game_there_is_none(run: Run, data: Path) -> None:
    data.parent.mkdir()
    data.write_text(json.dumps({f"{COLT}/{each}": True for each in puzzles.numbers(COLT)}))
    assert "You have solved all puzzles of this game." in solve(run, data, COLT).stdout
