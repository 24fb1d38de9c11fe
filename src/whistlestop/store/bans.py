"""Queries for bans of people and networks."""

from __future__ import annotations

from sqlalchemy import Connection, or_, select

from whistlestop.store.rows import Ban
from whistlestop.store.schema import bans

_INSERT = bans.insert().returning(bans.c.id)


def add(connection: Connection, ban: Ban) -> int:
    """Store a ban and return its id. The id in the row is ignored."""
    number: int = connection.execute(
        _INSERT,
        {
            "person": ban.person,
            "network": ban.network,
            "since": ban.since,
            "until": ban.until,
            "why": ban.why,
        },
    ).scalar_one()
    return number


def lift(connection: Connection, number: int) -> bool:
    """Delete a ban. Return False if there is none with this id."""
    return bool(connection.execute(bans.delete().where(bans.c.id == number)).rowcount)


def in_force(connection: Connection, now: int) -> list[Ban]:
    """Return the bans that have not run out, the oldest first."""
    found = connection.execute(
        select(bans).where(or_(bans.c.until.is_(None), bans.c.until > now)).order_by(bans.c.id)
    )
    return [Ban(row.id, row.person, row.network, row.since, row.until, row.why) for row in found]
