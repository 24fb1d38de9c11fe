"""A disk that refuses to store, and checks that people and the log agree afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from tables.recording_players import MatchLog, as_json
from tables.serving import Serving
from tables.visitor import Visitor
from whistlestop import replay
from whistlestop.store.database import T, Work
from whistlestop.wire.from_server import Step


class FailingDisk:
    """A stand-in for a server's database. Work that it `refuses` is rolled back at the commit."""

    def __init__(self, server: Serving) -> None:
        writer = server.context.store._writer
        self._database = writer._database
        self.refuses: Callable[[Work[Any]], bool] = lambda _: False
        self.refused = 0
        writer._database = self

    def fill(self) -> None:
        self.refuses = lambda _: True

    def empty(self) -> None:
        self.refuses = lambda _: False

    async def snapshot(self, work: Work[T]) -> T:
        return await self._database.snapshot(work)

    async def transact(self, work: Work[T]) -> T:
        if any(self.refuses(item.work) for item in getattr(work, "items", ())):
            return await self._database.transact(lambda connection: self._full(work, connection))
        return await self._database.transact(work)

    def _full(self, work: Work[T], connection: Connection) -> T:
        work(connection)
        self.refused += 1
        raise sqlite3.OperationalError("database or disk is full")

    async def read(self, work: Work[T]) -> T:
        return await self._database.read(work)

    async def migrate(self) -> None:
        await self._database.migrate()

    async def close(self) -> None:
        await self._database.close()


def place(visitor: Visitor) -> tuple[object, ...]:
    """Return the match as this visitor knows it, for comparison."""
    visitor.catch_up()
    chair = visitor.chair
    waiting = tuple(each.seat for each in chair.waiting)
    return chair.match, chair.count, chair.view, chair.ask, chair.given, waiting, chair.end


async def log_of(server: Serving, visitor: Visitor) -> MatchLog:
    assert visitor.chair.match is not None
    return await MatchLog.read(server.context.store, visitor.chair.match)


async def has_seen(visitor: Visitor, steps: int) -> None:
    await visitor.until(lambda it: len(it.said(Step)) == steps)


def whose_turn(people: list[Visitor]) -> Visitor:
    return next(each for each in people if each.chair.ask is not None)


async def was_recorded(people: list[Visitor]) -> None:
    """Check that all people have seen exactly the match that was recorded."""
    assert people[0].chair.match is not None
    match = replay(await people[0].guest.record(people[0].chair.match))
    for each in people:
        await each.until(lambda it: it.chair.end is not None)
        assert each.chair.count == len(match.events)
        assert each.chair.view == as_json(match.view(each.chair.seat))
