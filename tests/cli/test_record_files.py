"""Files of records: their names, their numbers, and writing them whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command_line import GAME, Run
from whistlestop import games
from whistlestop.cli.record_files import write_record
from whistlestop.engine.match import Match


def test_a_record_of_the_highest_seed_can_be_read(run: Run) -> None:
    run("play", GAME, "--seed", str(2**256 - 1), "--record", "a.record", typed="q\n")
    assert run("replay", "a.record", "--all").returncode == 0


def test_a_record_never_replaces_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", "utf-8")
    result = run("play", GAME, "--record", "diary.txt", typed="1\nq\n")
    diary = (tmp_path / "diary.txt").read_text("utf-8")
    assert (result.returncode, diary, "diary.txt" in result.stderr) == (2, "dear diary", True)


def test_two_matches_left_in_the_same_second_have_two_records(run: Run, tmp_path: Path) -> None:
    for _ in range(4):
        run("play", GAME, "--bots", "easy", typed="1\nq\n")
    assert len(list(tmp_path.glob("*.record"))) == 4


def a_match() -> Match:
    return Match(games.find(GAME), 4, seed=1)


def test_a_record_is_written_whole(tmp_path: Path) -> None:
    match, file = a_match(), tmp_path / "a.record"
    write_record(match, file)
    assert {each.name: each.read_text("utf-8") for each in tmp_path.iterdir()} == {
        "a.record": match.record()
    }


@pytest.mark.parametrize("fails", ["write_text", "replace"])
def test_a_record_that_cannot_be_written_leaves_the_old_one_as_it_was(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.record"
    file.write_text("the old one", "utf-8")

    def fail(path: Path, *_args: object, **_more: object) -> None:
        path.write_bytes(b"half a rec")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, fails, fail)
    with pytest.raises(OSError, match="No space left"):
        write_record(a_match(), file)
    assert {each.name: each.read_text("utf-8") for each in tmp_path.iterdir()} == {
        "a.record": "the old one"
    }
