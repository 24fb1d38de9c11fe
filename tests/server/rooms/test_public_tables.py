"""The list of public tables: its order, its pages, its search, and its cost."""

from __future__ import annotations

import asyncio

import httpx
import msgspec

from tables.raw_socket import until
from tables.serving import Serving
from tables.visitor import COLT, company
from whistlestop.server.connections.connection import Connection
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms.public_tables import PublicTables, TableQuery
from whistlestop.wire.field_types import PAGE, Phase
from whistlestop.wire.from_client import WatchLobby
from whistlestop.wire.from_server import Lobby, TableCard


def card(
    number: int,
    host: str = "Ann",
    *,
    game: str = COLT,
    phase: Phase = "gathering",
    people: int = 1,
    bots: int = 0,
    joinable: bool = True,
) -> TableCard:
    return TableCard(
        key=f"{number:022}",
        game=game,
        options={},
        phase=phase,
        host=host,
        seats=4,
        people=people,
        bots=bots,
        clock=None,
        open=joinable,
    )


def listing(*cards: TableCard) -> PublicTables:
    """Return a list in which the last table has changed last."""
    tables = PublicTables(Metrics())
    for at, each in enumerate(cards):
        tables.add_stored(each.key, each, at)
    return tables


def numbers(page: Lobby) -> list[int]:
    return [int(each.key) for each in page.tables]


# Order, pages and search


def test_tables_with_a_free_seat_come_first_and_the_newest_of_them() -> None:
    tables = listing(
        card(0, phase="playing", people=4),
        card(1, people=4),
        card(2, phase="playing", bots=3),
        card(3),
        card(4, phase="playing", bots=3, joinable=False),
        card(5),
    )
    assert numbers(tables.page(TableQuery())) == [5, 3, 2, 1, 4, 0]
    assert numbers(tables.page(TableQuery(free=True))) == [5, 3]


def test_a_page_says_where_it_is_in_the_list() -> None:
    tables = listing(*(card(number) for number in range(120)))
    page = tables.page(TableQuery(first=100))
    assert (page.first, page.total, numbers(page)) == (100, 120, list(range(19, -1, -1)))
    assert len(tables.page(TableQuery()).tables) == PAGE
    assert numbers(tables.page(TableQuery(first=118, most=1))) == [1]
    assert tables.page(TableQuery(first=500)) == Lobby(tables=(), first=500, total=120)


def test_a_search_finds_hosts_and_games_without_accents_and_capitals() -> None:
    tables = listing(
        card(1, "José"), card(2, "Bo", game="bang"), card(3, "Joe Bang"), card(4, "Ann")
    )

    def found(words: str, game: str | None = None) -> list[int]:
        return sorted(numbers(tables.page(TableQuery(search=words, game=game))))

    assert found("jose") == [1]
    assert found("JO") == [1, 3]
    assert found("bang") == [2, 3]
    assert found("super express") == [1, 3, 4]
    assert found("express ann") == [4]
    assert found("nobody") == []
    assert found("", "bang") == [2]
    assert found("bo", COLT) == []


# Watching


async def test_only_changes_of_the_page_are_sent() -> None:
    tables = listing(card(1, "Ann"), card(2, "Bo"))
    ann, everybody = (Connection(person, "", 1, 1) for person in (1, 2))
    tables.watch(ann, TableQuery(search="ann"))
    tables.watch(everybody, TableQuery())
    assert [len(await each.queued_texts()) for each in (ann, everybody)] == [1, 1]
    tables.update(card(2).key, card(2, "Bo", people=2))
    (text,) = await everybody.queued_texts()
    assert msgspec.json.decode(text, type=Lobby).total == 2
    assert ann.unsent < everybody.unsent
    assert ann._texts == []
    tables.unwatch(everybody)
    tables.update(card(1).key, None)
    (text,) = await ann.queued_texts()
    assert msgspec.json.decode(text, type=Lobby).total == 0
    assert everybody._texts == []
    await tables.close()


async def test_a_table_that_has_not_changed_keeps_its_place() -> None:
    tables = listing(card(1), card(2))
    tables.update(card(1).key, card(1))
    assert numbers(tables.page(TableQuery())) == [2, 1]
    tables.update(card(1).key, card(1, people=2))
    assert numbers(tables.page(TableQuery())) == [1, 2]
    await tables.close()


async def test_all_watchers_of_a_page_share_its_text() -> None:
    tables = listing(card(1))
    watchers = [Connection(person, "", 1, 1) for person in range(3)]
    for each in watchers:
        tables.watch(each, TableQuery())
        await each.queued_texts()
    tables.update(card(2).key, card(2))
    await until(lambda: all(each._texts for each in watchers))
    texts = [(await each.queued_texts())[0] for each in watchers]
    assert texts[0] is texts[1] is texts[2]
    await tables.close()


async def test_people_search_over_the_socket_and_over_http(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        first = await ann.guest.open_table(COLT, public=True)
        second = await bo.guest.open_table("bang", public=True)
        await ann.ask(WatchLobby, on=True, search="bo")
        assert [each.key for each in ann.said(Lobby)[-1].tables] == [second.key]
        await ann.ask(WatchLobby, on=True, game=COLT)
        assert [each.key for each in ann.said(Lobby)[-1].tables] == [first.key]
        await ann.ask(WatchLobby, on=True, first=1, most=1)
        assert [each.key for each in ann.said(Lobby)[-1].tables] == [first.key]
        page = await ann.guest.search_tables("bang", free=True)
        assert ([each.key for each in page.tables], page.total) == ([second.key], 1)
        assert (await ann.guest.search_tables(game="bang", first=1)).tables == ()
        for bad in ({"most": PAGE + 1}, {"most": 0}, {"search": "x" * 61}, {"first": -1}):
            assert await ann.refused(WatchLobby, on=True, **bad) == "bad-message"
            async with httpx.AsyncClient(base_url=server.url) as http:
                assert (await http.get("/api/lobby", params=bad)).status_code == 400


async def test_many_tables_do_not_hold_up_the_loop() -> None:
    tables = listing(*(card(number, f"Host {number}") for number in range(5000)))
    watchers = [Connection(person, "", 1, 1) for person in range(100)]
    for number, each in enumerate(watchers):
        tables.watch(each, TableQuery(search=f"host {number}"))
    tables.update(card(0).key, None)
    turns = 0
    while tables._news or not turns:
        await asyncio.sleep(0)
        turns += 1
    while any(each.unsent == 0 for each in watchers):
        await asyncio.sleep(0)
        turns += 1
    assert turns > 5  # the pages are made in slices, between which others get a turn
    await tables.close()
