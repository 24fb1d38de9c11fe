"""A raw WebSocket, on which a test can send anything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from whistlestop.client.http_api import Guest
from whistlestop.wire.from_client import Request

NOT_UTF8, POLICY_VIOLATION, TOO_LONG, TRY_LATER = 1007, 1008, 1009, 1013
Reply = dict[str, Any]
RawMessage = str | bytes


class RawSocket:
    """A socket that sends messages as they are. `heard` is every message that came back."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.heard: list[str] = []

    async def send_raw(self, what: RawMessage | Sequence[bytes]) -> Reply | int:
        """Send a message; return the reply, or the code with which the connection was closed."""
        try:
            async with asyncio.timeout(120):
                await self.socket.send(what)
                while True:
                    said = await self.socket.recv()
                    assert isinstance(said, str)
                    self.heard.append(said)
                    reply: Reply = msgspec.json.decode(said)
                    if reply["type"] in ("done", "refused"):
                        return reply
        except ConnectionClosed as problem:
            return close_code(problem)

    async def say(self, kind: type[Request], **fields: Any) -> str:
        """Send a well-formed request; return the kind of its refusal, or `done`."""
        reply = await self.send_raw(written(kind, **fields))
        assert isinstance(reply, dict)
        return str(reply.get("kind", "done"))


@asynccontextmanager
async def raw_socket(guest: Guest) -> AsyncIterator[RawSocket]:
    cookie = {"Cookie": f"whistlestop={guest.token}"}
    async with connect(
        socket_url(guest.server),
        additional_headers=cookie,
        compression=None,
        max_size=None,
        open_timeout=60,
    ) as socket:
        raw = RawSocket(guest, socket)
        hello = await socket.recv()
        assert isinstance(hello, str)
        raw.heard.append(hello)
        yield raw


def close_code(problem: ConnectionClosed) -> int:
    """Return the code with which the server closed a connection; 1006 if it just broke."""
    return 1006 if problem.rcvd is None else problem.rcvd.code


def refusal_kind(reply: Reply | int) -> str:
    assert isinstance(reply, dict)
    return str(reply["kind"])


async def until(what: Callable[[], object]) -> None:
    """Wait until a condition holds. The time limit only ends a broken test."""
    async with asyncio.timeout(120):
        while True:
            if what():
                return
            await asyncio.sleep(0.005)


def socket_url(server: str) -> str:
    return server.replace("http", "ws", 1) + "/ws"


def written(kind: type[Request], **fields: Any) -> str:
    fields.setdefault("id", 1)
    return msgspec.json.encode({"type": kind.__struct_config__.tag, **fields}).decode()


def upgrade_request(guest: Guest) -> bytes:
    """Return the HTTP request with which a client opens its WebSocket."""
    return (
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: whistlestop={guest.token}\r\n\r\n"
    ).encode()


def masked_frame(opcode: int, data: bytes) -> bytes:
    """Return a WebSocket frame of a client, with a mask that changes nothing."""
    return bytes([0x80 | opcode, 0x80 | 126]) + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data
