"""Deletion of tables, matches, chat lines and people, and the closing of tables.

Rows that refer to a deleted row go first.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Column, ColumnElement, Connection, Text, cast, func, literal, select

from whistlestop.bots import roster
from whistlestop.store.schema import (
    bans,
    chairs,
    lessons,
    lines,
    matches,
    metadata,
    people,
    players,
    puzzles,
    sessions,
    sleeping_matches,
    tables,
)

NAMELESS = "—"  # the name of an erased person


def close_table(connection: Connection, table: int, now: int) -> None:
    """Close a table. Its match ends without winners, and everything stays stored."""
    connection.execute(tables.update().where(tables.c.id == table).values(closed=now))
    running = (matches.c.table == table) & matches.c.ended.is_(None)
    _forget_sleeping(connection, [*connection.scalars(select(matches.c.id).where(running))])
    connection.execute(matches.update().where(running).values(ended=now))


def delete_matches(connection: Connection, numbers: Sequence[int]) -> None:
    """Delete matches with all their choices."""
    _forget_sleeping(connection, numbers)
    _delete_referring(connection, matches.c.id, numbers)
    connection.execute(tables.update().where(tables.c.match.in_(numbers)).values(match=None))
    connection.execute(matches.delete().where(matches.c.id.in_(numbers)))


def delete_tables(connection: Connection, numbers: Sequence[int]) -> None:
    """Delete tables with their chairs, chat and matches."""
    played = select(matches.c.id).where(matches.c.table.in_(numbers))
    delete_matches(connection, [*connection.scalars(played)])
    _delete_referring(connection, tables.c.id, numbers)
    connection.execute(tables.delete().where(tables.c.id.in_(numbers)))


def delete_people(connection: Connection, numbers: Sequence[int]) -> None:
    """Delete people who have no seat, no chat and no table.

    Their sessions, and their progress in lessons and puzzles, go with them.
    """
    for table in (players, sessions, lessons, puzzles, bans):
        connection.execute(table.delete().where(table.c.person.in_(numbers)))
    connection.execute(people.delete().where(people.c.id.in_(numbers)))


def _forget_sleeping(connection: Connection, numbers: Sequence[int]) -> None:
    asleep = sleeping_matches.c.match.in_(numbers)
    connection.execute(sleeping_matches.delete().where(asleep))


def _delete_referring(connection: Connection, key: Column[int], numbers: Sequence[int]) -> None:
    """Delete the rows of all tables that refer to these rows: chairs and chat of a table."""
    for table in reversed(metadata.sorted_tables):
        for column in table.columns:
            if column.references(key):
                connection.execute(table.delete().where(column.in_(numbers)))


def end_sessions(connection: Connection, person: int) -> int:
    """End all sessions of a person, and the resume link. Return the number of sessions."""
    connection.execute(people.update().where(people.c.id == person).values(link_hash=None))
    return connection.execute(sessions.delete().where(sessions.c.person == person)).rowcount


def erase_person(connection: Connection, person: int) -> dict[str, int]:
    """Delete everything that tells who a person was. Return how much was deleted.

    The number of the person stays, without a name: matches and lists of other people refer to it.
    """
    counts = {
        "sessions": end_sessions(connection, person),
        "lines": _erase_lines(connection, person),
        "seats": _free_seats(connection, person),
        "matches": _erase_names(connection, person),
    }
    for table in (lessons, puzzles):
        connection.execute(table.delete().where(table.c.person == person))
    connection.execute(people.update().where(people.c.id == person).values(name=NAMELESS))
    _find_other_hosts(connection, person)
    return counts


def _erase_lines(connection: Connection, person: int) -> int:
    """Empty the chat lines of a person. Their numbers stay in use, because clients count them."""
    said = (lines.c.person == person) & (lines.c.text != "")
    # The key was chosen by the client of this person, and must stay different for each line.
    change = lines.update().where(said).values(name="", text="", key=_number_as_key())
    return connection.execute(change).rowcount


def _number_as_key() -> ColumnElement[str]:
    return literal("erased-") + cast(lines.c.number, Text)


def _free_seats(connection: Connection, person: int) -> int:
    """Free the seats of a person, or give them to bots where a match runs."""
    found = connection.execute(
        select(chairs.c.table, chairs.c.number, tables.c.game, matches.c.id)
        .join(tables, tables.c.id == chairs.c.table)
        .outerjoin(matches, (matches.c.id == tables.c.match) & matches.c.ended.is_(None))
        .where(chairs.c.person == person)
    ).all()
    for table, number, game, running in found:
        bot = None if running is None else roster.usual(game)
        this = (chairs.c.table == table) & (chairs.c.number == number)
        change = chairs.update().where(this)
        connection.execute(change.values(person=None, bot=bot, ready=bot is not None))
    return len(found)


def _find_other_hosts(connection: Connection, person: int) -> None:
    """Let another seated person be the host wherever this person was, if there is one."""
    seated = (
        select(func.min(chairs.c.person))
        .where(chairs.c.table == tables.c.id, chairs.c.person.is_not(None))
        .scalar_subquery()
    )
    connection.execute(tables.update().where(tables.c.host == person).values(host=seated))
    # Without an owner the table belongs to its host.
    connection.execute(tables.update().where(tables.c.owner == person).values(owner=None))


def _erase_names(connection: Connection, person: int) -> int:
    """Erase the name of a person in the matches that they have begun."""
    begun = connection.execute(
        select(matches.c.id, matches.c.names, players.c.seat)
        .join(players, players.c.match == matches.c.id)
        .where(players.c.person == person, players.c.began)
    ).all()
    for number, names, seat in begun:
        changed = [NAMELESS if at == seat else name for at, name in enumerate(names)]
        connection.execute(matches.update().where(matches.c.id == number).values(names=changed))
    return len(begun)
