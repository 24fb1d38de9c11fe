"""Builders of stored people, tables and matches."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

from sqlalchemy import Engine

from whistlestop.store.postgres import Postgres
from whistlestop.store.rows import Chair, ChoiceRow, MatchRow, Person, TableRow
from whistlestop.store.sqlite import Sqlite
from whistlestop.store.store import Store

NOW = 1_800_000_000_000
FREE = Chair(None, "", None, ready=False)
_new = count(1)


def seated(person: Person, *, ready: bool = False) -> Chair:
    return Chair(person.id, person.name, None, ready)


async def person(store: Store, name: str = "Ann") -> Person:
    return await store.add_person(name, f"token of {name} {next(_new)}".encode(), NOW)


async def table(store: Store, *chairs: Chair, **parts: Any) -> TableRow:
    """Store a table and return it."""
    row = TableRow(
        id=0,
        key=f"table-{next(_new)}",
        game="colt-super-express",
        options={"horse": True},
        public=True,
        clock=None,
        open=True,
        host=chairs[0].person if chairs else None,
        owner=chairs[0].person if chairs else None,
        chairs=chairs,
        kicked=(),
        mutes=(),
        match=None,
        touched=NOW,
    )
    row = replace(row, **parts)
    return replace(row, id=await store.add_table(row))


async def match(store: Store, at: TableRow | None = None, **parts: Any) -> MatchRow:
    """Store a running match and return it."""
    at = at or await table(store, FREE, FREE, FREE)
    row = MatchRow(
        id=0,
        key=f"match-{next(_new)}",
        table=at.id,
        game=at.game,
        options=at.options,
        seats=3,
        seed=42,
        nonce="n0nce",
        names=("Ann", "Bo", "bot normal"),
        engine="0.1.0",
        started=NOW,
        ended=None,
        winners=None,
        why=None,
    )
    row = replace(row, **parts)
    return replace(row, id=await store.start_match(row, at))


def choice(number: int, answer: str = "play BANG!#17 at 3", **parts: Any) -> ChoiceRow:
    return replace(ChoiceRow(number, number % 3, answer, "person", NOW + number), **parts)


def writing_engine(store: Store) -> Engine:
    database = store._database
    if isinstance(database, Sqlite):
        return database._writer
    assert isinstance(database, Postgres)
    return database._engine.sync_engine


def reading_engine(store: Store) -> Engine:
    database = store._database
    if isinstance(database, Sqlite):
        return database._readers
    assert isinstance(database, Postgres)
    return database._readers.sync_engine
