"""Connections that only watch: a screen for everybody in the room, whoever has opened it."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

from tables.serving import Serving, serving
from tables.staged import played_until, put_on
from tables.visitor import COLT, Visitor, another_tab, begin, company, play_out, sit_down, visiting
from whistlestop.client.http_api import Guest
from whistlestop.engine.match import Match
from whistlestop.server.settings import Quota, Settings
from whistlestop.wire.field_types import BOT
from whistlestop.wire.from_client import (
    Back,
    Chat,
    Choose,
    Enter,
    Hurry,
    Leave,
    Look,
    Rematch,
    Sit,
    Stand,
)
from whistlestop.wire.from_server import Standing, Step, Table, write


async def put_up(screen: Visitor, key: str) -> None:
    """Show the table on a screen that only watches."""
    await screen.ask(Enter, table=key, watch=True, **screen.chair.resume_point())


def ann_is_out() -> Match:
    """Return a match of Ann and three bots that play on without her."""
    bots = (f"{BOT}easy",) * 3
    return played_until(
        lambda match: (
            [seat for seat in range(4) if match.is_out(seat)] == [0]
            and match.outcome is None
            and len(match.waiting) > 0
        ),
        game=COLT,
        seats=4,
        names=("Ann", *bots),
    )


def told(screen: Visitor) -> list[Any]:
    """Return all that a connection was told of its match, as it was sent."""
    return [json.loads(write(each)) for each in screen.heard if isinstance(each, Standing | Step)]


async def test_the_screen_of_a_seated_player_gets_what_a_spectator_gets(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Eve") as (ann, bo, cy, eve):
        key = await sit_down([ann, bo, cy], game="bang", seats=4)
        async with another_tab(ann.guest) as screen:
            await put_up(screen, key)
            await eve.enter(key)
            await begin([ann, bo, cy], fill="easy")
            await play_out([ann, bo, cy], Random(5))
            for each in (screen, eve):
                await each.until(lambda it: it.chair.end)
            # Not one byte differs from what a stranger sees, through the whole match.
            assert told(screen) == told(eve)
            assert len(told(screen)) > 10
            assert {each.me for each in screen.said(Table)} == {None}
            assert all(each.seat is None and each.ask is None for each in screen.said(Standing))
            assert all(each.ask is None and each.given is None for each in screen.said(Step))
            # The player's own tab is shown the seat as before.
            assert ann.said(Standing)[-1].seat == 0


async def test_a_screen_that_comes_back_in_a_match_shows_no_hand(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as (ann, bo, cy):
        key = await sit_down([ann, bo, cy], game="bang", seats=4)
        await begin([ann, bo, cy], fill="easy")
        async with another_tab(ann.guest) as screen, another_tab(cy.guest) as other:
            await put_up(screen, key)
            await put_up(other, key)
            assert told(screen) == told(other)
            assert [each.seat for each in screen.said(Standing)] == [None]
            # The same tab may become a player's tab again.
            await screen.enter(key)
            assert screen.said(Standing)[-1].seat == 0
            await put_up(screen, key)
            assert screen.said(Standing)[-1].seat is None


async def test_a_screen_shows_the_seat_of_nobody_who_sits_down_or_plays_again(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as (ann, bo, cy):
        key = await sit_down([ann, bo, cy])
        async with another_tab(ann.guest) as screen:
            await put_up(screen, key)
            await begin([ann, bo, cy])
            await play_out([ann, bo, cy], Random(1))
            first = ann.chair.match
            await ann.ask(Stand)
            await ann.ask(Sit, seat=0)
            for each in (ann, bo, cy):
                await each.ask(Rematch)
            await screen.until(lambda it: it.chair.match not in (None, first))
            assert {each.seat for each in screen.said(Standing)} == {None}


async def test_a_screen_can_ask_for_nothing(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as (ann, bo, cy):
        key = await sit_down([ann, bo, cy])
        async with another_tab(ann.guest) as screen:
            await put_up(screen, key)
            assert await screen.refused(Stand) == "only-watching"
            assert await screen.refused(Sit, seat=0) == "only-watching"
            assert await screen.refused(Chat, key="a", text="Hello") == "only-watching"
            assert await screen.refused(Back) == "only-watching"
            await begin([ann, bo, cy])
            asked = next(each for each in (ann, bo, cy) if each.chair.ask)
            ask = asked.chair.ask
            assert ask is not None
            fields = {"match": asked.chair.match, "turn": ask.turn, "answer": ask.answers[0]}
            assert await screen.refused(Choose, **fields) == "only-watching"
            await screen.ask(Leave)
            assert await screen.refused(Stand) == "no-room"
            assert ann.table.me == 0


async def test_a_player_whose_screen_alone_is_left_counts_as_gone(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        async with another_tab(bo.guest) as screen:
            await put_up(screen, key)
            assert ann.table.seats[1].here
            assert ann.table.spectators == ()  # Bo has a seat
            await bo.ask(Leave)
            await ann.until(lambda it: not it.table.seats[1].here)
            await screen.enter(key)  # now it is a player's tab
            await ann.until(lambda it: it.table.seats[1].here)
            await put_up(screen, key)
            await ann.until(lambda it: not it.table.seats[1].here)
        async with visiting(server.url, "Telly") as telly:
            await put_up(telly, key)
            await ann.until(lambda it: [each.name for each in it.table.spectators] == ["Telly"])


async def test_a_screen_counts_as_a_spectator(settings: Settings) -> None:
    few = replace(settings, spectators=Quota(1, 100, 100))
    async with serving(few) as server, company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        async with another_tab(ann.guest) as screen, another_tab(ann.guest) as second:
            await put_up(screen, key)
            await put_up(screen, key)  # the same one
            refusal = await second.refused(Enter, table=key, watch=True)
            assert refusal == "too-many-spectators"
            assert await ann.refused(Enter, table=key, watch=True) == "too-many-spectators"
            assert await screen.refused(Stand) == "only-watching"
            await ann.ask(Stand)
            await ann.ask(Sit, seat=0)
            await screen.ask(Leave)
            await put_up(second, key)


async def test_a_player_beside_a_screen_is_not_alone(server: Serving) -> None:
    """An answer at once would tell the people before the screen that there was no choice."""
    async with visiting(server.url, "Ann") as ann, another_tab(ann.guest) as screen:
        key = await sit_down([ann], seats=3)
        (room,) = server.context.lobby.rooms.values()
        assert room.attendance.alone(ann.guest.me.id)
        await put_up(screen, key)
        assert not room.attendance.alone(ann.guest.me.id)
        await ann.ask(Leave)
        assert not room.attendance.alone(ann.guest.me.id)


async def test_a_screen_shows_no_cards_at_which_its_person_looks(settings: Settings) -> None:
    """A person who is out may look at a bot's cards, while a television shows nobody's."""
    slow = replace(settings, pause=3600.0)  # the match goes on only when Ann wants it to
    async with serving(slow) as server, visiting(server.url, "Eve") as eve:
        stage = put_on(settings.db, ann_is_out())
        async with (
            await Guest.restore(server.url, stage.cookies[0]) as guest,
            another_tab(guest) as ann,
            another_tab(guest) as screen,
        ):
            await ann.enter(stage.key)
            await eve.enter(stage.key)
            await ann.ask(Look, seat=2)
            assert ann.said(Standing)[-1].seat == 2
            await put_up(screen, stage.key)
            await ann.ask(Look, seat=1)
            await ann.ask(Hurry)
            for each in (screen, eve):
                await each.until(lambda it: it.chair.end)
            assert {each.seat for each in screen.said(Standing)} == {None}
            assert told(screen)[-1] == told(eve)[-1]
