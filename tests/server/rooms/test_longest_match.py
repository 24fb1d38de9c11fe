"""A match that becomes too long: it ends as a draw, and says so; nobody is locked out before."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from time import thread_time
from typing import Any

import pytest

from stored_matches import play_peacefully, store_match
from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down, visiting
from terminal.scripted_console import ScriptedConsole
from whistlestop import replay
from whistlestop.client.http_api import Guest
from whistlestop.engine.match import STOPPED
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server.clocks import now_ms
from whistlestop.server.rooms import narrated_events
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.server.settings import Settings
from whistlestop.store.store import Store
from whistlestop.terminal.match_log import MatchLog
from whistlestop.terminal.replay import Replay
from whistlestop.wire.from_client import Rematch
from whistlestop.wire.from_server import End, Standing, Step

LONGEST = 7


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, longest_match=LONGEST)


async def play_to_the_limit(people: list[Visitor]) -> None:
    while any(each.chair.end is None for each in people):
        for each in people:
            each.catch_up()
            if each.chair.ask is not None:
                await each.choose(each.chair.ask.answers[0])
        await asyncio.sleep(0)


async def test_a_match_that_becomes_too_long_ends_as_a_draw(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as people:
        ann, bo = people
        await sit_down(people, game="bang", seats=4)
        await begin(people, fill="easy")
        await play_to_the_limit(people)
        for each in people:
            step = each.said(Step)[-1]
            assert (step.end, step.ask, step.waiting) == (End(winners=(), why="too-long"), None, ())
            assert each.chair.is_fair
        assert ann.table.phase == "gathering"
        row = await server.context.store.match(str(ann.chair.match))
        assert row is not None
        assert (row.winners, row.why, row.ended is None) == ((), "too-long", False)
        assert len(await server.context.store.choices(row.id)) == LONGEST
        await ann.ask(Rematch)
        await bo.ask(Rematch)
        await ann.until(lambda it: it.chair.end is None)


async def test_a_stopped_match_is_still_over_after_a_restart(settings: Settings) -> None:
    async with serving(settings) as server, visiting(server.url, "Ann") as ann:
        key = await sit_down([ann], game="bang", seats=4)
        await begin([ann], fill="easy")
        await play_to_the_limit([ann])
        match, token = str(ann.chair.match), ann.guest.token
    async with (
        serving(settings) as server,
        await Guest.restore(server.url, token) as guest,
        another_tab(guest) as tab,
    ):
        await tab.enter(key)
        standing = tab.said(Standing)[-1]
        assert (standing.end, standing.ask) == (End(winners=(), why="too-long"), None)
        assert tab.table.phase == "gathering"
        record = await guest.record(match)
        assert "result: nobody too-long" in record
        assert replay(record).outcome == STOPPED
        film = await guest.film(match)
        assert film.match.end == End(winners=(), why="too-long")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_is_explained_in_every_language(server: Serving, language: str) -> None:
    texts = Texts(language)
    explanation = texts.say("match-too-long")
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], game="bang", seats=4)
        await begin([ann], fill="easy")
        await play_to_the_limit([ann])
        record = await ann.guest.record(str(ann.chair.match))
        console: Any = ScriptedConsole()
        MatchLog("bang", ann.chair, texts, console, pause=0).print_end()
    assert explanation in console.text
    assert Replay(record, 0, texts).steps[-1].sentences[-1] == explanation


# Long matches


@pytest.fixture(scope="module")
def long_match() -> Any:
    return play_peacefully("bang", 4, 1500)


@pytest.fixture
def _no_garbage_collection() -> Iterator[None]:
    """Keep the garbage collector from looking at all objects of all tests meanwhile."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_garbage_collection")
async def test_a_long_match_is_loaded_in_slices(long_match: Any, settings: Settings) -> None:
    store = await Store.open(settings.db)
    try:
        person = await store.add_person("Ann", b"token", now_ms())
        key, _ = await store_match(store, person.id, long_match)
        row = await store.match(key)
        assert row is not None
        times = [thread_time()]

        async def tick() -> None:
            while True:
                times.append(thread_time())
                await asyncio.sleep(0)

        ticking = asyncio.create_task(tick())
        began = thread_time()
        stored = await StoredMatch.load(store, row)
        whole = thread_time() - began
        ticking.cancel()
        assert len(stored.match.choices) == len(long_match.choices)
        # Others get a turn again and again: no slice is as long as a fifth of the whole. The time
        # of this thread counts, because a busy machine may stop it at any moment.
        assert max(b - a for a, b in pairwise(times)) < whole / 5
    finally:
        await store.close()


@pytest.fixture
def few_events(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(
        narrated_events, "MOST_EVENTS", 15
    )  # every match has more than three times as many
    return 15


async def test_a_person_who_enters_a_very_long_match_gets_its_last_events(
    settings: Settings, few_events: int
) -> None:
    settings = replace(settings, longest_match=10_000)
    async with serving(settings) as server, visiting(server.url, "Ann") as ann:
        key = await sit_down([ann], game="bang", seats=4)
        await begin([ann], fill="easy")
        while ann.chair.count < 3 * few_events:
            await ann.until(lambda it: it.chair.ask or it.chair.count >= 3 * few_events)
            if ann.chair.ask is not None:
                quiet = [each for each in ann.chair.ask.answers if each.split()[0] == "end"]
                await ann.choose((quiet or ann.chair.ask.answers)[0])
        async with another_tab(ann.guest) as tab:
            await tab.enter(key)
            standing = tab.said(Standing)[-1]
            assert len(standing.events) == few_events
            assert standing.start + few_events == tab.chair.count
            first = ann.said(Standing)[0]
            scenes = [each for step in ann.said(Step) for each in step.scenes]
            heard = [each.narration for each in first.events]
            heard += [each.narration for each in scenes]
            told = heard[standing.start - first.start :]
            assert [each.narration for each in standing.events] == told[:few_events]
