"""Tables and chairs in the store."""

from __future__ import annotations

from dataclasses import replace

import pytest

from store.builders import FREE, NOW, choice, match, person, seated, table
from whistlestop.store.errors import StoreProblem
from whistlestop.store.rows import Chair
from whistlestop.store.store import Store

BOT = Chair(None, "", "normal", ready=False)


async def test_a_table_is_found_as_it_was_stored(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    row = await table(
        store,
        seated(ann, ready=True),
        FREE,
        BOT,
        seated(bo),
        options={"zebra": True, "level": 3, "map": "canyon ✓", "ant": False},
        public=False,
        clock=90,
        open=False,
        host=bo.id,
        kicked=(7, 2),
        mutes=((None, ann.id), (bo.id, 2)),
    )
    assert await store.table(row.key) == await store.table_by_id(row.id) == row


async def test_a_table_without_a_host_and_without_options_is_stored(store: Store) -> None:
    row = await table(store, options={}, host=None)
    assert await store.table(row.key) == row


async def test_an_unknown_table_is_not_found(store: Store) -> None:
    assert await store.table("nowhere") is None
    assert await store.table_by_id(404) is None


async def test_all_of_a_table_can_change_but_its_key(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    other = await table(store, seated(bo))
    row = await table(store, seated(ann), FREE, BOT)
    row = replace(
        row,
        game="bang",
        options={"reflex": False},
        public=False,
        clock=5,
        open=False,
        host=bo.id,
        owner=bo.id,
        chairs=(BOT, seated(bo, ready=True)),
        kicked=(ann.id,),
        mutes=((None, ann.id),),
        match=(await match(store, other)).id,
        touched=NOW + 1,
    )
    await store.save_table(row)
    assert await store.table_by_id(row.id) == row
    found = await store.table_by_id(other.id)
    assert found is not None
    assert found.chairs == other.chairs


async def test_the_tables_of_a_person_come_latest_first(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    old = await table(store, seated(ann), touched=1)
    new = await table(store, seated(bo), seated(ann), touched=3)
    middle = await table(store, seated(ann), FREE, seated(ann), touched=2)
    await table(store, seated(bo), touched=4)
    assert await store.tables_of(ann.id) == [new, middle, old]
    assert await store.tables_of(ann.id, limit=2) == [new, middle]
    assert await store.tables_of(404) == []


async def test_recent_tables_are_public_and_touched_since(store: Store) -> None:
    await table(store, FREE, touched=9)
    edge = await table(store, FREE, BOT, touched=10)
    await table(store, FREE, touched=11, public=False)
    new = await table(store, touched=12)
    assert await store.recent_tables(10) == [new, edge]


async def test_clocks_run_where_the_last_match_is_not_over(store: Store) -> None:
    ann = await person(store)
    running = await table(store, seated(ann), clock=60)
    over = await table(store, seated(ann), clock=60)
    without_clock = await table(store, seated(ann))
    await table(store, seated(ann), clock=60)  # no match yet
    abandoned = await table(store, seated(ann), clock=60)
    await match(store, abandoned)
    for each in (over, abandoned):
        ended = await match(store, each)
        await store.append(ended.id, choice(0), end=((0,), "last-aboard"))
    await match(store, without_clock)
    number = (await match(store, running)).id
    assert await store.running_with_clock() == [replace(running, match=number)]


@pytest.mark.parametrize(
    ("game", "before", "now"),
    [
        ("bang", "deputy", "normal"),
        ("bang", "random", "easy"),
        ("colt-super-express", "greedy", "normal"),
        ("train-heist", "bandit", "normal"),
    ],
)
async def test_a_bot_that_an_earlier_version_seated_has_the_level_of_today(
    store: Store, game: str, before: str, now: str
) -> None:
    old = Chair(None, "", before, ready=True)
    row = await table(store, FREE, old, game=game, options={})
    assert await store.table(row.key) == replace(row, chairs=(FREE, replace(old, bot=now)))


async def test_a_renewed_key_is_found_by_every_former_one(store: Store) -> None:
    row, other = await table(store, FREE), await table(store, FREE)
    await store.renew_key(row.id, row.key, "second")
    await store.renew_key(row.id, "second", "third")
    assert await store.table("third") == replace(row, key="third")
    for former in (row.key, "second"):
        assert await store.table(former) is None
        assert await store.key_after(former) == "third"
    assert await store.key_after("third") is None
    assert await store.key_after(other.key) is None


async def test_a_key_that_is_taken_renews_nothing(store: Store) -> None:
    row, other = await table(store, FREE), await table(store, FREE)
    with pytest.raises(StoreProblem):
        await store.renew_key(row.id, row.key, other.key)
    assert await store.table(row.key) == row
    assert await store.key_after(row.key) is None
