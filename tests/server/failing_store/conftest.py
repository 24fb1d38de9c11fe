"""Fixtures of the tests in which the store fails."""

from __future__ import annotations

import pytest

from tables.failing_disk import FailingDisk
from tables.serving import Serving
from whistlestop.server.rooms import match_session


@pytest.fixture
def disk(server: Serving) -> FailingDisk:
    return FailingDisk(server)


@pytest.fixture(autouse=True)
def soon_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the server and its guests try again soon."""
    monkeypatch.setattr(match_session, "_RETRY_AFTER", 0.05)
    monkeypatch.setattr("whistlestop.client.reconnecting._LONGEST", 0.5)
