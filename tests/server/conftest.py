from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tables.serving import Serving, serving
from whistlestop.server.settings import Settings


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database, once for each kind of database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings with fast bots and few limits."""
    return Settings(db=f"sqlite:///{tmp_path / 'club.db'}", pause=0.01, per_address=1000)


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never refill the rate limits, so that results do not depend on this machine's speed."""
    monkeypatch.setattr("whistlestop.server.connections.websocket.RATE", 0.0)
    monkeypatch.setattr("whistlestop.server.connections.dispatch.PERSON_RATE", 0.0)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Serving]:
    async with serving(settings) as running:
        yield running
