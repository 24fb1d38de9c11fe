"""People who ping a server at a fixed pace, and how long their pings take."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from floods import open_socket
from whistlestop.client.http_api import COOKIE
from whistlestop.wire.from_client import Ping

VICTIM = "127.0.0.2"  # an address of this machine that no proxy has
PING_EVERY = 0.12  # seconds; a person may send ten requests a second

_visits = count()
clock = time.perf_counter


class Victim:
    """A person who pings at a fixed pace, however long the replies take."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent: list[float] = []
        self._waiting: dict[int, float] = {}
        self._times: dict[int, float] = {}

    async def ping(self, seconds: float) -> list[float]:
        """Ping for some seconds, wait for all replies, and return the time that each took."""
        self._times, end, due = {}, clock() + seconds, clock()
        listening = asyncio.create_task(self._listen())
        while due < end:
            await asyncio.sleep(max(0.0, due - clock()))
            number = len(self._sent)
            self._sent.append(due)  # a ping that could not be sent in time has waited too
            self._waiting[number] = due
            await self._socket.send(msgspec.json.encode(Ping(id=number)), text=True)
            due += PING_EVERY
        while self._waiting:
            await asyncio.sleep(0.01)
            if listening.done():
                listening.result()
        listening.cancel()
        return list(self._times.values())

    async def _listen(self) -> None:
        while True:
            said = msgspec.json.decode(await self._socket.recv(decode=False))
            sent = self._waiting.pop(said.get("id"), None)
            if sent is not None:
                self._times[said["id"]] = clock() - sent


async def ping_all(victims: list[Victim], seconds: float) -> Figures:
    """Let all victims ping in turn, and return how long their pings took."""

    async def later(victim: Victim, pause: float) -> list[float]:
        await asyncio.sleep(pause)
        return await victim.ping(seconds)

    pauses = [PING_EVERY * number / len(victims) for number in range(len(victims))]
    found = await asyncio.gather(*map(later, victims, pauses))
    return Figures.of([each for times in found for each in times])


@dataclass(frozen=True)
class Figures:
    """The median and the 99th percentile of some times, in milliseconds."""

    p50: float
    p99: float

    @classmethod
    def of(cls, times: list[float]) -> Figures:
        times = sorted(times)
        places = len(times) // 2, len(times) * 99 // 100
        return cls(*(round(times[place] * 1000, 2) for place in places))


@asynccontextmanager
async def come_in(url: str, number: int) -> AsyncIterator[list[Victim]]:
    """Let victims come in from an address that has not been there.

    An address may bring so many new guests a minute, and measurements follow each other fast.
    """
    address = f"127.0.3.{next(_visits) % 250 + 1}"
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(_visit(url, address)) for _ in range(number)]


@asynccontextmanager
async def _visit(url: str, address: str) -> AsyncIterator[Victim]:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=600) as http:
        answer = await http.post("/api/guests", json={"name": "Victor"})
        answer.raise_for_status()
        async with open_socket(url, answer.cookies[COOKIE], address) as socket:
            yield Victim(socket)
