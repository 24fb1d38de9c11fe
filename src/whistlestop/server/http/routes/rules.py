"""The route for the clauses of the rulebooks."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from whistlestop import games
from whistlestop.engine.errors import UnknownGame
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotFound
from whistlestop.server.http.compressed import tagged_response
from whistlestop.server.http.json_api import problems
from whistlestop.wire.http_bodies import ClauseCard


class Rules(Controller):
    path = "/api/rules"
    tags = ("rules",)

    @get(
        "/{game:str}",
        summary="List the clauses of a game's rulebooks",
        responses=problems(400, 404, 503),
    )
    async def rules(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        context: NamedDependency[ServerContext],
        lang: FromQuery[Literal["en", "it", "pt"]] = "en",
    ) -> Response[list[ClauseCard]]:
        try:
            games.find(game)
        except UnknownGame as problem:
            raise NotFound(str(problem), problem.kind, **problem.details) from None
        body = await context.public_texts.rules(game, lang)
        return tagged_response(request, body, "application/json", "no-cache")
