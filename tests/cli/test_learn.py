"""`whistlestop learn`: the list of lessons, and taking one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.command_line import Run
from whistlestop import lessons
from whistlestop.locales import LANGUAGES, Texts

COLT = "colt-super-express"
BEGUN = "\n321\n\n"  # the first two steps of the first ride
REST = "413\n\n\n132\n\n423\n\n412\n\n\n"
RIDE = BEGUN + REST


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the file of the progress."""
    return tmp_path / "data" / "lessons.json"


def learn(run: Run, data: Path, *words: str, typed: str = "") -> Any:
    return run("learn", *words, typed=typed, WHISTLESTOP_DATA=str(data.parent))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_game_all_lessons_are_listed(language: str, run: Run, data: Path) -> None:
    result = learn(run, data, "--lang", language)
    commands = [line.strip() for line in result.stdout.splitlines() if "whistlestop learn" in line]
    every = lessons.load_all()
    assert commands == [f"whistlestop learn {each.game} {each.name}" for each in every]
    assert [
        each.file for each in every if Texts(language).say(each.text) not in result.stdout
    ] == []
    assert (result.returncode, result.stderr, data.exists()) == (0, "", False)


def test_a_whole_lesson_is_typed_and_kept_as_finished(run: Run, data: Path) -> None:
    result = learn(run, data, COLT, "first-ride", typed=RIDE)
    assert (result.returncode, result.stderr) == (0, "")
    assert "Well done!" in result.stdout
    kept = json.loads(data.read_text("utf-8"))
    assert kept == {f"{COLT}/first-ride": {"done": [], "finished": True}}
    listed = learn(run, data).stdout
    assert "First ride (3 minutes), finished" in listed


def test_a_lesson_that_is_left_is_taken_up_again_at_its_step(run: Run, data: Path) -> None:
    left = learn(run, data, COLT, typed=f"{BEGUN}q\n")
    assert left.stdout.rstrip().endswith(f"whistlestop learn {COLT} first-ride")
    assert "Step 3 of 8" in learn(run, data).stdout
    again = learn(run, data, COLT, typed=REST)
    assert "Step 2 of 8" not in again.stdout
    assert "Well done!" in again.stdout


def test_a_lesson_can_be_begun_again(run: Run, data: Path) -> None:
    learn(run, data, COLT, "first-ride", typed=f"{BEGUN}q\n")
    assert "Step 1 of 8" in learn(run, data, COLT, "first-ride", "--again", typed="q\n").stdout


def test_the_progress_in_a_lesson_that_has_changed_is_forgotten(run: Run, data: Path) -> None:
    data.parent.mkdir()
    data.write_text(json.dumps({f"{COLT}/first-ride": {"done": ["end"], "finished": False}}))
    assert "Step 1 of 8" in learn(run, data, COLT, "first-ride", typed="q\n").stdout


def test_a_game_alone_begins_its_first_lesson_that_is_not_finished(run: Run, data: Path) -> None:
    names = lessons.names(COLT)
    data.parent.mkdir()
    finished = {"done": [], "finished": True}
    data.write_text(json.dumps({f"{COLT}/{each}": finished for each in names}))
    result = learn(run, data, COLT)
    assert f"whistlestop learn {COLT} first-ride" in result.stdout
    assert "Step 1" not in result.stdout


def test_an_unknown_lesson_is_refused_with_those_that_there_are(run: Run, data: Path) -> None:
    result = learn(run, data, COLT, "last-ride")
    assert result.returncode == 2
    assert "There is no lesson last-ride." in result.stderr
    assert "first-ride" in result.stderr
