"""Queries for people and their resume links."""

from __future__ import annotations

from sqlalchemy import Connection, select

from whistlestop.store import sessions as session_queries
from whistlestop.store.rows import Person
from whistlestop.store.schema import people, sessions

_INSERT = people.insert().returning(people.c.id)


def add(
    connection: Connection, name: str, token_hash: bytes, now: int, browser: str = ""
) -> Person:
    number = connection.execute(_INSERT, {"name": name, "since": now}).scalar_one()
    session_queries.add(connection, number, token_hash, now, browser)
    return Person(number, name)


def rename(connection: Connection, person: int, name: str) -> None:
    """Change a person's name, unless the person was erased meanwhile."""
    if not session_queries.has_session(connection, person):
        return
    connection.execute(people.update().where(people.c.id == person).values(name=name))


def has_link(connection: Connection, person: int) -> bool:
    query = select(people.c.link_hash).where(people.c.id == person)
    return connection.execute(query).scalar_one_or_none() is not None


def by_link(connection: Connection, link_hash: bytes) -> Person | None:
    query = select(people.c.id, people.c.name).where(people.c.link_hash == link_hash)
    found = connection.execute(query).first()
    return found and Person(found.id, found.name)


def by_token(connection: Connection, token_hash: bytes, *, unbound: bool) -> Person | None:
    """Find the person of a session, with `unbound` only if it never came as a __Host- cookie."""
    query = select(people.c.id, people.c.name).join(sessions, sessions.c.person == people.c.id)
    query = query.where(sessions.c.token_hash == token_hash)
    if unbound:
        query = query.where(sessions.c.host_cookie.is_(None))
    found = connection.execute(query).first()
    return found and Person(found.id, found.name)
