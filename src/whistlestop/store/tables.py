"""Queries for tables and their chairs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, bindparam, select

from whistlestop.bots.former_names import current_name
from whistlestop.store.rows import Chair, TableRow
from whistlestop.store.schema import (
    chairs,
    former_keys,
    matches,
    people,
    sleeping_matches,
    tables,
)

_INSERT = tables.insert().returning(tables.c.id)
_UPDATE = tables.update().where(tables.c.id == bindparam("saved"))
_CLEAR = chairs.delete().where(chairs.c.table == bindparam("cleared"))
_SEAT = chairs.insert()
# One statement reads tables and chairs, so that both show the same moment.
_LATEST_FIRST = (tables.c.touched.desc(), tables.c.id.desc())
_TABLES = (
    select(
        tables,
        chairs.c.number,
        chairs.c.person,
        chairs.c.bot,
        chairs.c.ready,
        people.c.name,
    )
    .select_from(
        tables.outerjoin(chairs, chairs.c.table == tables.c.id).outerjoin(
            people, people.c.id == chairs.c.person
        )
    )
    .order_by(*_LATEST_FIRST, chairs.c.number)
)


def add(connection: Connection, row: TableRow) -> int:
    number: int = connection.execute(_INSERT, {"key": row.key, **_mutable(row)}).scalar_one()
    _seat(connection, number, row.chairs)
    return number


def save(connection: Connection, row: TableRow) -> None:
    connection.execute(_UPDATE, {"saved": row.id, **_mutable(row)})
    connection.execute(_CLEAR, {"cleared": row.id})
    _seat(connection, row.id, row.chairs)


def renew_key(connection: Connection, number: int, old: str, new: str) -> None:
    """Give a table another key, and keep the old one as a former key."""
    connection.execute(former_keys.insert(), {"key": old, "table": number})
    connection.execute(tables.update().where(tables.c.id == number), {"key": new})


def key_after(connection: Connection, former: str) -> str | None:
    """Return the present key of the table that had this key before; None if there is none."""
    found = connection.execute(
        select(tables.c.key)
        .join(former_keys, former_keys.c.table == tables.c.id)
        .where(former_keys.c.key == former)
    )
    return found.scalar_one_or_none()


def by_key(connection: Connection, key: str) -> TableRow | None:
    return next(iter(_all(connection, tables.c.key == key)), None)


def by_id(connection: Connection, number: int) -> TableRow | None:
    return next(iter(_all(connection, tables.c.id == number)), None)


def of_person(connection: Connection, person: int, limit: int) -> list[TableRow]:
    theirs = select(chairs.c.table).where(chairs.c.person == person)
    latest = select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.closed.is_(None))
    latest = latest.order_by(*_LATEST_FIRST)
    return _all(connection, tables.c.id.in_(latest.limit(limit)))


def recent(connection: Connection, since: int) -> list[TableRow]:
    return _all(connection, tables.c.touched >= since, tables.c.public, tables.c.closed.is_(None))


def running_with_clock(connection: Connection) -> list[TableRow]:
    """Return the tables whose match runs with a clock and does not sleep."""
    running = matches.c.ended.is_(None)
    return _all(
        connection,
        tables.c.clock.is_not(None),
        tables.c.closed.is_(None),
        # The second condition decides. The first one only lets the index find the tables.
        tables.c.id.in_(select(matches.c.table).where(running)),
        tables.c.match.in_(select(matches.c.id).where(running)),
        tables.c.match.not_in(select(sleeping_matches.c.match)),
    )


def _mutable(row: TableRow) -> dict[str, Any]:
    return {
        "game": row.game,
        "options": row.options,
        "public": row.public,
        "clock": row.clock,
        "open": row.open,
        "substitutes": row.substitutes,
        "host": row.host,
        "owner": row.owner,
        "kicked": list(row.kicked),
        "mutes": [list(pair) for pair in row.mutes],
        "match": row.match,
        "touched": row.touched,
    }


def _seat(connection: Connection, table: int, seated: Iterable[Chair]) -> None:
    rows = [
        {
            "table": table,
            "number": number,
            "person": chair.person,
            "bot": chair.bot,
            "ready": chair.ready,
        }
        for number, chair in enumerate(seated)
    ]
    if rows:
        connection.execute(_SEAT, rows)


def _all(connection: Connection, *which: ColumnElement[bool]) -> list[TableRow]:
    found = connection.execute(_TABLES.where(*which))
    return [_table(list(rows)) for _, rows in groupby(found, key=lambda row: row.id)]


def _table(rows: list[Row[*tuple[Any, ...]]]) -> TableRow:
    """Build a table from its rows, one for each chair; a table without chairs has one row."""
    first = rows[0]
    return TableRow(
        id=first.id,
        key=first.key,
        game=first.game,
        options=first.options,
        public=first.public,
        clock=first.clock,
        open=first.open,
        host=first.host,
        chairs=tuple(
            Chair(row.person, row.name or "", _level(row.bot, first.game), row.ready)
            for row in rows
            if row.number is not None
        ),
        kicked=tuple(first.kicked),
        mutes=tuple((by, whom) for by, whom in first.mutes),
        match=first.match,
        touched=first.touched,
        owner=first.host if first.owner is None else first.owner,
        closed=first.closed,
        substitutes=first.substitutes,
    )


def _level(bot: str | None, game: str) -> str | None:
    """Return the level of a bot. An earlier version may have stored it under another name."""
    return None if bot is None else current_name(bot, game)
