"""The check of commit messages that the hook runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools/commit_message.py"
GOOD = "Fix Duel prompt for the challenger\n\nIt named the wrong player.\n# a comment of git\n"


def checked(message: str, folder: Path) -> tuple[int, list[str]]:
    """Return the exit status of the check, and what it says."""
    file = folder / "message"
    file.write_text(message, "utf-8")
    command = [sys.executable, str(TOOL), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr.splitlines()


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ("", "is empty"),
        ("# only a comment\n", "is empty"),
        ("F" + 72 * "x", "has 73 characters"),
        ("Fix Duel prompt.", "full stop"),
        ("fix Duel prompt", "small letter"),
        ("Fix Duel prompt\nIt named the wrong player.", "second line"),
    ],
)
def test_a_message_of_the_wrong_form_is_refused_with_the_reason(
    message: str, problem: str, tmp_path: Path
) -> None:
    status, told = checked(message, tmp_path)
    assert (status, len(told)) == (1, 1)
    assert problem in told[0]


@pytest.mark.parametrize("message", [GOOD, "F" + 71 * "x", "Fix Duel prompt"])
def test_a_message_of_the_right_form_is_accepted(message: str, tmp_path: Path) -> None:
    assert checked(message, tmp_path) == (0, [])
