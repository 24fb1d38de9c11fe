"""Chat lines in the store."""

from __future__ import annotations

import asyncio

import pytest

from store.builders import NOW, person, seated, table
from whistlestop.store.rows import ChatLineRow
from whistlestop.store.store import Store


async def test_lines_are_numbered_by_table(store: Store) -> None:
    ann = await person(store)
    here, there = await table(store, seated(ann)), await table(store, seated(ann))
    for number, at in enumerate((here, there, here)):
        await store.add_line(at.id, f"k{number}", ann.id, "Ann", f"hé {number}", NOW + number)
    assert await store.lines(here.id, 0, 10) == [
        ChatLineRow(1, ann.id, "Ann", "hé 0", NOW),
        ChatLineRow(2, ann.id, "Ann", "hé 2", NOW + 2),
    ]
    assert await store.lines(there.id, 0, 10) == [ChatLineRow(1, ann.id, "Ann", "hé 1", NOW + 1)]


async def test_a_line_sent_twice_is_said_once(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    at = await table(store, seated(ann), seated(bo))
    first = await store.add_line(at.id, "k", ann.id, "Ann", "hands up", NOW)
    again = await store.add_line(at.id, "k", ann.id, "Anna", "hands down", NOW + 9)
    other = await store.add_line(at.id, "k", bo.id, "Bo", "never", NOW + 9)
    line = ChatLineRow(1, ann.id, "Ann", "hands up", NOW)
    assert (first, again) == ((line, True), (line, False))
    assert other == (ChatLineRow(2, bo.id, "Bo", "never", NOW + 9), True)
    assert await store.lines(at.id, 0, 10) == [line, other[0]]


@pytest.mark.usefixtures("patience")
async def test_concurrent_and_repeated_lines_are_stored_once(url: str, store: Store) -> None:
    ann = await person(store)
    at = await table(store, seated(ann))
    rival = await Store.open(url)
    said = await asyncio.gather(
        *(
            each.add_line(at.id, f"k{number}", ann.id, "Ann", "hi", NOW)
            for number in range(20)
            for each in (store, rival, store)
        )
    )
    await rival.close()
    assert sum(new for _, new in said) == 20
    assert [line.number for line in await store.lines(at.id, 0, 100)] == [*range(1, 21)]


async def test_the_last_lines_are_given_in_order(store: Store) -> None:
    ann = await person(store)
    at = await table(store, seated(ann))
    for number in range(1, 8):
        await store.add_line(at.id, f"k{number}", ann.id, "Ann", "hi", NOW)

    async def numbers(after: int, limit: int) -> list[int]:
        return [line.number for line in await store.lines(at.id, after, limit)]

    assert await numbers(0, 3) == [5, 6, 7]
    assert await numbers(5, 3) == [6, 7]
    assert await numbers(7, 3) == []
    assert await numbers(0, 0) == []
