"""Queries for the puzzles that people have solved."""

from __future__ import annotations

from sqlalchemy import Connection, select

from whistlestop.store.rows import SolvedPuzzleRow
from whistlestop.store.schema import puzzles
from whistlestop.store.sessions import has_session


def keep(connection: Connection, person: int, row: SolvedPuzzleRow) -> None:
    """Store that a person has solved a puzzle, unless that is stored already.

    Store nothing for a person who was erased or deleted meanwhile.
    """
    if not has_session(connection, person):
        return
    this = (puzzles.c.person == person) & (puzzles.c.puzzle == row.puzzle)
    if connection.execute(select(puzzles.c.at).where(this)).first() is None:
        new = {"person": person, "puzzle": row.puzzle, "at": row.at}
        connection.execute(puzzles.insert().values(new))


def of_person(connection: Connection, person: int) -> list[SolvedPuzzleRow]:
    """Return the puzzles that a person has solved, in the order of their names."""
    query = select(puzzles).where(puzzles.c.person == person).order_by(puzzles.c.puzzle)
    return [SolvedPuzzleRow(row.puzzle, row.at) for row in connection.execute(query)]
