"""Queries for people, their sessions and their resume links."""

from __future__ import annotations

from sqlalchemy import Connection, Select, select

from whistlestop.store.rows import Person
from whistlestop.store.schema import people, sessions

_INSERT = people.insert().returning(people.c.id)


def add(connection: Connection, name: str, token_hash: bytes, now: int) -> Person:
    number = connection.execute(_INSERT, {"name": name, "since": now}).scalar_one()
    add_session(connection, number, token_hash, now)
    return Person(number, name)


def add_session(connection: Connection, person: int, token_hash: bytes, now: int) -> None:
    connection.execute(
        sessions.insert(), {"token_hash": token_hash, "person": person, "since": now}
    )


def rename(connection: Connection, person: int, name: str) -> None:
    connection.execute(people.update().where(people.c.id == person).values(name=name))


def set_link(connection: Connection, person: int, link_hash: bytes) -> None:
    connection.execute(people.update().where(people.c.id == person).values(link_hash=link_hash))


def by_token(connection: Connection, token_hash: bytes) -> Person | None:
    of_token = select(people.c.id, people.c.name).join(sessions, sessions.c.person == people.c.id)
    return _one(connection, of_token.where(sessions.c.token_hash == token_hash))


def by_link(connection: Connection, link_hash: bytes) -> Person | None:
    return _one(
        connection, select(people.c.id, people.c.name).where(people.c.link_hash == link_hash)
    )


def _one(connection: Connection, query: Select[int, str]) -> Person | None:
    found = connection.execute(query).first()
    return found and Person(found.id, found.name)
