"""Requests of people who are out of a match that bots play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.server.errors import NotFound, NotNow
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.narrated_events import OPEN

if TYPE_CHECKING:
    from whistlestop.server.connections.connection import Connection
    from whistlestop.server.rooms.match_session import MatchSession
    from whistlestop.server.rooms.room import Room
    from whistlestop.wire import from_client


async def hurry(room: Room, connection: Connection, _: from_client.Hurry) -> None:
    """Let the bots play the rest of the match at once, for a player who is out."""
    async with room.request_of(connection):
        seat = seating.need_seat(room.row, connection.person)
        session = room.require_session()
        if not session.running:
            raise NotNow("there is no match", "no-match")
        if seat in session.people_in():
            raise NotNow("you are still in the match", "still-in")
        _need_bots_only(room, session)
        session.hurry()


async def look(room: Room, connection: Connection, request: from_client.Look) -> None:
    """Show somebody the cards of a seat or of all, if only bots play or the match is over."""
    async with room.request_of(connection):
        session, seat = room.require_session(), request.seat
        if seat is not None:
            if seat != "all" and seat >= session.seats:
                last = session.seats - 1
                raise NotFound(f"there is no seat {seat}", "bad-seat", found=seat, last=last)
            if session.running:
                _need_bots_only(room, session)
        await session.look(connection.person, OPEN if seat == "all" else seat)


def _need_bots_only(room: Room, session: MatchSession) -> None:
    """Require that every person at the table is out of the match for good."""
    chairs = seating.with_names(room.row, room.names()).chairs
    names = ", ".join(chairs[seat].name for seat in session.people_in())
    if names:
        raise NotNow(f"{names} still in the match", "people-play", names=names)
