"""Fixtures of the tests for people who run a server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tables.serving import Process


@contextmanager
def running(db: str, folder: Path) -> Iterator[Process]:
    started = Process(db, folder / "log", "--bot-pause=0.01")
    started.start()
    try:
        yield started
    finally:
        started.kill()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    with running(f"sqlite:///{tmp_path / 'club.db'}", tmp_path) as started:
        yield started


@pytest.fixture
def process_of_each_kind(db: str, tmp_path: Path) -> Iterator[Process]:
    """Yield a server with SQLite, and then one with PostgreSQL."""
    with running(db, tmp_path) as started:
        yield started


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
