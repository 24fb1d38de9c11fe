"""What the server says over a socket, and the parts that its HTTP answers share with it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from whistlestop.wire.field_types import By, Key, Number, PersonId, Phase, Seat, Setting


class Fragment(Struct, frozen=True, kw_only=True):
    """A part of a message."""


class Message(Struct, frozen=True, tag_field="type", kw_only=True):
    """A message."""


# People and tables


class Me(Fragment, frozen=True):
    """Who you are here."""

    id: PersonId
    name: str


class SeatCard(Fragment, frozen=True):
    """A seat: somebody's (`person`), a bot's (`bot` is its level), or free."""

    person: PersonId | None
    name: str
    bot: str | None
    ready: bool
    here: bool  # has a tab open at this table
    away: bool  # a bot answers for them until they are back


class TableCard(Fragment, frozen=True):
    """A table in the lobby's list."""

    key: Key
    game: str
    options: dict[str, Setting]
    phase: Phase
    host: str
    seats: int
    people: int
    bots: int
    clock: int | None
    open: bool


class Fairness(Fragment, frozen=True):
    """`hash` is the SHA-256 of the text `whistlestop SEED NONCE`; these two come after the end."""

    hash: str
    seed: str | None = None
    nonce: str | None = None


# A match, as one seat may know it


class WireEvent(Fragment, frozen=True):
    kind: str
    payload: dict[str, Any]


class Change(Fragment, frozen=True):
    """One place of the view: `path` leads there by names and positions; `to` is what it holds."""

    path: tuple[str | int, ...]
    to: Any


class Scene(Fragment, frozen=True):
    """One event, and what of the view is different after it."""

    kind: str
    payload: dict[str, Any]
    changes: tuple[Change, ...]


class WireAsk(Fragment, frozen=True):
    """What your seat is asked. `turn` counts the answers that the seat has given before it."""

    turn: Number
    kind: str
    answers: tuple[str, ...]
    about: dict[str, Any]


class Waiting(Fragment, frozen=True):
    """A seat that is being waited for; `left` is the milliseconds on its clock."""

    seat: Seat
    left: int | None


class End(Fragment, frozen=True):
    winners: tuple[int, ...]
    why: str


# Messages


class Hello(Message, frozen=True, tag="hello"):
    """The first message of every connection."""

    protocol: int
    version: str
    me: Me


class Done(Message, frozen=True, tag="done"):
    """The request of this number was carried out, and is stored."""

    id: Number


class Refused(Message, frozen=True, tag="refused"):
    """It was not, and nothing has changed.

    `kind` and `details` are for texts, `text` is for developers.

    Without an `id` the message could not be read so far as to know which it was.
    """

    id: Number | None
    kind: str
    details: dict[str, Any]
    text: str


class Lobby(Message, frozen=True, tag="lobby"):
    """All public tables."""

    tables: tuple[TableCard, ...]


class LobbyChanged(Message, frozen=True, tag="lobby-changed"):
    """A public table is new or different; `table` null: it is no longer there."""

    key: Key
    table: TableCard | None


class Table(Message, frozen=True, tag="table"):
    """All of the table but its match and its chat, whenever something of it has changed."""

    key: Key
    game: str
    options: dict[str, Setting]
    public: bool
    clock: int | None
    open: bool  # whether a bot's seat may be taken while the match runs
    host: PersonId | None
    phase: Phase
    seats: tuple[SeatCard, ...]
    spectators: tuple[Me, ...]
    muted: tuple[PersonId, ...]  # by the host, for everyone
    ignored: tuple[PersonId, ...]  # by you, for yourself
    match: Key | None  # the one that runs, or the last one
    me: Seat | None  # your seat
    pointing: bool = False  # whether those who play may point at things


class Line(Message, frozen=True, tag="line"):
    """A line of the chat."""

    number: Number
    person: PersonId
    name: str
    text: str
    at: int  # milliseconds since 1970


class Pointed(Message, frozen=True, tag="pointed"):
    """Somebody points at a thing of the view: worth a few seconds."""

    seat: Seat
    what: str


class Standing(Message, frozen=True, tag="standing"):
    """The match as it stands for you: the view whole, and the events from number `start` on."""

    match: Key
    seat: Seat | None
    names: tuple[str, ...]
    start: Number
    events: tuple[WireEvent, ...]
    view: Any
    ask: WireAsk | None
    given: str | None  # what your seat has answered, while others are still being asked
    waiting: tuple[Waiting, ...]
    end: End | None
    fair: Fairness


class Step(Message, frozen=True, tag="step"):
    """What happened: scenes from event number `start` on, then what else of the view changed."""

    match: Key
    start: Number
    scenes: tuple[Scene, ...]
    changes: tuple[Change, ...]
    ask: WireAsk | None
    given: str | None
    waiting: tuple[Waiting, ...]
    by: By  # how the answer came about that made it happen
    seat: Seat  # and whose it was
    end: End | None
    fair: Fairness


class Bye(Message, frozen=True, tag="bye"):
    """You are no longer at the table: you were kicked, or you left it with `leave`."""

    why: Literal["kicked", "left"]


FromServer: TypeAlias = (
    Hello | Done | Refused | Lobby | LobbyChanged | Table | Line | Pointed | Standing | Step | Bye
)

read: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


def write(message: Message) -> str:
    """As it goes over the socket."""
    return _encoder.encode(message).decode()
