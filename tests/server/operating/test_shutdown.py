"""The shutdown of a server, which keeps everything."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from tables.operating import health, read
from tables.serving import Process
from tables.visitor import Visitor, another_tab, begin, company, sit_down, visiting
from whistlestop.wire.from_client import Ping

RESTARTING = 1012


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_told_to_stop_says_so_and_keeps_everything(
    process: Process, how: signal.Signals
) -> None:
    async with company(process.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        for _ in range(4):
            await play_one(people)
        standing = [(each.chair.count, each.chair.view) for each in people]
        ends = asyncio.gather(*(each.tab.wait_closed() for each in people))
        assert await asyncio.to_thread(process._end, how) == 0
        assert [end.code for end in await ends] == [RESTARTING] * 3
        assert read(process.log).count("\n") == 2
        process.start()
        for each, known in zip(people, standing, strict=True):
            async with another_tab(each.guest) as tab:
                await tab.enter(key)
                assert (tab.chair.count, tab.chair.view) == known


async def play_one(people: list[Visitor]) -> None:
    """Make one choice, and wait until everybody has heard of it."""
    for each in people:
        each.catch_up()
    (first, *_) = [each for each in people if each.chair.ask is not None]
    assert first.chair.ask is not None
    await first.choose(first.chair.ask.answers[0])
    for each in people:
        await each.ask(Ping)


@pytest.mark.slow
async def test_a_server_stops_also_while_somebody_hangs(process: Process) -> None:
    host, port = "127.0.0.1", process.port
    upload = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    silent = [await asyncio.open_connection(host, port) for _ in range(3)]
    for (_, writer), words in zip(silent, (upload, b"GET /ws HT", b""), strict=True):
        writer.write(words)
    async with visiting(process.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        assert await asyncio.to_thread(process.stop) == 0
        assert (await ann.tab.wait_closed()).code == RESTARTING
    for _, writer in silent:
        writer.transport.abort()
    (_, last) = read(process.log).splitlines()
    assert "Cancel 1 running task(s)" in last


async def closed_port(process: Process) -> None:
    """Wait until the server accepts no more connections."""
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", process.port)
            except ConnectionRefusedError:
                return
            writer.transport.abort()
            await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_a_second_signal_stops_the_server_at_once(process: Process) -> None:
    upload = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    _, writer = await asyncio.open_connection("127.0.0.1", process.port)
    writer.write(upload)
    await health(process.url)
    os.kill(process.pid, signal.SIGTERM)
    await closed_port(process)  # two signals at the same time would count as one
    assert await asyncio.to_thread(process.stop) == 0
    writer.transport.abort()
    assert read(process.log) == ""
