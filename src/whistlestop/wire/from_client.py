"""The requests that a client may send over its socket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from whistlestop.engine.game_option import OptionValue
from whistlestop.wire.field_types import (
    CHAT_LENGTH,
    PAGE,
    Clock,
    Hash,
    Key,
    Level,
    Nonce,
    Number,
    PageLength,
    PersonId,
    RandomWord,
    Search,
    Seat,
    SeatCount,
    Substitutes,
    Thing,
    Word,
)


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """A request. The client chooses the number `id`, and the reply repeats it."""

    id: Number


class Ping(Request, frozen=True, tag="ping"):
    """Check that the connection works. The reply is `done`."""


class WatchLobby(Request, frozen=True, tag="watch-lobby"):
    """Ask for a page of the public tables and its changes, or stop them (`on` is false).

    `search` finds the names of hosts and games. `free` leaves out tables without a free seat.
    """

    on: bool
    search: Search = ""
    game: Word | None = None
    free: bool = False
    first: Number = 0
    most: PageLength = PAGE


class Enter(Request, frozen=True, tag="enter"):
    """Come to a table, as a player if you have a seat there, else as a spectator.

    After a lost connection, send what you know: the match, the number of its events, and the number
    of the last chat line. With `watch` the connection is a spectator's even if you have a seat, as
    a screen that everybody in the room sees.
    """

    table: Key
    match: Key | None = None
    events: Number = 0
    chat: Number = 0
    watch: bool = False


class Leave(Request, frozen=True, tag="leave"):
    """Leave the table. You keep your seat; `stand` gives it up."""


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat. In a running match ask for a bot's seat, or take it at an open table."""

    seat: Seat


class Stand(Request, frozen=True, tag="stand"):
    """Give up your seat, or your request for one. In a running match a bot takes your seat."""


class AnswerSeatRequest(Request, frozen=True, tag="answer-seat-request"):
    """Agree that a person takes over a bot's seat in your match, or decline it."""

    person: PersonId
    seat: Seat
    agree: bool


class AnswerAbsence(Request, frozen=True, tag="answer-absence"):
    """Say whether a bot should answer for an absent player of your match until they are back."""

    person: PersonId
    agree: bool


class Contribute(Request, frozen=True, tag="contribute"):
    """Add your part to the seed of the next match: a random nonce, for the seal that you see."""

    seal: Hash
    nonce: Nonce


class Ready(Request, frozen=True, tag="ready"):
    """Say whether you are ready for the match."""

    on: bool


class Configure(Request, frozen=True, tag="configure"):
    """The host changes the table; fields left out stay as they are."""

    options: dict[Word, OptionValue] | UnsetType = UNSET
    seats: SeatCount | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    open: bool | UnsetType = UNSET
    substitutes: Substitutes | UnsetType = UNSET


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """The host puts a bot into a free seat, changes its level, or removes it (`level` null)."""

    seat: Seat
    level: Level | None


class Kick(Request, frozen=True, tag="kick"):
    """The host removes somebody from the table; with `ban` they cannot come back."""

    person: PersonId
    ban: bool = True


class Appoint(Request, frozen=True, tag="appoint"):
    """The host makes somebody else the host."""

    person: PersonId


class RenewKey(Request, frozen=True, tag="renew-key"):
    """The host gives the table another key. `key` is the present one, which then ends."""

    key: Key


class Mute(Request, frozen=True, tag="mute"):
    """Hide the chat of a person from you. With `everyone` the host hides it from everybody."""

    person: PersonId
    on: bool
    everyone: bool = False


class Start(Request, frozen=True, tag="start"):
    """The host starts the match; bots of the level `fill` take the free seats.

    `after` is the last match at the table, or null. If the table has another match already, nothing
    happens, so the request may be sent again.
    """

    fill: Level | None = None
    after: Key | UnsetType | None = UNSET


class Rematch(Request, frozen=True, tag="rematch"):
    """Ask for another match; it starts when everybody who has a seat has asked for it.

    `after` is the last match at the table. If the table has another one already, nothing happens.
    """

    after: Key | UnsetType = UNSET


class Chat(Request, frozen=True, tag="chat"):
    """Say a line. `key` is a random word of letters, digits, - and _; it is stored only once."""

    key: RandomWord
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Point(Request, frozen=True, tag="point"):
    """Point at a thing, for everybody at the table to see. Nothing is stored.

    With a random word as `key` the request may be sent again: the thing is shown only once.
    """

    what: Thing
    key: RandomWord | None = None


class WhyNot(Request, frozen=True, tag="why-not"):
    """Ask why no answer to your seat's question uses a card, a seat or a place, or these together.

    The parts have the names that they have in answers and in the view. A `reason` comes before the
    `done`.
    """

    match: Key
    card: Word | None = None
    seat: Seat | None = None
    place: Word | None = None


class AskHint(Request, frozen=True, tag="hint"):
    """Ask what a bot would answer to your seat's question of this turn, and why.

    Only while nobody but you and bots plays. An `advice` comes after the `done`, when a bot has
    thought about it.
    """

    match: Key
    turn: Number


class Choose(Request, frozen=True, tag="choose"):
    """Answer the question to your seat. `turn` is the ask's turn, so no answer counts twice."""

    match: Key
    turn: Number
    answer: Annotated[str, Meta(min_length=1, max_length=1000)]


class Hurry(Request, frozen=True, tag="hurry"):
    """Let the bots play the rest of the match without pauses. You are out, and only bots play."""


class Look(Request, frozen=True, tag="look"):
    """Watch the match with the cards of this seat open, or of "all"; null ends it.

    Only bots may still play.

    A person who has looked cannot take a seat in this match any more.
    """

    seat: Seat | Literal["all"] | None


class Back(Request, frozen=True, tag="back"):
    """Say that you are back; the bot stops answering for you."""


FromClient: TypeAlias = (
    Ping
    | WatchLobby
    | Enter
    | Leave
    | Sit
    | Stand
    | AnswerSeatRequest
    | AnswerAbsence
    | Contribute
    | Ready
    | Configure
    | SeatBot
    | Kick
    | Appoint
    | RenewKey
    | Mute
    | Start
    | Rematch
    | Chat
    | Point
    | WhyNot
    | AskHint
    | Choose
    | Hurry
    | Look
    | Back
)

read: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
