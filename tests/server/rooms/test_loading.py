"""The loading of matches, which lets everybody else have a turn."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tables.serving import Serving, serving
from tables.visitor import begin, play_out, sit_down, visiting
from whistlestop import replay
from whistlestop.engine.ask import read_answer
from whistlestop.engine.match import Match
from whistlestop.server import time_slices
from whistlestop.server.rooms.narrated_events import NarratedEvents
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.server.settings import Settings
from whistlestop.store.rows import MatchRow

pytestmark = pytest.mark.slow


async def finished(server: Serving) -> MatchRow:
    """Play a match to its end, and return its row."""
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        await play_out([ann], Random(4))
        row = await server.context.store.match(str(ann.chair.match))
    assert row is not None
    return row


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a bit more than a third of a slice pass whenever somebody looks at the clock."""
    now = 0.0

    def tick() -> float:
        nonlocal now
        now += time_slices._LONGEST / 2.9
        return now

    monkeypatch.setattr(time_slices, "perf_counter", tick)


async def turns_during(work: Callable[[], Awaitable[Any]]) -> int:
    """Count the turns that another task gets while some work is done."""
    turns, over = 0, False

    async def count() -> None:
        nonlocal turns
        while not over:
            await asyncio.sleep(0)
            turns += 1

    counting = asyncio.create_task(count())
    await asyncio.sleep(0)
    turns = 0
    await work()
    found, over = turns, True
    await counting
    return found


@pytest.mark.usefixtures("slow_clock")
async def test_others_get_their_turns_while_a_long_match_is_loaded(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await finished(server)
    choices = await server.context.store.choices(row.id)

    async def known(_: int) -> list[Any]:
        return choices  # at once, so that reading gives nobody a turn

    monkeypatch.setattr(server.context.store, "choices", known)
    turns = await turns_during(lambda: StoredMatch.load(server.context.store, row))
    assert turns >= len(choices) // 3 > 0


@pytest.mark.usefixtures("slow_clock")
async def test_others_get_their_turns_while_a_long_match_is_narrated(server: Serving) -> None:
    row = await finished(server)
    stored = await StoredMatch.load(server.context.store, row)
    narrated = NarratedEvents(stored.match)
    turns = await turns_during(narrated.prepare)
    assert turns >= len(stored.match.choices) // 3 > 0
    assert len(narrated.seen_by(None)) == len(stored.match.events)


async def test_entering_a_loaded_match_narrates_nothing_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server, visiting(server.url, "Ann") as ann:
        key = await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        await play_out([ann], Random(5))
        server.context.lobby.rooms.clear()
        seen_by, unprepared = NarratedEvents.seen_by, []

        def noted(narrated: NarratedEvents, viewer: int | None, start: int = 0) -> Any:
            unprepared.append(narrated._is_missing(start))
            return seen_by(narrated, viewer, start)

        monkeypatch.setattr(NarratedEvents, "seen_by", noted)
        await ann.enter(key)
        assert unprepared == [False]


# Records


async def test_a_record_is_written_without_a_replay(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await finished(server)
    stored = await StoredMatch.load(server.context.store, row)
    async with visiting(server.url, "Bo") as bo:
        with monkeypatch.context() as patch:
            patch.setattr(Match, "choose", None)
            record = await bo.guest.record(row.key)
    assert record == stored.match.record()
    assert replay(record).choices == stored.match.choices


async def test_the_record_of_an_older_log_is_the_same(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings) as server:
        row = await finished(server)
        record = (await StoredMatch.load(server.context.store, row)).match.record()
    with sqlite3.connect(tmp_path / "club.db") as database:
        database.execute("UPDATE choices SET only = NULL, digest = NULL")
    database.close()
    async with serving(settings) as server, visiting(server.url, "Bo") as bo:
        assert await bo.guest.record(row.key) == record


async def test_a_record_names_the_version_with_which_the_match_began(server: Serving) -> None:
    row = await finished(server)
    change = server.context.store._database.transact
    await change(lambda c: c.exec_driver_sql("UPDATE matches SET engine = '0.1.0'"))
    async with visiting(server.url, "Bo") as bo:
        assert "\nengine: 0.1.0\n" in await bo.guest.record(row.key)


async def test_every_choice_is_stored_with_its_digest(server: Serving) -> None:
    row = await finished(server)
    match = StoredMatch.begin(server.context.store, row).match
    for choice in await server.context.store.choices(row.id):
        match.choose(choice.seat, read_answer(choice.answer))
        assert (choice.only, choice.digest) == (match.choices[-1][2], match.digest())
