"""The Litestar application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.version import __version__
from whistlestop.server import site
from whistlestop.server.errors import TooMuch
from whistlestop.server.headers import add_headers
from whistlestop.server.house import House
from whistlestop.server.problems import failed, http_error, refused
from whistlestop.server.routes.matches import Matches
from whistlestop.server.routes.operate import Operate
from whistlestop.server.routes.people import People
from whistlestop.server.routes.rules import Rules
from whistlestop.server.routes.tables import Tables
from whistlestop.server.session import address, check_origin
from whistlestop.server.socket import serve_tab

MOST_BODY = 16 * 1024  # bytes of a request
_HARMLESS = ("GET", "HEAD", "OPTIONS")


def make_app(open_house: Callable[[], AbstractAsyncContextManager[House]]) -> Litestar:
    """The house is opened with the application, and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house() as house:
            app.state.house = house
            yield

    return Litestar(
        route_handlers=[People, Tables, Matches, Rules, Operate, serve_tab, *site.handlers()],
        lifespan=[lifespan],
        dependencies={"house": Provide(_house)},
        before_request=_check,
        before_send=[add_headers],
        exception_handlers={
            WhistlestopError: refused,
            HTTPException: http_error,
            Exception: failed,
        },
        # What is somebody's own stays uncompressed: its length would tell of it.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude=[r"^/api/(me|guests|resume)"]
        ),
        openapi_config=OpenAPIConfig(
            title="Whistlestop",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )


async def _house(state: State) -> House:
    found: House = state.house
    return found


async def _check(request: Request[Any, Any, Any]) -> None:
    house: House = request.app.state.house
    if not house.visits.take(address(request), asyncio.get_running_loop().time()):
        raise TooMuch("too many requests in a short time", "too-fast")
    if request.method not in _HARMLESS:
        check_origin(request, house.settings)
