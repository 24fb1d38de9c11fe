"""Work for the database that appends choices to the logs of their matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from whistlestop.store.rows import ChoiceRow
from whistlestop.store.schema import choices, matches

_INSERT = choices.insert()
_END = matches.update().where(matches.c.id == bindparam("ended_match"))


@dataclass(frozen=True, slots=True)
class AppendChoice:
    """Work that appends one choice. The writer puts several of these into one statement."""

    match: int
    choice: ChoiceRow
    end: tuple[tuple[int, ...], str] | None  # winners and reason, if it ends the match

    def __call__(self, connection: Connection) -> None:
        append_choices(connection, [self])

    def stored(self, connection: Connection) -> ChoiceRow | None:
        """Return the choice that is stored under this number, by this process or another one."""
        found = connection.execute(
            select(choices).where(
                choices.c.match == self.match, choices.c.number == self.choice.number
            )
        ).first()
        return None if found is None else choice_row(found)


def choice_row(row: Row[*tuple[Any, ...]]) -> ChoiceRow:
    """Read a choice from a row of the table `choices`."""
    return ChoiceRow(row.number, row.seat, row.answer, row.by, row.at, row.only, row.digest)


def append_choices(connection: Connection, appends: Sequence[AppendChoice]) -> None:
    """Append all choices in one statement, and store the ends of matches in another one."""
    connection.execute(_INSERT, [_row(each.match, each.choice) for each in appends])
    ends = [
        {
            "ended_match": each.match,
            "ended": each.choice.at,
            "winners": list(each.end[0]),
            "why": each.end[1],
        }
        for each in appends
        if each.end is not None
    ]
    if ends:
        connection.execute(_END, ends)


def _row(match: int, choice: ChoiceRow) -> dict[str, Any]:
    return {
        "match": match,
        "number": choice.number,
        "seat": choice.seat,
        "answer": choice.answer,
        "by": choice.by,
        "at": choice.at,
        "only": choice.only,
        "digest": choice.digest,
    }
