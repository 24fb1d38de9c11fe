"""The progress of people in lessons."""

from __future__ import annotations

from sqlalchemy import select

from store.builders import NOW, person
from whistlestop.store import deletion, reports
from whistlestop.store.rows import LessonRow
from whistlestop.store.schema import lessons, people
from whistlestop.store.store import Store

DONE = ("continue", "play bang-QH at 1")


async def test_each_person_has_their_own_progress_in_each_lesson(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    await store.keep_lesson(ann.id, LessonRow("bang/reach", DONE[:1], finished=False, at=NOW))
    await store.keep_lesson(ann.id, LessonRow("bang/reach", DONE, finished=False, at=NOW + 1))
    await store.keep_lesson(ann.id, LessonRow("bang/answers", (), finished=False, at=NOW))
    await store.keep_lesson(bo.id, LessonRow("bang/reach", (), finished=True, at=NOW))
    assert await store.lessons_of(ann.id) == [
        LessonRow("bang/answers", (), finished=False, at=NOW),
        LessonRow("bang/reach", DONE, finished=False, at=NOW + 1),
    ]
    assert await store.lessons_of(bo.id) == [LessonRow("bang/reach", (), finished=True, at=NOW)]


async def test_a_lesson_that_was_finished_stays_so_when_it_is_begun_again(store: Store) -> None:
    ann = await person(store)
    await store.keep_lesson(ann.id, LessonRow("bang/reach", (), finished=True, at=NOW))
    await store.keep_lesson(ann.id, LessonRow("bang/reach", DONE, finished=False, at=NOW + 1))
    assert await store.lessons_of(ann.id) == [
        LessonRow("bang/reach", DONE, finished=True, at=NOW + 1)
    ]


async def test_the_progress_is_exported_and_goes_with_the_person(store: Store) -> None:
    ann, bo, cy = [await person(store, name) for name in ("Ann", "Bo", "Cy")]
    for each in (ann, bo, cy):
        await store.keep_lesson(each.id, LessonRow("bang/reach", DONE, finished=False, at=NOW))
    report = await store.read(lambda c: reports.export_person(c, ann.id))
    assert report is not None
    assert report["lessons"] == [
        {"lesson": "bang/reach", "done": [*DONE], "finished": False, "at": NOW}
    ]
    await store.write(lambda c: deletion.erase_person(c, ann.id))
    await store.write(lambda c: deletion.delete_people(c, [bo.id]))
    left = await store.read(lambda c: c.execute(select(lessons.c.person)).scalars().all())
    assert left == [cy.id]


async def test_a_move_that_comes_while_its_person_is_erased_leaves_nothing(store: Store) -> None:
    """The server has found the session before, and stores the move after."""
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    await store.write(lambda c: deletion.erase_person(c, ann.id))
    await store.write(lambda c: deletion.delete_people(c, [bo.id]))
    for each in (ann, bo):
        await store.keep_lesson(each.id, LessonRow("bang/reach", DONE, finished=False, at=NOW))
        await store.rename(each.id, "Ann again")
    assert await store.read(lambda c: c.execute(select(lessons)).all()) == []
    names = await store.read(lambda c: c.execute(select(people.c.name)).scalars().all())
    assert names == [deletion.NAMELESS]
