"""Queries for matches and their logs."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, select

from whistlestop.bots.former_names import current_names
from whistlestop.store import tables
from whistlestop.store.append_choice import choice_row
from whistlestop.store.rows import ChoiceRow, MatchRow, TableRow
from whistlestop.store.schema import choices, matches, players
from whistlestop.store.schema import tables as tables_
from whistlestop.wire.field_types import BOT

_INSERT = matches.insert().returning(matches.c.id)
_CHANGE = matches.update()


def start(connection: Connection, match: MatchRow, table: TableRow) -> int:
    """Store a new match, let its table point to it, and return its id.

    Everybody who has a seat is a player, who sees the cards of that seat.
    """
    number: int = connection.execute(
        _INSERT,
        {
            "key": match.key,
            "table": table.id,
            "game": match.game,
            "options": match.options,
            "seats": match.seats,
            "seed": str(match.seed),
            "nonce": match.nonce,
            "names": list(match.names),
            "engine": match.engine,
            "started": match.started,
            "ended": match.ended,
            "winners": None if match.winners is None else list(match.winners),
            "why": match.why,
            "unplayable": match.unplayable,
            "secret": None if match.secret is None else str(match.secret),
            "nonces": None if match.nonces is None else list(match.nonces),
        },
    ).scalar_one()
    tables.save(connection, replace(table, match=number))
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None:
            add_player(connection, number, seat, chair.person, began=True)
    return number


def add_player(
    connection: Connection, match: int, seat: int, person: int, *, began: bool = False
) -> None:
    """Store that a person plays a match in this seat. Storing it again changes nothing."""
    row = {"match": match, "seat": seat, "person": person}
    known = select(players.c.began).filter_by(**row)
    if connection.execute(known).first() is None:
        connection.execute(players.insert(), {**row, "began": began})


def seats_seen(connection: Connection, match: int) -> dict[int, int]:
    """Return the seat whose cards each person has seen in a match, or OPEN_CARDS."""
    found = connection.execute(
        select(players.c.person, players.c.seat)
        .where(players.c.match == match)
        .order_by(players.c.seat.desc())
    )
    return {row.person: row.seat for row in found}


def by_key(connection: Connection, key: str) -> MatchRow | None:
    return _one(connection, matches.c.key == key)


def by_id(connection: Connection, number: int) -> MatchRow | None:
    return _one(connection, matches.c.id == number)


def log(connection: Connection, match: int) -> list[ChoiceRow]:
    found = connection.execute(
        select(choices).where(choices.c.match == match).order_by(choices.c.number)
    )
    return [choice_row(row) for row in found]


def mark_unplayable(connection: Connection, number: int, why: str | None) -> None:
    """Store why a match cannot be continued, or None if it can be continued after all."""
    connection.execute(_CHANGE.where(matches.c.id == number), {"unplayable": why})


def end_unplayable(connection: Connection, number: int, now: int) -> None:
    """End a match that cannot be continued, for good: it has no winners and no reason."""
    running = (matches.c.id == number) & matches.c.ended.is_(None)
    connection.execute(_CHANGE.where(running), {"ended": now})


def running_at_recent(connection: Connection, since: int) -> set[int]:
    """Return the running matches of the public tables that have changed since then."""
    recent = select(tables_.c.match).where(tables_.c.touched >= since, tables_.c.public)
    found = connection.execute(
        select(matches.c.id).where(
            matches.c.id.in_(recent), matches.c.ended.is_(None), matches.c.unplayable.is_(None)
        )
    )
    return set(found.scalars())


def _one(connection: Connection, which: ColumnElement[bool]) -> MatchRow | None:
    row = connection.execute(select(matches).where(which)).first()
    if row is None:
        return None
    return MatchRow(
        id=row.id,
        key=row.key,
        table=row.table,
        game=row.game,
        options=row.options,
        seats=row.seats,
        seed=int(row.seed),
        nonce=row.nonce,
        names=current_names(tuple(row.names), row.game, BOT),
        engine=row.engine,
        started=row.started,
        ended=row.ended,
        winners=None if row.winners is None else tuple(row.winners),
        why=row.why,
        unplayable=row.unplayable,
        secret=None if row.secret is None else int(row.secret),
        nonces=None if row.nonces is None else tuple(row.nonces),
    )
