"""The fixture that runs the real command."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from cli.command_line import ENVIRONMENT, TIMEOUT, Run, command


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return a function that runs the real command in a folder of its own."""

    def run(*words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command(words),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=ENVIRONMENT | more,
            timeout=TIMEOUT,
            check=False,
        )

    return run
