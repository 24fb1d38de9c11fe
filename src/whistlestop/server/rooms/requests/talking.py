"""Requests to be heard or seen by others: chat, pointing, and muting somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.server.clocks import now_ms
from whistlestop.server.errors import NotAllowed, NotNow
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.table_messages import chat_line
from whistlestop.server.sanitize import sanitize_chat_line
from whistlestop.wire.from_server import Pointed, write

if TYPE_CHECKING:
    from whistlestop.server.connections.connection import Connection
    from whistlestop.server.rooms.room import Room
    from whistlestop.wire import from_client


async def chat(room: Room, connection: Connection, request: from_client.Chat) -> None:
    async with room.request_of(connection):
        _need_voice(room, connection)
        said = sanitize_chat_line(request.text)
        line, new = await room.store.add_line(
            room.row.id, request.key, connection.person, connection.name, said, now_ms()
        )
        if new:
            room.note_speaker(line.person, line.name)
            _send_to_listeners(room, connection.person, write(chat_line(line, room.names())))


async def point(room: Room, connection: Connection, request: from_client.Point) -> None:
    """Point at a thing that everybody may see, for everybody to see. Nothing is stored."""
    async with room.request_of(connection):
        seat = seating.need_seat(room.row, connection.person)
        session = room.require_session()
        if not session.running:
            raise NotNow("there is no match", "no-match")
        if not session.allows_pointing:
            raise NotAllowed("players cannot point at things in this game", "no-pointing")
        _need_voice(room, connection)
        if request.key is not None and (connection.person, request.key) in room.pointed:
            return
        if not session.shows_to_everybody(request.what):
            raise NotNow("there is no such thing on the table", "no-such-thing")
        if request.key is not None:
            room.pointed.append((connection.person, request.key))
        _send_to_listeners(room, connection.person, write(Pointed(seat=seat, what=request.what)))


def _need_voice(room: Room, connection: Connection) -> None:
    if (None, connection.person) in room.row.mutes:
        raise NotAllowed("the host has muted you", "muted")


def _send_to_listeners(room: Room, speaker: int, text: str) -> None:
    deaf = seating.deaf_to(room.row, speaker)
    for each in room.attendance.connections:
        if each.person == speaker or deaf.isdisjoint({None, each.person}):
            each.send(text)


async def mute(room: Room, connection: Connection, request: from_client.Mute) -> None:
    async with room.request_of(connection):
        if request.everyone:
            seating.need_host(room.row, connection.person)
            if request.on:
                seating.need_not_owner(room.row, request.person)
        if request.on:  # a person who has left can be heard again, but not be muted
            room.need_other(connection, request.person)
        by = None if request.everyone else connection.person
        here = room.attendance.everybody()
        await room.save(seating.mute(room.row, by, request.person, on=request.on, here=here))
