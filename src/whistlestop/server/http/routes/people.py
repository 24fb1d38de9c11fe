"""Routes for guests: a name, a session on each device, and a link to resume on another one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import Controller, Request, Response, get, post, put
from litestar.di import NamedDependency

from whistlestop.engine.errors import WhistlestopError
from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotFound, TooManyRequests
from whistlestop.server.http.json_api import JsonBody, JsonRequest, problems
from whistlestop.server.http.request_origin import base_url, client_address
from whistlestop.server.http.session import require_person, session_cookie
from whistlestop.server.sanitize import sanitize_name
from whistlestop.store.store import StoreProblem
from whistlestop.wire.from_server import Me
from whistlestop.wire.http_bodies import MyTable, NewGuest, Rename, Resume, ResumeLink

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
        _limit(context, client_address(request))
        secret = secrets.new_secret()
        person = await context.store.add_person(name, secrets.hash_secret(secret), now_ms())
        me = Me(id=person.id, name=person.name)
        return Response(me, cookies=[session_cookie(secret, request, context.settings)])

    @get("/me", summary="Get your id and name", responses=problems(401, 503))
    async def me(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> Me:
        person = await require_person(request, context.store)
        return Me(id=person.id, name=person.name)

    @put("/me", summary="Change your name", responses=problems(400, 401, 403, 413, 503))
    async def rename(
        self,
        request: Request[Any, Any, Any],
        data: JsonBody[Rename],
        context: NamedDependency[ServerContext],
    ) -> Me:
        person = await require_person(request, context.store)
        name = sanitize_name(data.name)
        _limit(context, person.id)
        await context.store.rename(person.id, name)
        await context.lobby.rename_person(person.id, name)
        return Me(id=person.id, name=name)

    @post("/me/link", summary="Make your personal resume link", responses=problems(401, 403, 503))
    async def link(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> ResumeLink:
        """Make a link that signs you in on another device. An older link becomes invalid."""
        person = await require_person(request, context.store)
        _limit(context, client_address(request))
        secret = secrets.new_secret()
        await context.store.set_link(person.id, secrets.hash_secret(secret))
        # Browsers do not send the part after the #, so the secret does not get into any log.
        url = f"{base_url(request, context.settings)}/resume#{secret}"
        return ResumeLink(url=url, secret=secret)

    @post(
        "/resume",
        summary="Sign in with your resume link",
        status_code=200,
        responses=problems(400, 403, 404, 413, 503),
    )
    async def resume(
        self,
        request: Request[Any, Any, Any],
        data: JsonBody[Resume],
        context: NamedDependency[ServerContext],
    ) -> Response[Me]:
        """Start another session of yours, and set its cookie on this device."""
        _limit(context, client_address(request))
        person = await context.store.person_of_link(secrets.hash_secret(data.secret))
        if person is None:
            raise NotFound("this link is not valid, or not valid any more", "bad-link")
        secret = secrets.new_secret()
        await context.store.add_session(person.id, secrets.hash_secret(secret), now_ms())
        me = Me(id=person.id, name=person.name)
        return Response(me, cookies=[session_cookie(secret, request, context.settings)])

    @get(
        "/me/tables", summary="List the tables where you have a seat", responses=problems(401, 503)
    )
    async def tables(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> list[MyTable]:
        person = await require_person(request, context.store)
        found = []
        for row in await context.store.tables_of(person.id, _MY_TABLES):
            mine = await _my_table(context, row.key, person.id)
            if mine is not None:
                found.append(mine)
        return found


async def _my_table(context: ServerContext, key: str, person: int) -> MyTable | None:
    """Return a table of a person; None if it cannot be loaded. The others are still listed then."""
    try:
        async with context.lobby.room(key) as room:
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


def _limit(context: ServerContext, owner: str | int) -> None:
    """Limit how many new secrets and new names one address or one person may get."""
    if not context.newcomers.take(owner, asyncio.get_running_loop().time()):
        raise TooManyRequests("too many requests in a short time", "too-fast")
