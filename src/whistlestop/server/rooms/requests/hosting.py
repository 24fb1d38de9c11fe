"""Requests of the host: the invite link, the terms, the seats of bots, and the people there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.server import secrets
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.quotas import Owner
from whistlestop.wire.from_server import Bye

if TYPE_CHECKING:
    from whistlestop.server.connections.connection import Connection
    from whistlestop.server.rooms.room import Room
    from whistlestop.wire import from_client


async def renew_key(room: Room, connection: Connection, request: from_client.RenewKey) -> None:
    """Give the table another key. Do nothing if it has another one than `request` already."""
    async with room.request_of(connection):
        seating.need_host(room.row, connection.person)
        if request.key == room.row.key:
            await room.change_key(secrets.new_key())


async def configure(room: Room, connection: Connection, request: from_client.Configure) -> None:
    async with room.request_of(connection):
        seating.need_host(room.row, connection.person)
        row = seating.configure(room.row, request, playing=room.playing)
        owner = Owner(connection.person, connection.address)
        listed = row.public and not room.row.public
        if listed:
            room.quotas.public_tables.require_room(owner)
        await room.save(row)
        if row.substitutes == "never" and not seating.bots_step_in(row):
            room.attendance.away.clear()
            room.show_table()
            room.reschedule()
        if listed:
            room.quotas.public_tables.add(row.key, owner)


async def seat_bot(room: Room, connection: Connection, request: from_client.SeatBot) -> None:
    async with room.request_of(connection):
        seating.need_host(room.row, connection.person)
        playing = room.playing
        await room.save(seating.seat_bot(room.row, request.seat, request.level, playing=playing))


async def kick(room: Room, connection: Connection, request: from_client.Kick) -> None:
    async with room.request_of(connection):
        seating.need_host(room.row, connection.person)
        room.need_other(connection, request.person)
        seating.need_not_owner(room.row, request.person)
        playing = room.playing
        await room.save(seating.kick(room.row, request.person, ban=request.ban, playing=playing))
        room.attendance.clear_absence(request.person)
        theirs = [each for each in room.attendance.connections if each.person == request.person]
        for each in theirs:
            room.leave(each)
            each.tell(Bye(why="kicked"))


async def appoint(room: Room, connection: Connection, request: from_client.Appoint) -> None:
    async with room.request_of(connection):
        seating.need_host(room.row, connection.person)
        room.need_other(connection, request.person)
        await room.save(seating.appoint(room.row, connection.person, request.person))
