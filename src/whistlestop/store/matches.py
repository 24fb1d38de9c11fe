"""Queries for matches and their logs."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, select

from whistlestop.bots.former_names import current_names
from whistlestop.store import tables
from whistlestop.store.rows import ChoiceRow, MatchRow, TableRow
from whistlestop.store.schema import choices, matches
from whistlestop.wire.field_types import BOT

_INSERT = matches.insert().returning(matches.c.id)


def start(connection: Connection, match: MatchRow, table: TableRow) -> int:
    """Store a new match, let its table point to it, and return its id."""
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
        },
    ).scalar_one()
    tables.save(connection, replace(table, match=number))
    return number


def by_key(connection: Connection, key: str) -> MatchRow | None:
    return _one(connection, matches.c.key == key)


def by_id(connection: Connection, number: int) -> MatchRow | None:
    return _one(connection, matches.c.id == number)


def log(connection: Connection, match: int) -> list[ChoiceRow]:
    found = connection.execute(
        select(choices).where(choices.c.match == match).order_by(choices.c.number)
    )
    return [ChoiceRow(row.number, row.seat, row.answer, row.by, row.at) for row in found]


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
    )
