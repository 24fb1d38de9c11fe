"""Frames and requests that are too long, broken, or never end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tables.raw_socket import (
    NOT_UTF8,
    TOO_LONG,
    close_code,
    raw_socket,
    refusal_kind,
    upgrade_request,
    written,
)
from tables.serving import Serving, all_gone, serving
from tables.visitor import begin, company, play_out, sit_down
from whistlestop.client.http_api import Guest
from whistlestop.server.connections.uvicorn_protocols import (
    _REQUEST_TIMEOUT,
)
from whistlestop.server.settings import Settings
from whistlestop.wire import from_client as asked
from whistlestop.wire.from_client import Chat


async def test_a_message_that_is_too_long_ends_the_connection(server: Serving) -> None:
    guest = await Guest.register(server.url, "Eve")
    longest = written(Chat, key="k", text="x")
    longest += " " * (16 * 1024 - len(longest))
    async with guest, raw_socket(guest) as raw:
        assert refusal_kind(await raw.send_raw(longest)) == "no-room"
        assert await raw.send_raw(longest + " ") == TOO_LONG
    async with raw_socket(guest) as raw:
        assert await raw.send_raw(b"x" * 10**6) == TOO_LONG
    async with raw_socket(guest) as raw:
        assert await raw.send_raw([b" " * 1000] * 20) == TOO_LONG
    await all_gone(server)


async def test_text_that_is_not_utf_8_ends_the_connection(server: Serving) -> None:
    async with await Guest.register(server.url, "Eve") as guest:
        for junk in (b"\xff", b'{"id":1,"type":"ping\xc3"}', b"\xed\xa0\x80", b"\xf4\x90\x80\x80"):
            async with raw_socket(guest) as raw:
                await raw.socket.send(junk, text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    await raw.socket.recv()
                assert close_code(closed.value) == NOT_UTF8
    await all_gone(server)


async def test_a_connection_that_breaks_at_any_moment_leaves_nothing_behind(
    server: Serving,
) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    async with await Guest.register(server.url, "Eve") as guest:
        frame = b"\x81\xfe\x0f\xff\0\0\0\0"  # announces more bytes than follow
        whole = upgrade_request(guest)
        for what in (whole[:30], whole[:-2], whole, whole + frame, whole + b"\x81"):
            for wait in (False, True):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(what)
                if wait and what.startswith(whole):
                    await reader.readuntil(b'"type":"hello"')
                writer.transport.abort()
    await all_gone(server)


async def test_half_a_greeting_keeps_nobody_waiting(server: Serving) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    lurkers = [await asyncio.open_connection(host, int(port)) for _ in range(200)]
    for _, writer in lurkers:
        writer.write(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: webso")
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        await play_out(people, Random(1))
    for _, writer in lurkers:
        writer.transport.abort()
    await all_gone(server)


HEAD = b"GET /api/offer HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /", b"x" * 10_000),
        (HEAD + b"X: ", b"x" * 10_000),
        (HEAD, b"a: b\r\n" * 2000),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n" * 2000),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x" * 10_000),
    ],
)
async def test_an_endless_request_is_cut_off(server: Serving, start: bytes, more: bytes) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(start)
    sent = 0
    with suppress(ConnectionError):
        while not reader.at_eof() and sent < 10**8:
            writer.write(more)
            await writer.drain()
            await asyncio.sleep(0)
            sent += len(more)
    writer.transport.abort()
    assert sent < 10**7
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        assert (await http.get("/health")).status_code == 200


@pytest.mark.parametrize("words", [b"", b"GET /", HEAD, HEAD + b"Content-Length: 9\r\n\r\n{"])
async def test_a_request_that_never_ends_is_not_waited_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    loop = asyncio.get_running_loop()
    now = loop.time
    async with (
        serving(settings) as server,
        await Guest.register(server.url, "Ann") as ann,
        raw_socket(ann) as tab,
    ):
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(words)
        for _ in range(3):  # meanwhile the server reads the words
            assert await tab.say(asked.Ping) == "done"
        # Let this much time pass at once on the loop's clock.
        monkeypatch.setattr(loop, "time", lambda: now() + _REQUEST_TIMEOUT + 1)
        async with asyncio.timeout(120):
            with suppress(ConnectionError):
                await reader.read()
        writer.transport.abort()
        # An open WebSocket has no such time limit.
        assert await tab.say(asked.Ping) == "done"
