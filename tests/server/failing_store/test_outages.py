"""A full disk and a database that goes away: nothing is lost, and nobody is told anything false."""

from __future__ import annotations

import asyncio
import resource
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tables import postgres
from tables.failing_disk import place, was_recorded
from tables.recording_players import (
    RecordingPlayer,
    Tablemates,
    check_tablemates,
)
from tables.serving import Process, Serving, serving
from tables.visitor import COLT, begin, company, play_out, sit_down
from whistlestop.client.http_api import Guest, http_client
from whistlestop.client.reconnecting import TableConnection
from whistlestop.server.settings import Settings
from whistlestop.store.errors import bad_database
from whistlestop.store.rows import ChatLineRow
from whistlestop.wire.from_client import (
    Chat,
    Choose,
)


@pytest.mark.slow
async def test_a_real_disk_that_is_full_loses_nothing_and_tells_no_lie(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path / 'club.db'}", tmp_path / "log")
    await asyncio.to_thread(process.start)
    try:
        async with company(process.url, "Ann", "Bo", "Cy") as people:
            await sit_down(people)
            await begin(people)
            before, ann = [place(each) for each in people], people[0]
            assert ann.chair.ask is not None
            choice = {"match": ann.chair.match, "turn": 0, "answer": ann.chair.ask.answers[0]}
            # No file can grow beyond the present size of the journal.
            limit_files(process, (tmp_path / "club.db-wal").stat().st_size)
            for _ in range(3):
                assert await ann.refused(Choose, **choice) == "not-stored"
                assert await ann.refused(Chat, key="k", text="hello") == "not-stored"
                assert [place(each) for each in people] == before
            limit_files(process, resource.RLIM_INFINITY)
            await ann.ask(Choose, **choice)
            await ann.chat("hello", key="k")
            await play_out(people, Random(6))
            await was_recorded(people)
        assert process.stop() == 0
    finally:
        process.kill()


def limit_files(process: Process, size: int) -> None:
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@pytest.mark.slow
async def test_matches_go_on_after_postgres_was_restarted(
    settings: Settings, postgres_server: postgres.Server, postgres_url: str
) -> None:
    closing, rng = asyncio.Event(), Random(7)
    async with serving(replace(settings, db=postgres_url)) as server:
        async with asyncio.timeout(600), asyncio.TaskGroup() as group:
            tables = [await tablemates(server.url, closing, rng) for _ in range(6)]
            people = [each for one in tables for each in one.people]
            for each in people:
                group.create_task(each.play())
            for _ in range(3):
                await more_choices(people, 30)
                refused = refusals(people)
                await asyncio.to_thread(postgres_server.stop)
                # Until the outage is felt: a person is refused, or every bot's answer is lost.
                while refusals(people) == refused and not all_stuck(server):  # noqa: ASYNC110 - as below
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.uniform(0, 1))
                await asyncio.to_thread(postgres_server.start)
            await more_choices(people, 30)
            closing.set()
        for one in tables:
            await check_tablemates(server.context.store, one)


def refusals(people: list[RecordingPlayer]) -> int:
    """Count the requests that were refused because of the database."""
    return sum(each.refused["not-stored"] + each.refused["bad-database"] for each in people)


def all_stuck(server: Serving) -> bool:
    """Return whether at every table an answer of the server itself could not be stored."""
    return all(room.require_session()._stale for room in server.context.lobby.rooms.values())


async def tablemates(url: str, closing: asyncio.Event, rng: Random) -> Tablemates:
    """Make a table with two people, two bots and a spectator."""
    async with http_client(url) as http:
        guests = [await Guest.register(url, name, http) for name in ("Ann", "Bo", "Eve")]
        table = await guests[0].open_table(COLT, seats=4)
    found = Tablemates(table.key, closing, fill="greedy")
    for guest, seat in zip(guests, (0, 1, None), strict=True):
        RecordingPlayer(guest, found, seat, Random(rng.random()), pause=0.03)
    return found


async def more_choices(people: list[RecordingPlayer], count: int) -> None:
    enough = sum(len(each.acknowledged) for each in people) + count
    while sum(len(each.acknowledged) for each in people) < enough:  # noqa: ASYNC110 - many wake us
        await asyncio.sleep(0.01)


async def test_entering_during_a_database_outage_succeeds_when_it_is_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, lines = server.context.store, server.context.store.lines
    tries = 0

    async def away(table: int, after: int, limit: int) -> list[ChatLineRow]:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise bad_database(ConnectionResetError("the database went away"))
        return await lines(table, after, limit)

    monkeypatch.setattr(store, "lines", away)
    async with await Guest.register(server.url, "Ann") as ann:
        table = await ann.open_table(COLT)
        async with asyncio.timeout(120), TableConnection(ann, table.key) as stay:
            assert stay.state.table is not None
    assert tries == 3
