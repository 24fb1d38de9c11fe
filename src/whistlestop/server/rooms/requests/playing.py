"""Requests of players: a match, an answer, the reason why something is not allowed, a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from whistlestop.engine.reason import Pick
from whistlestop.server.clocks import loop_time
from whistlestop.server.errors import NotNow
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.match_messages import reason_message
from whistlestop.server.rooms.quotas import Owner

if TYPE_CHECKING:
    from whistlestop.server.connections.connection import Connection
    from whistlestop.server.rooms.room import Room
    from whistlestop.wire import from_client


async def start(room: Room, connection: Connection, request: from_client.Start) -> None:
    async with room.request_of(connection):
        seating.need_host(room.row, connection.person)
        if _has_begun(room, request.after):
            return
        seating.need_gathering(playing=room.playing)
        row = seating.fill(room.row, request.fill)
        named = seating.with_names(row, room.names())
        seating.need_everybody_ready(named, but=connection.person)
        await room.deal(row, connection)


def _has_begun(room: Room, after: str | UnsetType | None) -> bool:
    """Return whether the table has another match than `after`, the last one a client knew."""
    return after is not UNSET and after != room.match_key


async def rematch(room: Room, connection: Connection, request: from_client.Rematch) -> None:
    async with room.request_of(connection):
        if _has_begun(room, request.after):
            return
        seating.need_gathering(playing=room.playing)
        seat = seating.need_seat(room.row, connection.person)
        if room.row.match is None:
            raise NotNow("there has been no match yet", "no-match")
        row = seating.set_ready(room.row, seat, on=True)
        if all(chair.ready for chair in row.chairs):
            await room.deal(row, connection)
        else:
            await room.save(row)


async def submit_choice(room: Room, connection: Connection, request: from_client.Choose) -> None:
    async with room.request_of(connection):
        seat = seating.need_seat(room.row, connection.person)
        session = room.require_session()
        await session.accept_answer(seat, request.match, request.turn, request.answer)


async def why_not(room: Room, connection: Connection, request: from_client.WhyNot) -> None:
    """Tell a player why an answer is not legal. Hold the lock: nobody may know a step early."""
    async with room.request_of(connection):
        seat = seating.need_seat(room.row, connection.person)
        pick = Pick(request.card, request.seat, request.place)
        found = room.require_session().why_not(seat, request.match, pick)
        connection.tell(reason_message(request.id, found))


async def hint(room: Room, connection: Connection, request: from_client.AskHint) -> None:
    """Let a bot think what a player should answer who plays against bots only."""
    async with room.request_of(connection):
        seat = seating.need_seat(room.row, connection.person)
        seating.need_bots_as_opponents(room.row)
        owner = Owner(connection.person, connection.address)
        room.require_session().hint(
            seat,
            request.match,
            request.turn,
            connection,
            count=lambda: room.quotas.hints.take(owner, loop_time()),
        )
