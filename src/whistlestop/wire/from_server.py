"""The messages of the server over a socket, and fragments that HTTP responses share."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from whistlestop.engine.game_option import OptionValue
from whistlestop.wire.field_types import By, Key, Number, PersonId, Phase, Seat, Substitutes
from whistlestop.wire.narration import WireNarration, WireText


class Fragment(Struct, frozen=True, kw_only=True):
    """A piece of a message, or the body of an HTTP response."""


class Message(Struct, frozen=True, tag_field="type", kw_only=True):
    """A whole message, named by its `type`."""


# People and tables


class Me(Fragment, frozen=True):
    """A person, by number and name."""

    id: PersonId
    name: str


class SeatCard(Fragment, frozen=True):
    """A seat of a table: a person's (`person`), a bot's (`bot` is its level), or free."""

    person: PersonId | None
    name: str
    bot: str | None
    ready: bool
    here: bool  # whether they have a page of this site open, which shows no other table
    away: bool  # whether a bot answers for them until they are back
    # While they are absent from a match: milliseconds until a bot answers for them, or until the
    # players are asked whether it should. A question to their seat may come later.
    bot_in: int | None = None
    vote_in: int | None = None


class TableCard(Fragment, frozen=True):
    """A table in the lobby's list."""

    key: Key
    game: str
    options: dict[str, OptionValue]
    phase: Phase
    host: str
    seats: int
    people: int
    bots: int
    clock: int | None
    open: bool


class Unplayable(Fragment, frozen=True):
    """A match that cannot be continued after an update of the server. Its record can be read."""

    match: Key
    engine: str  # the version of the program with which the match began


class Fairness(Fragment, frozen=True):
    """The seal of a match: `hash` is the SHA-256 of `whistlestop SEED NONCE`.

    `nonces` are the players' parts of the seed, by seat. `deal` is the seed of the deal, made of
    `seed` and `nonces`. The other fields are null until the match is over. Matches of earlier
    versions have no `nonces` and no `deal`: their seed is `seed` itself.
    """

    hash: str
    seed: str | None = None
    nonce: str | None = None
    nonces: tuple[str | None, ...] | None = None
    deal: str | None = None


class SeatRequest(Fragment, frozen=True):
    """A person who asks for a bot's seat. `agreed` are the players who agree."""

    person: PersonId
    name: str
    seat: Seat
    agreed: tuple[PersonId, ...]


class AbsenceVote(Fragment, frozen=True):
    """The question to the players whether a bot should answer for one who is absent."""

    person: PersonId
    seat: Seat
    agreed: tuple[PersonId, ...]
    declined: tuple[PersonId, ...]


# A match, as one seat may see it


class WireEvent(Fragment, frozen=True):
    """An event, as one seat may see it. `narration` is null if it needs no words."""

    kind: str
    payload: dict[str, Any]
    narration: WireNarration | None = None


class Change(Fragment, frozen=True):
    """A new value in the view: `path` is the names and positions of its place, `to` the value."""

    path: tuple[str | int, ...]
    to: Any


class Scene(Fragment, frozen=True):
    """One event, and its changes of the view. `narration` is null if it needs no words."""

    kind: str
    payload: dict[str, Any]
    changes: tuple[Change, ...]
    narration: WireNarration | None = None


class WireAsk(Fragment, frozen=True):
    """The question to your seat. `turn` counts the answers that the seat has given before."""

    turn: Number
    kind: str
    answers: tuple[str, ...]
    about: dict[str, Any]


class Waiting(Fragment, frozen=True):
    """A seat that the match waits for. `left` is the milliseconds that are left on its clock."""

    seat: Seat
    left: int | None


class BotAnswer(Fragment, frozen=True):
    """An answer that a bot gave for an absent player, with its events: those before `end`.

    It has no events if others were still being asked.
    """

    answer: str
    start: Number
    end: Number


class End(Fragment, frozen=True):
    """The end of a match: the winners and the reason."""

    winners: tuple[int, ...]
    why: str


# Messages


class Hello(Message, frozen=True, tag="hello"):
    """The first message of every connection."""

    protocol: int
    version: str
    me: Me


class Done(Message, frozen=True, tag="done"):
    """The request with this id was carried out, and its effect is stored."""

    id: Number


class Refused(Message, frozen=True, tag="refused"):
    """The request with this id was refused, and nothing has changed.

    Clients choose a text for people by `kind` and `details`; `text` is for developers.

    `id` is null if the id of the request could not be read.
    """

    id: Number | None
    kind: str
    details: dict[str, Any]
    text: str


class Lobby(Message, frozen=True, tag="lobby"):
    """A page of the public tables, sent again when it has changed.

    `first` is the number of tables before it, and `total` the number of all tables that fit.
    """

    tables: tuple[TableCard, ...]
    first: Number
    total: Number


class Table(Message, frozen=True, tag="table"):
    """The whole table without its match and its chat, sent whenever it has changed."""

    key: Key
    game: str
    options: dict[str, OptionValue]
    public: bool
    clock: int | None
    open: bool  # whether anybody may take a bot's seat while the match runs, without consent
    host: PersonId | None
    phase: Phase
    seats: tuple[SeatCard, ...]
    spectators: tuple[Me, ...]
    muted: tuple[PersonId, ...]  # people whom the host has muted for everybody
    ignored: tuple[PersonId, ...]  # people whom you have muted for yourself
    match: Key | None  # the running match, or the last one
    me: Seat | None  # your seat
    pointing: bool = False  # whether players may point at things
    unplayable: Unplayable | None = None  # the last match, if it cannot be continued
    requests: tuple[SeatRequest, ...] = ()  # the people who ask for a bot's seat
    declined: bool = False  # whether the players have just declined your request
    seal: str | None = None  # the seal of the next match, until it begins
    bots_only: bool = False  # a match runs, and everybody who is not a bot is out of it for good
    hurried: bool = False  # the bots play the rest of the match without pauses
    substitutes: Substitutes = "always"  # bots for absent players in matches without a clock
    absences: tuple[AbsenceVote, ...] = ()  # the open questions about absent players
    hints: bool = False  # whether you may ask for hints: nobody but you and bots plays
    owner: PersonId | None = None  # the person to whom the table belongs; nobody sends them away


class Line(Message, frozen=True, tag="line"):
    """A line of the chat."""

    number: Number
    person: PersonId
    name: str
    text: str
    at: int  # milliseconds since 1970


class Pointed(Message, frozen=True, tag="pointed"):
    """Somebody points at a thing of the view; show it for a few seconds."""

    seat: Seat
    what: str


class Reason(Message, frozen=True, tag="reason"):
    """The reason why no answer uses the thing that a request `why-not` names.

    `text` is null if an answer uses it. `clauses` are the ids of the clauses that say so.
    """

    request: Number
    text: WireText | None
    clauses: tuple[str, ...]


class RankedAnswer(Fragment, frozen=True):
    """An answer with its value to a bot, if it has one, and the sentences that say why."""

    answer: str
    value: float | None
    why: tuple[WireText, ...]


class Hint(Fragment, frozen=True):
    """The answers that a bot ranks best, the best one first, and what it believes about others.

    `unit` says what the values measure: life points, tiles of loot, or shares of matches won.
    """

    ranked: tuple[RankedAnswer, ...]
    unit: Literal["life", "tiles", "wins"]
    beliefs: dict[str, Any] | None


class Advice(Message, frozen=True, tag="advice"):
    """The answer to a request `hint`: what a bot would do in this turn.

    `hint` is null if the bot has failed, or gives no reasons.
    """

    match: Key
    turn: Number
    hint: Hint | None


class Standing(Message, frozen=True, tag="standing"):
    """The match as it stands for you: the whole view, and the events from number `start` on.

    `by_bot` lists the answers that a bot gave for your seat while you were away. `all_open` says
    that you look at the hands of all; `seat` is null then.
    """

    match: Key
    seat: Seat | None
    names: tuple[str, ...]
    start: Number
    events: tuple[WireEvent, ...]
    view: Any
    ask: WireAsk | None
    given: str | None  # your seat's answer, while others are still being asked
    waiting: tuple[Waiting, ...]
    end: End | None
    fair: Fairness
    by_bot: tuple[BotAnswer, ...] = ()
    all_open: bool = False


class Step(Message, frozen=True, tag="step"):
    """The effects of one answer: scenes from event number `start` on, then further changes."""

    match: Key
    start: Number
    scenes: tuple[Scene, ...]
    changes: tuple[Change, ...]
    ask: WireAsk | None
    given: str | None
    waiting: tuple[Waiting, ...]
    by: By  # who or what gave the answer
    seat: Seat  # the seat that answered
    end: End | None
    fair: Fairness


class Bye(Message, frozen=True, tag="bye"):
    """You are no longer at the table, because the host has removed you."""

    why: Literal["kicked"]


FromServer: TypeAlias = (
    Hello
    | Done
    | Refused
    | Lobby
    | Table
    | Line
    | Pointed
    | Reason
    | Advice
    | Standing
    | Step
    | Bye
)

read: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


def write(message: Message) -> str:
    """Encode a message for the socket."""
    return _encoder.encode(message).decode()
