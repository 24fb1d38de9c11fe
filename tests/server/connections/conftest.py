"""Fixtures of the tests that send anything over a connection."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

NEVER = 1e9


@pytest.fixture
def no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the rate limits, so that the server reads every message."""
    monkeypatch.setattr("whistlestop.server.connections.websocket.RATE", NEVER)
    monkeypatch.setattr("whistlestop.server.connections.websocket.BURST", NEVER)
    monkeypatch.setattr("whistlestop.server.connections.dispatch.PERSON_RATE", NEVER)
    monkeypatch.setattr("whistlestop.server.connections.dispatch.PERSON_BURST", NEVER)
    for name in ("AUDIENCE_RATE", "AUDIENCE_BURST", "CHAT_RATE", "CHAT_BURST"):
        monkeypatch.setattr(f"whistlestop.server.connections.dispatch.{name}", NEVER)
    for name in ("RATE", "BURST", "PERSON_RATE", "PERSON_BURST", "ADDRESS_RATE", "ADDRESS_BURST"):
        monkeypatch.setattr(f"whistlestop.server.connections.traffic.{name}", NEVER)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that nothing was logged that an operator should worry about."""
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    loud = [each.getMessage() for each in records if each.levelno >= logging.WARNING]
    assert loud == []
