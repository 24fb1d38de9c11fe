"""The interface of a database: it runs work, which is a plain function of a connection."""

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
        """Run work of one statement; there is no transaction around several."""

    async def transact(self, work: Work[T]) -> T:
        """Run work in a transaction, which is committed durably when this returns."""

    async def close(self) -> None: ...
