"""Many connections of one address at once: each waits for its turn, and none loses anything."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection

from tables.raw_socket import until
from tables.serving import Serving, serving
from whistlestop.server.connections import uvicorn_protocols
from whistlestop.server.connections.turn_taking import MOST_HELD
from whistlestop.server.settings import Settings
from whistlestop.store import schema

CONNECTIONS = 12
STRANGER = "127.0.0.7"  # an address of this machine that is no trusted proxy
PROXY = "127.0.0.1"


async def connect(
    stack: AsyncExitStack, server: Serving, address: str = STRANGER
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
    stack.callback(writer.close)
    return reader, writer


def new_guest(name: str, body: int = 0, headers: str = "") -> bytes:
    """Return the request of a new guest, with a body of this many more bytes."""
    content = f'{{"name":"{name}"}}'.encode() + b" " * body
    head = f"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: {len(content)}\r\n{headers}"
    return f"{head}Content-Type: application/json\r\n\r\n".encode() + content


# A proxy brings all its connections at once, so that their requests wait later than others.
PLACES = [(STRANGER, ""), (PROXY, "X-Forwarded-For: 198.51.100.7\r\n")]


@pytest.mark.parametrize(("address", "headers"), PLACES, ids=["direct", "proxy"])
async def test_requests_that_come_with_the_end_of_their_connections_are_carried_out(
    server: Serving, address: str, headers: str
) -> None:
    async with AsyncExitStack() as stack:
        lines = [await connect(stack, server, address) for _ in range(CONNECTIONS)]
        for number, (_, writer) in enumerate(lines):
            writer.write(new_guest(f"Guest {number}", headers=headers))
            writer.write_eof()
        for reader, _ in lines:
            await reader.read()  # uvicorn sends no response after the end, but carries it out
    async with asyncio.timeout(60):
        while await server.context.store._read(_count_people) < CONNECTIONS:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def _count_people(connection: Connection) -> int:
    return len(connection.execute(schema.people.select()).all())


async def test_a_connection_that_waits_for_its_turn_is_not_read(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise its bytes would pile up unpaid, and the server would cut it."""
    most_held = 0
    data_received = uvicorn_protocols.LimitedHttpProtocol.data_received

    def receive(self: Any, data: bytes) -> None:
        nonlocal most_held
        data_received(self, data)
        most_held = max(most_held, len(self._held))

    monkeypatch.setattr(uvicorn_protocols.LimitedHttpProtocol, "data_received", receive)
    async with serving(replace(settings, per_address=1000)) as server, AsyncExitStack() as stack:
        lines = [await connect(stack, server) for _ in range(CONNECTIONS)]
        for _, writer in lines:
            writer.write(new_guest("Ann", body=1_000_000))
        statuses = [await reader.readline() for reader, _ in lines]
    assert {each.split()[1] for each in statuses} == {b"413"}
    assert most_held < MOST_HELD / 2


async def test_a_socket_that_is_lost_while_it_waits_leaves_nothing(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its unfinished message must not be waited for."""
    monkeypatch.setattr(uvicorn_protocols, "_MESSAGE_TIMEOUT", 0.1)
    loop = asyncio.get_running_loop()
    problems: list[str] = []
    loop.set_exception_handler(lambda _, context: problems.append(str(context)))
    handshake = (
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    half_a_message = b"\x81\xfe\x10\x00\0\0\0\0" + b"x" * 100
    async with AsyncExitStack() as stack:
        lines = [await connect(stack, server) for _ in range(CONNECTIONS)]
        for _, writer in lines:
            writer.write(handshake)
        for reader, _ in lines:
            assert b" 101 " in await reader.readline()
        for _, writer in lines:
            writer.write(half_a_message)
            writer.transport.abort()
    await until(lambda: not server.context.traffic.count)
    await asyncio.sleep(0.3)
    assert problems == []
