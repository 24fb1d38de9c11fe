"""Queries for the progress of people in lessons."""

from __future__ import annotations

from sqlalchemy import Connection, select

from whistlestop.store.rows import LessonRow
from whistlestop.store.schema import lessons
from whistlestop.store.sessions import has_session


def keep(connection: Connection, person: int, row: LessonRow) -> None:
    """Store how far a person is in a lesson. Once finished, it stays finished.

    Store nothing for a person who was erased or deleted meanwhile.
    """
    if not has_session(connection, person):
        return
    this = (lessons.c.person == person) & (lessons.c.lesson == row.lesson)
    values = {"done": list(row.done), "at": row.at}
    finished = connection.execute(select(lessons.c.finished).where(this)).scalar_one_or_none()
    if finished is None:
        new = {"person": person, "lesson": row.lesson, "finished": row.finished, **values}
        connection.execute(lessons.insert().values(new))
    else:
        values["finished"] = finished or row.finished
        connection.execute(lessons.update().where(this).values(values))


def of_person(connection: Connection, person: int) -> list[LessonRow]:
    """Return the lessons that a person has begun, in the order of their names."""
    query = select(lessons).where(lessons.c.person == person).order_by(lessons.c.lesson)
    return [
        LessonRow(row.lesson, tuple(row.done), row.finished, row.at)
        for row in connection.execute(query)
    ]
