"""For whoever runs the server."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.di import NamedDependency

from whistlestop.engine.version import __version__
from whistlestop.server.house import House
from whistlestop.server.routes.answers import problems
from whistlestop.wire.http import Health


class Operate(Controller):
    tags = ("operate",)

    @get("/health", summary="Whether the server and its store are well", responses=problems(503))
    async def health(self, house: NamedDependency[House]) -> Health:
        await house.store.ping()
        return Health(status="ok", version=__version__)

    @get(
        "/metrics",
        summary="Figures for Prometheus",
        media_type="text/plain",
        responses=problems(),
    )
    async def metrics(self, house: NamedDependency[House]) -> Response[bytes]:
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
