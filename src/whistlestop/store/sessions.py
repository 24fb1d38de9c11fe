"""Queries for sessions: each begins with a name or a resume link, is used, and may be ended."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, func, select

from whistlestop.store.rows import Person, SessionRow
from whistlestop.store.schema import people, sessions

# The kind of browser of a session stays as it was at first: only old sessions have none.
_NOTE_USE = (
    sessions.update()
    .where(sessions.c.token_hash == bindparam("of"))
    .values(
        used=bindparam("at"),
        browser=func.coalesce(sessions.c.browser, bindparam("kind")),
        host_cookie=func.coalesce(sessions.c.host_cookie, bindparam("by_host_cookie")),
    )
)


@dataclass(frozen=True, slots=True)
class SessionUse:
    """The last use of a session."""

    at: int
    browser: str
    host_cookie: bool


def add(
    connection: Connection,
    person: int,
    token_hash: bytes,
    now: int,
    browser: str,
    link_hash: bytes | None = None,
) -> None:
    row = {
        "token_hash": token_hash,
        "person": person,
        "since": now,
        "used": now,
        "browser": browser,
        "link_hash": link_hash,
    }
    connection.execute(sessions.insert(), row)


def resume(
    connection: Connection, link_hash: bytes, token_hash: bytes, now: int, browser: str
) -> Person | None:
    """Begin a session with a resume link, if it is valid. Its check and its use are one step."""
    found = connection.execute(
        select(people.c.id, people.c.name).where(people.c.link_hash == link_hash).with_for_update()
    ).first()
    if found is None:
        return None
    add(connection, found.id, token_hash, now, browser, link_hash)
    return Person(found.id, found.name)


def of_person(connection: Connection, person: int) -> list[SessionRow]:
    query = select(sessions).where(sessions.c.person == person)
    rows = [_session(row) for row in connection.execute(query)]
    return sorted(rows, key=lambda row: (-row.used, row.token_hash))


def has_session(connection: Connection, person: int) -> bool:
    """Return whether a person is signed in anywhere. A person who was erased is not."""
    query = select(sessions.c.person).where(sessions.c.person == person).limit(1)
    return connection.execute(query).first() is not None


def end(connection: Connection, person: int, token_hashes: Collection[bytes]) -> None:
    chosen = sessions.c.token_hash.in_(token_hashes)
    connection.execute(sessions.delete().where(sessions.c.person == person, chosen))


def replace_link(
    connection: Connection, person: int, link_hash: bytes | None, keep: bytes | None
) -> None:
    """Give a person another resume link, or none, and end the sessions that any link began.

    The session `keep` makes this request, and goes on. If a link began it, it now belongs to the
    new link: so the next link that another session makes ends it.
    """
    # Locks the person's row first, so that a resume with the old link comes before or after this.
    connection.execute(people.update().where(people.c.id == person).values(link_hash=link_hash))
    begun = (sessions.c.person == person, sessions.c.link_hash.is_not(None))
    kept = sessions.c.token_hash == keep
    connection.execute(sessions.delete().where(*begun, ~kept))
    if link_hash is not None:
        connection.execute(sessions.update().where(*begun, kept).values(link_hash=link_hash))


def note_uses(connection: Connection, uses: Iterable[tuple[bytes, SessionUse]]) -> None:
    rows = [
        {
            "of": token_hash,
            "at": use.at,
            "kind": use.browser,
            "by_host_cookie": True if use.host_cookie else None,
        }
        for token_hash, use in uses
    ]
    if rows:
        connection.execute(_NOTE_USE, rows)


def _session(row: Row[*tuple[Any, ...]]) -> SessionRow:
    return SessionRow(
        token_hash=row.token_hash,
        since=row.since,
        used=row.since if row.used is None else row.used,
        browser=row.browser or "",
        link_hash=row.link_hash,
        host_cookie=bool(row.host_cookie),
    )
