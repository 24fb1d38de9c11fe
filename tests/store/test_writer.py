"""Group commit: many writes share one transaction, and none fails because of another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event

from store.builders import NOW, choice, match, person, seated, table, writing_engine
from tables import postgres
from whistlestop.store.database import Database, T, Work
from whistlestop.store.errors import ChoiceTaken, StoreProblem
from whistlestop.store.rows import ChatLineRow
from whistlestop.store.store import Store


@contextmanager
def watched(store: Store) -> Iterator[list[str]]:
    """Record what is sent to the database: begin, commit, rollback and inserts."""
    seen: list[str] = []
    engine = writing_engine(store)

    def begin(_: Any) -> None:
        seen.append("begin")

    def commit(_: Any) -> None:
        seen.append("commit")

    def rollback(_: Any) -> None:
        seen.append("rollback")

    def statement(_c: Any, _k: Any, sql: str, rows: Any, _x: Any, many: bool) -> None:
        if sql.startswith("INSERT"):
            seen.append(f"{sql.split()[2]} x {len(rows) if many else 1}")

    listeners: dict[str, Callable[..., None]] = {
        "begin": begin,
        "commit": commit,
        "rollback": rollback,
        "before_cursor_execute": statement,
    }
    for name, listener in listeners.items():
        event.listen(engine, name, listener)
    yield seen
    for name, listener in listeners.items():
        event.remove(engine, name, listener)


async def test_waiting_rows_are_written_together(store: Store) -> None:
    ann = await person(store)
    at = await table(store, seated(ann))
    rows = [await match(store) for _ in range(3)]
    with watched(store) as seen:
        await asyncio.gather(
            *(store.append(row.id, choice(n)) for n in range(100) for row in rows),
            store.add_line(at.id, "k", ann.id, "Ann", "hi", NOW),
        )
    assert seen == ["begin", "choices x 300", "lines x 1", "commit"]
    assert await store.choices(rows[2].id) == [choice(n) for n in range(100)]


async def test_only_the_failing_writes_of_a_batch_raise_errors(store: Store) -> None:
    ann = await person(store)
    at = await table(store, seated(ann))
    row = await match(store)
    await store.append(row.id, choice(1, "here before"))
    told = await asyncio.gather(
        *(store.append(row.id, choice(n)) for n in range(3)),
        store.add_person("Bo", b"Bo's token", NOW),
        store.append(404, choice(0)),
        store.add_line(at.id, "k", ann.id, "Ann", "hi", NOW),
        return_exceptions=True,
    )
    bo = await store.person_of(b"Bo's token")
    line = ChatLineRow(1, ann.id, "Ann", "hi", NOW)
    assert bo is not None
    assert [told[0], *told[2:4], told[5]] == [None, None, bo, (line, True)]
    assert isinstance(told[1], ChoiceTaken)
    assert isinstance(told[4], StoreProblem)
    assert await store.choices(row.id) == [choice(0), choice(1, "here before"), choice(2)]
    assert await store.lines(at.id, 0, 10) == [line]


@pytest.mark.parametrize("text", ["\ud800", "x" * 300 + "\ud800"], ids=["short", "long"])
async def test_a_text_that_no_database_can_hold_is_refused(store: Store, text: str) -> None:
    row = await match(store)
    told = await asyncio.gather(
        store.append(row.id, choice(0)),
        store.append(row.id, choice(1, text)),
        return_exceptions=True,
    )
    assert isinstance(told[1], StoreProblem)
    assert told[1].kind == "not-stored"
    assert len(told[1].details["why"]) <= 200
    assert await store.choices(row.id) == [choice(0)]


async def test_a_refused_choice_does_not_end_its_match(store: Store) -> None:
    row = await match(store)
    told = await asyncio.gather(
        store.append(row.id, choice(0)),
        store.append(row.id, choice(0, "too late"), end=((0,), "last-aboard")),
        return_exceptions=True,
    )
    assert isinstance(told[1], ChoiceTaken)
    assert await store.match(row.key) == row


# Callers that go away


async def test_cancelled_writes_do_not_break_the_batch(store: Store) -> None:
    row = await match(store)
    callers = [asyncio.create_task(store.append(row.id, choice(n))) for n in range(10)]
    await asyncio.sleep(0)
    for caller in callers[::2]:
        caller.cancel()
    told = await asyncio.gather(*callers, return_exceptions=True)
    await store.append(row.id, choice(10))
    assert [type(each) for each in told] == [asyncio.CancelledError, type(None)] * 5
    assert await store.choices(row.id) == [choice(n) for n in range(11)]


async def test_a_cancelled_failing_write_does_not_break_the_batch(store: Store) -> None:
    row = await match(store)
    await store.append(row.id, choice(0))
    offender = asyncio.create_task(store.append(row.id, choice(0, "again")))
    other = asyncio.create_task(store.append(row.id, choice(1)))
    await asyncio.sleep(0)
    offender.cancel()
    await other
    assert offender.cancelled()
    assert await store.choices(row.id) == [choice(0), choice(1)]


async def test_a_cancelled_read_breaks_nothing(store: Store) -> None:
    row = await match(store)
    for ticks in range(8):
        reader = asyncio.create_task(store.choices(row.id))
        for _ in range(ticks):
            await asyncio.sleep(0)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
    await store.append(row.id, choice(0))
    assert await store.choices(row.id) == [choice(0)]


# The end


async def test_close_writes_the_queued_items(url: str) -> None:
    store = await Store.open(url)
    row = await match(store)
    callers = [asyncio.create_task(store.append(row.id, choice(n))) for n in range(10)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*callers) == [None] * 10
    again = await Store.open(url)
    assert await again.choices(row.id) == [choice(n) for n in range(10)]
    await again.close()


async def test_a_closed_store_takes_nothing(url: str) -> None:
    store = await Store.open(url)
    row = await match(store)
    await store.close()
    await store.close()
    with pytest.raises(StoreProblem) as problem:
        await store.append(row.id, choice(0))
    assert problem.value.kind == "not-stored"


# A database that fails


async def test_a_full_disk_changes_nothing_and_can_be_emptied(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    row = await match(store)
    await store.append(row.id, choice(0))

    def limit(connection: Connection, pages: int) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    await store._database.transact(lambda connection: limit(connection, 1))
    told = await asyncio.gather(
        *(store.append(row.id, choice(n, "long " * 10_000)) for n in range(1, 4)),
        store.append(row.id, choice(4, "short")),
        return_exceptions=True,
    )
    assert [each.kind for each in told[:3] if isinstance(each, StoreProblem)] == ["not-stored"] * 3
    assert isinstance(told[0], StoreProblem)
    assert "full" in told[0].details["why"]
    assert told[3] is None  # this one still fitted into the last page
    assert await store.choices(row.id) == [choice(0), choice(4, "short")]
    assert await store.match(row.key) == row
    await store._database.transact(lambda connection: limit(connection, 1_000_000))
    await store.append(row.id, choice(1, "long " * 10_000))
    assert len(await store.choices(row.id)) == 3
    await store.close()


async def test_reading_does_not_wait_for_writing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    row = await match(store)
    begun, go_on = threading.Event(), threading.Event()

    def dawdle(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM lines")
        begun.set()
        go_on.wait()

    writing = asyncio.create_task(store._database.transact(dawdle))
    await asyncio.to_thread(begun.wait)
    assert await store.match(row.key) == row
    await store.person_of(b"nobody")
    assert not writing.done()
    go_on.set()
    await writing
    await store.close()


async def test_postgres_goes_away_and_comes_back(
    postgres_server: postgres.Server, postgres_url: str
) -> None:
    store = await Store.open(postgres_url)
    row = await match(store)
    await store.append(row.id, choice(0))
    await asyncio.to_thread(postgres_server.stop)
    told = await asyncio.gather(
        *(store.append(row.id, choice(n)) for n in range(1, 4)),
        store.person_of(b"nobody"),
        store.choices(row.id),
        return_exceptions=True,
    )
    kinds = [each.kind for each in told if isinstance(each, StoreProblem)]
    assert kinds == ["not-stored"] * 3 + ["bad-database"] * 2
    assert not any(postgres.PASSWORD in str(each) for each in told)
    await asyncio.to_thread(postgres_server.start)
    await store.person_of(b"nobody")
    await store.append(row.id, choice(1))
    assert await store.choices(row.id) == [choice(0), choice(1)]
    await store.close()


async def test_acknowledged_choices_outlive_a_restart_in_mid_write(
    postgres_server: postgres.Server, postgres_url: str
) -> None:
    store = await Store.open(postgres_url)
    rows = [await match(store) for _ in range(20)]
    over = asyncio.Event()

    async def play(number: int) -> list[int]:
        acknowledged = []
        n = 0
        while not over.is_set() or n < 5:
            try:
                await store.append(number, choice(n))
            except StoreProblem:
                await asyncio.sleep(0.01)
                continue
            except ChoiceTaken:
                pass  # the commit that the restart cut off had succeeded after all
            acknowledged.append(n)
            n += 1
        return acknowledged

    players = [asyncio.create_task(play(row.id)) for row in rows]
    for _ in range(3):
        while not await log_grows(store, rows[0].id):
            pass
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.to_thread(postgres_server.start)
    over.set()
    for row, played in zip(rows, await asyncio.gather(*players), strict=True):
        assert [each.number for each in await store.choices(row.id)] == played
    await store.close()


async def log_grows(store: Store, number: int) -> bool:
    before = len(await store.choices(number))
    await asyncio.sleep(0.02)
    return len(await store.choices(number)) > before


class Flaky:
    """A database whose connection is lost once, just before or just after a commit."""

    def __init__(self, database: Database, *, committed: bool) -> None:
        self.database = database
        self.committed = committed
        self.lost = False

    async def transact(self, work: Work[T]) -> T:
        if self.lost:
            return await self.database.transact(work)
        self.lost = True
        if self.committed:
            await self.database.transact(work)
            raise ConnectionResetError
        return await self.database.transact(lambda connection: self._break(work, connection))

    def _break(self, work: Work[T], connection: Connection) -> T:
        work(connection)
        raise ConnectionResetError

    async def read(self, work: Work[T]) -> T:
        return await self.database.read(work)


@pytest.mark.parametrize("committed", [True, False], ids=["after", "before"])
async def test_a_connection_lost_at_the_commit_stores_each_choice_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    row = await match(store)
    flaky = Flaky(store._database, committed=committed)
    monkeypatch.setattr(store._writer, "_database", flaky)
    await asyncio.gather(*(store.append(row.id, choice(n)) for n in range(5)))
    assert flaky.lost
    assert await store.choices(row.id) == [choice(n) for n in range(5)]
    with pytest.raises(ChoiceTaken):
        await store.append(row.id, choice(4))
