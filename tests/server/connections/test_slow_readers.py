"""Clients that read slowly, or not at all, are dropped and hold up nobody."""

from __future__ import annotations

import asyncio
import socket
from random import Random

import pytest

from tables.raw_socket import (
    TRY_LATER,
    masked_frame,
    until,
    upgrade_request,
    written,
)
from tables.serving import Serving, all_gone, serving
from tables.visitor import begin, company, play_out, sit_down
from whistlestop.client.http_api import Guest
from whistlestop.server.connections.connection import Connection
from whistlestop.server.connections.uvicorn_protocols import (
    LimitedWebSocketProtocol,
)
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import Enter


async def test_the_unread_messages_of_a_slow_reader_are_bounded() -> None:
    tab = Connection(1, "Eve", 1, 1)
    for _ in range(100):
        tab.send("x" * 100_000)
    assert tab.close_code == TRY_LATER
    assert len(await tab.queued_texts()) <= 20


async def no_reader(server: Serving, guest: Guest) -> socket.socket:
    """Open a connection on which nothing is read after the `hello`."""
    host, port = server.url.removeprefix("http://").split(":")
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lazy.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(lazy, (host, int(port)))
    await loop.sock_sendall(lazy, upgrade_request(guest))
    heard = b""
    while b'"hello"' not in heard:
        heard += await loop.sock_recv(lazy, 100)
    return lazy


def is_cut(lazy: socket.socket) -> bool:
    try:
        lazy.send(masked_frame(1, b"{}"))
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.usefixtures("no_limits")
async def test_a_client_that_never_reads_is_dropped_and_holds_up_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, asks: bool
) -> None:
    monkeypatch.setattr("whistlestop.server.connections.uvicorn_protocols._CLOSE_TIMEOUT", 1.0)
    loop = asyncio.get_running_loop()
    lines: list[LimitedWebSocketProtocol] = []
    keep_alive = LimitedWebSocketProtocol.start_keepalive

    def note(one: LimitedWebSocketProtocol) -> None:
        lines.append(one)
        keep_alive(one)

    monkeypatch.setattr(LimitedWebSocketProtocol, "start_keepalive", note)
    async with (
        serving(settings) as server,
        company(server.url, "Ann", "Bo", "Cy") as people,
        await Guest.register(server.url, "Eve") as eve,
    ):
        key = await sit_down(people)
        await begin(people)
        with await no_reader(server, eve) as lazy:
            enter = masked_frame(1, written(Enter, table=key).encode())
            sending = asyncio.create_task(loop.sock_sendall(lazy, enter * (10_000 if asks else 1)))
            (tab,) = [tab for tab in server.context.lobby.connections if tab.person == eve.me.id]
            while not tab.close_code:
                tab.send("x" * 100_000)
                await asyncio.sleep(0)
            # Only her connection must answer pings within a second.
            lines[-1].stop_keepalive()
            lines[-1].ping_interval = lines[-1].ping_timeout = 1.0
            keep_alive(lines[-1])
            await play_out(people, Random(1))
            await until(lambda: tab not in server.context.lobby.connections)
            await asyncio.gather(sending, return_exceptions=True)
            await until(lambda: is_cut(lazy))
        await people[0].chat("That was good.", "k")
    await all_gone(server)


@pytest.mark.usefixtures("no_limits")
async def test_a_client_that_only_pings_and_never_reads_is_dropped(server: Serving) -> None:
    async with await Guest.register(server.url, "Eve") as eve:
        with await no_reader(server, eve) as lazy:
            pings = masked_frame(9, b"x" * 125) * 100_000
            with pytest.raises(ConnectionError):
                await asyncio.get_running_loop().sock_sendall(lazy, pings)
    await all_gone(server)
