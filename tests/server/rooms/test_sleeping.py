"""Matches with long clocks: they sleep outside memory, lose nothing, and wake in time."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down
from whistlestop.client.http_api import Guest
from whistlestop.server.rooms import automatic_answers, lobby
from whistlestop.server.rooms.sleeping_matches import SleepingMatches
from whistlestop.server.settings import Settings
from whistlestop.store.errors import bad_database
from whistlestop.store.rows import SleepingRow
from whistlestop.store.store import Store
from whistlestop.wire.from_client import Leave
from whistlestop.wire.from_server import Line

A_DAY = 86_400


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, sleep_after=0.0)


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not what():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)


async def begun(people: list[Visitor], clock: int | None = A_DAY) -> str:
    key = await sit_down(people, clock=clock)
    await begin(people)
    return key


async def leave(server: Serving, people: list[Visitor]) -> None:
    """Let everybody leave the table, and clean up."""
    for each in people:
        await each.ask(Leave)
    await asyncio.sleep(0.01)
    await server.context.lobby.clean_up()


def in_memory(server: Serving) -> list[str]:
    return list(server.context.lobby.rooms)


async def test_a_match_sleeps_until_somebody_comes(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, _ = people
        key = await begun(people)
        await ann.choose(ann.chair.ask.answers[0])  # type: ignore[union-attr]
        await ann.chat("see you tomorrow", "k")
        await bo.until(lambda it: it.said(Line))
        before = (ann.chair.view, ann.chair.fair, ann.chair.waiting)
        seconds = 0.001 * (before[2][0].left or 0)
        await leave(server, people)
        assert in_memory(server) == []
        (row,) = await server.context.store.sleeping()
        assert row.waiting == tuple(each.seat for each in before[2])
        assert "whistlestop_sleeping 1.0" in server.context.metrics.text().decode()
        async with another_tab(ann.guest) as tab:
            await tab.enter(key)
            assert (tab.chair.view, tab.chair.fair) == before[:2]
            assert [each.text for each in tab.said(Line)] == ["see you tomorrow"]
            assert abs(0.001 * (tab.chair.waiting[0].left or 0) - seconds) < 30
            assert await server.context.store.sleeping() == []
            assert in_memory(server) == [key]


async def test_a_persons_tables_are_listed_without_waking_them(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await begun(people)
        turns = {each.seat for each in people[0].chair.waiting}
        await leave(server, people)
        for seat, each in enumerate(people):
            (mine,) = await each.guest.my_tables()
            assert (mine.table.key, mine.table.phase, mine.seat) == (key, "playing", seat)
            assert mine.your_turn == (seat in turns)
        assert in_memory(server) == []


async def test_nothing_is_forgotten_in_a_sleep(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, _ = people
        key = await begun(people)
        room = server.context.lobby.rooms[key]
        session = room.require_session()
        (seat, wait), *_ = session.clocks.waits.items()
        wait.watching = 7.5
        absent = next(each for each in (ann, bo) if each.chair.seat != seat)
        for each in people:
            await each.ask(Leave)
        room.attendance.away.add(absent.guest.me.id)
        await asyncio.sleep(0.01)
        deadline = session.clocks.waits[seat].deadline(A_DAY)
        await server.context.lobby.clean_up()
        assert in_memory(server) == []
        async with server.context.lobby.room(key) as again:
            assert again is not room
            assert again.attendance.away == {absent.guest.me.id}
            woken = again.require_session().clocks.waits[seat]
            assert (woken.turn, woken.watching) == (wait.turn, 7.5)
            assert woken.deadline(A_DAY) == pytest.approx(deadline, abs=0.05)


async def test_a_match_that_sleeps_leaves_the_memory_at_once(server: Serving) -> None:
    """The garbage collector comes too seldom for that."""
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await begun(people)
        session = weakref.ref(server.context.lobby.rooms[key].require_session())
        gc.disable()
        try:
            await leave(server, people)
            await asyncio.sleep(0.01)
            assert session() is None
        finally:
            gc.enable()


@pytest.mark.parametrize("clock", [60, 200])
async def test_a_match_whose_deadline_is_near_stays_awake(server: Serving, clock: int) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await begun(people, clock)
        await leave(server, people)
        assert in_memory(server) == [key]


async def test_a_match_with_people_stays_awake(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await begun(people)
        await leave(server, people[1:])
        assert in_memory(server) == [key]
        assert len(server.context.lobby.sleeping) == 0


async def test_a_match_stays_awake_for_a_while(settings: Settings) -> None:
    async with (
        serving(replace(settings, sleep_after=3600.0)) as server,
        company(server.url, "Ann", "Bo", "Cy") as people,
    ):
        key = await begun(people)
        await leave(server, people)
        assert in_memory(server) == [key]


async def test_somebody_who_comes_while_it_falls_asleep_keeps_the_match_awake(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await begun(people)
        real = Store.put_to_sleep

        async def put_to_sleep(store: Store, rows: Sequence[SleepingRow]) -> None:
            await real(store, rows)
            await people[0].enter(key)

        monkeypatch.setattr(Store, "put_to_sleep", put_to_sleep)
        await leave(server, people)
        assert in_memory(server) == [key]
        assert people[0].chair.view is not None
        await server.context.lobby.clean_up()
        assert await server.context.store.sleeping() == []


# Waking


@pytest.fixture
def short_days(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play by correspondence with clocks of seconds."""
    monkeypatch.setattr(automatic_answers, "CORRESPONDENCE", 1)
    monkeypatch.setattr(lobby, "_FAR", 0.5)
    monkeypatch.setattr(lobby, "_WAKE_BEFORE", 0.3)
    monkeypatch.setattr(lobby, "_LONGEST_NAP", 0.05)


async def begun_with_a_short_clock(server: Serving, people: list[Visitor]) -> str:
    """Begin a match with a clock that nobody could set."""
    key = await begun(people, 15)
    room = server.context.lobby.rooms[key]
    await room.save(replace(room.row, clock=3))
    return key


@pytest.mark.usefixtures("short_days")
async def test_a_sleeping_match_wakes_before_its_deadline(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key, store = await begun_with_a_short_clock(server, people), server.context.store
        await leave(server, people)
        (row,) = await store.sleeping()
        assert in_memory(server) == []
        await until(lambda: in_memory(server) == [key])
        choices: list[Any] = []
        async with asyncio.timeout(60):
            while not choices:
                choices = await store.choices(row.match)
        assert choices[0].by == "late"
        assert choices[0].at >= row.due - 20


@pytest.mark.usefixtures("short_days")
async def test_a_deadline_that_passed_while_the_server_was_down_wakes_the_match(
    settings: Settings,
) -> None:
    async with serving(settings) as server, company(server.url, "Ann", "Bo", "Cy") as people:
        await begun_with_a_short_clock(server, people)
        await leave(server, people)
        (row,) = await server.context.store.sleeping()
        await server.context.store.put_to_sleep([replace(row, due=row.due - 10_000)])
    async with serving(settings) as server:
        await until(lambda: in_memory(server))


async def test_a_restart_loads_no_match_that_sleeps(settings: Settings) -> None:
    async with serving(settings) as server, company(server.url, "Ann", "Bo", "Cy") as people:
        key = await begun(people)
        tokens = [each.guest.token for each in people]
        await leave(server, people)
    async with serving(settings) as server, await Guest.restore(server.url, tokens[0]) as guest:
        loading = server.context.lobby._clock_loader
        assert loading is not None
        await loading
        assert in_memory(server) == []
        assert len(server.context.lobby.sleeping) == 1
        async with another_tab(guest) as tab:
            await tab.enter(key)
            assert tab.table.phase == "playing"
            assert tab.chair.view is not None


async def test_a_server_that_is_stopped_lets_its_matches_sleep(settings: Settings) -> None:
    async with serving(settings) as server, company(server.url, "Ann", "Bo", "Cy") as people:
        await begun(people)
        assert len(in_memory(server)) == 1
    async with serving(settings) as server:
        loading = server.context.lobby._clock_loader
        assert loading is not None
        await loading
        assert in_memory(server) == []
        assert len(server.context.lobby.sleeping) == 1


async def test_a_failing_database_keeps_nobody_from_a_sleeping_match(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Store, __: Sequence[int]) -> None:
        raise bad_database(OSError("the disk is full"))

    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await begun(people)
        await leave(server, people)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "wake", fail)
            await people[0].enter(key)
            assert len(await server.context.store.sleeping()) == 1
        await server.context.lobby.clean_up()
        assert await server.context.store.sleeping() == []


async def test_a_match_stays_awake_while_its_sleep_cannot_be_stored(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Store, __: Sequence[SleepingRow]) -> None:
        raise bad_database(OSError("the disk is full"))

    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await begun(people)
        old = await people[0].guest.open_table("bang", public=True)
        monkeypatch.setattr(lobby, "_LISTED", -1000)  # every table is too old for the list
        with monkeypatch.context() as patch:
            patch.setattr(Store, "put_to_sleep", fail)
            await leave(server, people)
        assert in_memory(server) == [key]
        assert old.key not in server.context.lobby.public_tables
        await server.context.lobby.clean_up()
        assert in_memory(server) == []


# Deadlines


def sleeper(match: int, due: int) -> SleepingRow:
    return SleepingRow(match, f"table-{match}", due, (0,), (), ())


def test_the_next_deadline_comes_first() -> None:
    sleeping = SleepingMatches()
    sleeping.add([sleeper(1, 30), sleeper(2, 10), sleeper(3, 20)])
    order = []
    while (first := sleeping.first()) is not None:
        order.append(first.match)
        sleeping.remove(first.match)
    assert order == [2, 3, 1]


def test_a_match_that_woke_and_sleeps_again_has_only_its_new_deadline() -> None:
    sleeping = SleepingMatches()
    sleeping.add([sleeper(1, 10), sleeper(2, 20)])
    sleeping.remove(1)
    sleeping.add([sleeper(1, 30)])
    assert len(sleeping) == 2
    assert sleeping.first() == sleeper(2, 20)
    sleeping.remove(2)
    assert sleeping.first() == sleeper(1, 30)


async def test_a_match_that_sleeps_does_not_count_for_a_quota(server: Serving) -> None:
    quotas = server.context.lobby.quotas
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await begun(people)
        assert len(quotas.matches) == 1
        await leave(server, people)
        assert in_memory(server) == []
        assert len(quotas.matches) == len(quotas.bot_matches) == 0
