"""`make mutants` kills what the tests notice, names what they miss, and leaves the files alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow

LAMP = '''\
"""A lamp, planted for this test."""

LIMIT = 3


def is_bright(level):
    return level > LIMIT


def is_dim(level):
    return level < 2


def blink(times):
    shown = []
    while len(shown) != times:
        shown.append("on")
    return shown


def parts():
    yield from ["wick"]
    yield from ["oil"]
'''
TESTS = """\
from planted.lamp import blink, is_bright, is_dim, parts


def test_it_is_bright_above_three():
    assert [level for level in range(6) if is_bright(level)] == [4, 5]


def test_it_is_dim_at_one():
    assert is_dim(1)
    assert not is_dim(3)


def test_it_blinks():
    assert blink(2) == ["on", "on"]


def test_it_has_parts():
    assert list(parts()) == ["wick", "oil"]
"""
SURVIVORS = [
    "src/planted/lamp.py:11 (comparison)\n-    return level < 2\n+    return level <= 2",
    "src/planted/lamp.py:11 (constant)\n-    return level < 2\n+    return level < 3",
]


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    (tmp_path / "src/planted").mkdir(parents=True)
    (tmp_path / "src/planted/lamp.py").write_text(LAMP)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_lamp.py").write_text(TESTS)
    return tmp_path


def make_mutants(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def in_lamp(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    marked = str(folder / "equivalents.toml")
    return make_mutants(
        folder, "lamp.py", "--sources", "src/planted", "--equivalents", marked, *arguments
    )


def files(folder: Path) -> dict[str, bytes]:
    """Read all files except the bytecode that Python keeps of sources without mutants."""
    return {
        str(file): file.read_bytes()
        for file in folder.rglob("*")
        if file.suffix in {".py", ".toml"}
    }


def test_the_tool_reports_exactly_the_planted_survivors_and_writes_no_file(planted: Path) -> None:
    before = files(planted)
    done = in_lamp(planted)
    *survivors, score = done.stdout.strip().split("\n\n")
    assert survivors == SURVIVORS, done.stderr
    assert score.startswith("lamp.py: ")
    assert "by a limit; 0 more" in score
    assert " 0 of them by a limit" not in score, "a lamp that never shows blinks forever"
    assert done.returncode == 1, "the score is below the goal"
    assert files(planted) == before


def test_a_marked_mutant_is_left_out_and_a_stale_mark_is_refused(planted: Path) -> None:
    entries = [
        f'[[equivalent]]\nfile = "src/planted/lamp.py"\nreason = "so"\ndiff = """\n{diff}\n"""\n'
        for _, _, diff in (survivor.partition("\n") for survivor in SURVIVORS)
    ]
    (planted / "equivalents.toml").write_text("\n".join(entries))
    done = in_lamp(planted)
    assert "lamp.py: 100.0 % killed" in done.stdout, done.stderr
    assert "2 more are marked as equivalent" in done.stdout
    assert done.returncode == 0
    lamp = planted / "src/planted/lamp.py"
    lamp.write_text(LAMP.replace("level < 2", "level < 1"))
    done = in_lamp(planted)
    assert done.returncode == 2
    assert "not possible any more:\n- return level < 2" in done.stderr


def test_a_failing_test_is_not_a_killer(planted: Path) -> None:
    (planted / "tests/test_lamp.py").write_text(
        f"{TESTS}\n\ndef test_broken():\n    assert False\n"
    )
    done = in_lamp(planted)
    assert done.returncode == 2
    assert "these fail without a mutant: tests/test_lamp.py::test_broken" in done.stderr


def test_every_mark_of_ours_is_fresh() -> None:
    done = make_mutants(ROOT, "--number", "0")
    assert done.returncode == 0, done.stderr
