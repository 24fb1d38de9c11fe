"""A flood of junk over many sockets, with all budgets in force: no trouble, and flat memory.

`make soak` sends a million messages. WHISTLESTOP_JUNK sets another number.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tables.junk_messages import JunkMessages
from tables.operating import health
from tables.raw_socket import socket_url
from tables.serving import Process
from tables.visitor import COLT, Visitor, visiting
from whistlestop.client.http_api import Guest
from whistlestop.wire.from_client import Ping

pytestmark = pytest.mark.slow

SOAK = "WHISTLESTOP_SOAK" in os.environ
MESSAGES = int(os.environ.get("WHISTLESTOP_JUNK", "1000000" if SOAK else "6000"))
WARM_UP = min(MESSAGES // 3, 100_000)  # messages until everything has its usual size
ADDRESSES, PEOPLE, SOCKETS = 8, 2, 2  # people of each address, sockets of each person
AT_ONCE = 20  # messages that are sent before their replies are read
# The memory at the end as a multiple of the memory after the warm-up. It varies, because Python
# collects cycles of objects rarely.
MOST_GROWTH = 1.25


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    db, log = f"sqlite:///{tmp_path / 'club.db'}", tmp_path / "log"
    started = Process(db, log, "--log=json", "--bot-pause=0.05")
    started.start()
    try:
        yield started
    finally:
        started.kill()


class Flood:
    """The messages of all sockets: how many were sent, and how the server took them."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.memory_after_warm_up = 0
        self.keys: list[str] = []
        self.people: list[int] = []

    async def storm(self, guest: Guest, address: str, rng: Random) -> None:
        """Send junk over one socket after the other, until all sockets together sent enough."""
        junk = JunkMessages(rng, self.keys, self.people)
        cookie = {"Cookie": f"whistlestop={guest.token}"}
        while self.sent < MESSAGES:
            try:
                async with connect(
                    socket_url(self.server.url),
                    additional_headers=cookie,
                    local_addr=(address, 0),
                    compression=None,
                    max_size=None,
                    open_timeout=120,
                ) as socket:
                    while self.sent < MESSAGES:
                        await self._send_some(socket, junk)
            except ConnectionClosed as problem:
                self.answers[f"closed {problem.rcvd.code if problem.rcvd else 1006}"] += 1
            except (InvalidHandshake, ConnectionError):
                self.answers["not admitted"] += 1
                await asyncio.sleep(0.2)

    async def _send_some(self, socket: ClientConnection, junk: JunkMessages) -> None:
        for _ in range(AT_ONCE):
            self.sent += 1
            if self.sent == WARM_UP:
                self.memory_after_warm_up = self.memory()
            await socket.send(junk.draw())
        left = AT_ONCE
        while left:
            said = str(await socket.recv())
            if said.startswith(('{"type":"done"', '{"type":"refused"')):
                left -= 1
                reply = json.loads(said)
                self.answers[reply.get("kind", "done")] += 1
            else:
                junk.learn(said)

    def memory(self) -> int:
        """Return the resident memory of the server, in KB."""
        for line in Path(f"/proc/{self.server.pid}/status").read_text("ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise AssertionError("the server is gone")


async def test_a_flood_of_junk_makes_no_trouble_and_takes_no_memory(process: Process) -> None:
    flood = Flood(process)
    async with AsyncExitStack() as stack:
        guests = []
        for number in range(ADDRESSES * PEOPLE):
            guest = await Guest.register(process.url, f"Eve {number}")
            guests.append(await stack.enter_async_context(guest))
            flood.people.append(guest.me.id)
            if number % 4 == 0:
                flood.keys.append((await guest.open_table(COLT, seats=4, public=True)).key)
        ann = await stack.enter_async_context(visiting(process.url, "Ann"))
        await _flood(flood, guests, ann)
    assert (await health(process.url))[0] == 200
    growth = flood.memory() / flood.memory_after_warm_up
    # The figures are for people who run this with -s.
    print(f"{flood.sent} messages; {growth:.3f} times {flood.memory_after_warm_up} KB")  # noqa: T201
    print(dict(flood.answers))  # noqa: T201
    assert flood.sent >= MESSAGES
    assert {"done", "bad-message"} <= set(flood.answers)
    assert growth < MOST_GROWTH
    levels = [json.loads(line).get("level") for line in process.log.read_text().splitlines()]
    assert "error" not in levels


async def _flood(flood: Flood, guests: list[Guest], ann: Visitor) -> None:
    rng = Random(MESSAGES)
    async with asyncio.TaskGroup() as tasks:
        storms = [
            tasks.create_task(
                flood.storm(guest, f"127.0.1.{1 + number % ADDRESSES}", Random(rng.random()))
            )
            for number, guest in enumerate(guests)
            for _ in range(SOCKETS)
        ]
        while not all(task.done() for task in storms):
            await ann.ask(Ping)  # somebody else is served all the while
            await asyncio.sleep(0.5)
