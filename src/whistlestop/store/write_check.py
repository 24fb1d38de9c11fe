"""A small write, which shows whether the database can store anything."""

from __future__ import annotations

from sqlalchemy import Connection

from whistlestop.store.schema import write_checks

_ROW = 1


def write(connection: Connection, now: int) -> None:
    """Write the time into the only row."""
    if not connection.execute(write_checks.update(), {"at": now}).rowcount:
        connection.execute(write_checks.insert(), {"id": _ROW, "at": now})
