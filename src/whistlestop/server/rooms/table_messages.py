"""The messages that show a table: to the people there, in the lobby's list, and its chat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Self

from whistlestop import games
from whistlestop.server.clocks import loop_time
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.attendance import Attendance
from whistlestop.server.rooms.match_loader import UnplayableMatch
from whistlestop.server.rooms.seat_requests import SeatRequests
from whistlestop.store.rows import Chair, ChatLineRow, TableRow
from whistlestop.wire.from_server import (
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
    def of(cls, row: TableRow, person: int, requests: SeatRequests, *, playing: bool) -> Self:
        """Return the part for one person."""
        return cls(
            seat=seating.seat_of(row, person),
            ignored=tuple(whom for by, whom in row.mutes if by == person),
            declined=playing and requests.is_declined(person, loop_time()),
        )


def table_message(
    row: TableRow,
    attendance: Attendance,
    personal: PersonalPart,
    names: Mapping[int, str],
    *,
    playing: bool,
    match: str | None,
    unplayable: UnplayableMatch | None,
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
    here, seated = attendance.here(), seating.people(row)
    return Table(
        key=row.key,
        game=row.game,
        options=row.options,
        public=row.public,
        clock=row.clock,
        open=row.open,
        host=row.host,
        owner=row.owner,
        phase="playing" if playing else "gathering",
        seats=tuple(
            _seat_card(chair, here, attendance.away)
            for chair in seating.with_names(row, names).chairs
        ),
        spectators=tuple(Me(id=each, name=names[each]) for each in sorted(here - {*seated})),
        muted=tuple(whom for by, whom in row.mutes if by is None),
        ignored=personal.ignored,
        match=match,
        unplayable=None if unplayable is None else _unplayable(unplayable),
        me=personal.seat,
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


def _seat_card(chair: Chair, here: set[int], away: set[int]) -> SeatCard:
    return SeatCard(
        person=chair.person,
        name=chair.name,
        bot=chair.bot,
        ready=chair.ready,
        here=chair.person in here,
        away=chair.person in away,
    )


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
