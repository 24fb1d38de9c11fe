"""The chat lines of a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, func, select

from whistlestop.store.rows import ChatLineRow
from whistlestop.store.schema import lines, tables


def say(
    connection: Connection, table: int, key: str, person: int, name: str, text: str, at: int
) -> tuple[ChatLineRow, bool]:
    """Store a line. Return it and whether it is new: a repeated key stores no second line."""
    # Lock the table's row: other writers of lines wait, so that no two lines get the same number.
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    said = connection.execute(
        select(lines).where(lines.c.table == table, lines.c.person == person, lines.c.key == key)
    ).first()
    if said is not None:
        return _line(said), False
    last = connection.scalar(select(func.max(lines.c.number)).where(lines.c.table == table))
    line = ChatLineRow((last or 0) + 1, person, name, text, at)
    connection.execute(
        lines.insert(),
        {
            "table": table,
            "number": line.number,
            "person": person,
            "key": key,
            "name": name,
            "text": text,
            "at": at,
        },
    )
    return line, True


def latest(connection: Connection, table: int, after: int, limit: int) -> list[ChatLineRow]:
    """Return the last `limit` lines whose numbers are above `after`, in order."""
    found = connection.execute(
        select(lines)
        # The text of an erased person's line is empty.
        .where(lines.c.table == table, lines.c.number > after, lines.c.text != "")
        .order_by(lines.c.number.desc())
        .limit(limit)
    ).all()
    return [_line(row) for row in reversed(found)]


def _line(row: Row[*tuple[Any, ...]]) -> ChatLineRow:
    return ChatLineRow(row.number, row.person, row.name, row.text, row.at)
