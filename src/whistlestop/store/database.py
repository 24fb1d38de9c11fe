"""The interface of a database. It runs work: plain functions that get a connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]


class Database(Protocol):
    async def migrate(self) -> None:
        """Bring the tables up to date. Processes that open the same database take turns."""

    async def read(self, work: Work[T]) -> T:
        """Run work of one statement. Several statements would not share a transaction."""

    async def snapshot(self, work: Work[T]) -> T:
        """Run work of several statements, which all see the database at the same moment."""

    async def transact(self, work: Work[T]) -> T:
        """Run work in a transaction, and return when it is committed durably."""

    async def close(self) -> None: ...
