"""Refusals that are sent before a request is routed or read. They cost next to nothing."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from whistlestop.server.http.headers import basic_headers
from whistlestop.wire.http_bodies import Problem

_RETRY_AFTER = 5  # seconds


class EarlyRefusal:
    """A refusal whose response is made once. It is an ASGI application that always refuses."""

    def __init__(self, status: HTTPStatus, kind: str, text: str) -> None:
        self.kind = kind
        self._status = status
        self._body = msgspec.json.encode(Problem(kind=kind, details={}, text=text))
        self._headers = [
            *basic_headers(),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(self._body)).encode()),
            (b"cache-control", b"no-store"),
            (b"retry-after", str(_RETRY_AFTER).encode()),
        ]

    def last_response(self) -> bytes:
        """Return the whole response, after which the connection is closed."""
        lines = [f"HTTP/1.1 {self._status.value} {self._status.phrase}".encode()]
        lines += [name + b": " + value for name, value in self._headers]
        return b"\r\n".join([*lines, b"connection: close", b"", self._body])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        del receive
        prefix = "websocket.http" if scope["type"] == ScopeType.WEBSOCKET else "http"
        start = {
            "type": f"{prefix}.response.start",
            "status": self._status.value,
            "headers": self._headers,
        }
        body = {"type": f"{prefix}.response.body", "body": self._body, "more_body": False}
        await send(start)  # type: ignore[arg-type]
        await send(body)  # type: ignore[arg-type]


TOO_FAST: Final = EarlyRefusal(
    HTTPStatus.TOO_MANY_REQUESTS, "too-fast", "too many requests in a short time"
)
TOO_MANY_CONNECTIONS: Final = EarlyRefusal(
    HTTPStatus.TOO_MANY_REQUESTS, "too-many-connections", "your address has too many connections"
)
SERVER_FULL: Final = EarlyRefusal(
    HTTPStatus.SERVICE_UNAVAILABLE, "server-full", "the server has too many connections"
)
