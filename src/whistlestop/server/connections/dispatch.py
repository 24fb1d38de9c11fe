"""Dispatch of WebSocket requests: each is read, counted, carried out and answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from whistlestop.engine.errors import WhistlestopError
from whistlestop.server.abuse_log import AbuseLog
from whistlestop.server.connections.connection import Connection
from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.errors import ABUSE, BadMessage, NotAllowed, NotNow, TooManyRequests
from whistlestop.server.refusal_messages import refusal, shorten
from whistlestop.server.rooms.lobby import Lobby
from whistlestop.server.rooms.requests import hosting, playing, seats, talking, watching
from whistlestop.server.rooms.room import Room
from whistlestop.store.store import ChoiceTaken
from whistlestop.wire import from_client
from whistlestop.wire.from_server import Done

log = logging.getLogger(__name__)

RATE, BURST = 10.0, 60.0  # requests of one connection: per second, and at once
PERSON_RATE, PERSON_BURST = 20.0, 100.0  # requests of one person over all connections
# Times `per_address`: the messages to others that requests of one address cause, and the lines of
# chat of one address, which are stored.
AUDIENCE_RATE, AUDIENCE_BURST = 20.0, 200.0
CHAT_RATE, CHAT_BURST = 0.05, 5.0
_MAX_STRIKES = 200  # requests that came too fast, minus accepted ones, until we disconnect
# A message to everybody at a table costs this many requests more, and so do a whole match and a
# search in the list of tables.
_EXTRA_COSTS: dict[type[from_client.Request], float] = {
    from_client.Chat: 10.0,
    from_client.Point: 4.0,
    from_client.Enter: 4.0,
    from_client.WatchLobby: 2.0,
    from_client.RenewKey: 10.0,
    from_client.Look: 4.0,
}

# After these requests nobody else at the table gets a message at once. An answer to a question of
# the match sends one to everybody, but nobody can answer more often than they are asked.
_QUIET: frozenset[type[from_client.Request]] = frozenset(
    {
        from_client.Ping,
        from_client.WatchLobby,
        from_client.Contribute,
        from_client.WhyNot,
        from_client.AskHint,
        from_client.Choose,
        from_client.Look,
        from_client.Back,
    }
)

_id_decoder = msgspec.json.Decoder(msgspec.defstruct("OnlyId", [("id", int | None, None)]))


class Dispatcher:
    def __init__(self, lobby: Lobby, abuse_log: AbuseLog) -> None:
        self.lobby = lobby
        self._abuse_log = abuse_log
        self.metrics = lobby.metrics
        # These limits outlive connections: a person who connects again may not ask for more.
        self.people = TokenBuckets(PERSON_RATE, PERSON_BURST)
        addresses = lobby.settings.per_address
        self.audiences = TokenBuckets(AUDIENCE_RATE * addresses, AUDIENCE_BURST * addresses)
        self.lines = TokenBuckets(CHAT_RATE * addresses, CHAT_BURST * addresses)

    async def handle(self, connection: Connection, text: str | None) -> None:
        """Answer one message with `done`, or with `refused` and the reason.

        `text` is None for a binary message.
        """
        number: int | None = None
        try:
            request = self._admit(connection, text)
            number = request.id
            self.metrics.count_message(str(request.__struct_config__.tag))
            await self._carry_out(connection, request)
        except WhistlestopError as problem:
            if number is None:
                number = _id_of(text)
            self.metrics.refused.labels(kind=problem.kind).inc()
            if isinstance(problem, ABUSE):
                self._abuse_log.note(problem.kind, connection.address, connection.person)
            connection.tell(refusal(number, problem))
        except ChoiceTaken:
            taken = NotNow("taken", "not-stored", why="taken")
            connection.tell(refusal(number, taken))
        except Exception:
            self.metrics.trouble.inc()
            log.exception("a request failed", extra={"person": connection.person})
            failed = NotNow("the server is in trouble", "server-trouble")
            connection.tell(refusal(number, failed))
        else:
            connection.tell(Done(id=request.id))

    def _admit(self, connection: Connection, text: str | None) -> from_client.FromClient:
        """Read a request and count it; a message that cannot be read counts too."""
        try:
            request = _read(text)
        except BadMessage:
            self._count(connection, 1.0)
            raise
        self._count(
            connection,
            1.0 + _EXTRA_COSTS.get(type(request), 0.0),
            audience=self._audience(connection, request),
            lines=isinstance(request, from_client.Chat),
        )
        return request

    def _audience(self, connection: Connection, request: from_client.FromClient) -> int:
        """Return the number of connections that get a message because of this request."""
        if type(request) in _QUIET:
            return 0
        room = connection.room
        if isinstance(request, from_client.Enter):
            room = self.lobby.rooms.get(request.table)
        return 0 if room is None else len(room.attendance.connections)

    def _count(
        self, connection: Connection, cost: float, audience: int = 0, *, lines: bool = False
    ) -> None:
        """Raise TooManyRequests if this connection, person or address asks for too much.

        A refused request costs nothing, so a client that retries is served as soon as a client that
        waits. A client that never stops is disconnected.
        """
        now = asyncio.get_running_loop().time()
        if connection.bucket.take(now, cost):
            if self.people.take(connection.person, now, cost):
                if self._count_address(connection.address, now, audience, lines=lines):
                    connection.strikes = max(0, connection.strikes - 1)
                    return
                self.people.give_back(connection.person, cost)
            connection.bucket.give_back(cost)
        connection.strikes += 1
        if connection.strikes > _MAX_STRIKES:
            connection.close(1008)
        raise TooManyRequests("too many requests in a short time", "too-fast")

    def _count_address(self, address: str, now: float, audience: int, *, lines: bool) -> bool:
        """Count the messages to others and the lines of an address. Return False at too many."""
        if not self.audiences.take(address, now, audience):
            return False
        if self.lines.take(address, now, float(lines)):
            return True
        self.audiences.give_back(address, audience)
        return False

    async def _carry_out(self, connection: Connection, request: from_client.FromClient) -> None:
        match request:
            case from_client.Ping():
                return
            case from_client.WatchLobby():
                self.lobby.watch(connection, request)
            case from_client.Enter():
                await self.lobby.enter(connection, request)
            case from_client.Leave():
                if connection.room is not None:
                    connection.left = connection.room.row.id
                    connection.room.leave(connection)
            case _:
                if connection.room is None:
                    raise NotNow("you are at no table: enter one first", "no-room")
                if connection.watching:
                    raise NotAllowed("this connection only watches", "only-watching")
                room = connection.room
                await room.mark_back(connection, request)
                await _AT_TABLE[type(request)](room, connection, request)


# The function that carries out each request at a table.
_AT_TABLE: dict[type[from_client.Request], Callable[[Room, Connection, Any], Awaitable[None]]] = {
    from_client.Sit: seats.sit,
    from_client.Stand: seats.stand,
    from_client.AnswerSeatRequest: seats.answer_seat_request,
    from_client.AnswerAbsence: seats.answer_absence,
    from_client.Contribute: seats.contribute,
    from_client.Ready: seats.ready,
    from_client.Configure: hosting.configure,
    from_client.SeatBot: hosting.seat_bot,
    from_client.Kick: hosting.kick,
    from_client.Appoint: hosting.appoint,
    from_client.RenewKey: hosting.renew_key,
    from_client.Mute: talking.mute,
    from_client.Start: playing.start,
    from_client.Rematch: playing.rematch,
    from_client.Chat: talking.chat,
    from_client.Point: talking.point,
    from_client.WhyNot: playing.why_not,
    from_client.AskHint: playing.hint,
    from_client.Choose: playing.submit_choice,
    from_client.Hurry: watching.hurry,
    from_client.Look: watching.look,
    from_client.Back: Room.mark_back,
}


def _read(text: str | None) -> from_client.FromClient:
    if text is None:
        raise BadMessage("a message is text", "bad-message", why="a message is text, in JSON")
    try:
        return from_client.read.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadMessage(str(problem), "bad-message", why=shorten(problem)) from None


def _id_of(text: str | None) -> int | None:
    """Read the id of a message whose other fields may be wrong."""
    try:
        decoded = _id_decoder.decode(text or "")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    found: Any = getattr(decoded, "id", None)
    return found if isinstance(found, int) and 0 <= found < 2**31 else None
