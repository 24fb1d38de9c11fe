"""Kills of the server at random moments. Everything that it has acknowledged is kept."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from tables.every_game import Mix, mixes
from tables.recording_players import (
    MatchLog,
    RecordingPlayer,
    Tablemates,
    check_answers,
    check_heard,
    check_log,
)
from tables.serving import Process
from tables.visitor import Visitor, another_tab, begin, company, sit_down
from whistlestop import games
from whistlestop.client.http_api import Guest, http_client
from whistlestop.store.open_database import read_url
from whistlestop.store.postgres import Postgres
from whistlestop.store.rows import ChatLineRow
from whistlestop.store.sqlite import Sqlite
from whistlestop.store.store import Store
from whistlestop.wire.from_client import (
    Appoint,
    Chat,
    Configure,
    Enter,
    Kick,
    Mute,
    Ready,
    SeatBot,
)
from whistlestop.wire.from_server import Line, Table

pytestmark = pytest.mark.slow
log = logging.getLogger(__name__)

SOAK = bool(os.environ.get("WHISTLESTOP_SOAK"))
TABLES = 48 if SOAK else 8
KILLS = 40 if SOAK else 6
SECONDS = 3600 if SOAK else 1800  # only to end a broken test

MIXES = [mix for name in games.NAMES for mix in mixes(games.find(name))]


@pytest.fixture
def process(db: str, tmp_path: Path) -> Iterator[Process]:
    flags = ("--log=json", "--abuse-log=off", "--bot-pause=0.02", "--per-address=10000")
    process = Process(db, tmp_path / "log", *flags)
    yield process
    process.kill()


@pytest.fixture(autouse=True)
def nobody_dawdles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make clients reconnect soon, however often they lose the connection."""
    monkeypatch.setattr("whistlestop.client.reconnecting._LONGEST", 1.0)


def complaints(process: Process) -> list[str]:
    """Return the lines of the server's log that are warnings or errors.

    A busy machine may stop the server for a moment, so the watchdog's lines do not count.
    """
    lines = process.log.read_text().splitlines()
    return [
        each
        for each in lines
        if json.loads(each)["level"] != "info"
        and '"from":"whistlestop.server.loop_watchdog"' not in each
    ]


@asynccontextmanager
async def opened(db: str, *, running: bool = False) -> AsyncIterator[Store]:
    """Open the database. Only read it beside a running server: a migration would lock it."""
    if running:
        where = read_url(db)
        store = Store(Sqlite(where) if where.drivername == "sqlite" else Postgres(where))
    else:
        store = await Store.open(db)
    try:
        yield store
    finally:
        await store.close()


# Matches


async def gather(url: str, count: int, closing: asyncio.Event, rng: Random) -> list[Tablemates]:
    """Make tables of every kind: only people, with bots, with a clock, with a spectator."""
    async with http_client(url) as http:

        async def tablemates(number: int, mix: Mix) -> Tablemates:
            people = rng.randint(1, mix.seats) if number % 2 else mix.seats
            guests = [await Guest.register(url, f"Ann {each}", http) for each in range(people + 1)]
            table = await guests[0].open_table(
                mix.game.name,
                dict(mix.options),
                mix.seats,
                public=number % 3 == 0,
                clock=15 if number % 4 > 1 else None,
            )
            found = Tablemates(table.key, closing, fill="easy")
            for seat, guest in enumerate(guests[:-1]):
                RecordingPlayer(guest, found, seat, Random(rng.random()))
            if number % 5 == 0:
                RecordingPlayer(guests[-1], found, None, Random(rng.random()))
            return found

        chosen = rng.sample(MIXES, count)
        return await asyncio.gather(*(tablemates(*each) for each in enumerate(chosen)))


@dataclass
class Figures:
    """Counts of what was compared."""

    kills: int = 0
    lost: int = 0
    matches: int = 0
    choices: int = 0
    acknowledged: int = 0
    events: int = 0
    lines: int = 0


def people_of(tables: list[Tablemates]) -> list[RecordingPlayer]:
    return [each for tablemates in tables for each in tablemates.people]


async def check_acknowledged(db: str, tables: list[Tablemates], *, running: bool) -> None:
    """Check the acknowledged answers of running matches, while people play on."""
    noted = [
        (match, each.seat, turn, answer)
        for each in people_of(tables)
        for (match, turn), answer in each.acknowledged.items()
        if match == each.stay.state.match
    ]
    async with opened(db, running=running) as store:
        logs = {match: await MatchLog.read(store, match) for match, *_ in noted}
    for match, seat, turn, answer in noted:
        assert seat is not None
        assert logs[match].own(seat)[turn].answer == answer


async def check_everything(db: str, tables: list[Tablemates], figures: Figures) -> None:
    """Check all matches and all chat after the end."""
    async with opened(db) as store:
        for tablemates in tables:
            for key in tablemates.matches:
                check_match(await MatchLog.read(store, key), tablemates, figures)
            row = await store.table(tablemates.key)
            assert row is not None
            check_chat(await store.lines(row.id, 0, 10_000), tablemates, figures)


def check_match(log: MatchLog, tablemates: Tablemates, figures: Figures) -> None:
    check_log(log)
    assert log.row.ended is not None
    key = log.row.key
    figures.matches += 1
    figures.choices += len(log.choices)
    for each in tablemates.people:
        heard = each.heard.get(key, [])
        figures.acknowledged += check_answers(each, log)
        figures.events += check_heard(heard, log, each.seat)
        if each.seat is not None:
            assert heard[-1].now.winners == log.row.winners


def check_chat(stored: list[ChatLineRow], tablemates: Tablemates, figures: Figures) -> None:
    """Check that everybody got every line once, in the same order."""
    assert sorted(each.text for each in stored) == sorted(tablemates.lines)
    figures.lines += len(stored)
    for each in tablemates.people:
        heard = [(said.number, said.text) for said in each.lines]
        assert heard == [(said.number, said.text) for said in stored][: len(heard)]


def check_people(tables: list[Tablemates], figures: Figures) -> None:
    """Check that people were refused only because they were too fast or too late."""
    for each in people_of(tables):
        assert each.out_of_step == []
        assert each.refused.keys() <= {"stale-turn", "match-running", "too-fast"}
        figures.lost += each.lost


async def hurry(db: str, tables: list[Tablemates]) -> None:
    """Set shorter clocks than people can set. The server must not be running."""
    async with opened(db) as store:
        for tablemates in tables:
            row = await store.table(tablemates.key)
            if row is not None and row.clock is not None:
                await store.save_table(replace(row, clock=1))


async def some_play(tables: list[Tablemates], rng: Random) -> None:
    """Let people make a random number of further choices."""
    more = rng.randint(0, 10 * len(tables))
    people = people_of(tables)
    enough = sum(len(each.acknowledged) for each in people) + more
    while sum(len(each.acknowledged) for each in people) < enough:  # noqa: ASYNC110 - many wake us
        await asyncio.sleep(0.01)
    await asyncio.sleep(rng.uniform(0, 0.03))


async def kill_and_restart(
    process: Process, db: str, tables: list[Tablemates], rng: Random
) -> None:
    for kill in range(KILLS):
        await some_play(tables, rng)
        if kill % 5 == 4:  # now and then it is stopped by SIGTERM
            assert await asyncio.to_thread(process.stop) == 0
        else:
            process.kill()
        if kill == 0:
            await hurry(db, tables)
        # The first process that opens a database after a crash repairs it: sometimes the test,
        # sometimes the server.
        if kill % 2:
            await check_acknowledged(db, tables, running=False)
            await asyncio.to_thread(process.start)
        else:
            await asyncio.to_thread(process.start)
            await check_acknowledged(db, tables, running=True)


async def test_no_choice_is_lost_or_repeated_however_often_the_server_is_killed(
    process: Process, db: str, caplog: pytest.LogCaptureFixture
) -> None:
    rng, closing, figures = Random(), asyncio.Event(), Figures(kills=KILLS)
    await asyncio.to_thread(process.start)
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        tables = await gather(process.url, TABLES, closing, rng)
        for each in people_of(tables):
            group.create_task(each.play())
        await kill_and_restart(process, db, tables, rng)
        closing.set()
    assert process.stop() == 0
    assert complaints(process) == []
    check_people(tables, figures)
    await check_everything(db, tables, figures)
    assert figures.acknowledged > 5 * TABLES
    assert figures.lost > KILLS * TABLES
    assert [each.getMessage() for each in caplog.records if each.levelno > logging.INFO] == []
    log.info("%s", figures)


# Tables, chat and people


@asynccontextmanager
async def back_again(guests: list[Guest], key: str) -> AsyncIterator[list[Visitor]]:
    """Bring guests back to their table with their old cookies."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(another_tab(guest)) for guest in guests]
        for each in people:
            await each.enter(key)
        for each in people:
            await each.until(lambda it: len(there(it.table)) == len(guests))
        yield people


def there(table: Table) -> list[int | None]:
    seated = [seat.person for seat in table.seats if seat.here]
    return [*seated, *(each.id for each in table.spectators)]


async def restart(process: Process) -> None:
    process.kill()
    await asyncio.to_thread(process.start)


def unsealed(visitor: Visitor) -> Table:
    """Return the table without its seal: each start of the server seals another deal."""
    return msgspec.structs.replace(visitor.table, seal=None)


async def test_a_table_is_as_it_was_when_the_server_was_killed(process: Process) -> None:
    await asyncio.to_thread(process.start)
    async with company(process.url, "Ann", "Bo", "Cy", "Di", "Eve") as people:
        ann, bo, cy, di, eve = people
        key = await sit_down([ann, bo, cy], seats=6, options={"horse": True}, public=True)
        for each in (di, eve):
            await each.enter(key)
        await ann.ask(Configure, clock=90, open=False)
        await bo.ask(Ready, on=True)
        await ann.ask(SeatBot, seat=4, level="normal")
        await ann.ask(Mute, person=di.guest.me.id, on=True, everyone=True)
        await cy.ask(Mute, person=bo.guest.me.id, on=True)
        await ann.ask(Kick, person=eve.guest.me.id)
        await ann.ask(Appoint, person=bo.guest.me.id)
        stayed = [ann, bo, cy, di]
        for each in stayed:
            await each.until(lambda it: it.table.host == bo.guest.me.id)
        await restart(process)
        async with back_again([each.guest for each in stayed], key) as again:
            assert [unsealed(each) for each in again] == [unsealed(each) for each in stayed]
            assert cy.table.ignored == (bo.guest.me.id,)
            assert [seat.ready for seat in cy.table.seats[:3]] == [False, True, False]
            assert await again[3].refused(Chat, key="k", text="psst") == "muted"
            assert await again[0].refused(Configure, seats=3) == "not-host"
            async with another_tab(eve.guest) as tab:
                assert await tab.refused(Enter, table=key) == "kicked"
            assert [card.key for card in await ann.guest.tables()] == [key]
    assert complaints(process) == []


async def test_a_chat_line_is_said_once_over_a_restart(process: Process) -> None:
    await asyncio.to_thread(process.start)
    async with company(process.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        guests = [each.guest for each in people]
        for number, each in enumerate(people):
            await each.chat(f"hello {number}", key="same")
        await restart(process)
        async with back_again(guests, key) as again:
            for each in again:
                await each.chat("hello again", key="same")
            await again[0].chat("the end", key="end")
            for each in again:
                await each.until(lambda it: len(it.said(Line)) == 4)
                texts = [line.text for line in each.said(Line)]
                assert texts == ["hello 0", "hello 1", "hello 2", "the end"]
                assert [line.number for line in each.said(Line)] == [1, 2, 3, 4]


async def test_people_keep_their_identity_after_a_kill(process: Process) -> None:
    await asyncio.to_thread(process.start)
    async with company(process.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        ann, bo, _ = people
        secret = (await ann.guest.resume_link()).secret
        await bo.guest.rename("Bob")
        before = [await each.guest.my_tables() for each in people]
        await restart(process)
        assert [await each.guest.my_tables() for each in people] == before
        assert [[mine.table.key for mine in each] for each in before] == [[key]] * 3
        for each, name in zip(people, ("Ann", "Bob", "Cy"), strict=True):
            async with await Guest.restore(process.url, each.guest.token) as guest:
                assert (guest.me.id, guest.me.name) == (each.guest.me.id, name)
        async with await Guest.resume(process.url, secret) as elsewhere:
            assert elsewhere.me == ann.guest.me


async def test_a_clock_runs_on_after_a_kill_even_if_nobody_comes_back(
    process: Process, db: str
) -> None:
    await asyncio.to_thread(process.start)
    async with company(process.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people, seats=4, clock=15)
        await begin(people, fill="normal")
        match = people[0].chair.match
        assert match is not None
        process.kill()
    await hurry(db, [Tablemates(key, asyncio.Event())])
    await asyncio.to_thread(process.start)
    await in_log(db, match, lambda log: len(log.choices) > 3)
    await restart(process)
    log = await in_log(db, match, lambda log: log.row.ended is not None)
    check_log(log)
    assert {choice.by for choice in log.choices} <= {"bot", "late", "away", "only"}
    assert complaints(process) == []


async def in_log(db: str, match: str, what: Callable[[MatchLog], bool]) -> MatchLog:
    """Wait until the log of a match fulfils a condition, and return this log."""
    async with asyncio.timeout(300), opened(db, running=True) as store:
        while not what(log := await MatchLog.read(store, match)):  # noqa: ASYNC110 - another process's
            await asyncio.sleep(0.02)
    return log
