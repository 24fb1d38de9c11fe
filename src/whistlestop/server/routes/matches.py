"""Matches: how they ended, whether the deal was fair, and the whole of it once it is over."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Annotated

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from whistlestop.bots import roster
from whistlestop.bots.bot import Eyes
from whistlestop.server.errors import NotHere, NotNow
from whistlestop.server.film import Film as Camera
from whistlestop.server.house import House
from whistlestop.server.live import Live
from whistlestop.server.routes.answers import problems
from whistlestop.server.routes.tables import KEY
from whistlestop.server.told import Viewer
from whistlestop.store.rows import MatchRow
from whistlestop.wire.fairness import seal
from whistlestop.wire.from_server import End, Fairness, Scene
from whistlestop.wire.http import Film, MatchCard, Thought
from whistlestop.wire.words import BOT, MOST_SEATS

Key = Annotated[str, PathParameter(pattern=KEY)]


class Matches(Controller):
    """Who has a match's key was at its table, or got it from somebody who was."""

    path = "/api/matches"
    tags = ("matches",)

    @get(
        "/{key:str}",
        summary="A match: its seal while it runs, its seed after the end",
        responses=problems(400, 404, 503),
    )
    async def match(self, key: Key, house: NamedDependency[House]) -> MatchCard:
        return _card(await _find(house, key))

    @get(
        "/{key:str}/record",
        summary="The record, once it is over",
        media_type="text/plain",
        responses=problems(400, 404, 409, 503),
    )
    async def record(self, key: Key, house: NamedDependency[House]) -> Response[str]:
        live = await Live.load(house.store, await _find_over(house, key))
        return Response(live.match.record(), media_type="text/plain")

    @get(
        "/{key:str}/film",
        summary="Every scene as one seat saw it, once it is over",
        responses=problems(400, 404, 409, 503),
    )
    async def film(
        self,
        key: Key,
        house: NamedDependency[House],
        seat: Annotated[
            int | None, QueryParameter(ge=0, lt=MOST_SEATS, schema_extra={"minimum": 0})
        ] = None,
    ) -> Film:
        row = await _find_over(house, key)
        if seat is not None and seat >= row.seats:
            last = row.seats - 1
            raise NotHere(f"there is no seat {seat}", "bad-seat", found=seat, last=last)
        live = await Live.load(house.store, row)
        # It is played again from the start: not while others wait for their turn.
        return await asyncio.to_thread(_shoot, live, seat)

    @get(
        "/{key:str}/thoughts",
        summary="What the bots at its table believed of the others, once it is over",
        responses=problems(400, 404, 409, 503),
    )
    async def thoughts(self, key: Key, house: NamedDependency[House]) -> list[Thought]:
        live = await Live.load(house.store, await _find_over(house, key))
        return await asyncio.to_thread(_think_back, live)


async def _find(house: House, key: str) -> MatchRow:
    row = await house.store.match(key)
    if row is None:
        raise NotHere("there is no such match", "no-such-match")
    return row


async def _find_over(house: House, key: str) -> MatchRow:
    """A running match has secrets, and keeps them."""
    row = await _find(house, key)
    if row.ended is None:
        raise NotNow("the match is running: its record is not to be had yet", "match-running")
    return row


def _card(row: MatchRow) -> MatchCard:
    fair, end = Fairness(hash=seal(row.seed, row.nonce)), None
    if row.ended is not None:
        fair = Fairness(hash=fair.hash, seed=str(row.seed), nonce=row.nonce)
        end = End(winners=row.winners or (), why=row.why or "")
    return MatchCard(
        key=row.key,
        game=row.game,
        options=row.options,
        names=row.names,
        started=row.started,
        ended=row.ended,
        end=end,
        fair=fair,
    )


def _shoot(live: Live, viewer: Viewer) -> Film:
    anew = Live.begin(live.store, live.row)
    match, told = anew.match, anew.told
    before, view = told.seen_by(viewer), match.view(viewer)
    scenes: list[Scene] = []
    for seat, answer, _ in live.match.choices:
        with Camera(match, told, [viewer]) as camera:
            match.choose(seat, answer)
        scenes += camera.scenes(viewer)
        rest = camera.rest(viewer)
        if rest:
            scenes.append(Scene(kind="", payload={}, changes=rest))
    return Film(match=_card(live.row), seat=viewer, before=before, view=view, scenes=tuple(scenes))


def _think_back(live: Live) -> list[Thought]:
    """A bot's thoughts follow from what its seat has seen, so they can be had again."""
    found = []
    for seat, name in enumerate(live.row.names):
        bot = name.removeprefix(BOT)
        if bot != name and bot in roster.levels(live.row.game):
            thoughts = roster.hire(bot, live.row.game, Random(0)).thoughts(Eyes(live.match, seat))
            if thoughts is not None:
                found.append(Thought(seat=seat, bot=bot, thoughts=thoughts))
    return found
