"""Routes for matches: their results, the check of a fair deal, and all scenes after the end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Annotated

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from whistlestop.bots import roster
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.server.clocks import now_ms
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import MatchUnplayable, NotFound, NotNow
from whistlestop.server.http.json_api import problems
from whistlestop.server.http.routes.tables import KEY
from whistlestop.server.rooms.film import film
from whistlestop.server.rooms.match_record import has_known_answers, record_text
from whistlestop.server.rooms.narrated_events import Viewer
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.store.rows import MatchRow
from whistlestop.wire.fairness import seal
from whistlestop.wire.field_types import BOT, MOST_SEATS
from whistlestop.wire.from_server import End, Fairness
from whistlestop.wire.http_bodies import Film, MatchCard, Thought

Key = Annotated[str, PathParameter(pattern=KEY)]


class Matches(Controller):
    """Routes for one match. The people at its table know its key, and may pass it on."""

    path = "/api/matches"
    tags = ("matches",)

    @get(
        "/{key:str}",
        summary="Get a match, with its seal; after its end also with its seed",
        responses=problems(400, 404, 503),
    )
    async def match(self, key: Key, context: NamedDependency[ServerContext]) -> MatchCard:
        return _card(await _find(context, key))

    @get(
        "/{key:str}/record",
        summary="Get the record of a match that is finished or cannot be continued",
        media_type="text/plain",
        responses=problems(400, 404, 409, 503),
    )
    async def record(self, key: Key, context: NamedDependency[ServerContext]) -> Response[str]:
        row = await _find(context, key)
        if row.ended is None:
            row = await _end_unplayable(context, row)
        choices = await context.store.choices(row.id)
        if row.unplayable is None and not has_known_answers(choices):
            # An earlier version stored this log. A replay finds the choices to leave out.
            with suppress(MatchUnplayable):
                stored = await StoredMatch.load(context.store, row)
                return Response(stored.match.record(), media_type="text/plain")
        return Response(record_text(row, choices), media_type="text/plain")

    @get(
        "/{key:str}/film",
        summary="Get all scenes of a finished match, as one seat saw them",
        responses=problems(400, 404, 409, 503),
    )
    async def film(
        self,
        key: Key,
        context: NamedDependency[ServerContext],
        seat: Annotated[
            int | None, QueryParameter(ge=0, lt=MOST_SEATS, schema_extra={"minimum": 0})
        ] = None,
    ) -> Film:
        row = await _find_over(context, key)
        if seat is not None and seat >= row.seats:
            last = row.seats - 1
            raise NotFound(f"there is no seat {seat}", "bad-seat", found=seat, last=last)
        stored = await StoredMatch.load(context.store, row)
        # The match is replayed from its start, in a thread, so that no table waits for this.
        return await asyncio.to_thread(_film, stored, seat)

    @get(
        "/{key:str}/thoughts",
        summary="Get the beliefs of the bots about the other players of a finished match",
        responses=problems(400, 404, 409, 503),
    )
    async def thoughts(self, key: Key, context: NamedDependency[ServerContext]) -> list[Thought]:
        stored = await StoredMatch.load(context.store, await _find_over(context, key))
        return await asyncio.to_thread(_bot_thoughts, stored)


async def _find(context: ServerContext, key: str) -> MatchRow:
    row = await context.store.match(key)
    if row is None:
        raise NotFound("there is no such match", "no-such-match")
    return row


async def _find_over(context: ServerContext, key: str) -> MatchRow:
    """Find a finished match. Raise NotNow for a running match, which keeps its secrets."""
    row = await _find(context, key)
    if row.ended is None:
        raise NotNow("the match is running: its record is available after its end", "match-running")
    return row


async def _end_unplayable(context: ServerContext, row: MatchRow) -> MatchRow:
    """End a match that cannot be continued, because its record shows everybody's cards.

    Raise NotNow for a running match.
    """
    if row.unplayable is None and not context.lobby.loader.is_unplayable(row.id):
        raise NotNow("the match is running: its record is available after its end", "match-running")
    now = now_ms()
    await context.store.end_unplayable(row.id, now)
    return replace(row, ended=now)


def _card(row: MatchRow) -> MatchCard:
    fair, end = Fairness(hash=seal(row.seed, row.nonce)), None
    if row.ended is not None:
        fair = Fairness(hash=fair.hash, seed=str(row.seed), nonce=row.nonce)
        if row.unplayable is None:
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


def _film(stored: StoredMatch, viewer: Viewer) -> Film:
    view, scenes = film(stored.match, viewer)
    return Film(match=_card(stored.row), seat=viewer, view=view, scenes=scenes)


def _bot_thoughts(stored: StoredMatch) -> list[Thought]:
    """Compute the beliefs of the bots again, from the match as their seats have seen it."""
    found = []
    for seat, name in enumerate(stored.row.names):
        bot = name.removeprefix(BOT)
        if bot != name and bot in roster.levels(stored.row.game):
            thoughts = roster.hire(bot, stored.row.game, Random(0)).thoughts(
                MatchAsSeen(stored.match, seat)
            )
            if thoughts is not None:
                found.append(Thought(seat=seat, bot=bot, thoughts=thoughts))
    return found
