"""Matches that sleep: stored until they wake, and left out of the tables to load."""

from __future__ import annotations

from dataclasses import replace

from store.builders import NOW, match, person, seated, table
from whistlestop.store.rows import SleepingRow
from whistlestop.store.store import Store


async def sleeper(store: Store) -> SleepingRow:
    """Store a table with a running match, and describe its sleep."""
    row = await table(store, seated(await person(store)), clock=86_400)
    return SleepingRow((await match(store, row)).id, row.key, NOW, (0,), (), ((0, 3, 1.5),))


async def test_a_sleeping_match_is_not_among_the_tables_to_load(store: Store) -> None:
    one, other = await sleeper(store), await sleeper(store)
    await store.put_to_sleep([one])
    assert await store.sleeping() == [one]
    assert [row.key for row in await store.running_with_clock()] == [other.table]
    await store.wake([one.match])
    assert await store.sleeping() == []
    assert len(await store.running_with_clock()) == 2


async def test_a_match_that_sleeps_again_is_stored_once(store: Store) -> None:
    one = await sleeper(store)
    later = replace(one, due=NOW + 5, away=(1,), waiting=(0, 1))
    await store.put_to_sleep([one])
    await store.put_to_sleep([later])
    assert await store.sleeping() == [later]


async def test_a_match_that_has_ended_does_not_sleep(store: Store) -> None:
    one = await sleeper(store)
    await store.put_to_sleep([one])
    await store.end_unplayable(one.match, NOW)
    assert await store.sleeping() == []


async def test_a_match_of_which_nothing_else_is_left_does_not_sleep(store: Store) -> None:
    await store.put_to_sleep([SleepingRow(999, "gone", NOW, (), (), ())])
    assert await store.sleeping() == []
