"""Matches and their logs in the store."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from store.builders import FREE, NOW, choice, match, person, seated, table
from whistlestop.store.errors import ChoiceTaken, StoreProblem
from whistlestop.store.rows import OPEN_CARDS
from whistlestop.store.store import Store

BIG_SEED = (1 << 256) - 1


async def test_a_match_is_found_as_it_was_started(store: Store) -> None:
    row = await match(store, seed=BIG_SEED, names=("Ann", "", "Zoë"), options={"horse": False})
    assert await store.match(row.key) == await store.match_by_id(row.id) == row


async def test_an_unknown_match_is_not_found(store: Store) -> None:
    assert await store.match("nothing") is None
    assert await store.match_by_id(404) is None
    assert await store.choices(404) == []


async def test_the_table_is_saved_with_its_new_match(store: Store) -> None:
    ann = await person(store)
    at = await table(store, seated(ann), FREE)
    changed = replace(at, chairs=(seated(ann, ready=True),), touched=NOW + 5, open=False)
    first = await match(store, changed)
    second = await match(store, changed)
    assert first.id != second.id
    assert await store.table(at.key) == replace(changed, match=second.id)


async def test_a_match_that_cannot_start_leaves_its_table_alone(store: Store) -> None:
    at = await table(store, FREE)
    first = await match(store, at)
    with pytest.raises(StoreProblem):
        await match(store, replace(at, public=False), key=first.key)
    assert await store.table(at.key) == replace(at, match=first.id)


async def test_choices_come_in_order(store: Store) -> None:
    ours, other = await match(store), await match(store)
    for number in (2, 0, 1):
        await store.append(ours.id, choice(number, f"answer {number} ♣"))
    await store.append(other.id, choice(0))
    assert await store.choices(ours.id) == [choice(n, f"answer {n} ♣") for n in range(3)]


async def test_choice_n_is_stored_once(store: Store) -> None:
    row = await match(store)
    await store.append(row.id, choice(0, "first"))
    with pytest.raises(ChoiceTaken):
        await store.append(row.id, choice(0, "second"), end=((1,), "nobody"))
    with pytest.raises(ChoiceTaken):
        await store.append(row.id, choice(0, "first"))
    assert await store.choices(row.id) == [choice(0, "first")]
    assert await store.match(row.key) == row


@pytest.mark.usefixtures("patience")
async def test_of_two_that_store_choice_n_at_once_one_has_it(url: str, store: Store) -> None:
    rival = await Store.open(url)
    row = await match(store)
    told = await asyncio.gather(
        *(each.append(row.id, choice(0)) for each in (store, rival) * 3), return_exceptions=True
    )
    await rival.close()
    assert sorted(map(type, told), key=str) == [*[type(None)], *[ChoiceTaken] * 5]
    assert await store.choices(row.id) == [choice(0)]


async def test_the_last_choice_ends_the_match(store: Store) -> None:
    row, other = await match(store), await match(store)
    await store.append(row.id, choice(0))
    await store.append(row.id, choice(1), end=((2, 0), "last-aboard"))
    await store.append(other.id, choice(0), end=((), "nobody"))
    over = replace(row, ended=choice(1).at, winners=(2, 0), why="last-aboard")
    assert await store.match(row.key) == over
    drawn = replace(other, ended=choice(0).at, winners=(), why="nobody")
    assert await store.match(other.key) == drawn


async def test_a_choice_of_no_match_is_not_stored(store: Store) -> None:
    with pytest.raises(StoreProblem) as problem:
        await store.append(404, choice(0))
    assert problem.value.kind == "not-stored"
    assert await store.choices(404) == []


async def test_a_bot_in_a_match_of_an_earlier_version_has_the_level_of_today(store: Store) -> None:
    at = await table(store, FREE, FREE, FREE, game="bang", options={})
    row = await match(store, at, names=("Ann", "bot deputy", "bot random"))
    assert await store.match(row.key) == replace(row, names=("Ann", "bot normal", "bot easy"))


async def test_a_choice_keeps_its_digest_and_whether_it_was_the_only_one(store: Store) -> None:
    row = await match(store)
    made = [choice(0, only=True, digest=(1 << 63) - 1), choice(1, only=False, digest=0), choice(2)]
    for each in made:
        await store.append(row.id, each)
    assert await store.choices(row.id) == made


async def test_a_match_that_cannot_be_continued_is_marked_until_it_can(store: Store) -> None:
    row, other = await match(store), await match(store)
    await store.mark_unplayable(row.id, "no such map")
    assert await store.match(row.key) == replace(row, unplayable="no such map")
    await store.mark_unplayable(row.id, None)
    assert await store.match(row.key) == row
    assert await store.match(other.key) == other


async def test_a_match_that_cannot_be_continued_is_ended_once(store: Store) -> None:
    row, other = await match(store), await match(store)
    await store.mark_unplayable(row.id, "no such map")
    await store.end_unplayable(row.id, NOW + 5)
    await store.end_unplayable(row.id, NOW + 6)
    assert await store.match(row.key) == replace(row, unplayable="no such map", ended=NOW + 5)
    assert await store.match(other.key) == other


async def test_the_running_matches_of_recent_tables_are_found(store: Store) -> None:
    tables = [await table(store, FREE, touched=NOW + at) for at in range(5)]
    rows = [await match(store, each) for each in tables]
    hidden = await match(store, await table(store, FREE, touched=NOW + 9, public=False))
    await store.append(rows[2].id, choice(0), end=((0,), "points"))
    await store.mark_unplayable(rows[3].id, "no such map")
    assert await store.running_at_recent_tables(NOW + 1) == {rows[1].id, rows[4].id}
    assert hidden.id not in await store.running_at_recent_tables(0)


async def test_the_parts_of_a_seed_are_kept(store: Store) -> None:
    row = await match(store, seed=7, secret=BIG_SEED, nonces=("a" * 32, None, "b" * 32))
    assert await store.match(row.key) == row


async def test_everybody_sees_the_own_seat_from_the_start(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    row = await match(store, await table(store, FREE, seated(bo), seated(ann)))
    assert await store.seats_seen(row.id) == {bo.id: 1, ann.id: 2}
    assert await store.seats_seen(404) == {}


async def test_a_taken_seat_is_stored_with_the_table(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    at = await table(store, seated(ann), FREE)
    row = await match(store, at)
    taken = replace(at, match=row.id, chairs=(seated(ann), seated(bo)))
    for _ in range(2):
        await store.take_seat(taken, row.id, bo.id, 1)
        assert await store.table(at.key) == taken
        assert await store.seats_seen(row.id) == {ann.id: 0, bo.id: 1}


async def test_a_person_who_has_looked_at_open_cards_has_seen_all_seats(store: Store) -> None:
    ann, eve = await person(store, "Ann"), await person(store, "Eve")
    row = await match(store, await table(store, seated(ann), FREE))
    for _ in range(2):
        for each in (ann, eve):
            await store.note_look(row.id, each.id)
    assert await store.seats_seen(row.id) == {ann.id: OPEN_CARDS, eve.id: OPEN_CARDS}
