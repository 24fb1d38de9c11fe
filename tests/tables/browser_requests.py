"""HTTP requests and socket openings as made by a browser or by a page of another site."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tables.raw_socket import close_code, socket_url
from tables.serving import Serving
from whistlestop.client.http_api import Guest


def cookie_of(guest: Guest) -> dict[str, str]:
    return {"Cookie": f"whistlestop={guest.token}"}


@asynccontextmanager
async def asking(server: Serving, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as http:
        yield http


async def greeted(server: Serving, guest: Guest | None = None, **how: Any) -> int:
    """Open a socket; return 0 if it gets a `hello`, or the code with which it is closed."""
    headers = {} if guest is None else cookie_of(guest)
    headers |= how.pop("headers", {})
    async with connect(
        socket_url(server.url), additional_headers=headers, open_timeout=60, **how
    ) as socket:
        try:
            return 0 if "hello" in str(await socket.recv()) else -1
        except ConnectionClosed as problem:
            return close_code(problem)


def assert_secure_headers(answer: httpx.Response) -> None:
    headers = answer.headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cross-origin-embedder-policy"] == "require-corp"
    assert headers["x-permitted-cross-domain-policies"] == "none"
    assert headers["x-dns-prefetch-control"] == "off"
    assert headers["origin-agent-cluster"] == "?1"
    assert "camera=(), " in headers["permissions-policy"]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
