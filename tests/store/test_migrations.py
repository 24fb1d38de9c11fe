"""Databases of earlier versions, which are brought up to date with everything in them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from store.builders import NOW
from whistlestop.store import migrate
from whistlestop.store.open_database import read_url
from whistlestop.store.postgres import Postgres
from whistlestop.store.rows import ChoiceRow, SessionRow
from whistlestop.store.sessions import SessionUse
from whistlestop.store.sqlite import Sqlite
from whistlestop.store.store import Store

PERSON = "INSERT INTO people (id, name, link_hash, since) VALUES (1, 'Ann', null, 3)"
SESSION = "INSERT INTO sessions (token_hash, person, since) VALUES (:token, 1, 4)"
TABLE = """
INSERT INTO tables (id, key, game, options, public, clock, open, host, kicked, mutes, "match",
                    touched)
VALUES (1, 'table', 'colt-super-express', '{}', true, null, true, 1, '[]', '[]', 1, 1)
"""
MATCH = """
INSERT INTO matches (id, key, "table", game, options, seats, seed, nonce, names, engine, started)
VALUES (1, 'match', 1, 'colt-super-express', '{}', 3, '42', 'n', '["A", "B", "C"]', '0.1.0', 5)
"""
CHOICE = """
INSERT INTO choices ("match", number, seat, answer, "by", at)
VALUES (1, 0, 0, 'scheme move', 'person', 7)
"""


def make_first_version(connection: Connection) -> None:
    """Make the tables of the first migration, with a match in them."""
    config = Config()
    config.set_main_option("script_location", str(migrate._FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for row in (PERSON, TABLE, MATCH, CHOICE):
        connection.execute(text(row))
    connection.execute(text(SESSION), {"token": b"token"})


@pytest.fixture
async def old_store(url: str) -> AsyncIterator[Store]:
    """Open a database that the first version of this program has made."""
    where = read_url(url)
    database = Sqlite(where) if where.drivername == "sqlite" else Postgres(where)
    await database.transact(make_first_version)
    await database.close()
    store = await Store.open(url)
    yield store
    await store.close()


async def test_a_match_that_was_stored_without_digests_is_kept(old_store: Store) -> None:
    store = old_store
    row = await store.match("match")
    assert row is not None
    assert (row.engine, row.unplayable) == ("0.1.0", None)
    assert (row.seed, row.secret, row.nonces) == (42, None, None)
    assert await store.seats_seen(row.id) == {}
    table = await store.table("table")
    assert table is not None
    assert not table.open  # it was the default once, and means now that nobody is asked
    old = ChoiceRow(0, 0, "scheme move", "person", 7)
    assert await store.choices(row.id) == [old]
    new = ChoiceRow(1, 1, "scheme fire", "bot", NOW, only=False, digest=12)
    await store.append(row.id, new)
    assert await store.choices(row.id) == [old, new]


async def test_a_session_that_was_stored_without_its_last_use_is_kept(old_store: Store) -> None:
    ann = await old_store.person_of(b"token", unbound=True)
    assert ann is not None
    assert await old_store.sessions_of(ann.id) == [SessionRow(b"token", 4, 4, "")]
    await old_store.note_uses({b"token": SessionUse(NOW, "Edge, Windows", host_cookie=True)})
    expected = SessionRow(b"token", 4, NOW, "Edge, Windows", host_cookie=True)
    assert await old_store.sessions_of(ann.id) == [expected]


async def test_a_table_that_was_stored_without_an_owner_is_its_hosts(old_store: Store) -> None:
    row = await old_store.table("table")
    assert row is not None
    assert (row.host, row.owner) == (1, 1)
