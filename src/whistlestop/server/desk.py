"""Where requests of a socket go: read, counted, carried out, answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from whistlestop.engine.errors import WhistlestopError, cut
from whistlestop.server.errors import BadMessage, NotNow, TooMuch
from whistlestop.server.limits import Buckets
from whistlestop.server.lobby import Lobby
from whistlestop.server.room import Room
from whistlestop.server.tab import Tab
from whistlestop.store.store import StoreProblem, Taken
from whistlestop.wire import from_client as asked
from whistlestop.wire.from_server import Done, Refused

log = logging.getLogger(__name__)

RATE, BURST = 10.0, 60.0  # requests of one connection: a second, and at once
PERSON_RATE, PERSON_BURST = 20.0, 100.0  # of one person, over all tabs
_MOST_STRIKES = 200  # refused for haste, less what was not: then the connection is closed
# In requests, beside the one that it is: what goes to everybody at the table.
_COSTS: dict[type[asked.Request], float] = {asked.Chat: 10.0, asked.Point: 4.0}

_number = msgspec.json.Decoder(msgspec.defstruct("OnlyId", [("id", int | None, None)]))


class Desk:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.metrics = lobby.metrics
        # It outlives their connections: who comes again may not say more.
        self.people = Buckets(PERSON_RATE, PERSON_BURST)

    async def take(self, tab: Tab, text: str | None) -> None:
        """One message: `done`, or `refused` with the reason. None is one that was no text."""
        number: int | None = None
        try:
            request = self._admit(tab, text)
            number = request.id
            self.metrics.messages.labels(type=str(request.__struct_config__.tag)).inc()
            await self._carry_out(tab, request)
        except WhistlestopError as problem:
            if number is None:
                number = _number_of(text)
            self.metrics.refused.labels(kind=problem.kind).inc()
            tab.tell(refusal(number, problem))
        except Taken:
            tab.tell(refusal(number, NotNow("taken", "not-stored", why="somebody was faster")))
        except Exception:
            self.metrics.trouble.inc()
            log.exception("a request failed", extra={"person": tab.person})
            tab.tell(refusal(number, NotNow("the server is in trouble", "server-trouble")))
        else:
            tab.tell(Done(id=request.id))

    def _admit(self, tab: Tab, text: str | None) -> asked.FromClient:
        """What it says, if it is not too much; what cannot be read counts as well."""
        try:
            request = _read(text)
        except BadMessage:
            self._count(tab, 1.0)
            raise
        self._count(tab, 1.0 + _COSTS.get(type(request), 0.0))
        return request

    def _count(self, tab: Tab, drops: float) -> None:
        """TooMuch if this connection or this person asks for too much; in the end it is closed.

        What is refused takes nothing: who asks again and again gets it as soon as who waits.
        """
        now = asyncio.get_running_loop().time()
        if tab.bucket.take(now, drops):
            if self.people.take(tab.person, now, drops):
                tab.strikes = max(0, tab.strikes - 1)
                return
            tab.bucket.give_back(drops)
        tab.strikes += 1
        if tab.strikes > _MOST_STRIKES:
            tab.close(1008)
        raise TooMuch("too many requests in a short time", "too-fast")

    async def _carry_out(self, tab: Tab, request: asked.FromClient) -> None:
        match request:
            case asked.Ping():
                return
            case asked.WatchLobby():
                self.lobby.watch(tab, on=request.on)
            case asked.Enter():
                await self.lobby.enter(tab, request)
            case asked.Leave():
                if tab.room is not None:
                    tab.room.leave(tab)
            case _:
                if tab.room is None:
                    raise NotNow("you are at no table: enter one first", "no-room")
                room = tab.room
                await room.back(tab, request)
                await _AT_TABLE[type(request)](room, tab, request)


# What can be asked for at a table, and who does it.
_AT_TABLE: dict[type[asked.Request], Callable[[Room, Tab, Any], Awaitable[None]]] = {
    asked.Sit: Room.sit,
    asked.Stand: Room.stand,
    asked.Ready: Room.ready,
    asked.Configure: Room.configure,
    asked.SeatBot: Room.seat_bot,
    asked.Kick: Room.kick,
    asked.Appoint: Room.appoint,
    asked.Mute: Room.mute,
    asked.Start: Room.start,
    asked.Rematch: Room.rematch,
    asked.Chat: Room.chat,
    asked.Point: Room.point,
    asked.Choose: Room.choose,
    asked.Back: Room.back,
}


def _read(text: str | None) -> asked.FromClient:
    if text is None:
        raise BadMessage("a message is text", "bad-message", why="a message is text, in JSON")
    try:
        return asked.read.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadMessage(str(problem), "bad-message", why=cut_why(problem)) from None


def cut_why(problem: object) -> str:
    return str(problem)[:200]


def _number_of(text: str | None) -> int | None:
    """The id of a message of which the rest may be wrong."""
    try:
        number = _number.decode(text or "")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    found: Any = getattr(number, "id", None)
    return found if isinstance(found, int) and 0 <= found < 2**31 else None


def refusal(number: int | None, problem: WhistlestopError) -> Refused:
    if isinstance(problem, StoreProblem):
        # Where the database is and what it said is for the operator only.
        log.warning("the store is in trouble", extra={"why": str(problem)})
        problem = StoreProblem("the store is in trouble", problem.kind, why="try again")
    details = {
        name: value if isinstance(value, int | float | bool | str) else cut(value)
        for name, value in problem.details.items()
    }
    return Refused(id=number, kind=problem.kind, details=details, text=str(problem)[:1000])
