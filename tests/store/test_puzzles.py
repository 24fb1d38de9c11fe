"""The puzzles that people have solved."""

from __future__ import annotations

from sqlalchemy import select

from store.builders import NOW, person
from whistlestop.store import deletion, reports
from whistlestop.store.rows import SolvedPuzzleRow
from whistlestop.store.schema import puzzles
from whistlestop.store.store import Store


async def test_each_person_has_their_own_solved_puzzles_with_the_first_time(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    await store.keep_puzzle(ann.id, SolvedPuzzleRow("bang/7", NOW))
    await store.keep_puzzle(ann.id, SolvedPuzzleRow("bang/7", NOW + 9))
    await store.keep_puzzle(ann.id, SolvedPuzzleRow("bang/2", NOW + 1))
    await store.keep_puzzle(bo.id, SolvedPuzzleRow("bang/7", NOW + 2))
    assert await store.puzzles_of(ann.id) == [
        SolvedPuzzleRow("bang/2", NOW + 1),
        SolvedPuzzleRow("bang/7", NOW),
    ]
    assert await store.puzzles_of(bo.id) == [SolvedPuzzleRow("bang/7", NOW + 2)]


async def test_solved_puzzles_are_exported_and_go_with_the_person(store: Store) -> None:
    ann, bo, cy = [await person(store, name) for name in ("Ann", "Bo", "Cy")]
    for each in (ann, bo, cy):
        await store.keep_puzzle(each.id, SolvedPuzzleRow("bang/7", NOW))
    report = await store.read(lambda c: reports.export_person(c, ann.id))
    assert report is not None
    assert report["puzzles"] == [{"puzzle": "bang/7", "at": NOW}]
    await store.write(lambda c: deletion.erase_person(c, ann.id))
    await store.write(lambda c: deletion.delete_people(c, [bo.id]))
    left = await store.read(lambda c: c.execute(select(puzzles.c.person)).scalars().all())
    assert left == [cy.id]


async def test_nothing_is_kept_of_a_person_who_was_erased_meanwhile(store: Store) -> None:
    ann = await person(store, "Ann")
    await store.write(lambda c: deletion.erase_person(c, ann.id))
    await store.keep_puzzle(ann.id, SolvedPuzzleRow("bang/7", NOW))
    assert await store.puzzles_of(ann.id) == []
