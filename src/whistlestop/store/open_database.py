"""A function that opens the database of a URL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote, quote_plus

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from whistlestop.store.database import Database
from whistlestop.store.errors import StoreProblem, bad_database
from whistlestop.store.migrate import current_revision, one_at_a_time
from whistlestop.store.postgres import Postgres
from whistlestop.store.sqlite import Sqlite

_DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgres+asyncpg": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


async def open_database(url: str) -> Database:
    """Open a database and bring it up to date. A StoreProblem never contains the password."""
    where = read_url(url)
    with opening(where):
        database = unprepared(where)
        try:
            async with one_at_a_time():
                await database.migrate()
        except BaseException:
            await database.close()
            raise
    return database


async def open_existing(url: str) -> Database:
    """Open a database as it is: it is neither made nor brought up to date.

    A server may run beside it, perhaps of another version of this program.
    """
    where = read_url(url)
    with opening(where):
        _require_file(where)
        database = unprepared(where)
        try:
            await database.read(current_revision)  # this reports a wrong password
        except BaseException:
            await database.close()
            raise
    return database


def _require_file(where: URL) -> None:
    """Refuse a SQLite file that does not exist: it would be made."""
    if where.drivername == "sqlite" and where.database and not Path(where.database).exists():
        raise FileNotFoundError(f"there is no file {where.database}")


def unprepared(where: URL) -> Database:
    """Return the database of a URL without looking at what is in it."""
    return Sqlite(where) if where.drivername == "sqlite" else Postgres(where)


@contextmanager
def opening(where: URL) -> Iterator[None]:
    """Raise every error as a StoreProblem, which does not contain the password."""
    try:
        yield
    except StoreProblem:
        raise
    except ModuleNotFoundError as error:
        raise _missing_driver() from error
    except Exception as error:
        raise bad_database(error, _secrets(where)) from error


def read_url(url: str) -> URL:
    try:
        where = make_url(url)
        return where.set(drivername=_DRIVERS[where.drivername])
    except (ArgumentError, KeyError, ValueError):
        # An invalid URL may contain a password anywhere, so the error repeats no part of it.
        raise StoreProblem(
            "a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME",
            "bad-database",
            why="its URL is neither sqlite:///FILE nor postgresql://USER:PASSWORD@HOST/NAME",
        ) from None


def _missing_driver() -> StoreProblem:
    return StoreProblem(
        "the driver for PostgreSQL is missing",
        "bad-database",
        why="the driver for PostgreSQL is missing; pip install 'whistlestop[postgres]' brings it",
    )


def _secrets(where: URL) -> set[str]:
    password = where.password
    return {password, quote(password, safe=""), quote_plus(password)} if password else set()
