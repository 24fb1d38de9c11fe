"""The stored rows, as the rest of the program sees them. Times are ms since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from whistlestop.engine.game_option import OptionValue
from whistlestop.wire.field_types import Substitutes

OptionValues: TypeAlias = dict[str, OptionValue]

OPEN_CARDS = -1  # in place of a seat: the person has looked at the cards of all seats


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    name: str


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session of a person: a browser or a program that has the secret with this hash."""

    token_hash: bytes
    since: int
    used: int
    browser: str  # its kind and its system, roughly; "" if they are not known
    link_hash: bytes | None = None  # of the resume link that began it
    host_cookie: bool = False  # whether the secret has come back as a __Host- cookie


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a table: a person's, a bot's (`bot` is its level), or free.

    `name` is the person's name, or "" without a person.
    """

    person: int | None
    name: str
    bot: str | None
    ready: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    id: int
    key: str
    game: str
    options: OptionValues
    public: bool
    clock: int | None
    open: bool
    host: int | None
    chairs: tuple[Chair, ...]
    kicked: tuple[int, ...]
    # Pairs: the person who mutes (None: the host, for everybody), the person who is muted.
    mutes: tuple[tuple[int | None, int], ...]
    match: int | None  # the running match, or the last one
    touched: int  # the time of the last change
    owner: int | None = None  # the person who made the table, or got it from its owner
    closed: int | None = None  # when the operator has closed the table
    substitutes: Substitutes = "ask"  # bots for absent players in matches without a clock


@dataclass(frozen=True, slots=True)
class MatchRow:
    id: int
    key: str
    table: int
    game: str
    options: OptionValues
    seats: int
    seed: int
    nonce: str
    names: tuple[str, ...]
    engine: str
    started: int
    ended: int | None
    winners: tuple[int, ...] | None
    why: str | None
    unplayable: str | None = None  # why the match cannot be continued
    # The server's part of the seed and the players' parts by seat; None if the seed has no parts.
    secret: int | None = None
    nonces: tuple[str | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A choice. `only` and `digest` are None if an earlier version of this program stored it."""

    number: int
    seat: int
    answer: str
    by: str
    at: int
    only: bool | None = None  # whether it was the only legal answer
    digest: int | None = None  # of the match after this choice


@dataclass(frozen=True, slots=True)
class SleepingRow:
    """A running match that is not in memory until somebody comes, or shortly before `due`."""

    match: int
    table: str  # the key of its table
    due: int  # when the server must answer for a seat
    waiting: tuple[int, ...]  # the seats that are asked
    away: tuple[int, ...]  # the people for whom a bot answers until they are back
    # Seats, their turns, and the seconds by which their clocks start later than their questions.
    watching: tuple[tuple[int, int, float], ...]


@dataclass(frozen=True, slots=True)
class ChatLineRow:
    """A line of chat. `name` is the speaker's name at that time."""

    number: int
    person: int
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban of a person or of a network; `until` is None if it is for ever."""

    id: int
    person: int | None
    network: str | None
    since: int
    until: int | None
    why: str


@dataclass(frozen=True, slots=True)
class LessonRow:
    """The progress of a person in a lesson, such as `bang/reach`.

    `done` is what they have done since they began it last. `finished` says whether they have ever
    come to its end.
    """

    lesson: str
    done: tuple[str, ...]
    finished: bool
    at: int  # when they made their last move


@dataclass(frozen=True, slots=True)
class SolvedPuzzleRow:
    """A puzzle that a person has solved, such as `bang/7`."""

    puzzle: str
    at: int  # when they found the answer first
