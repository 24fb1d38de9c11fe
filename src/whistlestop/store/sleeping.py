"""Queries for running matches that sleep outside the memory of the server."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select

from whistlestop.store.rows import SleepingRow
from whistlestop.store.schema import matches, sleeping_matches, tables

_INSERT = sleeping_matches.insert()
_DELETE = sleeping_matches.delete().where(sleeping_matches.c.match == bindparam("woken"))


def put(connection: Connection, rows: Sequence[SleepingRow]) -> None:
    """Store sleeping matches, in place of what was stored about them before."""
    delete(connection, [row.match for row in rows])
    connection.execute(
        _INSERT,
        [
            {
                "match": row.match,
                "due": row.due,
                "waiting": list(row.waiting),
                "away": list(row.away),
                "watching": [list(each) for each in row.watching],
            }
            for row in rows
        ],
    )


def delete(connection: Connection, ids: Sequence[int]) -> None:
    """Forget that these matches sleep."""
    connection.execute(_DELETE, [{"woken": each} for each in ids])


def find_all(connection: Connection) -> list[SleepingRow]:
    """Return the sleeping matches that still run at their table and have a clock."""
    found = connection.execute(
        select(sleeping_matches, tables.c.key)
        .join(matches, matches.c.id == sleeping_matches.c.match)
        .join(tables, tables.c.match == sleeping_matches.c.match)
        .where(matches.c.ended.is_(None), tables.c.clock.is_not(None))
    )
    return [
        SleepingRow(
            match=row.match,
            table=row.key,
            due=row.due,
            waiting=tuple(row.waiting),
            away=tuple(row.away),
            watching=tuple((seat, turn, seconds) for seat, turn, seconds in row.watching),
        )
        for row in found
    ]
