"""Group commit: all queued writes share one transaction.

A commit waits for the disk. Meanwhile other writes queue up; the busier the server is, the more
writes share the next commit. If one of them fails, the transaction is rolled back, and each write
gets its own transaction, so that no write fails because of another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from whistlestop.store.append_choice import AppendChoice, append_choices
from whistlestop.store.database import Database, T, Work
from whistlestop.store.errors import ChoiceTaken, StoreProblem, not_stored

# After a commit of several writes, wait this many seconds, so that more writes gather for the next
# one: at a few hundred writes a second that halves the work. A single write does not wait.
_BETWEEN_COMMITS = 0.01


@dataclass(frozen=True, slots=True, eq=False)
class _Item:
    work: Work[Any]
    done: asyncio.Future[Any]

    def succeed(self, result: Any) -> None:
        if not self.done.done():  # its caller may have been cancelled
            self.done.set_result(result)

    def fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)


@dataclass(slots=True)
class _Attempt:
    """An attempt to write some items in one transaction. It notes how far it has come."""

    items: Sequence[_Item]
    begun: bool = field(default=False, init=False)
    ran: bool = field(default=False, init=False)

    def __call__(self, connection: Connection) -> list[Any]:
        self.begun = True
        works = [item.work for item in self.items]
        appends = [work for work in works if isinstance(work, AppendChoice)]
        if appends:
            append_choices(connection, appends)
        results = [None if isinstance(work, AppendChoice) else work(connection) for work in works]
        self.ran = True
        return results


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Item] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def write(self, work: Work[T]) -> T:
        """Run work and return its result once it is committed.

        The work is committed even if the caller is cancelled.
        """
        if self._closing:
            raise StoreProblem("the store is closed", "not-stored", why="the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Item(work, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Finish the queued writes, and accept no more."""
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        now = asyncio.get_running_loop().time
        not_before = 0.0
        while self._waiting or not self._closing:
            await self._wake.wait()
            await asyncio.sleep(not_before - now())
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            not_before = now() + _BETWEEN_COMMITS if len(batch) > 1 else 0.0
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[_Item]) -> None:
        attempt = _Attempt(batch)
        try:
            results = await self._database.transact(attempt)
        except Exception as error:  # noqa: BLE001 - whatever it is, the writer goes on
            if attempt.begun:
                await self._write_each(batch, unsure=attempt.ran)
            else:
                _fail_all(batch, error)
            return
        for item, result in zip(batch, results, strict=True):
            item.succeed(result)

    async def _write_each(self, batch: list[_Item], *, unsure: bool) -> None:
        """Write each item in its own transaction.

        `unsure` means that the commit was interrupted, so all items may be stored already.
        """
        for number, item in enumerate(batch):
            attempt = _Attempt([item])
            try:
                (result,) = await self._database.transact(attempt)
            except Exception as error:  # noqa: BLE001 - as above
                if not attempt.begun:
                    # The database cannot be reached. It would take too long to try the others.
                    _fail_all(batch[number:], error)
                    return
                await self._fail(item, error, unsure=unsure)
            else:
                item.succeed(result)

    async def _fail(self, item: _Item, error: Exception, *, unsure: bool) -> None:
        if not (isinstance(item.work, AppendChoice) and isinstance(error, IntegrityError)):
            _fail_all([item], error)
            return
        try:
            stored = await self._database.read(item.work.stored)
        except Exception as worse:  # noqa: BLE001 - as above
            _fail_all([item], worse)
            return
        if stored is None:
            _fail_all([item], error)
        elif unsure and stored == item.work.choice:
            item.succeed(None)  # our first attempt has stored it
        else:
            item.fail(ChoiceTaken(f"the match has a choice {stored.number} already"))


def _fail_all(items: Sequence[_Item], error: Exception) -> None:
    for item in items:
        problem = not_stored(error)
        problem.__cause__ = error
        item.fail(problem)
