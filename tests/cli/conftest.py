"""The fixture that runs the real command."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from cli.command_line import ENVIRONMENT, TIMEOUT, Run
from tables import quick_start


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return a function that runs the real command in a folder of its own."""

    def run(*words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        environment = ENVIRONMENT | more
        return quick_start.run(
            words, typed=typed, folder=tmp_path, environment=environment, timeout=TIMEOUT
        )

    return run
