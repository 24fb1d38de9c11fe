"""A database takes work: plain functions of a connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]


class Database(Protocol):
    async def migrate(self) -> None:
        """To the tables of today. Processes that open the same database take turns."""

    async def read(self, work: Work[T]) -> T:
        """Work of one statement: nothing holds the world still between two."""

    async def transact(self, work: Work[T]) -> T:
        """Committed, durably, when it returns."""

    async def close(self) -> None: ...
