"""The Litestar application: all routes, and the checks and headers of every request."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.version import __version__
from whistlestop.server.connections.websocket import serve_websocket
from whistlestop.server.context import ServerContext
from whistlestop.server.http import static_site
from whistlestop.server.http.headers import add_headers
from whistlestop.server.http.problems import handle_bug, handle_http_error, handle_refusal
from whistlestop.server.http.request_origin import check_host, check_origin, client_address
from whistlestop.server.http.routes.examples import Examples
from whistlestop.server.http.routes.lessons import Lessons
from whistlestop.server.http.routes.matches import Matches
from whistlestop.server.http.routes.monitoring import Monitoring
from whistlestop.server.http.routes.people import People
from whistlestop.server.http.routes.puzzles import Puzzles
from whistlestop.server.http.routes.rules import Rules
from whistlestop.server.http.routes.sessions import MySessions
from whistlestop.server.http.routes.tables import Tables

MAX_BODY = 16 * 1024  # bytes of a request's body
_API = "/api/"
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def make_app(open_context: Callable[[], AbstractAsyncContextManager[ServerContext]]) -> Litestar:
    """Build the application. It opens the context when it starts and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_context() as context:
            app.state.context = context
            yield

    return Litestar(
        route_handlers=[
            People,
            MySessions,
            Tables,
            Matches,
            Rules,
            Examples,
            Lessons,
            Puzzles,
            Monitoring,
            serve_websocket,
            *static_site.handlers(),
        ],
        lifespan=[lifespan],
        dependencies={"context": Provide(_provide_context)},
        before_request=_check_request,
        before_send=[add_headers],
        exception_handlers={
            WhistlestopError: handle_refusal,
            HTTPException: handle_http_error,
            Exception: handle_bug,
        },
        # No response is compressed here: it would hold up everybody, and the compressed length of a
        # private response would give hints about the secret. Big public bodies are compressed once.
        openapi_config=OpenAPIConfig(
            title="Whistlestop",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )


def build_schema(app: Litestar) -> None:
    """Build the OpenAPI schema now. Otherwise the first request for it would hold up everybody.

    Litestar builds it on the event loop, and has no public function to do that earlier.
    """
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()


async def _provide_context(state: State) -> ServerContext:
    found: ServerContext = state.context
    return found


async def _check_request(request: Request[Any, Any, Any]) -> None:
    context: ServerContext = request.app.state.context
    if request.scope["path"].startswith(_API):
        # A banned person still gets the page, which can say why nothing else works.
        context.bans.check_address(client_address(request))
    check_host(request, context.settings)
    if request.method not in _SAFE_METHODS:
        check_origin(request, context.settings)
