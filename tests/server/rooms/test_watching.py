"""People who are out, while only bots play: they let the match run on, or look at all cards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache

import pytest

from tables.serving import Serving, serving
from tables.staged import Stage, played_until, put_on
from tables.visitor import COLT, Visitor, another_tab, begin, company, sit_down, visiting
from whistlestop.client.http_api import Guest
from whistlestop.engine.match import Match
from whistlestop.server.settings import Settings
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.pace import Pace
from whistlestop.wire.field_types import BOT
from whistlestop.wire.from_client import Hurry, Look, Ping, Sit
from whistlestop.wire.from_server import Standing, Step

BOTS = (f"{BOT}easy",) * 3
NEVER = 3600.0  # seconds of a bot's pause: it answers only if it is hurried


def ann_is_out(match: Match) -> bool:
    """Return whether seat 0 alone is out, and a bot's answer is awaited."""
    out = [seat for seat in range(match.seats) if match.is_out(seat)]
    return out == [0] and match.outcome is None and len(match.waiting) > 0


@cache
def staged(*names: str) -> Match:
    return played_until(ann_is_out, game=COLT, seats=4, names=names)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, pause=NEVER)


@asynccontextmanager
async def come(server: Serving, stage: Stage, seat: int) -> AsyncIterator[Visitor]:
    """Let the person of this seat enter."""
    token = stage.cookies[seat]
    async with await Guest.restore(server.url, token) as guest, another_tab(guest) as visitor:
        await visitor.enter(stage.key)
        yield visitor


def match_at(server: Serving, key: str) -> Match:
    session = next(room for room in server.context.lobby.rooms.values() if room.row.key == key)
    return session.require_session().stored.match


# Letting the rest run


async def test_a_player_who_is_out_lets_the_bots_play_on_without_pauses(
    server: Serving, settings: Settings
) -> None:
    stage = put_on(settings.db, staged("Ann", *BOTS))
    async with come(server, stage, 0) as ann:
        assert (ann.table.bots_only, ann.table.hurried) == (True, False)
        await ann.ask(Hurry)
        assert ann.table.hurried
        await ann.until(lambda it: it.chair.end)
        await ann.until(lambda it: not it.table.bots_only)
        assert not ann.table.hurried


async def test_hurried_matches_share_a_pace(
    server: Serving, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it the matches that one guest hurries would take the whole processor."""
    turns: list[asyncio.Future[None]] = []

    def turn(_: Pace, share: Share) -> asyncio.Future[None]:
        assert share.attended
        turns.append(asyncio.get_running_loop().create_future())
        return turns[-1]

    def open_turns() -> list[asyncio.Future[None]]:
        return [each for each in turns if not each.done()]

    monkeypatch.setattr(Pace, "turn", turn)
    stage = put_on(settings.db, staged("Ann", *BOTS))
    async with come(server, stage, 0) as ann:
        await ann.ask(Hurry)
        match = match_at(server, stage.key)
        # The bots may have found their first answers before, and a search may begin again.
        await ann.until(lambda _: len(open_turns()) == len(match.waiting))
        made = len(match.choices)
        await ann.ask(Ping)
        assert len(match.choices) == made
        for each in open_turns():
            each.set_result(None)
        await ann.until(lambda _: len(match.choices) > made)


async def test_nobody_hurries_a_match_in_which_somebody_plays(
    server: Serving, settings: Settings
) -> None:
    stage = put_on(settings.db, staged("Ann", "Bo", *BOTS[1:]))
    async with come(server, stage, 0) as ann, come(server, stage, 1) as bo:
        assert not ann.table.bots_only
        assert await ann.refused(Hurry) == "people-play"
        assert await bo.refused(Hurry) == "still-in"
        assert await ann.refused(Look, seat=2) == "people-play"
        assert await bo.refused(Look, seat=2) == "people-play"


async def test_an_absent_player_is_still_in_the_match(server: Serving, settings: Settings) -> None:
    stage = put_on(settings.db, staged("Ann", "Bo", *BOTS[1:]))
    async with come(server, stage, 0) as ann:
        assert await ann.refused(Hurry) == "people-play"
        assert await ann.refused(Look, seat=2) == "people-play"


async def test_only_players_hurry_a_match(server: Serving, settings: Settings) -> None:
    stage = put_on(settings.db, staged("Ann", *BOTS))
    async with visiting(server.url, "Eve") as eve:
        await eve.enter(stage.key)
        assert await eve.refused(Hurry) == "no-seat"


async def test_without_a_running_match_there_is_nothing_to_hurry(server: Serving) -> None:
    async with company(server.url, "Ann") as (ann,):
        await sit_down([ann], seats=3)
        assert await ann.refused(Hurry) == "no-match"
        assert await ann.refused(Look, seat=1) == "no-match"
        await begin([ann], fill="easy")
        assert await ann.refused(Hurry) == "still-in"
        assert await ann.refused(Look, seat=1) == "people-play"


# Looking


async def test_people_look_at_the_cards_of_a_bot_without_being_asked_for_it(
    server: Serving, settings: Settings
) -> None:
    stage = put_on(settings.db, staged("Ann", *BOTS))
    async with come(server, stage, 0) as ann, visiting(server.url, "Eve") as eve:
        await eve.enter(stage.key)
        match = match_at(server, stage.key)
        seat = match.waiting[0]
        for each in (ann, eve):
            await each.ask(Look, seat=seat)
            assert (each.chair.seat, each.chair.ask) == (seat, None)
            assert each.said(Standing)[-1].view["seat"] == seat
        assert (ann.table.me, eve.table.me) == (0, None)
        await ann.ask(Look, seat=None)
        await eve.ask(Look, seat=None)
        assert (ann.chair.seat, eve.chair.seat) == (0, None)
        assert await eve.refused(Look, seat=4) == "bad-seat"


async def test_the_steps_show_the_cards_that_somebody_looks_at(
    server: Serving, settings: Settings
) -> None:
    stage = put_on(settings.db, staged("Ann", *BOTS))
    async with come(server, stage, 0) as ann, visiting(server.url, "Eve") as eve:
        await eve.enter(stage.key)
        await ann.ask(Look, seat=2)
        await ann.ask(Hurry)
        for each in (ann, eve):
            await each.until(lambda it: it.chair.end)
            assert {step.ask for step in each.said(Step)} == {None}
        assert ann.chair.view["seat"] == 2
        assert eve.chair.view["seat"] is None
        schemes = [
            "cards" in scene.payload
            for step in ann.said(Step)
            for scene in step.scenes
            if scene.kind == "schemed" and scene.payload["seat"] == 2
        ]
        assert all(schemes)


async def test_people_look_at_the_hands_of_all_in_every_step(
    server: Serving, settings: Settings
) -> None:
    stage = put_on(settings.db, staged("Ann", *BOTS))
    async with come(server, stage, 0) as ann, visiting(server.url, "Eve") as eve:
        await eve.enter(stage.key)
        await ann.ask(Look, seat="all")
        shown = ann.said(Standing)[-1]
        assert (shown.all_open, shown.seat, shown.ask) == (True, None, None)
        assert await eve.refused(Sit, seat=0) == "seat-taken"
        await ann.ask(Hurry)
        for each in (ann, eve):
            await each.until(lambda it: it.chair.end)
        assert set(told_schemes(ann)) == {True}
        assert set(told_schemes(eve)) == {False}
        await ann.ask(Look, seat=None)
        assert (ann.said(Standing)[-1].all_open, ann.chair.seat) == (False, 0)


def told_schemes(visitor: Visitor) -> list[bool]:
    """Return, for each scheme in the steps of this visitor, whether they were told its cards."""
    return [
        "cards" in scene.payload
        for step in visitor.said(Step)
        for scene in step.scenes
        if scene.kind == "schemed"
    ]


async def test_a_person_who_has_looked_takes_no_seat_even_after_a_restart(
    settings: Settings,
) -> None:
    async with serving(settings) as server:
        stage = put_on(settings.db, staged("Ann", *BOTS))
        async with visiting(server.url, "Eve") as eve:
            token = eve.guest.token
            await eve.enter(stage.key)
            await eve.ask(Look, seat=2)
            await eve.ask(Look, seat=None)
            assert await eve.refused(Sit, seat=2) == "seen-seat"
    async with (
        serving(settings) as server,
        await Guest.restore(server.url, token) as guest,
        another_tab(guest) as eve,
    ):
        await eve.enter(stage.key)
        for seat in (1, 2):
            assert await eve.refused(Sit, seat=seat) == "seen-seat"


async def test_nobody_looks_any_more_and_nobody_hurries_once_somebody_sits_down(
    server: Serving, settings: Settings
) -> None:
    stage = put_on(settings.db, staged("Ann", *BOTS))
    async with (
        come(server, stage, 0) as ann,
        visiting(server.url, "Eve") as eve,
        visiting(server.url, "Dan") as dan,
    ):
        for each in (eve, dan):
            await each.enter(stage.key)
        await ann.ask(Look, seat=1)
        await eve.ask(Look, seat="all")
        await dan.ask(Sit, seat=3)
        await ann.until(lambda it: it.chair.seat == 0)
        await eve.until(lambda it: not it.said(Standing)[-1].all_open)
        assert not eve.table.bots_only
        assert await eve.refused(Look, seat=2) == "people-play"


async def test_after_the_match_everybody_looks(server: Serving, settings: Settings) -> None:
    stage = put_on(settings.db, staged("Ann", *BOTS))
    async with come(server, stage, 0) as ann, visiting(server.url, "Eve") as eve:
        await eve.enter(stage.key)
        await ann.ask(Hurry)
        await eve.until(lambda it: it.chair.end)
        await eve.ask(Look, seat=1)
        assert eve.chair.seat == 1
