"""Routes for sessions: the devices of a person, the link that adds one, and the ways to end one."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotFound, NotNow
from whistlestop.server.http.json_api import JsonBody, JsonRequest, problems
from whistlestop.server.http.newcomers import limit_newcomers
from whistlestop.server.http.request_origin import base_url, client_address
from whistlestop.server.http.session import (
    Session,
    browser_of,
    removed_cookies,
    require_session,
    session_cookies,
)
from whistlestop.store.rows import SessionRow
from whistlestop.wire.from_server import Me
from whistlestop.wire.http_bodies import Resume, ResumeLink, SessionCard, Sessions

KEY = r"^[A-Za-z0-9_-]{22}$"
MOST_SESSIONS = 50  # of one person


class MySessions(Controller):
    path = "/api"
    tags = ("people",)
    request_class = JsonRequest

    @get("/me/sessions", summary="List your sessions", responses=problems(401, 503))
    async def sessions(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> Sessions:
        """List the browsers and programs that are signed in as you, the last used first."""
        mine = await require_session(request, context)
        await context.session_uses.store()
        rows = await context.store.sessions_of(mine.person.id)
        return Sessions(
            sessions=tuple(_card(row, mine) for row in rows),
            link=await context.store.has_link(mine.person.id),
        )

    @delete(
        "/me/sessions/{key:str}",
        summary="End one of your sessions",
        responses=problems(400, 401, 403, 404, 503),
    )
    async def end(
        self,
        request: Request[Any, Any, Any],
        key: Annotated[str, PathParameter(pattern=KEY)],
        context: NamedDependency[ServerContext],
    ) -> None:
        """Sign one device out, and close its connections."""
        mine = await require_session(request, context)
        rows = await context.store.sessions_of(mine.person.id)
        chosen = [row.token_hash for row in rows if secrets.short_key(row.token_hash) == key]
        if not chosen:
            raise NotFound("you have no such session", "no-session")
        await context.store.end_sessions(mine.person.id, chosen)
        await _close_ended(context, mine.person.id)

    @delete(
        "/me/sessions",
        summary="End all your other sessions, and your resume link",
        responses=problems(401, 403, 503),
    )
    async def end_others(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> None:
        """Sign all other devices out. Your resume link becomes invalid, too."""
        mine = await require_session(request, context)
        # First the link: otherwise it could begin a session after the others were found.
        await context.store.replace_link(mine.person.id, None, keep=mine.token_hash)
        rows = await context.store.sessions_of(mine.person.id)
        others = [row.token_hash for row in rows if row.token_hash != mine.token_hash]
        await context.store.end_sessions(mine.person.id, others)
        await _close_ended(context, mine.person.id)

    @post(
        "/me/logout",
        summary="End this session",
        status_code=204,
        responses={
            **problems(401, 403, 503),
            204: ResponseSpec(None, description="The session has ended."),
        },
    )
    async def log_out(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> Response[None]:
        """Sign this device out. Without another session or a resume link you cannot come back."""
        mine = await require_session(request, context)
        await context.store.end_sessions(mine.person.id, [mine.token_hash])
        await _close_ended(context, mine.person.id)
        return Response(None, cookies=removed_cookies(request, context.settings))

    @post("/me/link", summary="Make your personal resume link", responses=problems(401, 403, 503))
    async def link(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> ResumeLink:
        """Make a link that signs you in on other devices.

        It works until the next link is made. The next link also ends the sessions that it began.
        """
        mine = await require_session(request, context)
        limit_newcomers(context, client_address(request))
        secret = secrets.new_secret()
        await context.store.replace_link(
            mine.person.id, secrets.hash_secret(secret), keep=mine.token_hash
        )
        await _close_ended(context, mine.person.id)
        # Browsers do not send the part after the #, so the secret does not get into any log.
        url = f"{base_url(request, context.settings)}/resume#{secret}"
        return ResumeLink(url=url, secret=secret)

    @post(
        "/resume",
        summary="Sign in with your resume link",
        status_code=200,
        responses=problems(400, 403, 404, 409, 413, 503),
    )
    async def resume(
        self,
        request: Request[Any, Any, Any],
        data: JsonBody[Resume],
        context: NamedDependency[ServerContext],
    ) -> Response[Me]:
        """Start another session of yours, and set its cookie on this device."""
        limit_newcomers(context, client_address(request))
        link_hash = secrets.hash_secret(data.secret)
        owner = await context.store.person_of_link(link_hash)
        if owner is not None:
            await _need_room(context, owner.id)
        secret = secrets.new_secret()
        person = await context.store.resume(
            link_hash, secrets.hash_secret(secret), now_ms(), browser_of(request)
        )
        if person is None:
            raise NotFound("this link is not valid, or not valid any more", "bad-link")
        me = Me(id=person.id, name=person.name)
        return Response(me, cookies=session_cookies(secret, request, context.settings))


def _card(row: SessionRow, mine: Session) -> SessionCard:
    return SessionCard(
        key=secrets.short_key(row.token_hash),
        since=row.since,
        used=row.used,
        browser=row.browser,
        by_link=row.link_hash is not None,
        this=row.token_hash == mine.token_hash,
    )


async def _need_room(context: ServerContext, person: int) -> None:
    if len(await context.store.sessions_of(person)) >= MOST_SESSIONS:
        raise NotNow("too many devices are signed in", "too-many-devices", most=MOST_SESSIONS)


async def _close_ended(context: ServerContext, person: int) -> None:
    """Close the sockets of the sessions that a person no longer has."""
    rows = await context.store.sessions_of(person)
    context.lobby.close_ended_sessions(person, {row.token_hash for row in rows})
