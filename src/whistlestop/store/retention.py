"""Retention: how long chat, guests, tables and matches are kept, and what is too old.

Nothing depends on the order of the deletions: a guest whose only seat is at a table that is too old
counts as too old at once. So a dry run finds exactly what a real run deletes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, false, func, or_, select
from sqlalchemy import delete as delete_from

from whistlestop.store import deletion
from whistlestop.store.rows import OPEN_CARDS
from whistlestop.store.schema import (
    admin_requests,
    bans,
    chairs,
    choices,
    lines,
    matches,
    people,
    players,
    sessions,
    tables,
)

Row: TypeAlias = tuple[int, ...]  # the key of a row
Kind: TypeAlias = Literal["matches", "tables", "chat", "guests", "requests"]
# The order of the deletions: rows that refer to others go first.
KINDS: tuple[Kind, ...] = ("matches", "tables", "chat", "guests", "requests")

_DAY = 24 * 60 * 60 * 1000  # ms
# Rows of one transaction. A match has hundreds of choices, and other writes wait for the end of it.
SLICES: dict[Kind, int] = {"matches": 5, "tables": 5, "chat": 200, "guests": 50, "requests": 200}
_KEEP_REQUESTS = 90  # days: long enough to look up what an operator did


@dataclass(frozen=True, slots=True)
class Retention:
    """The days for which things are kept; 0 means for ever."""

    chat: int = 180
    guests: int = 90  # guests who have never finished a match
    tables: int = 180  # tables at which nothing has happened, and no match has ended
    matches: int = 0  # finished matches

    def cutoff(self, kind: Kind, now: int) -> int | None:
        """Return the time before which things are too old; None if they are kept for ever."""
        days = _KEEP_REQUESTS if kind == "requests" else getattr(self, kind)
        return now - days * _DAY if days else None


@dataclass(frozen=True, slots=True)
class InUse:
    """Tables and people that must not be deleted, because they are in the server's memory."""

    tables: Collection[int] = ()
    people: Collection[int] = ()


def count(connection: Connection, kind: Kind, keep: Retention, now: int) -> int:
    """Count the rows of this kind that are too old."""
    found = select(func.count()).select_from(_too_old(kind, keep, now).subquery())
    return int(connection.scalar(found) or 0)


def find(
    connection: Connection, kind: Kind, keep: Retention, now: int, in_use: InUse, limit: int
) -> list[Row]:
    """Return the keys of some rows that are too old and that nobody uses."""
    query = _without(kind, keep, now, in_use).limit(limit)
    return [tuple(row) for row in connection.execute(query)]


def delete(connection: Connection, kind: Kind, rows: Sequence[Row]) -> None:
    """Delete the rows with these keys, and everything that belongs to them."""
    _DELETE[kind](connection, rows)


def _without(kind: Kind, keep: Retention, now: int, in_use: InUse) -> Select[*tuple[Any, ...]]:
    query = _too_old(kind, keep, now)
    if kind == "matches":
        return query.where(matches.c.table.not_in(in_use.tables))
    if kind == "tables":
        return query.where(tables.c.id.not_in(in_use.tables))
    if kind == "guests":
        return query.where(people.c.id.not_in(in_use.people))
    return query


def _too_old(kind: Kind, keep: Retention, now: int) -> Select[*tuple[Any, ...]]:
    if kind == "matches":
        return select(matches.c.id).where(_old_match(keep, now))
    if kind == "tables":
        return select(tables.c.id).where(_abandoned(keep, now))
    if kind == "chat":
        return select(lines.c.table, lines.c.number).where(_old_line(keep, now))
    if kind == "guests":
        return select(people.c.id).where(_idle_guest(keep, now))
    before = keep.cutoff("requests", now)
    return select(admin_requests.c.id).where(admin_requests.c.done < before)


def _old_match(keep: Retention, now: int) -> ColumnElement[bool]:
    before = keep.cutoff("matches", now)
    return false() if before is None else matches.c.ended < before


def _abandoned(keep: Retention, now: int) -> ColumnElement[bool]:
    """Select tables at which nothing has happened for long, and no match that is kept has ended.

    A match with a clock never stands still, so its table is not abandoned.
    """
    before = keep.cutoff("tables", now)
    if before is None:
        return false()
    here = matches.c.table == tables.c.id
    kept = and_(here, matches.c.ended.is_not(None), ~_old_match(keep, now))
    goes_on = and_(here, matches.c.ended.is_(None), tables.c.clock.is_not(None))
    last_choice = exists().where(choices.c.match == matches.c.id, choices.c.at >= before)
    fresh = and_(here, or_(matches.c.started >= before, last_choice))
    return and_(
        tables.c.touched < before,
        ~exists().where(or_(kept, goes_on, fresh)).correlate(tables),
    )


def _old_line(keep: Retention, now: int) -> ColumnElement[bool]:
    before = keep.cutoff("chat", now)
    return false() if before is None else lines.c.at < before


def _idle_guest(keep: Retention, now: int) -> ColumnElement[bool]:
    """Select guests who have never finished a match, and whom nothing that is kept refers to."""
    before = keep.cutoff("guests", now)
    if before is None:
        return false()
    me = people.c.id
    at_kept_table = ~tables.c.id.in_(select(tables.c.id).where(_abandoned(keep, now)))
    of_kept_match = ~matches.c.id.in_(select(matches.c.id).where(_old_match(keep, now)))
    sits = select(chairs.c.person).join(tables, tables.c.id == chairs.c.table)
    spoke = select(lines.c.person).join(tables, tables.c.id == lines.c.table)
    played = (
        select(players.c.person)
        .join(matches, matches.c.id == players.c.match)
        .join(tables, tables.c.id == matches.c.table)
        .where(
            players.c.seat != OPEN_CARDS
        )  # a person who has only looked at a match has not played it
    )
    return and_(
        people.c.since < before,
        people.c.since > _untracked_until(),
        me.not_in(sits.where(chairs.c.person.is_not(None), at_kept_table)),
        me.not_in(select(tables.c.host).where(tables.c.host.is_not(None), at_kept_table)),
        me.not_in(select(tables.c.owner).where(tables.c.owner.is_not(None), at_kept_table)),
        me.not_in(spoke.where(at_kept_table, ~_old_line(keep, now))),
        me.not_in(played.where(at_kept_table, of_kept_match)),
        me.not_in(select(sessions.c.person).where(_last_use() >= before)),
        me.not_in(
            select(bans.c.person).where(
                bans.c.person.is_not(None), or_(bans.c.until.is_(None), bans.c.until > now)
            )
        ),
    )


def _last_use() -> ColumnElement[int]:
    return func.coalesce(sessions.c.used, sessions.c.since)


def _untracked_until() -> ColumnElement[int]:
    """Return when the last match ended whose players are not known, or -1.

    Earlier versions did not store the players of a match. Any guest of that time may have finished
    one.
    """
    known = exists().where(players.c.match == matches.c.id, players.c.seat != OPEN_CARDS)
    last = select(func.max(matches.c.ended)).where(~known).scalar_subquery()
    return func.coalesce(last, -1)


def _delete_lines(connection: Connection, rows: Sequence[Row]) -> None:
    for table, number in rows:
        this = (lines.c.table == table) & (lines.c.number == number)
        connection.execute(delete_from(lines).where(this))


def _ids(rows: Sequence[Row]) -> list[int]:
    return [row[0] for row in rows]


_DELETE: dict[Kind, Callable[[Connection, Sequence[Row]], None]] = {
    "matches": lambda c, rows: deletion.delete_matches(c, _ids(rows)),
    "tables": lambda c, rows: deletion.delete_tables(c, _ids(rows)),
    "chat": _delete_lines,
    "guests": lambda c, rows: deletion.delete_people(c, _ids(rows)),
    "requests": lambda c, rows: _delete_requests(c, _ids(rows)),
}


def _delete_requests(connection: Connection, numbers: list[int]) -> None:
    connection.execute(admin_requests.delete().where(admin_requests.c.id.in_(numbers)))
