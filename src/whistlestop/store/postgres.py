"""PostgreSQL as the database, through asyncpg."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Connection, NullPool, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from whistlestop.store.database import T, Work
from whistlestop.store.migrate import migrate

# Any number, but every version of this program must use the same.
_MIGRATION_LOCK = 1847_06_01
_SECONDS_TO_CONNECT = 10
_SECONDS_A_STATEMENT = 30


class Postgres:
    def __init__(self, where: URL) -> None:
        self._engine = create_async_engine(
            _with_ssl(where),
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,  # the database may have been restarted since the last use
            hide_parameters=True,  # parameters contain seeds
            connect_args=_connect_args(),
        )
        self._readers = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshots = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def migrate(self) -> None:
        await self.transact(_migrate_in_turn)

    async def read(self, work: Work[T]) -> T:
        async with self._readers.connect() as connection:
            return await connection.run_sync(work)

    async def snapshot(self, work: Work[T]) -> T:
        async with self._snapshots.connect() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def lock_engine(where: URL) -> AsyncEngine:
    """Return an engine for the one connection that holds the lock of the server.

    PostgreSQL soon notices if the machine of the server is gone, and drops the connection.
    """
    keepalives = {
        "tcp_keepalives_idle": "15",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "3",
    }
    return create_async_engine(
        _with_ssl(where),
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args=_connect_args(**keepalives),
    )


def _connect_args(**server_settings: str) -> dict[str, Any]:
    return {
        "timeout": _SECONDS_TO_CONNECT,
        "command_timeout": _SECONDS_A_STATEMENT,
        "server_settings": {"application_name": "whistlestop", **server_settings},
    }


def _with_ssl(where: URL) -> URL:
    """Rename libpq's `sslmode`, which most URLs use, to asyncpg's `ssl`."""
    names = {"sslmode": "ssl"}
    return where.set(query={names.get(name, name): value for name, value in where.query.items()})


def _migrate_in_turn(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _MIGRATION_LOCK})
    migrate(connection)
