"""Routes for the operator of the server: health and metrics."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.di import NamedDependency

from whistlestop.engine.version import __version__
from whistlestop.server.context import ServerContext
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
        responses=problems(),
    )
    async def metrics(self, context: NamedDependency[ServerContext]) -> Response[bytes]:
        return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")
