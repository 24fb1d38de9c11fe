"""Routes for tables: the games on offer, the public tables, new tables and invite links."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotFound
from whistlestop.server.http.compressed import compressed_response, tagged_response
from whistlestop.server.http.json_api import JsonBody, JsonRequest, problems
from whistlestop.server.http.request_origin import base_url, client_address
from whistlestop.server.http.session import find_session, moved_cookies, require_person
from whistlestop.server.rooms.public_tables import TableQuery
from whistlestop.wire.field_types import PAGE, SEARCH_LENGTH
from whistlestop.wire.from_server import Me, TableCard
from whistlestop.wire.http_bodies import Invitation, NewTable, Offer, TableLink, TablePage, Welcome

KEY = r"^[A-Za-z0-9_-]{22}$"


class Tables(Controller):
    path = "/api"
    tags = ("tables",)
    request_class = JsonRequest

    @get("/offer", summary="List the games, their options and the bots", responses=problems())
    async def offer(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> Response[Offer]:
        body = context.public_texts.compressed_offer
        return tagged_response(request, body, "application/json", "no-cache")

    @get(
        "/welcome",
        summary="Get your id and name, if you are signed in, and the games on offer",
        responses=problems(503),
    )
    async def welcome(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> Response[Welcome]:
        """Return everything that a client needs at its start."""
        session = await find_session(request, context)
        me = None if session is None else Me(id=session.person.id, name=session.person.name)
        welcome = Welcome(me=me, offer=context.public_texts.offer)
        return Response(welcome, cookies=moved_cookies(session, request, context.settings))

    @get("/tables", summary="List the first public tables", responses=problems())
    async def tables(self, context: NamedDependency[ServerContext]) -> tuple[TableCard, ...]:
        """Return the first page of the list without its length, as older clients expect it."""
        return context.lobby.public_tables.page(TableQuery()).tables

    @get("/lobby", summary="Search the public tables", responses=problems(400))
    async def lobby(
        self,
        context: NamedDependency[ServerContext],
        search: Annotated[str, QueryParameter(max_length=SEARCH_LENGTH)] = "",
        game: Annotated[str | None, QueryParameter(max_length=64)] = None,
        free: FromQuery[bool] = False,
        first: Annotated[int, QueryParameter(ge=0, lt=2**31)] = 0,
        most: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
    ) -> TablePage:
        """Return a page of the public tables. Tables with a free seat come first."""
        found = context.lobby.public_tables.page(TableQuery(search, game, free, first, most))
        return TablePage(tables=found.tables, first=found.first, total=found.total)

    @post("/tables", summary="Make a table", responses=problems(400, 401, 403, 413, 503))
    async def create(
        self,
        request: Request[Any, Any, Any],
        data: JsonBody[NewTable],
        context: NamedDependency[ServerContext],
    ) -> TableLink:
        """Make a table with you as its host, in its first seat."""
        person = await require_person(request, context)
        key = await context.lobby.create(person, data, client_address(request))
        return TableLink(key=key, url=_invite_link(request, context, key))

    @get(
        "/tables/{key:str}",
        summary="Get what an invite link leads to: the game, the host and the seats",
        responses=problems(400, 404, 503),
    )
    async def invitation(
        self,
        key: Annotated[str, PathParameter(pattern=KEY)],
        context: NamedDependency[ServerContext],
    ) -> Invitation:
        return await context.lobby.invitation(key)

    @get(
        "/tables/{key:str}/qr",
        summary="Get the invite link as a QR code",
        media_type="image/svg+xml",
        responses=problems(400, 404, 503),
    )
    async def qr(
        self,
        request: Request[Any, Any, Any],
        key: Annotated[str, PathParameter(pattern=KEY)],
        context: NamedDependency[ServerContext],
    ) -> Response[bytes]:
        if await context.store.table(key) is None:
            raise NotFound("there is no such table", "no-table")
        picture = await context.public_texts.qr_code(_invite_link(request, context, key))
        return compressed_response(request, picture, "image/svg+xml")


def _invite_link(request: Request[Any, Any, Any], context: ServerContext, key: str) -> str:
    return f"{base_url(request, context.settings)}/t/{key}"
