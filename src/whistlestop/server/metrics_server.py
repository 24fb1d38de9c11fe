"""The metrics at an address of their own, which people who play cannot reach."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response, get

from whistlestop.engine.errors import WhistlestopError
from whistlestop.server.context import ServerContext
from whistlestop.server.http.problems import handle_refusal
from whistlestop.server.http.routes.monitoring import metrics_response

_MOST_REQUESTS = 20  # at once


def read_address(text: str) -> tuple[str, int] | None:
    """Read an address such as 127.0.0.1:9100 or [::1]:9100. Return None if it is not one."""
    found = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([^\s:\[\]]+)):([0-9]{1,5})", text)
    if found is None or not 0 < int(found[3]) < 2**16:
        return None
    return found[1] or found[2], int(found[3])


class _MetricsServer(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the server of the games."""
        yield


@asynccontextmanager
async def serving_metrics(
    context: ServerContext, listener: socket.socket | None
) -> AsyncIterator[None]:
    """Serve the metrics at this socket, if there is one."""
    if listener is None:
        yield
        return
    server = _MetricsServer(
        uvicorn.Config(
            _metrics_app(context),
            log_config=None,
            access_log=False,
            server_header=False,
            ws="none",
            limit_concurrency=_MOST_REQUESTS,
        )
    )
    task = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await task


def _metrics_app(context: ServerContext) -> Litestar:
    @get("/metrics")
    async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        return metrics_response(request, context)

    return Litestar(
        route_handlers=[metrics],
        exception_handlers={WhistlestopError: handle_refusal},
        openapi_config=None,
        logging_config=None,
    )
