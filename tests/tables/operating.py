"""An operator's view of a server: its health, its log, and how it closes connections."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tables.raw_socket import close_code, socket_url
from whistlestop.client.http_api import Guest


@asynccontextmanager
async def connected_socket(server: str, guest: Guest) -> AsyncIterator[ClientConnection]:
    cookie = {"Cookie": f"whistlestop={guest.token}"}
    async with connect(socket_url(server), additional_headers=cookie, open_timeout=60) as line:
        yield line


async def close_code_of(line: ClientConnection) -> int:
    """Wait until the server closes a connection, and return its code."""
    try:
        while True:
            await line.recv()
    except ConnectionClosed as problem:
        return close_code(problem)


async def health(url: str) -> tuple[int, Any]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        answer = await http.get("/health")
    return answer.status_code, answer.json()


def read(file: Path) -> str:
    return file.read_text("utf-8")
