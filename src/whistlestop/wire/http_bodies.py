"""The bodies of HTTP requests and answers, beside the parts they share with the socket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from whistlestop.wire.field_types import Clock, Key, Name, SeatCount, Secret, Setting, Word
from whistlestop.wire.from_server import End, Fairness, Fragment, Me, Scene, TableCard, WireEvent


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


class NewGuest(Body, frozen=True):
    """Come in under this name. The answer sets the cookie that is your identity from then on."""

    name: Name


class Rename(Body, frozen=True):
    name: Name


class Resume(Body, frozen=True):
    """The secret of a personal resume link: this device becomes one of yours."""

    secret: Secret


class NewTable(Body, frozen=True):
    """You are its host, in its first seat. Left out: the game's usual."""

    game: Word
    options: dict[Word, Setting] = {}
    seats: SeatCount | None = None
    public: bool = False
    clock: Clock = None
    open: bool = True


class ResumeLink(Fragment, frozen=True):
    """Shown once: only its hash is stored. A new one ends the one before."""

    url: str
    secret: str


class OptionCard(Fragment, frozen=True):
    """`help` is the id of its text in the locales."""

    name: str
    kind: Literal["flag", "choice", "number"]
    default: Setting
    help: str
    choices: tuple[str, ...]
    low: int
    high: int


class MixCard(Fragment, frozen=True):
    """Options that go well together, by name; those it leaves out are usual. `help` is a text."""

    name: str
    help: str
    options: dict[str, Setting]


class GameCard(Fragment, frozen=True):
    """`levels` are the bots that know this game, the usual one last."""

    name: str
    fewest: int
    most: int
    usual: int
    options: tuple[OptionCard, ...]
    mixes: tuple[MixCard, ...]
    levels: tuple[str, ...]


class Offer(Fragment, frozen=True):
    """What this server has: games with their options, and the bots that know any game."""

    version: str
    protocol: int
    games: tuple[GameCard, ...]
    levels: tuple[str, ...]


class Welcome(Fragment, frozen=True):
    """What a client needs to begin; `me` is null for somebody who has not come in yet."""

    me: Me | None
    offer: Offer


class TableLink(Fragment, frozen=True):
    """The way to a table; who has the link may come."""

    key: Key
    url: str


class MyTable(Fragment, frozen=True):
    """A table where you have a seat."""

    table: TableCard
    seat: int
    your_turn: bool


class MatchCard(Fragment, frozen=True):
    """A match; seed and nonce in `fair`, and the end, once it is over."""

    key: Key
    game: str
    options: dict[str, Setting]
    names: tuple[str, ...]
    started: int
    ended: int | None
    end: End | None
    fair: Fairness


class Film(Fragment, frozen=True):
    """A match that is over, as one seat saw it: the view at the start, then scene by scene."""

    match: MatchCard
    seat: int | None
    before: tuple[WireEvent, ...]  # what happened up to the first question
    view: Any
    scenes: tuple[Scene, ...]


class ClauseCard(Fragment, frozen=True):
    """A clause of a rulebook, in our own words; in English. `about` names cards and characters."""

    id: str
    title: str
    area: str
    rule: str
    note: str
    about: tuple[str, ...]


class Health(Fragment, frozen=True):
    status: Literal["ok"]
    version: str


class Problem(Fragment, frozen=True):
    """Why a request was refused, like `refused` on the socket."""

    kind: str
    details: dict[str, Any]
    text: str


__all__ = [
    "Body",
    "ClauseCard",
    "Film",
    "GameCard",
    "Health",
    "MatchCard",
    "Me",
    "MixCard",
    "MyTable",
    "NewGuest",
    "NewTable",
    "Offer",
    "OptionCard",
    "Problem",
    "Rename",
    "Resume",
    "ResumeLink",
    "TableLink",
    "Welcome",
]


class Thought(Fragment, frozen=True):
    """What a bot believed of the others at its seat; `thoughts` is in the words of the game."""

    seat: int
    bot: str
    thoughts: Any
