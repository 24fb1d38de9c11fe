"""Fixtures of the tests for people who run a server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tables.serving import Process


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    started = Process(f"sqlite:///{tmp_path / 'club.db'}", tmp_path / "log", "--bot-pause=0.01")
    started.start()
    try:
        yield started
    finally:
        started.kill()


@pytest.fixture(autouse=True)
def own_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ignore this machine's environment, and leave pytest's log as it is."""
    for name in os.environ:
        if name.startswith("WHISTLESTOP_") and name != "WHISTLESTOP_SOAK":
            monkeypatch.delenv(name)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setattr("whistlestop.server.logs.set_up", lambda *_: None)
