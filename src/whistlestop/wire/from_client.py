"""What a client may say over its socket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from whistlestop.wire.field_types import (
    CHAT_LENGTH,
    Clock,
    Key,
    Level,
    Number,
    PersonId,
    Seat,
    SeatCount,
    Setting,
    Thing,
    Word,
)


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Every request has a number of the client's choosing, which its reply repeats."""

    id: Number


class Ping(Request, frozen=True, tag="ping"):
    """Answered with `done`: the connection lives."""


class WatchLobby(Request, frozen=True, tag="watch-lobby"):
    """The public tables now, and every change to come, until `on` is false."""

    on: bool


class Enter(Request, frozen=True, tag="enter"):
    """Come to a table: as a player if a seat there is yours, as a spectator if not.

    After a lost connection, say what you have got: the match, how many of its events, and the
    number of the last chat line.
    """

    table: Key
    match: Key | None = None
    events: Number = 0
    chat: Number = 0


class Leave(Request, frozen=True, tag="leave"):
    """Look away from the table. A seat stays yours: `stand` gives it up."""


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat; in a running match a bot's, if the host allows it."""

    seat: Seat


class Stand(Request, frozen=True, tag="stand"):
    """Give up your seat. In a running match a bot takes it."""


class Ready(Request, frozen=True, tag="ready"):
    on: bool


class Configure(Request, frozen=True, tag="configure"):
    """The host changes the table; what is left out stays as it is."""

    options: dict[Word, Setting] | UnsetType = UNSET
    seats: SeatCount | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    open: bool | UnsetType = UNSET


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """The host puts a bot into a free seat, changes its level, or sends it away (`level` null)."""

    seat: Seat
    level: Level | None


class Kick(Request, frozen=True, tag="kick"):
    """The host sends somebody away; with `ban` they cannot come back to this table."""

    person: PersonId
    ban: bool = True


class Appoint(Request, frozen=True, tag="appoint"):
    """The host makes somebody else the host."""

    person: PersonId


class Mute(Request, frozen=True, tag="mute"):
    """No more chat of this person for you; if you are the host, with `everyone`, for all."""

    person: PersonId
    on: bool
    everyone: bool = False


class Start(Request, frozen=True, tag="start"):
    """The host begins the match; bots of the level `fill` take the free seats."""

    fill: Level | None = None


class Rematch(Request, frozen=True, tag="rematch"):
    """Play again with the same people; it begins when every seated person has said so."""


class Chat(Request, frozen=True, tag="chat"):
    """`key` is a random word of letters, digits, - and _: a line is said once for each."""

    key: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Point(Request, frozen=True, tag="point"):
    """Show everybody at the table what you mean, for a moment. Nothing of it is kept."""

    what: Thing


class Choose(Request, frozen=True, tag="choose"):
    """Answer what your seat is asked. `turn` is that of the ask, so nothing is answered twice."""

    match: Key
    turn: Number
    answer: Annotated[str, Meta(min_length=1, max_length=1000)]


class Back(Request, frozen=True, tag="back"):
    """You are there again; the bot stops answering for you."""


FromClient: TypeAlias = (
    Ping
    | WatchLobby
    | Enter
    | Leave
    | Sit
    | Stand
    | Ready
    | Configure
    | SeatBot
    | Kick
    | Appoint
    | Mute
    | Start
    | Rematch
    | Chat
    | Point
    | Choose
    | Back
)

read: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
