"""Matches that cannot be replayed: they are set aside, and all other matches go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tables.browser_requests import asking
from tables.failing_disk import FailingDisk
from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, begin, play_out, sit_down, visiting
from whistlestop import replay
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.engine.ask import Answer
from whistlestop.engine.match import Match
from whistlestop.server.rooms import lobby
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.server.settings import Settings
from whistlestop.store.errors import bad_database
from whistlestop.store.rows import MatchRow
from whistlestop.store.store import Store
from whistlestop.wire.from_client import Choose, Sit
from whistlestop.wire.from_server import Standing

pytestmark = pytest.mark.slow

CLOCK = 200  # a match with a longer one would sleep


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "club.db"


def execute(file: Path, *statements: str) -> None:
    """Change a database while no server runs."""
    with sqlite3.connect(file) as database:
        for each in statements:
            database.execute(each)
    database.close()


BREAKS: dict[str, tuple[str, ...]] = {
    "a removed option": (
        """UPDATE matches SET options = '{"wagons": true}' WHERE id = 1""",
        """UPDATE tables SET options = '{"wagons": true}' WHERE id = 1""",
    ),
    "a value that an option no longer takes": (
        """UPDATE matches SET options = '{"bandits": "bought"}' WHERE id = 1""",
        """UPDATE tables SET options = '{"bandits": "bought"}' WHERE id = 1""",
    ),
    "a removed game": ("UPDATE matches SET game = 'tiddlywinks' WHERE id = 1",),
    "a refused answer": ("UPDATE choices SET answer = 'fly' WHERE match = 1 AND number = 1",),
    "an unreadable answer": ("UPDATE choices SET answer = '' WHERE match = 1 AND number = 1",),
    "another state": ("UPDATE choices SET digest = digest + (1 << 40) WHERE match = 1",),
}


@asynccontextmanager
async def back(server: Serving, token: str, key: str) -> AsyncIterator[Visitor]:
    """Bring a guest back to a table after a restart."""
    async with await Guest.restore(server.url, token) as guest, another_tab(guest) as tab:
        await tab.enter(key)
        yield tab


async def play_three(visitor: Visitor, server: Serving) -> None:
    """Make the first choices of a match of one person and two bots."""
    assert visitor.chair.ask is not None
    await visitor.choose(visitor.chair.ask.answers[0])
    await visitor.until(lambda it: it.chair.ask)
    row = await server.context.store.match(str(visitor.chair.match))
    assert row is not None
    assert len(await server.context.store.choices(row.id)) >= 3


async def two_matches(settings: Settings) -> tuple[str, list[str], list[str]]:
    """Begin two matches with clocks; return Ann's token, and the keys of tables and matches."""
    async with serving(settings) as server, visiting(server.url, "Ann") as ann:
        tables, matches = [], []
        for _ in range(2):
            tables.append(await sit_down([ann], seats=3, clock=CLOCK, public=True))
            await begin([ann], fill="easy")
            matches.append(str(ann.chair.match))
            await play_three(ann, server)
        return ann.guest.token, tables, matches


def metric(server: Serving, name: str) -> float:
    (line,) = [
        each
        for each in server.context.metrics.text().decode().splitlines()
        if each.startswith(f"whistlestop_{name} ")
    ]
    return float(line.split()[1])


@pytest.mark.parametrize("broken", BREAKS.values(), ids=BREAKS.keys())
async def test_a_match_that_cannot_be_replayed_harms_nobody(
    settings: Settings, file: Path, broken: tuple[str, ...]
) -> None:
    token, (first, second), (lost, other) = await two_matches(settings)
    execute(file, *broken)
    async with serving(settings) as server, await Guest.restore(server.url, token) as ann:
        mine = {each.table.key: each for each in await ann.my_tables()}
        assert (mine[first].table.phase, mine[first].your_turn) == ("gathering", False)
        assert (mine[second].table.phase, mine[second].your_turn) == ("playing", True)
        phases = {card.key: card.phase for card in await ann.tables()}
        assert phases == {first: "gathering", second: "playing"}
        assert metric(server, "unplayable_total") == 1
        assert metric(server, "trouble_total") == 0
        async with back(server, token, second) as tab:
            assert tab.chair.match == other
        async with back(server, token, first) as tab:
            assert tab.said(Standing) == []
            told = tab.table.unplayable
            assert told is not None
            assert (told.match, tab.table.match, tab.table.phase) == (lost, None, "gathering")
            record = await ann.record(lost)
            assert "result: unfinished" in record
            await begin([tab], fill="easy")
            assert (tab.table.unplayable, tab.table.phase) == (None, "playing")
            await play_out([tab], Random(1))
        assert await ann.record(lost) == record


async def test_a_rule_that_raises_anything_harms_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, (first, second), (lost, other) = await two_matches(settings)
    async with serving(settings) as server:
        row = await server.context.store.match(lost)
        assert row is not None
        seed, choose = row.seed, Match.choose

    def fails(match: Match, seat: int, answer: Answer) -> None:
        if match.seed == seed:
            raise RecursionError("a bug in a rule")
        choose(match, seat, answer)

    monkeypatch.setattr(Match, "choose", fails)
    async with serving(settings) as server:
        async with back(server, token, first) as tab:
            assert tab.table.unplayable is not None
        async with back(server, token, second) as tab:
            assert tab.chair.match == other


async def test_the_players_of_a_lost_match_that_was_shown_to_them_forget_it(
    settings: Settings, file: Path
) -> None:
    token, (first, _), (lost, _) = await two_matches(settings)
    execute(file, *BREAKS["a removed option"])
    async with (
        serving(settings) as server,
        await Guest.restore(server.url, token) as guest,
        another_tab(guest) as tab,
    ):
        tab.chair.match, tab.chair.count = lost, 3  # as before the restart
        await tab.enter(first)
        assert tab.chair.resume_point() == {"match": None, "events": 0, "chat": 0}


async def test_a_match_can_be_continued_when_the_reason_is_gone(
    settings: Settings, file: Path
) -> None:
    token, (first, _), (lost, _) = await two_matches(settings)
    execute(file, "UPDATE matches SET game = 'tiddlywinks' WHERE id = 1")
    async with serving(settings) as server, back(server, token, first) as tab:
        assert tab.table.unplayable is not None
    execute(file, "UPDATE matches SET game = 'colt-super-express' WHERE id = 1")
    async with serving(settings) as server, back(server, token, first) as tab:
        assert tab.chair.match == lost
        row = await server.context.store.match(lost)
        assert row is not None
        assert (row.unplayable, row.ended) == (None, None)
        await play_out([tab], Random(2))


async def test_a_match_whose_record_was_read_is_never_continued(
    settings: Settings, file: Path
) -> None:
    token, (first, _), (lost, _) = await two_matches(settings)
    execute(file, "UPDATE matches SET game = 'tiddlywinks' WHERE id = 1")
    async with serving(settings) as server, back(server, token, first) as tab:
        record = await tab.guest.record(lost)
    execute(file, "UPDATE matches SET game = 'colt-super-express' WHERE id = 1")
    async with serving(settings) as server, back(server, token, first) as tab:
        assert tab.table.unplayable is not None
        assert await tab.guest.record(lost) == record.replace("tiddlywinks", "colt-super-express")
        card = await tab.guest.match(lost)
        assert (card.end, card.ended is None) == (None, False)


async def test_only_players_end_a_match_by_reading_its_record(
    settings: Settings, file: Path
) -> None:
    """A spectator, or a program that follows every link, could end it for them."""
    token, (first, _), (lost, _) = await two_matches(settings)
    execute(
        file,
        "UPDATE matches SET game = 'tiddlywinks' WHERE id = 1",
        "UPDATE chairs SET bot = NULL WHERE number = 1",
    )
    async with serving(settings) as server, visiting(server.url, "Eve") as eve:
        await eve.enter(first)
        assert eve.table.unplayable is not None
        await eve.ask(Sit, seat=1)  # a seat at the table is no seat in this match
        with pytest.raises(RequestRefused) as problem:
            await eve.guest.record(lost)
        assert problem.value.kind == "no-seat"
        async with asking(server) as http:
            assert (await http.get(f"/api/matches/{lost}/record")).status_code == 401
        row = await server.context.store.match(lost)
        assert row is not None
        assert row.ended is None
        async with await Guest.restore(server.url, token) as ann:
            record = await ann.record(lost)
        assert await eve.guest.record(lost) == record  # it is over now


async def test_the_record_of_a_running_match_stays_secret(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        with pytest.raises(RequestRefused) as problem:
            await ann.guest.record(str(ann.chair.match))
        assert problem.value.kind == "match-running"


async def test_the_record_of_a_lost_match_can_be_replayed_where_its_rules_are(
    settings: Settings, file: Path
) -> None:
    token, _, (lost, _) = await two_matches(settings)
    execute(file, *BREAKS["another state"])
    async with serving(settings) as server, await Guest.restore(server.url, token) as ann:
        await ann.my_tables()
        row = await server.context.store.match(lost)
        assert row is not None
        choices = await server.context.store.choices(row.id)
        match = replay(await ann.record(lost))
        made = [(seat, str(answer)) for seat, answer, _ in match.choices]
        assert made == [(each.seat, each.answer) for each in choices]


async def test_a_match_is_set_aside_although_the_mark_cannot_be_stored(
    settings: Settings, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, (first, _), (lost, _) = await two_matches(settings)
    execute(file, *BREAKS["a removed option"])
    monkeypatch.setattr(lobby.Lobby, "_load_running_clocks", pause_for_ever)
    async with serving(settings) as server:
        disk = FailingDisk(server)
        disk.fill()
        async with back(server, token, first) as tab:
            assert tab.table.unplayable is not None
            disk.empty()
            assert "result: unfinished" in await tab.guest.record(lost)


async def pause_for_ever(_: lobby.Lobby) -> None:
    await asyncio.Event().wait()


async def test_people_are_told_of_a_match_that_is_lost_while_they_play(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        assert ann.chair.ask is not None
        choice = {"match": ann.chair.match, "turn": 0, "answer": ann.chair.ask.answers[0]}
        disk = FailingDisk(server)
        disk.fill()
        assert await ann.refused(Choose, **choice) == "not-stored"
        disk.empty()
        change = server.context.store._database.transact
        await change(lambda c: c.exec_driver_sql("UPDATE matches SET game = 'tiddlywinks'"))
        await ann.until(lambda it: it.table.unplayable)
        assert ann.table.phase == "gathering"
        assert ann.chair.match is None


# The start


async def test_people_are_served_before_any_match_is_loaded(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, (first, second), _ = await two_matches(settings)
    go_on, load = asyncio.Event(), StoredMatch.load

    async def later(store: Store, row: MatchRow) -> StoredMatch:
        await go_on.wait()
        return await load(store, row)

    monkeypatch.setattr(StoredMatch, "load", later)
    async with serving(settings) as server, await Guest.restore(server.url, token) as ann:
        cards = {card.key: card.phase for card in await ann.tables()}
        assert cards == {first: "playing", second: "playing"}
        assert server.context.lobby.rooms == {}
        go_on.set()
        async with asyncio.timeout(60):
            while len(server.context.lobby.rooms) < 2:  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(0.01)


async def test_clocks_are_loaded_after_the_store_has_failed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (first, second), _ = await two_matches(settings)
    monkeypatch.setattr(lobby, "_RETRY_AFTER", 0.01)
    for name in ("running_with_clock", "table"):
        monkeypatch.setattr(Store, name, fails_once(getattr(Store, name)))
    async with serving(settings) as server:
        async with asyncio.timeout(60):
            while len(server.context.lobby.rooms) < 2:  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(0.01)
        assert server.context.lobby.rooms.keys() == {first, second}


def fails_once(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    failed = False

    async def read(*arguments: Any) -> Any:
        nonlocal failed
        if not failed:
            failed = True
            raise bad_database(OSError("the database went away"))
        return await method(*arguments)

    return read


async def test_a_server_that_is_closed_while_it_loads_leaves_nothing_running(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_matches(settings)

    async def never(_: Store, __: MatchRow) -> StoredMatch:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(StoredMatch, "load", never)
    before = asyncio.all_tasks()
    async with serving(settings) as server:
        async with asyncio.timeout(60):
            while not server.context.lobby._opening:  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(0.01)
    assert asyncio.all_tasks() == before


async def test_a_table_of_a_removed_game_harms_nobody(settings: Settings, file: Path) -> None:
    token, (first, second), _ = await two_matches(settings)
    execute(file, "UPDATE tables SET game = 'tiddlywinks' WHERE id = 1")
    async with serving(settings) as server, await Guest.restore(server.url, token) as ann:
        assert [each.table.key for each in await ann.my_tables()] == [second]
        assert [card.key for card in await ann.tables()] == [second]
        assert metric(server, "trouble_total") == 0
        async with another_tab(ann) as tab:
            with pytest.raises(RequestRefused) as problem:
                await tab.enter(first)
            assert problem.value.kind == "unknown-game"
