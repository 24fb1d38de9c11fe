"""The quiet tasks of a server for its operator: requests of `whistlestop admin`, and tidying up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from sqlalchemy import Connection

from whistlestop.engine.errors import WhistlestopError
from whistlestop.server.admin_actions import AdminActions, refused
from whistlestop.server.bans import Bans
from whistlestop.server.clocks import now_ms
from whistlestop.server.connections.connection import NOT_SIGNED_IN
from whistlestop.server.errors import Banned, NotNow
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms.lobby import Lobby
from whistlestop.server.tidying import tidy_up
from whistlestop.store import admin_requests
from whistlestop.store.admin_requests import AdminRequest
from whistlestop.store.retention import InUse, Kind, Retention
from whistlestop.store.store import Store, StoreProblem

log = logging.getLogger(__name__)

_LOOK_EVERY = 1.0  # seconds between two looks for requests of the operator
_TIDY_EVERY = 3600.0  # seconds
_FIRST_TIDY = 120.0  # seconds after the start, when people have come back
_NOT_ALLOWED = 1008
_EVERY_TABLE = 1_000_000  # more than anybody has a seat at


class LivingServer:
    """The people and tables in memory, as the operator's actions see them."""

    def __init__(self, store: Store, lobby: Lobby, bans: Bans) -> None:
        self._store = store
        self._lobby = lobby
        self._bans = bans

    @asynccontextmanager
    async def set_aside(self, tables: Collection[int]) -> AsyncIterator[None]:
        """Hold the locks of these tables, and forget their rooms at the end.

        The people there are disconnected. Their clients come back, and see what is stored then.
        """
        async with AsyncExitStack() as stack:
            for room in [each for each in self._lobby.rooms.values() if each.row.id in tables]:
                await stack.enter_async_context(room.lock)
            yield
            # Only now: until its lock was ours, a table may have got another key.
            for row in [await self._store.table_by_id(table) for table in tables]:
                if row is not None:
                    await self._lobby.forget(row)

    async def tables_of(self, person: int) -> set[int]:
        in_memory = {
            room.row.id
            for room in self._lobby.rooms.values()
            if person == room.row.host
            or room.seat_of(person) is not None
            or room.has_played(person)
            or person in room.attendance.everybody()
        }
        seated = await self._store.tables_of(person, _EVERY_TABLE)
        listed, sleeping = self._lobby.public_tables, self._lobby.sleeping
        return in_memory | {
            row.id for row in seated if row.key in listed or sleeping.find(row.match) is not None
        }

    async def bans_changed(self) -> None:
        await self._bans.load(self._store)
        for connection in list(self._lobby.connections):
            try:
                self._bans.check_person(connection.person)
                self._bans.check_address(connection.address)
            except Banned:
                connection.close(_NOT_ALLOWED)

    def in_use(self) -> InUse:
        return InUse(
            {room.row.id for room in self._lobby.rooms.values()},
            {connection.person for connection in self._lobby.connections},
        )

    def disconnect(self, person: int) -> int:
        theirs = [each for each in self._lobby.connections if each.person == person]
        for connection in theirs:
            connection.close(NOT_SIGNED_IN)
        return len(theirs)


class OperatorTasks:
    """Two tasks that run as long as the server. A failure of one round does not end them."""

    def __init__(
        self, store: Store, lobby: Lobby, bans: Bans, keep: Retention, metrics: Metrics
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._keep = keep
        self._people = LivingServer(store, lobby, bans)
        self._actions = AdminActions(store, self._people)
        self._tasks: list[asyncio.Task[None]] = []
        self._carrying_out = asyncio.Lock()

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._repeat(self.look_for_requests, 0.0, _LOOK_EVERY)),
            asyncio.create_task(self._repeat(self.tidy, _FIRST_TIDY, _TIDY_EVERY)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(
        self, work: Callable[[], Coroutine[Any, Any, object]], first: float, pause: float
    ) -> None:
        await asyncio.sleep(first)
        waits = False
        while True:
            try:
                await work()
                waits = False
            except StoreProblem as problem:
                if not waits:  # once, and not again every second until the database is back
                    log.warning("a task of the operator has to wait", extra={"why": str(problem)})
                waits = True
            except Exception:
                self._metrics.trouble.inc()
                log.exception("a task of the operator failed")
            await asyncio.sleep(pause)

    async def look_for_requests(self) -> None:
        """Carry out the requests of `whistlestop admin`, one after the other and each only once."""
        async with self._carrying_out:
            for request in await self._store.read(admin_requests.pending):
                answer = await self._answer(request)
                await self._store.write(partial(_note_answer, request.id, answer, now_ms()))

    async def _answer(self, request: AdminRequest) -> admin_requests.Answer:
        log.info("a request of the operator", extra={"action": request.action})
        try:
            return await self._actions.carry_out(request.action, request.details)
        except StoreProblem:
            raise
        except WhistlestopError as problem:
            return refused(problem)
        except Exception as problem:
            # An answer, or else the request would be tried again for ever.
            self._metrics.trouble.inc()
            log.exception("a request of the operator failed")
            return refused(NotNow(type(problem).__name__, "server-trouble"))

    async def tidy(self) -> dict[Kind, int]:
        """Delete everything that is too old, in small slices. Return how much was deleted."""
        deleted = await tidy_up(self._store, self._keep, self._people.in_use)
        for kind, number in deleted.items():
            self._metrics.tidied.labels(kind=kind).inc(number)
        return deleted


def _note_answer(
    number: int, answer: admin_requests.Answer, now: int, connection: Connection
) -> None:
    admin_requests.answer(connection, number, answer, now)
