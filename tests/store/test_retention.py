"""Retention: what is too old is found and deleted, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from store.builders import FREE, NOW, choice, match, person, seated, table
from whistlestop.store import bans, retention
from whistlestop.store.retention import KINDS, InUse, Kind, Retention
from whistlestop.store.rows import Ban, Person
from whistlestop.store.store import Store

DAY = 24 * 60 * 60 * 1000
OLD = NOW - 100 * DAY
KEEP = Retention(chat=50, guests=50, tables=50, matches=0)


async def counts(store: Store, keep: Retention = KEEP) -> dict[Kind, int]:
    found = {}
    for kind in KINDS:
        number = await store.read(lambda c, kind=kind: retention.count(c, kind, keep, NOW))  # type: ignore[misc]
        if number:
            found[kind] = number
    return found


async def tidied(store: Store, keep: Retention = KEEP, in_use: InUse | None = None) -> Any:
    """Delete everything that is too old, and return how many rows of each kind."""
    found = {}
    for kind in KINDS:
        rows = await store.read(
            lambda c, kind=kind: retention.find(c, kind, keep, NOW, in_use or InUse(), 100)  # type: ignore[misc]
        )
        if rows:
            await store.write(lambda c, kind=kind, rows=rows: retention.delete(c, kind, rows))  # type: ignore[misc]
            found[kind] = len(rows)
    return found


async def old_person(store: Store, name: str = "Old") -> Person:
    return await store.add_person(name, f"token of {name}".encode(), OLD)


async def test_a_guest_who_never_finished_a_match_is_deleted(store: Store) -> None:
    old, young = await old_person(store), await person(store, "Young")
    assert await counts(store) == await tidied(store) == {"guests": 1}
    assert await store.person_of(b"token of Old") is None
    await table(store, seated(young))
    assert old.id != young.id


async def test_a_guest_who_finished_a_match_stays(store: Store) -> None:
    old = await old_person(store)
    at = await table(store, seated(old), FREE, FREE, touched=OLD)
    row = await match(store, at, started=OLD, ended=OLD, winners=(0,), why="loot")
    await store.save_table(at)  # no chair any more tells who has played
    assert await counts(store) == await tidied(store) == {}
    assert await store.match(row.key) is not None


async def test_a_guest_who_has_only_looked_at_a_match_is_deleted(store: Store) -> None:
    old, young = await old_person(store), await person(store, "Young")
    at = await table(store, seated(young), FREE, FREE)
    row = await match(store, at)
    await store.note_look(row.id, old.id)
    assert await counts(store) == await tidied(store) == {"guests": 1}
    assert await store.seats_seen(row.id) == {young.id: 0}


async def test_a_guest_at_an_abandoned_table_goes_with_the_table(store: Store) -> None:
    old = await old_person(store)
    at = await table(store, seated(old), FREE, FREE, touched=OLD)
    row = await match(store, at, started=OLD)
    await store.append(row.id, choice(0, at=OLD))
    await store.add_line(at.id, "k", old.id, "Old", "hello?", OLD)
    assert await counts(store) == {"tables": 1, "chat": 1, "guests": 1}
    assert await tidied(store) == {"tables": 1, "guests": 1}
    assert await store.table(at.key) is None
    assert await counts(store) == {}


@pytest.mark.parametrize("reason", ["seat", "host", "line", "session", "ban"])
async def test_a_guest_who_is_still_named_somewhere_stays(store: Store, reason: str) -> None:
    old, young = await old_person(store), await person(store, "Young")
    if reason == "seat":
        await table(store, seated(young), seated(old))
    elif reason == "host":
        await table(store, seated(young), host=old.id)
    elif reason == "line":
        at = await table(store, seated(young))
        await store.add_line(at.id, "k", old.id, "Old", "hi", NOW)
    elif reason == "session":
        await store.replace_link(old.id, b"link", None)
        await store.resume(b"link", b"new", NOW)
    else:
        await store.write(lambda c: bans.add(c, Ban(0, old.id, None, OLD, None, "")))
    assert await counts(store) == await tidied(store) == {}


async def test_guests_of_a_time_without_players_stay(store: Store) -> None:
    """An earlier version has not stored who played its matches."""
    await old_person(store)
    at = await table(store, FREE, FREE, FREE, touched=OLD)
    await match(store, at, started=OLD, ended=OLD + DAY, winners=(0,), why="loot")
    await store.add_person("Later", b"later", OLD + 2 * DAY)
    assert await counts(store) == await tidied(store) == {"guests": 1}
    assert await store.person_of(b"later") is None
    assert await store.person_of(b"token of Old") is not None


@pytest.mark.parametrize("reason", ["touched", "choice", "clock", "ended", "started"])
async def test_a_table_where_something_happens_stays(store: Store, reason: str) -> None:
    clock = 60 if reason == "clock" else None
    touched = NOW if reason == "touched" else OLD
    at = await table(store, FREE, FREE, FREE, touched=touched, clock=clock)
    ended = {"ended": OLD, "winners": (0,), "why": "loot"} if reason == "ended" else {}
    row = await match(store, at, started=NOW if reason == "started" else OLD, **ended)
    await store.append(row.id, choice(0, at=NOW if reason == "choice" else OLD))
    assert await counts(store) == await tidied(store) == {}


async def test_finished_matches_are_kept_for_ever_unless_somebody_wants_less(
    store: Store,
) -> None:
    at = await table(store, FREE, FREE, FREE, touched=OLD)
    over = {"ended": OLD, "winners": (0,), "why": "loot"}
    row = await match(store, at, started=OLD, **over)
    await store.append(row.id, choice(0, at=OLD))
    assert await counts(store) == {}
    less = Retention(chat=50, guests=50, tables=50, matches=50)
    assert await counts(store, less) == await tidied(store, less) == {"matches": 1, "tables": 1}
    assert await store.match(row.key) is None


async def test_old_chat_is_deleted_and_new_chat_stays(store: Store) -> None:
    ann = await person(store)
    at = await table(store, seated(ann))
    await store.add_line(at.id, "a", ann.id, "Ann", "old", OLD)
    await store.add_line(at.id, "b", ann.id, "Ann", "new", NOW)
    assert await counts(store) == await tidied(store) == {"chat": 1}
    assert [line.text for line in await store.lines(at.id, 0, 9)] == ["new"]


async def test_nothing_in_use_is_deleted(store: Store) -> None:
    old = await old_person(store)
    at = await table(store, FREE, FREE, touched=OLD)
    assert await tidied(store, in_use=InUse([at.id], [old.id])) == {}
    assert await tidied(store) == {"tables": 1, "guests": 1}


async def test_zero_days_mean_for_ever(store: Store) -> None:
    old = await old_person(store)
    at = await table(store, seated(old), touched=OLD)
    await match(store, at, started=OLD, ended=OLD, winners=(), why="")
    await store.add_line(at.id, "a", old.id, "Old", "old", OLD)
    keep = Retention(chat=0, guests=0, tables=0, matches=0)
    assert await counts(store, keep) == await tidied(store, keep) == {}
