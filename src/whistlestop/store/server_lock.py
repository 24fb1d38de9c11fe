"""The lock of a database: only one server at a time may use it.

Only servers take the lock. Other programs may read and write beside a running server.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from whistlestop.store.errors import StoreProblem
from whistlestop.store.open_database import opening, read_url
from whistlestop.store.postgres import lock_engine
from whistlestop.store.sqlite import database_file

log = logging.getLogger(__name__)

# Any number, but every version of this program must use the same, and no migration uses it.
_SERVER_LOCK = 1847_06_02
_PATIENCE = 3.0  # seconds in which a server that is just ending may give its lock back
_PAUSE = 0.1
_CHECK_EVERY = 5.0  # seconds between two checks that PostgreSQL still holds our lock
_RETRY_AFTER = 1.0  # seconds until a database that is down is tried again


@asynccontextmanager
async def server_lock(
    url: str, on_lost: Callable[[], None], *, patient: bool = True
) -> AsyncIterator[None]:
    """Hold the lock of a database. Raise StoreProblem if another server holds it.

    The lock goes away with the process, however it ends. Call `on_lost` if another server gets the
    lock after PostgreSQL has dropped our connection. If `patient`, wait a moment for the lock.
    """
    where = read_url(url)
    tries = round(_PATIENCE / _PAUSE) if patient else 1
    if where.drivername == "sqlite":
        hold = _hold_file(where, tries)
    else:
        hold = _hold_advisory(where, on_lost, tries)
    async with hold:
        yield


@asynccontextmanager
async def _hold_file(where: URL, tries: int) -> AsyncIterator[None]:
    """Hold a lock on the file FILE.lock beside the database. The file itself stays there."""
    with opening(where):
        # Two names of one file have one lock.
        file = database_file(where).resolve()
        lock = os.open(Path(f"{file}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        await _try_until(lambda: _lock_file(lock), tries)
        yield
    finally:
        os.close(lock)


async def _try_until(take: Callable[[], Awaitable[bool]], tries: int) -> None:
    """Try to take a lock this many times. Raise StoreProblem if that does not succeed."""
    for left in reversed(range(tries)):
        if await take():
            return
        await asyncio.sleep(_PAUSE if left else 0)
    raise StoreProblem("another server uses this database", "database-in-use")


async def _lock_file(lock: int) -> bool:
    try:
        # A lock of this kind belongs to the process alone: unlike with flock, a child process that
        # outlives the server does not keep it.
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@asynccontextmanager
async def _hold_advisory(
    where: URL, on_lost: Callable[[], None], tries: int
) -> AsyncIterator[None]:
    """Hold an advisory lock of PostgreSQL, and take it again when the connection was dropped."""
    with opening(where):
        lock = _AdvisoryLock(lock_engine(where), tries)
    keeper: asyncio.Task[None] | None = None
    try:
        with opening(where):
            await lock.take()
        keeper = asyncio.create_task(_keep(lock, on_lost))
        yield
    finally:
        if keeper is not None:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
        await lock.release()


class _AdvisoryLock:
    """An advisory lock of PostgreSQL. It belongs to one connection, and goes away with it."""

    def __init__(self, engine: AsyncEngine, tries: int) -> None:
        self._engine = engine
        self._tries = tries
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        """Take the lock on a new connection. Raise StoreProblem if another server holds it."""
        await self._drop()
        self._connection = await self._engine.connect()
        await _try_until(self._lock, self._tries)

    async def check(self) -> None:
        """Raise an exception if the connection was dropped, and the lock with it."""
        if self._connection is not None:
            await self._connection.scalar(text("SELECT 1"))

    async def release(self) -> None:
        await self._drop()
        await self._engine.dispose()

    async def _lock(self) -> bool:
        locked = text("SELECT pg_try_advisory_lock(:n)")
        return bool(self._connection and await self._connection.scalar(locked, {"n": _SERVER_LOCK}))

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


async def _keep(lock: _AdvisoryLock, on_lost: Callable[[], None]) -> None:
    """Take the lock again whenever PostgreSQL has dropped the connection that held it."""
    while True:
        await asyncio.sleep(_CHECK_EVERY)
        try:
            await lock.check()
        except Exception as problem:  # noqa: BLE001 - whatever it is, the connection is of no use
            log.warning("the lock of the database is lost", extra={"why": type(problem).__name__})
            if not await _take_again(lock):
                log.error("another server has taken the database")  # noqa: TRY400 - no bug of ours
                on_lost()
                return


async def _take_again(lock: _AdvisoryLock) -> bool:
    """Take the lock when the database is back. Return False if another server has it by then."""
    while True:
        try:
            await lock.take()
        except StoreProblem:
            return False
        except Exception:  # noqa: BLE001 - the database is down; /health says so meanwhile
            await asyncio.sleep(_RETRY_AFTER)
        else:
            return True
