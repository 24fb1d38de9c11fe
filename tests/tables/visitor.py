"""People who visit a server in tests: the reference client with short method names."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, TypeVar

from whistlestop.client.connection import Connection
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.client.reconnecting import TableConnection
from whistlestop.client.table_state import TableState
from whistlestop.wire.from_client import Chat, Choose, Enter, Ready, Request, Sit, Start
from whistlestop.wire.from_server import FromServer, Table

M = TypeVar("M")

COLT = "colt-super-express"


class Visitor:
    """A guest with one connection, who remembers every message."""

    def __init__(self, guest: Guest, tab: Connection, heard: list[FromServer]) -> None:
        self.guest = guest
        self.tab = tab
        self.heard = heard
        self.chair = TableState()
        self._taken = 0

    async def ask(self, kind: type[Request], **fields: Any) -> None:
        await self.tab.request(kind, **fields)
        self.catch_up()

    async def refused(self, kind: type[Request], **fields: Any) -> str:
        """Send a request that must be refused; return the kind of the refusal."""
        try:
            await self.tab.request(kind, **fields)
        except RequestRefused as problem:
            self.catch_up()
            return problem.kind
        raise AssertionError(f"{kind.__name__} was not refused")

    def catch_up(self) -> None:
        """Apply the messages that have come since the last call."""
        for message in self.heard[self._taken :]:
            self.chair.apply(message)
        self._taken = len(self.heard)

    async def until(self, what: Callable[[Visitor], Any], seconds: float = 60.0) -> None:
        """Wait until a condition holds. The time limit only ends a broken test."""
        async with asyncio.timeout(seconds):
            while True:
                self.catch_up()
                if what(self):
                    return
                await asyncio.sleep(0.005)

    def said(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def table(self) -> Table:
        self.catch_up()
        assert self.chair.table is not None
        return self.chair.table

    async def enter(self, table: str) -> None:
        await self.ask(Enter, table=table, **self.chair.resume_point())

    async def choose(self, answer: str) -> None:
        self.catch_up()
        ask = self.chair.ask
        assert ask is not None
        await self.ask(Choose, match=self.chair.match, turn=ask.turn, answer=answer)

    async def chat(self, text: str, key: str) -> None:
        await self.ask(Chat, key=key, text=text)


@asynccontextmanager
async def visiting(url: str, name: str) -> AsyncIterator[Visitor]:
    async with await Guest.register(url, name) as guest, another_tab(guest) as visitor:
        yield visitor


@asynccontextmanager
async def another_tab(guest: Guest) -> AsyncIterator[Visitor]:
    heard: list[FromServer] = []
    async with Connection.open(guest, heard.append) as tab:
        yield Visitor(guest, tab, heard)


@asynccontextmanager
async def company(url: str, *names: str) -> AsyncIterator[list[Visitor]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(visiting(url, name)) for name in names]


async def sit_down(
    people: list[Visitor], *, seats: int | None = None, game: str = COLT, **terms: Any
) -> str:
    """Make a table for the first person, and let the others sit down. Return the table's key."""
    host, *others = people
    link = await host.guest.open_table(game, seats=seats or len(people), **terms)
    await host.enter(link.key)
    for seat, each in enumerate(others, 1):
        await each.enter(link.key)
        await each.ask(Sit, seat=seat)
        await each.ask(Ready, on=True)
    return link.key


async def begin(people: list[Visitor], *, fill: str | None = None) -> None:
    """Start the match, and wait until everybody has seen it begin."""
    old = people[0].chair.match
    await people[0].ask(Start, fill=fill)
    for each in people:
        await each.until(lambda it: it.chair.match not in (None, old))


async def play_out(people: list[Visitor], rng: Random) -> None:
    """Play the match to its end with random answers."""
    await asyncio.gather(*(_play(each, rng) for each in people))


async def _play(visitor: Visitor, rng: Random) -> None:
    while True:
        # A player who is eliminated early waits for the rest of the match.
        await visitor.until(lambda it: it.chair.ask or it.chair.end, 600.0)
        if visitor.chair.end is not None:
            return
        assert visitor.chair.ask is not None
        try:
            await visitor.choose(rng.choice(visitor.chair.ask.answers))
        except RequestRefused as problem:
            # Random answers come faster than the server allows anybody to send requests.
            if problem.kind != "too-fast":
                raise
            await asyncio.sleep(0.2)


__all__ = [
    "COLT",
    "TableConnection",
    "Visitor",
    "another_tab",
    "begin",
    "company",
    "play_out",
    "sit_down",
]
