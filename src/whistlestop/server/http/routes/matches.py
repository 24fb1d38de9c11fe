"""Routes for matches: their results, the check of a fair deal, and all scenes after the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from whistlestop.server.background.replays import Kind, match_card
from whistlestop.server.clocks import now_ms
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotAllowed, NotFound, NotNow
from whistlestop.server.http.compressed import compressed_response
from whistlestop.server.http.json_api import problems
from whistlestop.server.http.request_origin import client_address
from whistlestop.server.http.routes.tables import KEY
from whistlestop.server.http.session import find_person, require_person
from whistlestop.server.rooms.narrated_events import OPEN, Viewer
from whistlestop.server.rooms.seating import people
from whistlestop.store.rows import OPEN_CARDS, MatchRow
from whistlestop.wire.field_types import MOST_SEATS
from whistlestop.wire.http_bodies import Film, MatchCard, MatchSummary, Thought

MOST_STEPS = 1_000_000  # more than the events of the longest match

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
        return match_card(await _find(context, key))

    @get(
        "/{key:str}/record",
        summary="Get the record of a match that is finished or cannot be continued",
        media_type="text/plain",
        responses=problems(400, 401, 403, 404, 409, 503),
    )
    async def record(
        self,
        request: Request[Any, Any, Any],
        key: Key,
        context: NamedDependency[ServerContext],
    ) -> Response[str]:
        row = await _find(context, key)
        if row.ended is None:
            row = await _end_unplayable(request, context, row)
        return await _replay(request, context, row, "record", media_type="text/plain")

    @get(
        "/{key:str}/film",
        summary="Get all scenes of a finished match, as one seat saw them or with all hands open",
        responses=problems(400, 404, 409, 503),
    )
    async def film(
        self,
        request: Request[Any, Any, Any],
        key: Key,
        context: NamedDependency[ServerContext],
        seat: Annotated[
            int | None, QueryParameter(ge=0, lt=MOST_SEATS, schema_extra={"minimum": 0})
        ] = None,
        open: Annotated[bool, QueryParameter()] = False,  # noqa: A002 - as in the address
    ) -> Response[Film]:
        row = await _find_over(context, key)
        if open:
            return await _replay(request, context, row, "film", OPEN)
        if seat is not None and seat >= row.seats:
            last = row.seats - 1
            raise NotFound(f"there is no seat {seat}", "bad-seat", found=seat, last=last)
        return await _replay(request, context, row, "film", seat)

    @get(
        "/{key:str}/thoughts",
        summary="Get the beliefs of the bots about the other players of a finished match",
        responses=problems(400, 404, 409, 503),
    )
    async def thoughts(
        self,
        request: Request[Any, Any, Any],
        key: Key,
        context: NamedDependency[ServerContext],
    ) -> Response[list[Thought]]:
        return await _replay(request, context, await _find_over(context, key), "thoughts")

    @get(
        "/{key:str}/summary",
        summary="Get what everybody was and did in a finished match, and its turning points",
        responses=problems(400, 404, 409, 503),
    )
    async def summary(
        self,
        request: Request[Any, Any, Any],
        key: Key,
        context: NamedDependency[ServerContext],
    ) -> Response[MatchSummary]:
        return await _replay(request, context, await _find_over(context, key), "summary")

    @get(
        "/{key:str}/picture",
        summary="Get a picture of a moment of a finished match",
        media_type="image/png",
        responses=problems(400, 404, 409, 503),
    )
    async def picture(
        self,
        request: Request[Any, Any, Any],
        key: Key,
        context: NamedDependency[ServerContext],
        step: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS, schema_extra={"minimum": 0})] = 0,
    ) -> Response[bytes]:
        row = await _find_over(context, key)
        return await _replay(request, context, row, "picture", step, media_type="image/png")


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


async def _end_unplayable(
    request: Request[Any, Any, Any], context: ServerContext, row: MatchRow
) -> MatchRow:
    """End a match that cannot be continued, because its record shows everybody's cards.

    Only its players may do that: another update might let them go on. Raise NotNow for a running
    match.
    """
    if row.unplayable is None and not context.lobby.loader.is_unplayable(row.id):
        raise NotNow("the match is running: its record is available after its end", "match-running")
    person = await require_person(request, context)
    if person.id not in await _players(context, row):
        raise NotAllowed("you have no seat in this match", "no-seat")
    now = now_ms()
    await context.store.end_unplayable(row.id, now)
    return replace(row, ended=now)


async def _players(context: ServerContext, row: MatchRow) -> set[int]:
    """Return the people who have played a match."""
    seen = await context.store.seats_seen(row.id)
    players = {person for person, seat in seen.items() if seat != OPEN_CARDS}
    if not players:  # an earlier version stored only who sits at the table
        table = await context.store.table_by_id(row.table)
        return set() if table is None else set(people(table))
    return players


async def _replay(
    request: Request[Any, Any, Any],
    context: ServerContext,
    row: MatchRow,
    kind: Kind,
    viewer: Viewer = None,
    *,
    media_type: str = "application/json",
) -> Response[Any]:
    """Send a replay from the cache, or make it first and charge its cost to the caller."""
    content = context.replays.find(row, kind, viewer)
    if content is None:
        person = await find_person(request, context)
        content = await context.replays.make(
            row, kind, viewer, client_address(request), None if person is None else person.id
        )
    return compressed_response(request, content, media_type)
