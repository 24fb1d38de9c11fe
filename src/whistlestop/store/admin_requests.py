"""Queries for the requests of the operator to a running server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, select

from whistlestop.store.schema import admin_requests as requests

Answer: TypeAlias = dict[str, Any]

_INSERT = requests.insert().returning(requests.c.id)


@dataclass(frozen=True, slots=True)
class AdminRequest:
    id: int
    action: str
    details: dict[str, Any]


def put(connection: Connection, action: str, details: dict[str, Any], now: int) -> int:
    """Store a request for the running server, and return its id."""
    row = {"action": action, "details": details, "at": now}
    number: int = connection.execute(_INSERT, row).scalar_one()
    return number


def pending(connection: Connection) -> list[AdminRequest]:
    """Return the requests that the server has not answered, the oldest first."""
    found = connection.execute(
        select(requests).where(requests.c.done.is_(None)).order_by(requests.c.id)
    )
    return [AdminRequest(row.id, row.action, row.details) for row in found]


def answer(connection: Connection, number: int, told: Answer, now: int) -> None:
    """Store the server's answer to a request."""
    change = requests.update().where(requests.c.id == number)
    connection.execute(change.values(done=now, answer=told))


def answer_of(connection: Connection, number: int) -> Answer | None:
    """Return the server's answer to a request; None if there is none yet."""
    found: Answer | None = connection.scalar(
        select(requests.c.answer).where(requests.c.id == number)
    )
    return found


def withdraw(connection: Connection, number: int) -> bool:
    """Delete a request that the server has not answered. Return False if it has."""
    mine = (requests.c.id == number) & requests.c.done.is_(None)
    return bool(connection.execute(requests.delete().where(mine)).rowcount)
