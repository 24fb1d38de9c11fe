"""SQLite as the database: a file, one thread that writes, and a few threads that read.

A whole transaction runs in one thread. With an async driver each statement goes to a thread and
back several times, which took more than four times the processor time when measured.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import sleep

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event

from whistlestop.store.database import T, Work
from whistlestop.store.migrate import migrate

_READERS = 4
_PRAGMAS = (
    "busy_timeout = 5000",  # milliseconds to wait for another process
    "synchronous = FULL",  # a commit returns when it is on the disk
    "foreign_keys = ON",
)
_TRIES = 100


class Sqlite:
    def __init__(self, where: URL) -> None:
        file = database_file(where)
        self._writer = _engine(file, 1)
        event.listen(self._writer, "begin", _begin)
        self._readers = _engine(file, _READERS)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(_READERS, "store-reader")

    async def migrate(self) -> None:
        await self.transact(migrate)

    async def read(self, work: Work[T]) -> T:
        return await _in(self._reading, partial(_read, self._readers, work))

    async def snapshot(self, work: Work[T]) -> T:
        return await _in(self._reading, partial(_snapshot, self._readers, work))

    async def transact(self, work: Work[T]) -> T:
        return await _in(self._writing, partial(_transact, self._writer, work))

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reading.shutdown()
        self._readers.dispose()
        self._writing.shutdown()
        self._writer.dispose()


def database_file(where: URL) -> Path:
    """Return the database file. Create it if needed. Only its owner can read it: it has seeds."""
    if not where.database or where.database == ":memory:" or where.query:
        raise ValueError("SQLite needs a file: sqlite:///FILE")
    file = Path(where.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    return file


def _engine(file: Path, connections: int) -> Engine:
    return create_engine(
        "sqlite://",
        creator=partial(_connect, file),
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # parameters contain seeds
    )


def _connect(file: Path) -> sqlite3.Connection:
    # Without this level, Python would begin transactions too late, and not for all statements.
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()
        _switch_to_wal(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Switch to WAL mode, in which readers do not wait for writers.

    The first switch needs exclusive use of the file. If others use it, the switch fails at once,
    so we retry.
    """
    for left in reversed(range(_TRIES)):
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or not left:
                raise
            sleep(0.05)
        else:
            return


def _begin(connection: Connection) -> None:
    # Begin as a writer: a transaction that begins as a reader may fail when it writes.
    connection.connection.cursor().execute("BEGIN IMMEDIATE").close()


def _read(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _snapshot(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        # In WAL mode the first read fixes the moment that all later ones see.
        connection.exec_driver_sql("BEGIN")
        try:
            return work(connection)
        finally:
            connection.exec_driver_sql("ROLLBACK")


def _transact(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


async def _in(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)
