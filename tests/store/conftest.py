"""Every test of the store that asks for `store` or `url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import faulthandler
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from whistlestop.store import sqlite
from whistlestop.store.store import Store


@pytest.fixture(scope="module", autouse=True)
def no_endless_wait() -> Iterator[None]:
    """End a test run that hangs, and show where it hung."""
    faulthandler.dump_traceback_later(900, exit=True, file=2)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make processes that share a file wait for each other as long as it takes."""
    timeout, *others = sqlite._PRAGMAS
    assert timeout.startswith("busy_timeout")
    monkeypatch.setattr(sqlite, "_PRAGMAS", ("busy_timeout = 300000", *others))
    monkeypatch.setattr(sqlite, "_TRIES", 6000)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'new folder' / 'club.db'}"


@pytest.fixture(params=["sqlite_url", "postgres_url"], ids=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()
