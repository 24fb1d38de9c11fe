"""The server is killed in the middle of everything: what was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from tables.every_game import Mix, mixes
from tables.serving import Process
from tables.witness import Circle, Log, Witness, check_answers, check_heard, check_log
from whistlestop import games
from whistlestop.client.guest import Guest, line
from whistlestop.store import LineRow, Store

log = logging.getLogger(__name__)

SOAK = bool(os.environ.get("WHISTLESTOP_SOAK"))
TABLES = 48 if SOAK else 16
KILLS = 40 if SOAK else 5
SECONDS = 900 if SOAK else 120  # so that a broken test ends

MIXES = [mix for name in games.NAMES for mix in mixes(games.find(name))]


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def process(db: str, tmp_path: Path) -> Iterator[Process]:
    flags = ("--log=json", "--bot-pause=0.02", "--per-address=10000")
    process = Process(db, tmp_path / "log", *flags)
    yield process
    process.kill()


@pytest.fixture(autouse=True)
def nobody_dawdles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has lost the connection tries again soon, however often it is lost."""
    monkeypatch.setattr("whistlestop.client.stay._LONGEST", 0.5)


def complaints(process: Process) -> list[str]:
    """What the server's log has that is not good news."""
    lines = process.log.read_text().splitlines()
    return [each for each in lines if json.loads(each)["level"] != "info"]


@asynccontextmanager
async def opened(db: str) -> AsyncIterator[Store]:
    store = await Store.open(db)
    try:
        yield store
    finally:
        await store.close()


# Matches


async def gather(url: str, count: int, closing: asyncio.Event, rng: Random) -> list[Circle]:
    """Tables of every kind: only people, people and bots, with a clock, with somebody watching."""
    async with line(url) as http:

        async def circle(number: int, mix: Mix) -> Circle:
            people = rng.randint(1, mix.seats) if number % 2 else mix.seats
            guests = [await Guest.come(url, f"Ann {each}", http) for each in range(people + 1)]
            table = await guests[0].open_table(
                mix.game.name,
                dict(mix.options),
                mix.seats,
                public=number % 3 == 0,
                clock=15 if number % 4 > 1 else None,
            )
            found = Circle(table.key, closing, fill="random")
            for seat, guest in enumerate(guests[:-1]):
                Witness(guest, found, seat, Random(rng.random()))
            if number % 5 == 0:
                Witness(guests[-1], found, None, Random(rng.random()))
            return found

        chosen = rng.sample(MIXES, count)
        return await asyncio.gather(*(circle(*each) for each in enumerate(chosen)))


@dataclass
class Figures:
    """What was compared."""

    kills: int = 0
    lost: int = 0
    matches: int = 0
    choices: int = 0
    acknowledged: int = 0
    events: int = 0
    lines: int = 0


async def check_acknowledged(db: str, circles: list[Circle]) -> None:
    """While people play on."""
    noted = [
        (match, witness.seat, turn, answer)
        for circle in circles
        for witness in circle.people
        for (match, turn), answer in witness.acknowledged.items()
    ]
    async with opened(db) as store:
        logs = {match: await Log.read(store, match) for match, *_ in noted}
    for match, seat, turn, answer in noted:
        assert seat is not None
        assert logs[match].own(seat)[turn].answer == answer


async def check_everything(db: str, circles: list[Circle], figures: Figures) -> None:
    """After the last match."""
    async with opened(db) as store:
        for circle in circles:
            for key in circle.matches:
                check_match(await Log.read(store, key), circle, figures)
            row = await store.table(circle.key)
            assert row is not None
            check_chat(await store.lines(row.id, 0, 10_000), circle, figures)


def check_match(log: Log, circle: Circle, figures: Figures) -> None:
    check_log(log)
    assert log.row.ended is not None
    key = log.row.key
    figures.matches += 1
    figures.choices += len(log.choices)
    for each in circle.people:
        heard = each.heard.get(key, [])
        figures.acknowledged += check_answers(each, key, log)
        figures.events += check_heard(heard, log, each.seat)
        if each.seat is not None:
            assert heard[-1].now.winners == log.row.winners


def check_chat(stored: list[LineRow], circle: Circle, figures: Figures) -> None:
    """Every line once, and in the same order for everybody."""
    assert sorted(each.text for each in stored) == sorted(circle.lines)
    figures.lines += len(stored)
    for each in circle.people:
        heard = [(said.number, said.text) for said in each.lines]
        assert heard == [(said.number, said.text) for said in stored][: len(heard)]


def check_people(circles: list[Circle], figures: Figures) -> None:
    """They had to wait, and nothing worse."""
    for each in [each for circle in circles for each in circle.people]:
        assert each.out_of_step == []
        assert each.refused.keys() <= {"stale-turn", "match-running", "too-fast"}
        figures.lost += each.lost


async def hurry(db: str, circles: list[Circle]) -> None:
    """Shorter clocks than people can ask for. The server must not be running."""
    async with opened(db) as store:
        for circle in circles:
            row = await store.table(circle.key)
            if row is not None and row.clock is not None:
                await store.save_table(replace(row, clock=1))


async def kill_and_restart(process: Process, db: str, circles: list[Circle], rng: Random) -> None:
    for kill in range(KILLS):
        await asyncio.sleep(rng.uniform(0, 2))
        process.kill()
        if kill == 0:
            await hurry(db, circles)
        # Who opens a database after a crash puts it in order. Every other time, the server does.
        if kill % 2:
            await check_acknowledged(db, circles)
        await asyncio.to_thread(process.start)
        await check_acknowledged(db, circles)


@pytest.mark.slow
async def test_however_often_it_is_killed_no_choice_is_lost_or_made_twice(
    process: Process, db: str
) -> None:
    rng, closing, figures = Random(), asyncio.Event(), Figures(kills=KILLS)
    await asyncio.to_thread(process.start)
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        circles = await gather(process.url, TABLES, closing, rng)
        for each in [each for circle in circles for each in circle.people]:
            group.create_task(each.play())
        await kill_and_restart(process, db, circles, rng)
        closing.set()
    assert process.stop() == 0
    assert complaints(process) == []
    check_people(circles, figures)
    await check_everything(db, circles, figures)
    assert figures.acknowledged > 10 * TABLES
    assert figures.lost > KILLS * TABLES
    log.info("%s", figures)
