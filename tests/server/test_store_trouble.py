"""A full disk, a database that goes away, another server at the same log: nobody is told a lie."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection

from tables import postgres
from tables.serving import Process, Serving, serving
from tables.visitor import COLT, Visitor, another_tab, begin, company, play_out, sit_down
from tables.witness import Circle, Log, Witness, as_json, check_answers, check_heard, check_log
from whistlestop import replay
from whistlestop.client.errors import Turned
from whistlestop.client.guest import Guest, line
from whistlestop.client.stay import Stay
from whistlestop.server.rooms import lobby, match_session, turn_clocks
from whistlestop.server.settings import Settings
from whistlestop.store import ChatLineRow
from whistlestop.store.append_choice import AppendChoice
from whistlestop.store.database import T, Work
from whistlestop.store.errors import bad_database
from whistlestop.wire.from_client import (
    Appoint,
    Chat,
    Choose,
    Configure,
    Kick,
    Leave,
    Mute,
    Ping,
    Ready,
    Rematch,
    Request,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from whistlestop.wire.from_server import Line, Standing, Step


class Disk:
    """What a server writes to. Whatever it `refuses` is rolled back when it is to be committed."""

    def __init__(self, server: Serving) -> None:
        writer = server.context.store._writer
        self._database = writer._database
        self.refuses: Callable[[Work[Any]], bool] = lambda _: False
        self.refused = 0
        writer._database = self

    def fill(self) -> None:
        self.refuses = lambda _: True

    def empty(self) -> None:
        self.refuses = lambda _: False

    async def transact(self, work: Work[T]) -> T:
        if any(self.refuses(item.work) for item in getattr(work, "items", ())):
            return await self._database.transact(lambda connection: self._full(work, connection))
        return await self._database.transact(work)

    def _full(self, work: Work[T], connection: Connection) -> T:
        work(connection)
        self.refused += 1
        raise sqlite3.OperationalError("database or disk is full")

    async def read(self, work: Work[T]) -> T:
        return await self._database.read(work)

    async def migrate(self) -> None:
        await self._database.migrate()

    async def close(self) -> None:
        await self._database.close()


@pytest.fixture
def disk(server: Serving) -> Disk:
    return Disk(server)


@pytest.fixture(autouse=True)
def soon_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server does not wait long before it tries again, nor do its guests."""
    monkeypatch.setattr(match_session, "_RETRY_AFTER", 0.05)
    monkeypatch.setattr("whistlestop.client.stay._LONGEST", 0.5)


def place(visitor: Visitor) -> tuple[object, ...]:
    """Where the match stands, as far as this one knows."""
    visitor.catch_up()
    chair = visitor.chair
    waiting = tuple(each.seat for each in chair.waiting)
    return chair.match, chair.count, chair.view, chair.ask, chair.given, waiting, chair.end


async def log_of(server: Serving, visitor: Visitor) -> Log:
    assert visitor.chair.match is not None
    return await Log.read(server.context.store, visitor.chair.match)


async def has_seen(visitor: Visitor, steps: int) -> None:
    await visitor.until(lambda it: len(it.said(Step)) == steps)


def asked(people: list[Visitor]) -> Visitor:
    return next(each for each in people if each.chair.ask is not None)


async def as_recorded(people: list[Visitor]) -> None:
    """They have all seen the whole match, and nothing else."""
    assert people[0].chair.match is not None
    match = replay(await people[0].guest.record(people[0].chair.match))
    for each in people:
        await each.until(lambda it: it.chair.end is not None)
        assert each.chair.count == len(match.events)
        assert each.chair.view == as_json(match.view(each.chair.seat))


# A choice


@pytest.mark.parametrize("bandits", ["choose", "dealt"])
async def test_a_choice_that_cannot_be_stored_has_not_happened_and_can_be_made_again(
    server: Serving, disk: Disk, monkeypatch: pytest.MonkeyPatch, bandits: str
) -> None:
    monkeypatch.setattr(turn_clocks, "draw_pause", lambda _: 3600.0)  # nobody is answered for
    rng = Random(bandits)
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people, options={"bandits": bandits})
        await begin(people)
        stored = await log_of(server, people[0])
        while stored.row.ended is None:
            each = asked(people)
            assert each.chair.ask is not None
            choice = {"match": each.chair.match, "turn": each.chair.ask.turn}
            choice["answer"] = rng.choice(each.chair.ask.answers)
            before, steps = [place(one) for one in people], len(each.said(Step))
            disk.fill()
            assert await each.refused(Choose, **choice) == "not-stored"
            assert [place(one) for one in people] == before
            assert await log_of(server, each) == stored
            disk.empty()
            await each.ask(Choose, **choice)
            for one in people:
                await has_seen(one, steps + 1)
            old, stored = stored, await log_of(server, each)
            assert stored.choices[:-1] == old.choices
            assert stored.choices[-1].answer == choice["answer"]
        await as_recorded(people)


async def test_everybody_sees_where_the_match_stands_after_trouble(
    server: Serving, disk: Disk
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        before, ann = [place(each) for each in people], people[0]
        assert ann.chair.ask is not None
        disk.fill()
        words = {"match": ann.chair.match, "turn": 0, "answer": ann.chair.ask.answers[0]}
        assert await ann.refused(Choose, **words) == "not-stored"
        for each in people:
            await each.until(lambda it: len(it.said(Standing)) == 2)
        assert [place(each) for each in people] == before


def by_bot(work: Work[Any]) -> bool:
    return isinstance(work, AppendChoice) and work.choice.by == "bot"


async def test_a_bots_answer_is_tried_again_until_it_is_stored(server: Serving, disk: Disk) -> None:
    tries: Counter[int] = Counter()

    def refuses(work: Work[Any]) -> bool:
        """Every answer of a bot a few times."""
        if not (isinstance(work, AppendChoice) and work.choice.by == "bot"):
            return False
        tries[work.choice.number] += 1
        return tries[work.choice.number] < 4

    disk.refuses = refuses
    async with company(server.url, "Ann", "Eve") as people:
        ann, eve = people
        key = await sit_down([ann], seats=3)
        await eve.enter(key)
        await begin([ann], fill="greedy")
        await play_out([ann], Random(5))
        log = await log_of(server, ann)
        check_log(log)
        # A number that a bot was refused may have become that of Ann's answer.
        made = [choice.number for choice in log.choices if choice.by == "bot"]
        assert made
        assert all(tries[number] >= 4 for number in made)
        await as_recorded([ann, eve])


async def test_bots_play_on_after_trouble_although_somebody_leaves(
    server: Serving, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "_RETRY_AFTER", 0.3)
    async with company(server.url, "Ann", "Eve") as people:
        ann, eve = people
        key = await sit_down([ann], seats=3)
        await eve.enter(key)
        await begin([ann], fill="greedy")
        disk.refuses = by_bot
        assert ann.chair.ask is not None
        await ann.choose(ann.chair.ask.answers[0])
        await ann.until(lambda _: disk.refused > 1)
        await eve.ask(Leave)
        disk.empty()
        await ann.until(lambda it: [step for step in it.said(Step) if step.by == "bot"])


# The match is running all the while


async def test_trouble_does_not_end_the_match(
    server: Serving, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "_RETRY_AFTER", 3600.0)
    async with company(server.url, "Ann", "Eve") as people:
        ann, eve = people
        key = await sit_down([ann], seats=3)
        await eve.enter(key)
        await begin([ann], fill="greedy")
        await ann.until(lambda it: it.chair.ask)
        match, ask = ann.chair.match, ann.chair.ask
        assert ask is not None
        for request, parts, why in (
            (Start, {}, "match-running"),
            (Start, {"fill": "greedy"}, "match-running"),
            (Ready, {"on": True}, "match-running"),
            (Configure, {"seats": 5}, "match-running"),
            (Rematch, {}, "match-running"),
        ):
            disk.fill()
            words = {"match": match, "turn": ask.turn, "answer": ask.answers[0]}
            assert await ann.refused(Choose, **words) == "not-stored"
            disk.empty()
            assert await ann.refused(request, **parts) == why
            assert (ann.table.phase, ann.table.match) == ("playing", match)


async def test_trouble_does_not_make_a_seat_of_the_match_a_free_one(
    server: Serving, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "_RETRY_AFTER", 3600.0)
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        ann, bo, _ = people
        assert ann.chair.ask is not None
        disk.fill()
        words = {"match": ann.chair.match, "turn": 0, "answer": ann.chair.ask.answers[0]}
        assert await ann.refused(Choose, **words) == "not-stored"
        disk.empty()
        await bo.ask(Stand)
        assert bo.table.seats[1].bot is not None


@pytest.mark.slow
async def test_a_clock_runs_on_after_trouble_although_nobody_is_there(
    server: Serving, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "_IDLE", 0.0)
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people, clock=15)
        await begin(people)
        log = await log_of(server, people[0])
        (room,) = server.context.lobby.rooms.values()
        hurried = replace(room.row, clock=1)
        await server.context.store.save_table(hurried)
        disk.fill()
        room.row = hurried
        room.require_session().reschedule(hurried)
    async with asyncio.timeout(300):
        while disk.refused < 2:
            await server.context.lobby.clean_up()
            await asyncio.sleep(0.01)
        disk.empty()
        while log.row.ended is None:
            await server.context.lobby.clean_up()
            await asyncio.sleep(0.01)
            log = await Log.read(server.context.store, log.row.key)
    check_log(log)


# A table

REQUESTS: list[tuple[int, type[Request], dict[str, Any]]] = [
    (1, Stand, {}),
    (1, Ready, {"on": False}),
    (1, Sit, {"seat": 3}),
    (2, Sit, {"seat": 3}),
    (0, Configure, {"public": True, "clock": 30}),
    (0, SeatBot, {"seat": 2, "level": "random"}),
    (0, Kick, {"person": 2}),
    (0, Appoint, {"person": 2}),
    (0, Mute, {"person": 3, "on": True}),
    (0, Start, {"fill": "random"}),
]


@pytest.mark.parametrize(
    ("who", "request_", "parts"), REQUESTS, ids=lambda each: getattr(each, "__name__", None)
)
async def test_what_cannot_be_stored_is_not_done_and_can_be_asked_for_again(
    server: Serving, disk: Disk, who: int, request_: type[Request], parts: dict[str, Any]
) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as people:
        key = await sit_down(people[:2], seats=4)
        await people[2].enter(key)
        row = await server.context.store.table(key)
        for each in people:
            await each.ask(Ping)
        before = [each.table for each in people]
        disk.fill()
        assert await people[who].refused(request_, **parts) == "not-stored"
        assert await server.context.store.table(key) == row
        for each in people:
            await each.ask(Ping)
        assert [each.table for each in people] == before
        assert [each.said(Standing) for each in people] == [[]] * 3
        disk.empty()
        await people[who].ask(request_, **parts)
        assert await server.context.store.table(key) != row


async def test_a_line_that_cannot_be_stored_is_not_said_and_later_said_once(
    server: Serving, disk: Disk
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        disk.fill()
        assert await people[0].refused(Chat, key="k", text="hello") == "not-stored"
        disk.empty()
        await people[0].chat("hello", key="k")
        await people[0].chat("hello", key="k")
        await people[1].chat("bye", key="k")
        for each in people:
            await each.until(lambda it: len(it.said(Line)) == 2)
            assert [(line.number, line.text) for line in each.said(Line)] == [
                (1, "hello"),
                (2, "bye"),
            ]


async def test_guests_and_tables_that_cannot_be_stored_are_not_there(
    server: Serving, disk: Disk
) -> None:
    async with await Guest.come(server.url, "Ann") as ann:
        disk.fill()
        for nothing in (
            lambda: Guest.come(server.url, "Bo"),
            lambda: ann.open_table(COLT, public=True),
            lambda: ann.rename("Bo"),
            ann.resume_link,
        ):
            with pytest.raises(Turned) as problem:
                await nothing()
            assert problem.value.kind == "not-stored"
        assert await ann.tables() == []
        assert await ann.my_tables() == []
        disk.empty()
        async with await Guest.back(server.url, ann.token) as again:
            assert again.me.name == "Ann"
        key = (await ann.open_table(COLT, public=True)).key
        assert [card.key for card in await ann.tables()] == [key]


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
            # No file can grow beyond what the journal has now.
            limit_files(process, (tmp_path / "club.db-wal").stat().st_size)
            for _ in range(3):
                assert await ann.refused(Choose, **choice) == "not-stored"
                assert await ann.refused(Chat, key="k", text="hello") == "not-stored"
                assert [place(each) for each in people] == before
            limit_files(process, resource.RLIM_INFINITY)
            await ann.ask(Choose, **choice)
            await ann.chat("hello", key="k")
            await play_out(people, Random(6))
            await as_recorded(people)
        assert process.stop() == 0
    finally:
        process.kill()


def limit_files(process: Process, size: int) -> None:
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


# A database that goes away


@pytest.mark.slow
async def test_matches_go_on_after_postgres_was_restarted(
    settings: Settings, postgres_server: postgres.Server, postgres_url: str
) -> None:
    closing, rng = asyncio.Event(), Random(7)
    async with serving(replace(settings, db=postgres_url)) as server:
        async with asyncio.timeout(600), asyncio.TaskGroup() as group:
            circles = [await circle(server.url, closing, rng) for _ in range(6)]
            people = [each for one in circles for each in one.people]
            for each in people:
                group.create_task(each.play())
            for _ in range(3):
                await more_choices(people, 30)
                refused = refusals(people)
                await asyncio.to_thread(postgres_server.stop)
                while refusals(people) == refused and not all_stuck(server):  # noqa: ASYNC110 - as below
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.uniform(0, 1))
                await asyncio.to_thread(postgres_server.start)
            await more_choices(people, 30)
            closing.set()
        for one in circles:
            await check_circle(server, one)
    assert refusals(people) > 0


def refusals(people: list[Witness]) -> int:
    """What they were refused because of the database."""
    return sum(each.refused["not-stored"] + each.refused["bad-database"] for each in people)


def all_stuck(server: Serving) -> bool:
    """Whether the server could not store an answer of its own at any table."""
    return all(room.require_session()._stale for room in server.context.lobby.rooms.values())


async def circle(url: str, closing: asyncio.Event, rng: Random) -> Circle:
    """Two people, two bots, and somebody who looks on."""
    async with line(url) as http:
        guests = [await Guest.come(url, name, http) for name in ("Ann", "Bo", "Eve")]
        table = await guests[0].open_table(COLT, seats=4)
    found = Circle(table.key, closing, fill="greedy")
    for guest, seat in zip(guests, (0, 1, None), strict=True):
        Witness(guest, found, seat, Random(rng.random()), pause=0.03)
    return found


async def more_choices(people: list[Witness], count: int) -> None:
    enough = sum(len(each.acknowledged) for each in people) + count
    while sum(len(each.acknowledged) for each in people) < enough:  # noqa: ASYNC110 - many wake us
        await asyncio.sleep(0.01)


async def check_circle(server: Serving, one: Circle) -> None:
    for key in one.matches:
        log = await Log.read(server.context.store, key)
        check_log(log)
        assert log.row.ended is not None
        for each in one.people:
            assert each.out_of_step == []
            check_answers(each, log)
            check_heard(each.heard.get(key, []), log, each.seat)


async def test_who_enters_while_the_database_is_away_gets_in_when_it_is_back(
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
    async with await Guest.come(server.url, "Ann") as ann:
        table = await ann.open_table(COLT)
        async with asyncio.timeout(120), Stay(ann, table.key) as stay:
            assert stay.chair.table is not None
    assert tries == 3


# Two servers, one log


@asynccontextmanager
async def two_servers(settings: Settings) -> AsyncIterator[tuple[Serving, Serving]]:
    async with serving(settings) as one, serving(settings) as other:
        yield one, other


@asynccontextmanager
async def also_at(server: Serving, visitor: Visitor, table: str) -> AsyncIterator[Visitor]:
    """The same person at the other server."""
    async with (
        await Guest.back(server.url, visitor.guest.token) as guest,
        another_tab(guest) as tab,
    ):
        await tab.enter(table)
        yield tab


async def test_of_two_servers_one_stores_the_choice_and_the_other_reads_it(
    settings: Settings,
) -> None:
    async with two_servers(settings) as (here, there), company(here.url, "Ann", "Bo", "Cy") as all_:
        ann, bo, cy = all_
        key = await sit_down(all_)
        await begin(all_)
        async with also_at(there, ann, key) as ann_there, also_at(there, bo, key) as bo_there:
            assert ann.chair.ask is not None
            first, second = ann.chair.ask.answers[:2]
            words = {"match": ann.chair.match, "turn": 0}
            await ann.choose(first)
            assert await ann_there.refused(Choose, **words, answer=second) == "not-stored"
            for each in (bo, bo_there):
                await each.until(lambda it: it.chair.ask)
            assert place(bo_there) == place(bo)
            assert (len(bo_there.said(Standing)), bo_there.said(Step)) == (2, [])
            assert await ann_there.refused(Choose, **words, answer=second) == "stale-turn"
            await ann_there.ask(Choose, **words, answer=first)
            assert bo_there.chair.ask is not None
            await bo_there.choose(bo_there.chair.ask.answers[0])
        assert cy.chair.end is None
        log = await log_of(here, ann)
        check_log(log)
        assert [choice.seat for choice in log.choices][:2] == [0, 1]


async def test_the_slower_of_two_servers_finds_out_that_the_match_is_over(
    settings: Settings,
) -> None:
    async with two_servers(settings) as (here, there), company(here.url, "Ann", "Bo", "Cy") as all_:
        key = await sit_down(all_)
        await begin(all_)
        async with also_at(there, all_[0], key) as ann_there:
            ask = ann_there.chair.ask
            assert ask is not None
            await play_out(all_, Random(9))
            made = (await log_of(here, all_[0])).own(0)[0].answer
            other = next(answer for answer in ask.answers if answer != made)
            words = {"match": ann_there.chair.match, "turn": ask.turn, "answer": other}
            assert await ann_there.refused(Choose, **words) == "not-stored"
            await ann_there.until(lambda it: it.chair.end)
            await ann_there.until(lambda it: it.table.phase == "gathering")
            assert place(ann_there) == place(all_[0])


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """Of two servers."""
    if request.param == "sqlite":
        return settings
    return replace(settings, db=str(request.getfixturevalue("postgres_url")))


@pytest.mark.slow
async def test_a_match_is_played_at_two_servers_and_every_choice_is_made_once(
    shared: Settings,
) -> None:
    async with (
        two_servers(shared) as servers,
        asyncio.timeout(600),
        asyncio.TaskGroup() as group,
    ):
        circles = [await at_both(servers, Random(number)) for number in range(4)]
        tasks = [group.create_task(each.play()) for one in circles for each in one.people]
        await asyncio.gather(*tasks)
        for one in circles:
            await check_circle(servers[0], one)
            assert sum(each.refused["not-stored"] for each in one.people) > 0


async def at_both(servers: tuple[Serving, Serving], rng: Random) -> Circle:
    """Three people, each with a tab here and a tab there, who answer now here, now there."""
    closing = asyncio.Event()
    closing.set()
    async with company(servers[0].url, "Ann", "Bo", "Cy") as people:
        found = Circle(await sit_down(people, seats=5), closing)
        await begin(people, fill="random")
        for server in servers:
            async with server.context.lobby.room(found.key):
                pass  # both know how it stands, so one of the first answers comes too late
        for seat, each in enumerate(people):
            for server in servers:
                guest = Guest(server.url, each.guest.token, each.guest.me, each.guest._http)
                Witness(guest, found, seat, Random(rng.random()), pause=0.05)
    return found
