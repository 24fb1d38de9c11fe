"""Limits on what people at a table, and strangers, can see or do."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random

import pytest

from tables.browser_requests import asking
from tables.serving import Serving
from tables.visitor import COLT, Visitor, another_tab, begin, company, play_out, sit_down, visiting
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.server.connections.dispatch import PERSON_BURST, PERSON_RATE
from whistlestop.server.errors import NotNow
from whistlestop.server.rooms import seating
from whistlestop.server.secrets import new_key
from whistlestop.store.rows import TableRow
from whistlestop.wire.from_client import (
    Choose,
    Configure,
    Enter,
    Kick,
    Ready,
    Sit,
    Stand,
    WatchLobby,
)
from whistlestop.wire.from_server import Lobby


async def test_a_running_match_keeps_its_secrets(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        key = str(people[0].chair.match)
        async with asking(server) as http:
            for path in (
                "record",
                "film",
                "film?seat=0",
                "film?open=true",
                "thoughts",
                "summary",
                "picture",
            ):
                answer = await http.get(f"/api/matches/{key}/{path}")
                assert (answer.status_code, answer.json()["kind"]) == (409, "match-running")
                unknown = await http.get(f"/api/matches/{new_key()}/{path}")
                assert (unknown.status_code, unknown.json()["kind"]) == (404, "no-such-match")
            card = (await http.get(f"/api/matches/{key}")).json()
            assert (card["fair"]["seed"], card["fair"]["nonce"], card["end"]) == (None, None, None)
            await play_out(people, Random(1))
            for path in (
                "record",
                "film",
                "film?seat=2",
                "film?open=true",
                "thoughts",
                "summary",
                "picture",
            ):
                assert (await http.get(f"/api/matches/{key}/{path}")).status_code == 200
            missing = await http.get(f"/api/matches/{key}/film?seat=3")
            assert (missing.status_code, missing.json()["kind"]) == (404, "bad-seat")


async def test_a_private_table_is_listed_nowhere(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Eve") as people:
        eve = people.pop()
        await eve.ask(WatchLobby, on=True)
        key = await sit_down(people)
        await people[0].ask(Configure, clock=60)
        await people[1].ask(Ready, on=True)
        await people[2].ask(Ready, on=True)
        await begin(people)
        await play_out(people, Random(1))
        shown = await people[0].guest.open_table(COLT, public=True)
        await eve.until(lambda it: it.said(Lobby)[-1].tables)
        assert listed(eve) == {shown.key}
        assert [card.key for card in await eve.guest.tables()] == [shown.key]
        await people[0].ask(Configure, public=True)
        await eve.until(lambda it: listed(it) == {shown.key, key})
        await people[0].ask(Configure, public=False)
        await eve.until(lambda it: listed(it) == {shown.key})
        assert [card.key for card in await eve.guest.tables()] == [shown.key]


def listed(visitor: Visitor) -> set[str]:
    """Return the keys of the tables that this person sees in the lobby."""
    return {card.key for card in visitor.said(Lobby)[-1].tables}


async def test_a_person_acts_only_for_their_own_seat(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, cy = people
        await sit_down(people)
        await bo.ask(Ready, on=False)
        await ann.until(lambda it: not it.table.seats[1].ready)
        assert [card.ready for card in ann.table.seats] == [False, False, True]
        await bo.ask(Ready, on=True)
        await begin(people)
        before = [card.person for card in ann.table.seats]
        for each in people:
            if each.chair.ask is None:
                choice = {"match": ann.chair.match, "turn": 0}
                for other in people:
                    ask = other.chair.ask
                    if ask is not None:
                        kind = await each.refused(Choose, **choice, answer=ask.answers[0])
                        assert kind == "not-asked"
        await cy.ask(Stand)
        await ann.until(lambda it: it.table.seats[2].bot)
        assert [card.person for card in ann.table.seats] == [*before[:2], None]
        await bo.guest.rename("Bob")
        await ann.until(lambda it: it.table.seats[1].name == "Bob")
        assert ann.table.seats[0].name == "Ann"


async def test_a_kicked_person_cannot_come_back_by_any_link(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        link = await bo.guest.resume_link()
        await ann.ask(Kick, person=bo.guest.me.id)
        with pytest.raises(RequestRefused) as problem:
            await bo.enter(key)
        assert problem.value.kind == "kicked"
        async with await Guest.resume(server.url, link.secret) as twin:
            assert twin.me == bo.guest.me
        assert await bo.guest.my_tables() == []


async def test_a_request_sent_while_being_kicked_is_not_done(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=4)
        room = server.context.lobby.rooms[key]
        async with room.lock:
            asked = []
            for ask in (ann.ask(Kick, person=bo.guest.me.id), bo.ask(Sit, seat=2)):
                asked.append(asyncio.create_task(ask))
                await ann.until(lambda _: len(room.lock._waiters or ()) == len(asked))
        kicked, sat = await asyncio.gather(*asked, return_exceptions=True)
        assert kicked is None
        assert isinstance(sat, RequestRefused)
        assert room.seat_of(bo.guest.me.id) is None


async def test_a_person_refused_at_a_table_stays_at_their_own_table(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as (ann, bo, cy):
        home = await sit_down([bo, cy], seats=3)
        shut = await sit_down([ann], seats=3)
        async with another_tab(bo.guest) as guest:
            await guest.enter(shut)
            await ann.ask(Kick, person=bo.guest.me.id)
        assert await bo.refused(Enter, table=shut) == "kicked"
        await bo.ask(Ready, on=True)
        assert bo.table.key == home


async def test_reconnecting_does_not_raise_the_chat_limit(server: Serving) -> None:
    said = 0
    began = time.monotonic()
    async with visiting(server.url, "Ann") as ann, await Guest.register(server.url, "Eve") as eve:
        key = await sit_down([ann], seats=3)
        for _ in range(6):
            async with another_tab(eve) as tab:
                with suppress(RequestRefused):  # in the end even `enter` is refused
                    await tab.enter(key)
                    for _ in range(10):
                        await tab.chat("la", new_key())
                        said += 1
            await ann.until(lambda it: not it.table.spectators)
    # A line costs eleven requests: one for the message, and ten because it goes to everybody.
    assert said <= (PERSON_BURST + PERSON_RATE * (time.monotonic() - began)) / 11


def test_nobody_uses_up_the_mutes_of_others() -> None:
    chairs = (seating.FREE,) * 3
    row = TableRow(1, "k", COLT, {}, False, None, True, 1, chairs, (), (), None, 0)
    with suppress(NotNow):
        for whom in range(1000, 2000):
            row = seating.mute(row, 7, whom, on=True)
    assert 7 in seating.muted_for(seating.mute(row, None, 7, on=True), 1)


async def test_nobody_looks_into_the_cards_of_one_seat_after_the_other(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await sit_down([ann], seats=4, open_seats=True)
        await begin([ann], fill="random")
        await eve.enter(key)
        await eve.ask(Sit, seat=1)
        await eve.ask(Stand)
        assert await eve.refused(Sit, seat=2) == "seen-seat"
        await eve.ask(Sit, seat=1)
