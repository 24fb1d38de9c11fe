"""A table that gets more seats after a match: the last match has no cards for the new ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from tables.serving import Serving, all_gone, serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down
from whistlestop.client.http_api import Guest
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import AskHint, Choose, Configure, Look, Rematch, Sit, WhyNot
from whistlestop.wire.from_server import Reason, Standing
from whistlestop.wire.narration import WireText

SEATS, MORE = 3, 5
NEW = MORE - 1  # a seat that the last match did not have


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, longest_match=6)


@asynccontextmanager
async def after_a_match(server: Serving) -> AsyncIterator[tuple[str, Visitor, Visitor]]:
    """Play a match of three seats to its end. Then the table gets more, and Bo takes the last."""
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=SEATS)
        await begin([ann, bo], fill="easy")
        while ann.chair.end is None or bo.chair.end is None:
            for each in (ann, bo):
                each.catch_up()
                if each.chair.ask is not None:
                    await each.choose(each.chair.ask.answers[0])
            await asyncio.sleep(0)
        await ann.ask(Configure, seats=MORE)
        await bo.ask(Sit, seat=NEW)
        yield key, ann, bo


async def test_somebody_in_a_new_seat_sees_the_last_match_as_a_spectator(server: Serving) -> None:
    async with after_a_match(server) as (key, ann, bo), another_tab(bo.guest) as tab:
        await tab.enter(key)
        await bo.ask(Look, seat=None)
        for each in (bo, tab):
            assert each.said(Standing)[-1].seat is None
            assert each.table.me == NEW
        await ann.ask(Rematch)
        await bo.ask(Rematch)
        await ann.until(lambda it: it.chair.end is not None)
    await all_gone(server)


async def test_a_new_seat_can_do_nothing_in_the_last_match(server: Serving) -> None:
    async with after_a_match(server) as (_, ann, bo):
        match = bo.chair.match
        assert await ann.refused(Look, seat=NEW) == "bad-seat"
        assert await bo.refused(Choose, match=match, turn=0, answer="x") == "stale-turn"
        assert await bo.refused(AskHint, match=match, turn=0) == "no-hints"
        await bo.ask(WhyNot, match=match, seat=NEW)
        assert bo.said(Reason)[-1].text == WireText(id="reason-over", args={})
    await all_gone(server)


async def test_somebody_in_a_new_seat_can_come_back_after_a_restart(settings: Settings) -> None:
    async with serving(settings) as server, after_a_match(server) as (key, _, bo):
        token = bo.guest.token
    async with (
        serving(settings) as server,
        await Guest.restore(server.url, token) as guest,
        another_tab(guest) as tab,
    ):
        await tab.enter(key)
        assert (tab.table.me, tab.said(Standing)[-1].seat) == (NEW, None)
    await all_gone(server)
