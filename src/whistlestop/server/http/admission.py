"""The outermost layer of the application, which counts requests before they are routed."""

from __future__ import annotations

import asyncio
import re

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types.asgi_types import ReceiveMessage

from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.connections.turns import Turns
from whistlestop.server.http.early_refusals import TOO_FAST, RefusalNotes
from whistlestop.server.http.request_origin import network_of
from whistlestop.server.settings import Settings

_SECRET = re.compile(rb"whistlestop=([A-Za-z0-9_-]{43})")
_COOKIE_RATE, _COOKIE_BURST = 15.0, 300.0  # requests with one cookie: per second, and at once


class RequestBuckets:
    """The rate limits for HTTP requests and WebSocket handshakes of an address or a session."""

    def __init__(self, settings: Settings) -> None:
        self.requests = TokenBuckets(settings.per_address / 5, 4.0 * settings.per_address)
        self.handshakes = TokenBuckets(settings.per_address / 10, 2.0 * settings.per_address)
        # A session is counted by its cookie, which is not looked up: that would cost more.
        self.cookies = TokenBuckets(_COOKIE_RATE, _COOKIE_BURST)

    def take(self, scope: Scope, now: float) -> bool:
        """Count a request. Return False if its address or its session asks for too much."""
        by_address = self.handshakes if scope["type"] == ScopeType.WEBSOCKET else self.requests
        if not by_address.take(_address(scope), now):
            return False
        secret = _find_secret(scope)
        return secret is None or self.cookies.take(secret, now)


def _address(scope: Scope) -> str:
    client = scope["client"]
    return network_of("" if client is None else client[0])


def _find_secret(scope: Scope) -> bytes | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            found = _SECRET.search(value)
            if found is not None:
                return found[1]
    return None


async def _received(receive: Receive) -> Receive:
    """Read the first part of a request now. Return a function that gives this part first."""
    first = [await receive()]

    async def again() -> ReceiveMessage:
        return first.pop() if first else await receive()

    return again


class Admission:
    """An ASGI application that lets requests through to another one, but not too many at once."""

    def __init__(self, app: ASGIApp, buckets: RequestBuckets, refused: RefusalNotes) -> None:
        self._app = app
        self._buckets = buckets
        self._refused = refused
        self._turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        address = _address(scope)
        if scope["type"] == ScopeType.HTTP and self._turns.is_taken(address):
            receive = await _received(receive)
        await self._turns.take(address)
        if self._buckets.take(scope, asyncio.get_running_loop().time()):
            await self._app(scope, receive, send)
        else:
            self._refused.note(TOO_FAST, address)
            await TOO_FAST(scope, receive, send)
