"""The messages that show a table: to the people there, in the lobby's list, and its chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from whistlestop import games
from whistlestop.server.clocks import loop_time
from whistlestop.server.connections.connection import Connection
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.attendance import Attendance, shown_seat
from whistlestop.server.rooms.match_loader import UnplayableMatch
from whistlestop.server.rooms.seat_requests import SeatRequests
from whistlestop.store.rows import Chair, ChatLineRow, TableRow
from whistlestop.wire.from_server import (
    AbsenceVote,
    Line,
    Me,
    SeatCard,
    SeatRequest,
    Table,
    TableCard,
    Unplayable,
)
from whistlestop.wire.http_bodies import Invitation, InvitedSeat


class PersonalPart(NamedTuple):
    """The part of a table's message that is not the same for everybody."""

    seat: int | None
    ignored: tuple[int, ...]
    declined: bool

    @classmethod
    def of(
        cls,
        row: TableRow,
        connection: Connection,
        muted_by: Mapping[int | None, Sequence[int]],
        requests: SeatRequests,
        *,
        playing: bool,
    ) -> Self:
        """Return the part for one connection."""
        person = connection.person
        return cls(
            seat=shown_seat(row, connection),
            ignored=tuple(muted_by.get(person, ())),
            declined=playing and requests.is_declined(person, loop_time()),
        )


@dataclass(frozen=True, slots=True)
class Absences:
    """The times at which bots step in for absent players, and the questions about them.

    Times are on the loop's clock, by person; None if nothing happens then.
    """

    bot_at: Mapping[int, float | None] = field(default_factory=dict)
    vote_at: Mapping[int, float | None] = field(default_factory=dict)
    votes: tuple[AbsenceVote, ...] = ()


def table_message(
    row: TableRow,
    attendance: Attendance,
    personal: PersonalPart,
    names: Mapping[int, str],
    *,
    playing: bool,
    match: str | None,
    unplayable: UnplayableMatch | None,
    absences: Absences,
    requests: SeatRequests,
    seal: str,
    bots_only: bool,
    hurried: bool,
) -> Table:
    """Build the table's message to people with the same personal part.

    `match` is the key of the running or last match, and `seal` the seal of the next one.
    `bots_only` and `hurried` are about the running match. `names`
    are the names of the people at the table, so that those that look alike differ.
    """
    seated = seating.people(row)
    return Table(
        key=row.key,
        game=row.game,
        options=row.options,
        public=row.public,
        clock=row.clock,
        open=row.open,
        substitutes=row.substitutes,
        absences=absences.votes,
        host=row.host,
        owner=row.owner,
        phase="playing" if playing else "gathering",
        seats=tuple(
            _seat_card(chair, attendance, absences)
            for chair in seating.with_names(row, names).chairs
        ),
        spectators=tuple(
            Me(id=each, name=names[each]) for each in sorted(attendance.everybody() - {*seated})
        ),
        muted=tuple(whom for by, whom in row.mutes if by is None),
        ignored=personal.ignored,
        match=match,
        unplayable=None if unplayable is None else _unplayable(unplayable),
        me=personal.seat,
        hints=playing and personal.seat is not None and len(seated) == 1,
        pointing=games.find(row.game).pointing(row.options),
        requests=_seat_requests(requests, names) if playing else (),
        declined=personal.declined,
        seal=None if playing else seal,
        bots_only=bots_only,
        hurried=hurried,
    )


def _seat_requests(requests: SeatRequests, names: Mapping[int, str]) -> tuple[SeatRequest, ...]:
    return tuple(
        SeatRequest(
            person=each.person,
            name=names.get(each.person, ""),
            seat=each.seat,
            agreed=tuple(sorted(each.agreed)),
        )
        for each in requests.open.values()
    )


def _unplayable(match: UnplayableMatch) -> Unplayable:
    return Unplayable(match=match.key, engine=match.engine)


def _seat_card(chair: Chair, attendance: Attendance, absences: Absences) -> SeatCard:
    person = chair.person
    if person is None:
        return SeatCard(
            person=None, name=chair.name, bot=chair.bot, ready=chair.ready, here=False, away=False
        )
    return SeatCard(
        person=person,
        name=chair.name,
        bot=None,
        ready=chair.ready,
        here=attendance.is_present(person),
        away=person in attendance.away,
        bot_in=_milliseconds_until(absences.bot_at.get(person)),
        vote_in=_milliseconds_until(absences.vote_at.get(person)),
    )


def _milliseconds_until(when: float | None) -> int | None:
    return None if when is None else max(0, round((when - loop_time()) * 1000))


def table_card(row: TableRow, *, playing: bool) -> TableCard:
    """Build the table's entry in the lobby's list."""
    return TableCard(
        key=row.key,
        game=row.game,
        options=row.options,
        phase="playing" if playing else "gathering",
        host=next((chair.name for chair in row.chairs if chair.person == row.host), ""),
        seats=len(row.chairs),
        people=len(seating.people(row)),
        bots=sum(chair.bot is not None for chair in row.chairs),
        clock=row.clock,
        open=row.open,
    )


def invitation(row: TableRow, names: Mapping[int, str], *, playing: bool) -> Invitation:
    """Describe a table to somebody who has its link, but has not come in."""
    named = seating.with_names(row, names)
    return Invitation(
        game=row.game,
        options=row.options,
        clock=row.clock,
        open=row.open,
        phase="playing" if playing else "gathering",
        host=next((chair.name for chair in named.chairs if chair.person == row.host), ""),
        seats=tuple(InvitedSeat(name=chair.name, bot=chair.bot) for chair in named.chairs),
    )


def chat_line(line: ChatLineRow, names: Mapping[int, str]) -> Line:
    """Build the message of a chat line, with the speaker's name as it is at the table now."""
    name = names.get(line.person, line.name)
    return Line(number=line.number, person=line.person, name=name, text=line.text, at=line.at)
