"""The watchdog of the event loop."""

from __future__ import annotations

import asyncio
import time

import pytest

from whistlestop.server import loop_watchdog
from whistlestop.server.loop_watchdog import LoopWatchdog
from whistlestop.server.metrics import Metrics

pytestmark = pytest.mark.slow

LIMIT = 0.2
HELD = 1.0


def hold_up(seconds: float) -> None:
    """Keep the processor busy, as a rule or a compression does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sum(range(100))


async def beats(metrics: Metrics, count: int) -> None:
    """Wait until the watchdog has measured a few more times."""
    before = measured(metrics, "count")
    while measured(metrics, "count") < before + count:  # noqa: ASYNC110 - metrics have no event
        await asyncio.sleep(0.01)


def measured(metrics: Metrics, what: str) -> float:
    found = metrics.registry.get_sample_value(f"whistlestop_loop_lag_seconds_{what}")
    assert found is not None
    return found


def own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this file count as a part of the package."""
    monkeypatch.setattr(loop_watchdog, "_PACKAGE", (loop_watchdog._PACKAGE, __name__))


async def test_the_log_names_the_code_that_held_up_the_loop(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    own_code(monkeypatch)
    monkeypatch.setattr(loop_watchdog, "_QUIET", 0.0)
    metrics = Metrics()
    async with LoopWatchdog.watching(metrics, LIMIT):
        await beats(metrics, 2)
        hold_up(HELD)
        await beats(metrics, 2)
    # A busy machine may hold up the loop too: this code held it up longest.
    longest = max(caplog.records, key=lambda each: int(each.__dict__["ms"]))
    assert longest.__dict__["ms"] >= 1000 * (HELD - 0.1)
    assert "hold_up" in longest.__dict__["where"]
    assert measured(metrics, "sum") >= HELD - 0.1


async def test_a_loop_that_is_held_up_all_the_time_fills_no_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics = Metrics()
    async with LoopWatchdog.watching(metrics, LIMIT) as watchdog:
        await beats(metrics, 1)
        for _ in range(4):
            hold_up(2 * LIMIT)
            await beats(metrics, 1)
        assert len(caplog.records) == 1
        watchdog._silent_until = 0.0
        hold_up(2 * LIMIT)
        await beats(metrics, 1)
    assert len(caplog.records) == 2
    assert caplog.records[1].__dict__["unlogged"] >= 3


async def test_without_a_limit_the_lag_is_measured_and_nothing_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics = Metrics()
    async with LoopWatchdog.watching(metrics, 0.0):
        await beats(metrics, 1)
        hold_up(2 * LIMIT)
        await beats(metrics, 1)
    assert measured(metrics, "sum") >= LIMIT
    assert not caplog.records
