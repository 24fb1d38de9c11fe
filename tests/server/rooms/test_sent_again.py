"""Requests that a client sends again after a lost connection, because it missed the answer."""

from __future__ import annotations

from tables.serving import Serving
from tables.visitor import begin, company, sit_down, visiting
from whistlestop.wire.from_client import Rematch, Sit, Start


async def test_a_match_starts_once(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        before = ann.table.match
        assert before is None
        for _ in range(2):
            await ann.ask(Start, fill="easy", after=None)
        first = ann.table.match
        assert first is not None
        # Older clients do not name the last match. They are told that a match runs.
        assert await ann.refused(Start, fill="easy") == "match-running"
        assert await ann.refused(Start, fill="easy", after=first) == "match-running"
        assert ann.table.match == first


async def test_only_the_host_starts_a_match_also_the_second_time(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        assert await bo.refused(Start, fill="easy", after=None) == "not-host"
        await begin([ann, bo], fill="easy")
        assert await bo.refused(Start, fill="easy", after=None) == "not-host"


async def test_a_rematch_that_has_begun_is_not_asked_for_again(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        assert await ann.refused(Rematch, after=ann.table.match) == "match-running"
        await ann.ask(Rematch, after="A" * 22)  # a match before this one


async def test_a_seat_is_taken_once(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as (ann, bo, cy):
        key = await sit_down([ann], seats=3)
        await bo.enter(key)
        await cy.enter(key)
        for _ in range(2):
            await bo.ask(Sit, seat=1)
            assert bo.table.me == 1
        assert await cy.refused(Sit, seat=1) == "seat-taken"
