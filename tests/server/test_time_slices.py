"""Slices of time: however much long work there is, a round of the loop has one slice of it."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Hashable, Sequence

import pytest

from whistlestop.server import time_slices
from whistlestop.server.time_slices import TimeSlices

PIECES = 30


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each piece of work be a slice of its own."""
    monkeypatch.setattr(time_slices, "_LONGEST", 0.0)


def work(done: list[int]) -> Generator[None, None, str]:
    for number in range(PIECES):
        done.append(number)
        yield
    return "done"


async def most_in_a_round(owners: Sequence[Hashable]) -> int:
    """Work for all owners at once. Return the most pieces that were done in a round of the loop."""
    done: list[int] = []
    tasks = [asyncio.create_task(TimeSlices(owner).do(work(done))) for owner in owners]
    await asyncio.sleep(0)  # each begins with a piece at once
    most, known = 0, len(done)
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        most, known = max(most, len(done) - known), len(done)
    assert [await task for task in tasks] == ["done"] * len(owners)
    assert len(done) == PIECES * len(owners)
    return most


async def test_all_work_of_the_server_shares_one_slice_in_a_round() -> None:
    assert await most_in_a_round([None]) == 1
    assert await most_in_a_round([None] * 50) == 1


async def test_each_address_has_a_slice_of_its_own() -> None:
    assert await most_in_a_round(["here"] * 20 + ["there"] * 20 + [None] * 20) == 3


async def test_the_seconds_are_those_of_the_slices_only(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time_slices, "perf_counter", lambda: now)
    slices = TimeSlices()
    now += 2.0

    async def others() -> None:
        nonlocal now
        now += 100.0

    other = asyncio.create_task(others())
    await slices.pause()
    await other
    now += 3.0
    assert slices.seconds == 5.0
