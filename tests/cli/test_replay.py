"""`whistlestop replay`: stepping through a record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.command_line import Run, record


@pytest.fixture
def replayed(run: Run, tmp_path: Path) -> Run:
    """Return a function that replays a match of four."""
    (tmp_path / "a.record").write_text(record(), "utf-8")
    return lambda *words, typed="": run("replay", "a.record", *words, typed=typed)


def steps(text: str) -> list[int]:
    return [int(step) for step in re.findall(r"--- Step (\d+) of \d+ ---", text)]


def test_a_replay_steps_forward_and_back_and_jumps(replayed: Run) -> None:
    result = replayed(typed="\n\nb\n9\nb\nq\n\n")
    assert (result.returncode, steps(result.stdout)) == (0, [1, 2, 3, 2, 9, 8])


def test_a_replay_of_all_shows_every_step_and_the_end(replayed: Run) -> None:
    result = replayed("--all")
    shown = steps(result.stdout)
    assert (result.returncode, shown, "wins" in result.stdout) == (
        0,
        list(range(1, len(shown) + 1)),
        True,
    )


def test_a_replay_through_a_seats_eyes_shows_its_schemes_only(replayed: Run) -> None:
    def schemers(*words: str) -> int:
        return len(set(re.findall(r"^(\w+) lays", replayed(*words, "--all").stdout, re.MULTILINE)))

    assert (schemers(), schemers("--seat", "2")) == (0, 1)
