"""Recorded games that are played again. The new text must equal the recorded text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tables.golden import FOLDER, golden_games, tell
from whistlestop import games
from whistlestop.engine.game import Game
from whistlestop.engine.match import Match


@pytest.mark.parametrize(
    ("path", "game", "seats", "options"),
    [pytest.param(*each, id=f"{each[1].name}-{each[0].stem}") for each in golden_games()],
)
def test_a_golden_game_is_played_as_it_always_was(
    path: Path, game: Game[Any], seats: int, options: dict[str, bool]
) -> None:
    text = path.read_text("utf-8")
    record = text[: text.index("\n\n", text.index("\n\n") + 2) + 1]
    match = Match.replay(record, games.find)
    assert match.game is game
    assert match.seats == seats
    assert {name: match.options[name] for name in options} == options
    # A later version replays the record of an earlier version; only the version number differs.
    engine = record.splitlines()[1]
    assert tell(match).replace(tell(match).splitlines()[1], engine, 1) == text


def test_every_golden_file_is_played() -> None:
    assert sorted(FOLDER.glob("*/*.txt")) == sorted(path for path, *_ in golden_games())
