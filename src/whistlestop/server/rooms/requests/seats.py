"""Requests about seats: taking and leaving them, readiness, and the seats of absent players."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from whistlestop.server.clocks import loop_time, now_ms
from whistlestop.server.errors import NotNow
from whistlestop.server.rooms import seating

if TYPE_CHECKING:
    from whistlestop.server.connections.connection import Connection
    from whistlestop.server.rooms.room import Room
    from whistlestop.store.rows import TableRow
    from whistlestop.wire import from_client


async def sit(room: Room, connection: Connection, request: from_client.Sit) -> None:
    """Take a seat. In a running match, ask the players for it if they must agree."""
    async with room.request_of(connection):
        person, playing = connection.person, room.playing
        row = seating.sit(room.row, person, connection.name, request.seat, playing=playing)
        if row == room.row:
            return
        if playing:
            await _sit_in_match(room, person, row, request.seat)
            return
        await room.save(row)
        if room.session is not None:
            await room.session.show_standing(person)


async def _sit_in_match(room: Room, person: int, row: TableRow, seat: int) -> None:
    """Take a bot's seat, or ask for it. `row` is the table with the person in this seat."""
    session = room.require_session()
    if session.has_seen_another_seat(person, seat):
        raise NotNow("you have seen the cards of another seat", "seen-seat")
    free = not seating.people(room.row)  # nobody plays who could object
    if room.row.open or free or session.has_seen_seat(person, seat):
        await _take_seat(room, person, row, seat)
    else:
        room.seat_requests.ask(person, seat, loop_time())
        room.show_table()


async def _take_seat(room: Room, person: int, row: TableRow, seat: int) -> None:
    """Store that a person takes a bot's seat, then show them its cards."""
    session = room.require_session()
    row = replace(row, touched=now_ms())
    await room.store.take_seat(row, session.stored.row.id, person, seat)
    room.row = row
    looked = session.note_seat_taken(person, seat)
    room.seat_requests.withdraw(person)
    room.seat_requests.close_seat(seat)
    room.reschedule()
    room.show_table()
    for each in (person, *looked):
        await session.show_standing(each)


async def answer_seat_request(
    room: Room, connection: Connection, request: from_client.AnswerSeatRequest
) -> None:
    """Note that a player agrees to a request for a seat, or declines it."""
    async with room.request_of(connection):
        seating.need_seat(room.row, connection.person)
        room.seat_requests.answer(
            connection.person,
            request.person,
            request.seat,
            loop_time(),
            agree=request.agree,
        )
        room.show_table()
        await _grant_requests(room)


async def grant_requests(room: Room) -> None:
    """Grant the requests for seats to which all players agree who are still present."""
    if _granted(room) is None:
        return  # this happens nearly always, and needs no lock
    async with room.lock:
        await room.reload_if_stale()
        await _grant_requests(room)


async def _grant_requests(room: Room) -> None:
    while (found := _granted(room)) is not None:
        person, seat = found
        name = next(each.name for each in room.attendance.connections if each.person == person)
        await _take_seat(
            room, person, seating.sit(room.row, person, name, seat, playing=True), seat
        )


def _granted(room: Room) -> tuple[int, int] | None:
    """Return a person and the seat that the players let them have."""
    if not room.playing:
        return None
    players = seating.people(room.row)
    present = set(filter(room.attendance.is_present, players)) - room.attendance.away
    found = room.seat_requests.granted(players, present)
    return None if found is None else (found.person, found.seat)


async def answer_absence(
    room: Room, connection: Connection, request: from_client.AnswerAbsence
) -> None:
    """Note whether a player wants a bot to answer for an absent one until they are back."""
    async with room.request_of(connection):
        seating.need_seat(room.row, connection.person)
        session = room.require_session()
        session.vote_on_absence(connection.person, request.person, agree=request.agree)


async def stand(room: Room, connection: Connection, _: from_client.Stand) -> None:
    async with room.request_of(connection):
        if room.seat_requests.withdraw(connection.person):
            room.show_table()
            return
        seat = seating.need_seat(room.row, connection.person)
        await room.save(seating.stand(room.row, seat, playing=room.playing))
        room.attendance.clear_absence(connection.person)
        if room.session is not None:
            await room.session.show_standing(connection.person)


async def ready(room: Room, connection: Connection, request: from_client.Ready) -> None:
    async with room.request_of(connection):
        seating.need_gathering(playing=room.playing)
        seat = seating.need_seat(room.row, connection.person)
        await room.save(seating.set_ready(room.row, seat, on=request.on))


async def contribute(room: Room, connection: Connection, request: from_client.Contribute) -> None:
    """Take a player's part of the next seed. Nothing is stored before the match begins."""
    async with room.request_of(connection):
        seating.need_gathering(playing=room.playing)
        seating.need_seat(room.row, connection.person)
        room.next_deal.contribute(connection.person, request.seal, request.nonce)
