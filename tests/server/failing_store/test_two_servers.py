"""Two servers with one log: every choice is made once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

import pytest

from tables.failing_disk import log_of, place
from tables.recording_players import (
    RecordingPlayer,
    Tablemates,
    check_log,
    check_tablemates,
)
from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, begin, company, play_out, sit_down
from whistlestop.client.http_api import Guest
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import (
    Choose,
)
from whistlestop.wire.from_server import Standing, Step


@asynccontextmanager
async def two_servers(settings: Settings) -> AsyncIterator[tuple[Serving, Serving]]:
    async with serving(settings) as one, serving(settings) as other:
        yield one, other


@asynccontextmanager
async def also_at(server: Serving, visitor: Visitor, table: str) -> AsyncIterator[Visitor]:
    """Connect the same person to the table at the other server."""
    async with (
        await Guest.restore(server.url, visitor.guest.token) as guest,
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
    """Return the settings that two servers share."""
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
        tables = [await at_both(servers, Random(number)) for number in range(4)]
        tasks = [group.create_task(each.play()) for one in tables for each in one.people]
        await asyncio.gather(*tasks)
        for one in tables:
            await check_tablemates(servers[0].context.store, one)
            assert sum(each.refused["not-stored"] for each in one.people) > 0


async def at_both(servers: tuple[Serving, Serving], rng: Random) -> Tablemates:
    """Seat three people, each connected to both servers, who answer at one server or the other."""
    closing = asyncio.Event()
    closing.set()
    async with company(servers[0].url, "Ann", "Bo", "Cy") as people:
        found = Tablemates(await sit_down(people, seats=5), closing)
        await begin(people, fill="random")
        for server in servers:
            async with server.context.lobby.room(found.key):
                pass  # both have loaded the match, so one of the first answers comes too late
        for seat, each in enumerate(people):
            for server in servers:
                guest = Guest(server.url, each.guest.token, each.guest.me, each.guest._http)
                RecordingPlayer(guest, found, seat, Random(rng.random()), pause=0.05)
    return found
