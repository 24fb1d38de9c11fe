"""Routes for guests: their names and their tables."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Controller, Request, Response, get, post, put
from litestar.di import NamedDependency

from whistlestop.engine.errors import WhistlestopError
from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.server.context import ServerContext
from whistlestop.server.http.json_api import JsonBody, JsonRequest, problems
from whistlestop.server.http.newcomers import limit_newcomers
from whistlestop.server.http.request_origin import client_address
from whistlestop.server.http.session import (
    browser_of,
    moved_cookies,
    require_person,
    require_session,
    session_cookies,
)
from whistlestop.server.rooms.seating import seat_of, with_current_options
from whistlestop.server.rooms.table_messages import table_card
from whistlestop.server.sanitize import sanitize_name
from whistlestop.store.rows import TableRow
from whistlestop.store.store import StoreProblem
from whistlestop.wire.from_server import Me
from whistlestop.wire.http_bodies import MyTable, NewGuest, Rename

log = logging.getLogger(__name__)

_MY_TABLES = 20


class People(Controller):
    path = "/api"
    tags = ("people",)
    request_class = JsonRequest

    @post("/guests", summary="Sign in as a guest", responses=problems(400, 403, 413, 503))
    async def sign_in(
        self,
        request: Request[Any, Any, Any],
        data: JsonBody[NewGuest],
        context: NamedDependency[ServerContext],
    ) -> Response[Me]:
        """Create a guest, and set the cookie that identifies you from then on."""
        name = sanitize_name(data.name)
        limit_newcomers(context, client_address(request))
        secret = secrets.new_secret()
        person = await context.store.add_person(
            name, secrets.hash_secret(secret), now_ms(), browser_of(request)
        )
        me = Me(id=person.id, name=person.name)
        return Response(me, cookies=session_cookies(secret, request, context.settings))

    @get("/me", summary="Get your id and name", responses=problems(401, 503))
    async def me(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> Response[Me]:
        session = await require_session(request, context)
        me = Me(id=session.person.id, name=session.person.name)
        return Response(me, cookies=moved_cookies(session, request, context.settings))

    @put("/me", summary="Change your name", responses=problems(400, 401, 403, 413, 503))
    async def rename(
        self,
        request: Request[Any, Any, Any],
        data: JsonBody[Rename],
        context: NamedDependency[ServerContext],
    ) -> Me:
        person = await require_person(request, context)
        name = sanitize_name(data.name)
        limit_newcomers(context, person.id)
        await context.store.rename(person.id, name)
        await context.lobby.rename_person(person.id, name)
        return Me(id=person.id, name=name)

    @get(
        "/me/tables", summary="List the tables where you have a seat", responses=problems(401, 503)
    )
    async def tables(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> list[MyTable]:
        person = await require_person(request, context)
        found = []
        for row in await context.store.tables_of(person.id, _MY_TABLES):
            mine = await _my_table(context, row, person.id)
            if mine is not None:
                found.append(mine)
        return found


async def _my_table(context: ServerContext, row: TableRow, person: int) -> MyTable | None:
    """Return a table of a person; None if it cannot be loaded. The others are still listed then."""
    slept = context.lobby.sleeping.find(row.match)
    seat = seat_of(row, person)
    try:
        if slept is not None and seat is not None:  # it need not wake for that
            card = table_card(with_current_options(row), playing=True)
            return MyTable(table=card, seat=seat, your_turn=seat in slept.waiting)
        async with context.lobby.room(row.key) as room:
            seat = room.seat_of(person)
            if seat is None:
                return None
            return MyTable(table=room.card(), seat=seat, your_turn=room.is_waiting_for(seat))
    except StoreProblem:
        raise
    except WhistlestopError as problem:
        log.info("a table is left out", extra={"why": problem.kind})
    except Exception:
        context.metrics.trouble.inc()
        log.exception("a table could not be loaded")
    return None
