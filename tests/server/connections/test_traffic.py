"""Bytes and frames are counted before they are parsed, and connections before they are served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables.raw_socket import POLICY_VIOLATION, raw_socket, until, upgrade_request
from tables.serving import Serving, all_gone, serving
from whistlestop.client.http_api import Guest
from whistlestop.server.connections import traffic
from whistlestop.server.connections.frame_scanner import FrameScanner
from whistlestop.server.connections.traffic import FRAME, Budget, Traffic
from whistlestop.server.settings import Settings
from whistlestop.wire import from_client as asked

LIMITS = "whistlestop.server.connections.uvicorn_protocols"
PING, TEXT, CONTINUATION = 0x9, 0x1, 0x0
FRAMES = 20  # frames that the tests allow


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """Return a frame of a client, with a mask that changes nothing."""
    if len(data) < 126:
        length = bytes([0x80 | len(data)])
    elif len(data) < 2**16:
        length = b"\xfe" + len(data).to_bytes(2, "big")
    else:
        length = b"\xff" + len(data).to_bytes(8, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + length + b"\0\0\0\0" + data


# Scanning


@given(
    st.lists(st.sampled_from([0, 1, 125, 126, 300, 70_000]), min_size=1, max_size=6),
    st.lists(st.integers(1, 100_000), max_size=8),
)
def test_the_scanner_finds_the_end_of_every_frame(lengths: list[int], pieces: list[int]) -> None:
    frames = [frame(PING, b"x" * length) for length in lengths]
    data = b"".join(frames)
    scanner, ends, at = FrameScanner(), [], 0
    for piece in [*pieces, len(data)]:
        chunk, start = data[at : at + piece], 0
        while start < len(chunk):
            end = scanner.end_of_frame(chunk, start)
            assert end > start
            start = end
            if not scanner.unfinished:
                ends.append(at + end)
        at += len(chunk)
    expected = [sum(map(len, frames[: n + 1])) for n in range(len(frames))]
    assert ends == expected


def test_the_scanner_counts_the_fragments_of_a_message() -> None:
    scanner = FrameScanner()

    def scan(data: bytes) -> tuple[int, bool]:
        assert scanner.end_of_frame(data, 0) == len(data)
        return scanner.fragments, scanner.unfinished

    assert scan(frame(TEXT, fin=False)) == (1, True)
    assert scan(frame(PING)) == (1, True)
    assert scan(frame(CONTINUATION, fin=False)) == (2, True)
    assert scan(frame(CONTINUATION)) == (3, False)
    assert scan(frame(TEXT)) == (1, False)


# Frames


@pytest.fixture
def few_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow each connection FRAMES empty frames, and no more."""
    monkeypatch.setattr(traffic, "RATE", 1e-9)
    monkeypatch.setattr(traffic, "BURST", FRAMES * (FRAME + 6) - 1)


class Stream:
    """A WebSocket on which a test writes bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.heard = b""

    async def listen(self) -> None:
        with suppress(ConnectionError):
            while data := await self.reader.read(2**16):
                self.heard += data

    def pongs(self) -> int:
        return self.heard.count(b"\x8a\x00")


@asynccontextmanager
async def stream(guest: Guest) -> AsyncIterator[Stream]:
    host, port = guest.server.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(upgrade_request(guest))
    await reader.readuntil(b'"type":"hello"')
    found = Stream(reader, writer)
    listening = asyncio.create_task(found.listen())
    try:
        yield found
    finally:
        listening.cancel()
        writer.transport.abort()


@pytest.mark.usefixtures("few_frames")
async def test_a_connection_with_a_used_up_budget_is_not_read(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{LIMITS}._MAX_THROTTLED", 1.0)
    async with AsyncExitStack() as stack:
        eve = await stack.enter_async_context(await Guest.register(server.url, "Eve"))
        ann = await stack.enter_async_context(await Guest.register(server.url, "Ann"))
        flood = await stack.enter_async_context(stream(eve))
        other = await stack.enter_async_context(raw_socket(ann))
        flood.writer.write(frame(PING) * 1000)
        await until(lambda: flood.pongs() == FRAMES)
        assert await other.say(asked.Ping) == "done"
        assert flood.pongs() == FRAMES
    await all_gone(server)


@pytest.mark.usefixtures("few_frames")
async def test_a_client_that_never_stops_is_closed(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{LIMITS}._MAX_THROTTLED", 0.0)
    async with await Guest.register(server.url, "Eve") as eve, stream(eve) as flood:
        flood.writer.write(frame(PING) * 1000)
        await until(lambda: b"too many frames" in flood.heard)
        assert POLICY_VIOLATION.to_bytes(2, "big") + b"too many frames" in flood.heard
    await all_gone(server)


async def test_a_slow_client_gets_its_budget_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traffic, "RATE", 100 * FRAME)
    monkeypatch.setattr(traffic, "BURST", FRAMES * FRAME)
    async with await Guest.register(server.url, "Eve") as eve, stream(eve) as slow:
        slow.writer.write(frame(PING) * 3 * FRAMES)
        await until(lambda: slow.pongs() == 3 * FRAMES)
    await all_gone(server)


async def test_the_fragments_of_a_message_are_limited(server: Serving) -> None:
    async with await Guest.register(server.url, "Eve") as eve, raw_socket(eve) as raw:
        await raw.socket.send(['{"type":"ping","id":1', *[""] * 60, "}"])
        assert await raw.socket.recv() == '{"type":"done","id":1}'
        assert await raw.send_raw([b"x"] + [b""] * 100) == POLICY_VIOLATION
    await all_gone(server)


@pytest.mark.parametrize("begun", [frame(TEXT, b"{", fin=False), frame(TEXT, b"{}")[:-1], b"\x81"])
async def test_a_message_that_never_ends_is_not_waited_for(
    server: Serving, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(f"{LIMITS}._MESSAGE_TIMEOUT", 0.05)
    async with (
        await Guest.register(server.url, "Eve") as eve,
        stream(eve) as slow,
        raw_socket(eve) as tab,
    ):
        slow.writer.write(begun)
        await until(lambda: b"an unfinished message" in slow.heard)
        assert await tab.say(asked.Ping) == "done"


# Budgets


def test_connections_share_the_budgets_of_a_person_and_of_an_address() -> None:
    shared = Traffic(Settings(per_address=1))
    first, second, other = Budget(shared), Budget(shared), Budget(shared)
    for each in (first, second):
        each.share_person(7)
    first.charge(1.0, traffic.PERSON_BURST + traffic.PERSON_RATE)
    assert (second.wait(1.0), other.wait(1.0)) == (1.0, 0.0)
    second.share_address("192.0.2.1")
    other.share_address("192.0.2.1")
    second.charge(3.0, traffic.ADDRESS_BURST + 2 * traffic.ADDRESS_RATE)
    assert other.wait(3.0) == 2.0
    assert other.wait(5.0) == 0.0


def test_a_full_server_keeps_room_for_trusted_addresses() -> None:
    full = Traffic(Settings(connections=1))
    assert full.connect("192.0.2.1", 0.0) == "welcome"
    verdicts = [full.connect(f"192.0.2.{number // 3}", 0.0) for number in range(30)]
    assert verdicts[:3] == ["operator-only", "operator-only", "server-full"]
    assert verdicts.count("operator-only") == 8
    assert [full.connect(None, 0.0) for _ in range(9)] == ["operator-only"] * 8 + ["server-full"]
    full.disconnect(None, "operator-only")
    assert full.connect(None, 0.0) == "operator-only"


# Requests and connections


@pytest.fixture
def stranger(settings: Settings) -> Settings:
    """Return settings for which the tests are no trusted proxy."""
    return replace(settings, proxies="192.0.2.1")


async def talk(server: Serving, data: bytes) -> bytes:
    """Send this over a connection of its own; return all that comes back."""
    reader, writer = await asyncio.open_connection(*_where(server))
    writer.write(data)
    heard = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(60):
            while piece := await reader.read(2**16):
                heard += piece
    writer.transport.abort()
    return heard


GET = b"GET /api/offer HTTP/1.1\r\nHost: x\r\n"


async def test_the_headers_of_a_request_are_limited(server: Serving) -> None:
    answer = await talk(server, GET + b"a: b\r\n" * 90 + b"Connection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200 ")
    answer = await talk(server, GET + b"a: b\r\n" * 101 + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")


async def test_pipelined_requests_beyond_the_budget_are_not_read(
    stranger: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traffic, "RATE", 1e-9)
    monkeypatch.setattr(traffic, "BURST", 10 * traffic.REQUEST)
    monkeypatch.setattr(f"{LIMITS}._REQUEST_TIMEOUT", 2.0)
    async with serving(stranger) as server:
        answers = await talk(server, (GET + b"X: " + b"x" * 2000 + b"\r\n\r\n") * 50)
    assert 1 <= answers.count(b"HTTP/1.1 200 ") <= 10


async def test_pipelined_requests_within_the_budget_are_all_answered(stranger: Settings) -> None:
    async with serving(stranger) as server:
        last = GET + b"Connection: close\r\n\r\n"
        answers = await talk(server, (GET + b"X: " + b"x" * 2000 + b"\r\n\r\n") * 20 + last)
    assert answers.count(b"HTTP/1.1 200 ") == 21


async def test_the_open_connections_of_an_address_are_limited(stranger: Settings) -> None:
    async with serving(replace(stranger, per_address=1)) as server, AsyncExitStack() as stack:
        idle = [await asyncio.open_connection(*_where(server)) for _ in range(4)]
        for _, writer in idle:
            stack.callback(writer.transport.abort)
        await until(lambda: server.context.traffic.count == 4)
        refused = await talk(server, b"")
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert b"too-many-connections" in refused
        await stack.aclose()
        await until(lambda: server.context.traffic.count == 0)


async def test_an_address_may_not_open_connections_without_end(
    stranger: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{LIMITS}._REFUSAL_PAUSE", 0.01)
    async with serving(replace(stranger, per_address=2)) as server:
        server.context.traffic._new.rate = 0.0
        last = GET + b"Connection: close\r\n\r\n"
        answers = [await talk(server, last) for _ in range(10)]
    assert [answer[9:12] for answer in answers] == [b"200"] * 8 + [b"429"] * 2
    assert b"too-fast" in answers[-1]


async def test_a_full_server_says_so_and_still_serves_the_operator(settings: Settings) -> None:
    async with (
        serving(replace(settings, connections=2)) as server,
        await Guest.register(server.url, "Ann") as ann,
        raw_socket(ann) as tab,
    ):
        last = b" HTTP/1.1\r\nHost: x\r\n\r\n"
        refused = await talk(server, b"GET /api/offer" + last)
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b"server-full" in refused
        assert (await talk(server, upgrade_request(ann))).startswith(b"HTTP/1.1 503 ")
        assert (await talk(server, b"GET /health" + last)).startswith(b"HTTP/1.1 200 ")
        assert await tab.say(asked.Ping) == "done"
        count = server.context.traffic.count
        idle = [await asyncio.open_connection(*_where(server)) for _ in range(30)]
        await until(lambda: server.context.traffic.count == count + 8)  # the others are cut off
        assert await tab.say(asked.Ping) == "done"
        for _, writer in idle:
            writer.transport.abort()
        await until(lambda: server.context.traffic.count == count)


def _where(server: Serving) -> tuple[str, int]:
    host, port = server.url.removeprefix("http://").split(":")
    return host, int(port)
