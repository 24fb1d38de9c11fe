"""The route for the examples of the rules, which play themselves."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotFound
from whistlestop.server.http.compressed import tagged_response
from whistlestop.server.http.json_api import problems
from whistlestop.wire.http_bodies import Example


class Examples(Controller):
    path = "/api/examples"
    tags = ("rules",)

    @get(
        "/{name:str}",
        summary="Get an example for some clauses, moment by moment",
        responses=problems(400, 404, 503),
    )
    async def example(
        self,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        context: NamedDependency[ServerContext],
    ) -> Response[Example]:
        if not context.public_texts.has_example(name):
            raise NotFound("there is no such example", "not-found")
        body = await context.public_texts.example(name)
        return tagged_response(request, body, "application/json", "no-cache")
