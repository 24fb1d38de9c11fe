"""The database of the operator's commands: queries and actions, run from the command line."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from whistlestop.cli.errors import UsageError
from whistlestop.engine.errors import cut

if TYPE_CHECKING:
    from whistlestop.store.database import Work

T = TypeVar("T")


def query(db: str, work: Work[T]) -> T:
    """Run a query on the database, beside a running server or without one."""
    # Imported only here, as in all these commands: the libraries of the server take long to load.
    from whistlestop.server.admin_access import opened  # noqa: PLC0415

    async def run() -> T:
        async with opened(database_url(db)) as store:
            return await store.read(work)

    return asyncio.run(run())


def carry_out(db: str, action: str, **details: Any) -> dict[str, Any]:
    """Carry out an action: by the running server if there is one, or else here."""
    from whistlestop.server import admin_access  # noqa: PLC0415

    return asyncio.run(admin_access.carry_out(database_url(db), action, details))


def database_url(db: str) -> str:
    """Return the URL that was given, or that of the server's own default."""
    from whistlestop.server.settings import default_database  # noqa: PLC0415

    return db or default_database()


def number_or_key(word: str) -> int | str:
    """Read the number of a table or a match, or its key."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 19 else word


def found(report: T | None, which: object) -> T:
    """Return a report. Raise UsageError if there is nothing with this number."""
    if report is None:
        raise UsageError(f"there is no {which}", "no-such-row", found=cut(str(which)))
    return report
