"""A host's own files: maps that are added by the environment."""

from __future__ import annotations

import json
import re
from pathlib import Path

import whistlestop
from cli.command_line import GAME, Run, one_line


def own_map(folder: Path, name: str = "club") -> Path:
    standard = Path(whistlestop.__file__).parent / "games" / "train_heist" / "data" / "map.json"
    path = folder / "club.json"
    data = json.loads(standard.read_text("utf-8"))
    path.write_text(json.dumps({**data, "name": name}), "utf-8")
    return path


def test_a_hosts_map_can_be_played_on_by_its_name(run: Run, tmp_path: Path) -> None:
    files = f"train-heist={own_map(tmp_path)}"
    listed = run("games", WHISTLESTOP_FILES=files)
    assert listed.returncode == 0
    (name,) = set(re.findall(r"club-[0-9a-f]{8}", re.sub(r"[│\s]", "", listed.stdout)))
    words = ("sim", "train-heist", "--games", "2", "--set", f"map={name}")
    assert run(*words, WHISTLESTOP_FILES=files).returncode == 0
    missing = run(*words)
    assert missing.returncode == 2
    assert name in missing.stderr


def test_a_file_that_is_not_a_map_is_refused_with_what_was_expected(
    run: Run, tmp_path: Path
) -> None:
    bad = run("games", WHISTLESTOP_FILES=f"train-heist={own_map(tmp_path, 'no name')}")
    assert bad.returncode == 2
    assert "expected a name of letters" in one_line(bad.stderr)
    assert run("games", WHISTLESTOP_FILES="train-heist").returncode == 2


def test_a_game_without_files_says_so(run: Run, tmp_path: Path) -> None:
    refused = run("games", WHISTLESTOP_FILES=f"{GAME}={own_map(tmp_path)}")
    assert refused.returncode == 2
    assert "cannot use files" in one_line(refused.stderr)
