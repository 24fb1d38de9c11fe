"""Routes for the operator of the server: health and metrics."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency

from whistlestop.engine.version import __version__
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotFound, NotSignedIn
from whistlestop.server.http.json_api import problems
from whistlestop.wire.http_bodies import Health


class Monitoring(Controller):
    tags = ("operate",)

    @get("/health", summary="Check that the server can store something", responses=problems(503))
    async def health(self, context: NamedDependency[ServerContext]) -> Health:
        await context.health.require_well()
        return Health(status="ok", version=__version__)

    @get(
        "/metrics",
        summary="Get the metrics for Prometheus",
        media_type="text/plain",
        responses=problems(401, 404),
    )
    async def metrics(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> Response[bytes]:
        """Return the metrics. A server may keep them at another address, or ask for a token."""
        if context.settings.metrics:
            raise NotFound("the metrics are at an address of their own", "not-found")
        return metrics_response(request, context)


def metrics_response(request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
    """Return the metrics, if the request has the token of the operator or needs none."""
    token = context.settings.metrics_token
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not compare_digest(given.encode(), token.encode()):
            raise NotSignedIn("the metrics need a token", "bad-token")
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")
