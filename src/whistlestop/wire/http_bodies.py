"""The bodies of HTTP requests and responses, besides the fragments shared with the socket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from whistlestop.engine.game_option import OptionValue
from whistlestop.wire.field_types import (
    Clock,
    Key,
    LessonWord,
    LessonWords,
    Name,
    Number,
    Phase,
    Seat,
    SeatCount,
    Secret,
    Substitutes,
    Word,
)
from whistlestop.wire.from_server import (
    End,
    Fairness,
    Fragment,
    Me,
    Scene,
    Standing,
    Step,
    TableCard,
    WireAsk,
)
from whistlestop.wire.narration import WireNarration, WireText


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class NewGuest(Body, frozen=True):
    """Sign in as a guest. The response sets the cookie that identifies you from then on."""

    name: Name


class Rename(Body, frozen=True):
    """Change your name."""

    name: Name


class Resume(Body, frozen=True):
    """Sign in on this device with the secret of your resume link."""

    secret: Secret


class NewTable(Body, frozen=True):
    """Make a table. You are its host, in the first seat. Fields left out get their defaults."""

    game: Word
    options: dict[Word, OptionValue] = {}
    seats: SeatCount | None = None
    public: bool = False
    clock: Clock = None
    open: bool = False
    substitutes: Substitutes = "ask"


class LessonMove(Body, frozen=True):
    """Make a move in a lesson: `next`, after all that you have `done`.

    Each is the text of an answer, or `continue` at a step that is only read. Without `next` you are
    told how the lesson stands.
    """

    done: LessonWords = ()
    next: LessonWord | None = None


class LessonPick(Body, frozen=True):
    """Ask why you cannot use a thing, after all that you have `done`."""

    done: LessonWords = ()
    card: Word | None = None
    seat: Seat | None = None
    place: Word | None = None


class PuzzleTry(Body, frozen=True):
    """Try an answer to a puzzle."""

    answer: LessonWord


class PuzzlePick(Body, frozen=True):
    """Ask why you cannot use a thing in a puzzle."""

    card: Word | None = None
    seat: Seat | None = None
    place: Word | None = None


class ResumeLink(Fragment, frozen=True):
    """Your personal resume link. It is shown once: only its hash is stored.

    A new link makes the old one invalid, and ends the sessions that the old one began.
    """

    url: str
    secret: str


class SessionCard(Fragment, frozen=True):
    """A session of yours: a browser or a program that is signed in as you."""

    key: Key
    since: int  # milliseconds since 1970
    used: int  # when its last request came
    browser: str  # such as `Firefox, Android`; empty if it is not known
    by_link: bool  # whether a resume link began it
    this: bool  # whether it is the session of this request


class Sessions(Fragment, frozen=True):
    """Your sessions, the last used first. `link` says whether you have a resume link."""

    sessions: tuple[SessionCard, ...]
    link: bool


class OptionCard(Fragment, frozen=True):
    """An option of a game; `help` is the id of its text in the locales.

    It changes something only while each option in `needs` has one of these values, and only with a
    number of seats in `needs_seats`, if there are any. `tile` says that it changes the character of
    the game, as an expansion does.
    """

    name: str
    kind: Literal["flag", "choice", "number"]
    default: OptionValue
    help: str
    choices: tuple[str, ...]
    low: int
    high: int
    needs: dict[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    needs_seats: tuple[int, ...] = ()
    tile: bool = False


class MixCard(Fragment, frozen=True):
    """A named mix of options; options left out keep their defaults. `help` is a text id."""

    name: str
    help: str
    options: dict[str, OptionValue]


class FirstMatchCard(Fragment, frozen=True):
    """The seats and options of a first match; options left out keep their defaults."""

    seats: int
    options: dict[str, OptionValue]


class GameCard(Fragment, frozen=True):
    """A game; `levels` are the bots that play it, from weak to strong.

    `minutes` are those of a short and of a long match. `weight` says how much there is to learn,
    from 1 (little) to 3 (much). Servers up to 0.2.0 send neither these nor `first`. They do not
    send `usual_level` either, the level of bots that nobody chose: there it is the last level.
    """

    name: str
    fewest: int
    most: int
    usual: int
    options: tuple[OptionCard, ...]
    mixes: tuple[MixCard, ...]
    levels: tuple[str, ...]
    minutes: tuple[int, int] | None = None
    weight: int | None = None
    first: FirstMatchCard | None = None
    usual_level: str | None = None


class Offer(Fragment, frozen=True):
    """The offer of this server: games with their options, and the bots that play any game."""

    version: str
    protocol: int
    games: tuple[GameCard, ...]
    levels: tuple[str, ...]


class Welcome(Fragment, frozen=True):
    """The data that a client needs at its start. `me` is null without a session."""

    me: Me | None
    offer: Offer


class TableLink(Fragment, frozen=True):
    """The invite link of a table. Everybody who has it may come."""

    key: Key
    url: str


class InvitedSeat(Fragment, frozen=True):
    """A seat of an invitation: a person's (`name`), a bot's (`bot` is its level), or free."""

    name: str
    bot: str | None


class Invitation(Fragment, frozen=True):
    """The table behind an invite link. Everybody with the link may read it before they come in."""

    game: str
    options: dict[str, OptionValue]
    clock: int | None
    open: bool  # whether anybody may take a bot's seat while the match runs
    phase: Phase
    host: str  # empty if the host has no seat
    seats: tuple[InvitedSeat, ...]


class TablePage(Fragment, frozen=True):
    """A page of the public tables.

    `first` is the number of tables before it, and `total` the number of all tables that fit.
    """

    tables: tuple[TableCard, ...]
    first: Number
    total: Number


class MyTable(Fragment, frozen=True):
    """A table where you have a seat."""

    table: TableCard
    seat: int
    your_turn: bool


class MatchCard(Fragment, frozen=True):
    """A match. After its end `fair` has the seed and the nonce, and `end` is set."""

    key: Key
    game: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    started: int
    ended: int | None
    end: End | None
    fair: Fairness


class Film(Fragment, frozen=True):
    """A finished match as one seat saw it: the view before the first event, then every scene.

    A scene without a kind holds the changes after the last event of a choice. If `open`, it shows
    all hands and everything else that was hidden, and `seat` is null.
    """

    match: MatchCard
    seat: int | None
    open: bool
    view: Any
    scenes: tuple[Scene, ...]


class ClauseCard(Fragment, frozen=True):
    """A clause of a rulebook in our own words; `about` names cards and characters.

    `players` are the fewest and the most players with whom it applies; it is empty for any number.
    `events` are the kinds of events that it explains, and `examples` the names of the examples that
    show it.
    """

    id: str
    title: str
    area: str
    rule: str
    note: str
    about: tuple[str, ...]
    players: tuple[int, ...]
    events: tuple[str, ...]
    examples: tuple[str, ...]


class Example(Fragment, frozen=True):
    """An example for some clauses, as one seat sees it: the view of the position, then every scene.

    `seats` are the letters or names by which the position calls its seats. A scene without a kind
    holds the changes after the last event.
    """

    name: str
    game: str
    rules: tuple[str, ...]
    seats: tuple[str, ...]
    seat: int | None
    view: Any
    scenes: tuple[Scene, ...]


class LessonProgress(Fragment, frozen=True):
    """Your progress in a lesson: all that you have `done` since you began it last.

    `finished` says whether you have ever come to its end.
    """

    done: tuple[str, ...]
    finished: bool


class LessonCard(Fragment, frozen=True):
    """A lesson. `title` and `about` are ids of texts; `needs` are lessons of the same game.

    `options` are those of its match, such as the expansion that it teaches. `progress` is null if
    you have not begun it, or if you have no session.
    """

    game: str
    name: str
    title: str
    about: str
    minutes: int
    steps: int
    options: dict[str, OptionValue]
    needs: tuple[str, ...]
    rules: tuple[str, ...]  # the clauses that it teaches
    progress: LessonProgress | None


class LessonPoint(Fragment, frozen=True):
    """Something that a step points at.

    `name` is the id of a card, the number of a seat, a place as answers name it, the text of an
    answer, or the name of another spot on the table.
    """

    what: Literal["card", "seat", "place", "answer", "spot"]
    name: str


class LessonGuide(Fragment, frozen=True):
    """The words of a lesson at a step: number `step`, from 0, of `steps`.

    `text` is the id of its text, and null after the last step. `waits` says whether it waits for an
    answer; otherwise the learner only continues. `wrong` is the id of what the learner is told
    about an answer that was not right.
    """

    step: Number
    steps: Number
    text: str | None
    waits: bool
    points: tuple[LessonPoint, ...]
    rules: tuple[str, ...]  # the clauses that the step teaches
    wrong: str | None = None


class LessonMoment(Fragment, frozen=True):
    """A lesson after your move.

    `done` is what you send next time. `standing` is the whole match, if you made no move. `played`
    are your answer and those of the others, after a right one. A client reads these messages like
    those of a table. Your own name in them is empty.

    `ask` is the question of the match. It is null at a step that is only read, also in `standing`
    and `played`.
    """

    done: tuple[str, ...]
    guide: LessonGuide
    ask: WireAsk | None
    standing: Standing | None = None
    played: tuple[Step, ...] = ()


class LessonReason(Fragment, frozen=True):
    """The reason why no answer uses a thing. `text` is null if an answer uses it."""

    text: WireText | None
    clauses: tuple[str, ...]


class Health(Fragment, frozen=True):
    status: Literal["ok"]
    version: str


class Problem(Fragment, frozen=True):
    """The reason why a request was refused, like `refused` on the socket."""

    kind: str
    details: dict[str, Any]
    text: str


class Thought(Fragment, frozen=True):
    """The beliefs of a bot about the other players. Each game has its own form of `thoughts`."""

    seat: int
    bot: str
    thoughts: Any


class PuzzleCard(Fragment, frozen=True):
    """A puzzle in a list. `solved` is false without a session."""

    game: str
    number: Number
    seats: SeatCount
    options: dict[str, OptionValue]
    solved: bool


class PuzzleList(Fragment, frozen=True):
    """All puzzles by game and number, and the puzzle of this day, which everybody gets."""

    day: PuzzleCard
    puzzles: tuple[PuzzleCard, ...]


class PuzzlePage(Fragment, frozen=True):
    """A puzzle: its match at the question, as the seat that is asked may see it.

    A client reads the message `standing` like that of a table. Names are empty: a client names the
    players itself.
    """

    game: str
    number: Number
    options: dict[str, OptionValue]
    standing: Standing


class PuzzleVerdict(Fragment, frozen=True):
    """The verdict on an answer that you have tried."""

    right: bool


class PuzzleReason(Fragment, frozen=True):
    """The reason why no answer uses a thing. `text` is null if an answer uses it."""

    text: WireText | None
    clauses: tuple[str, ...]


class PuzzleAnswer(Fragment, frozen=True):
    """An answer with the figures that a search has found.

    `alike` are answers that differ only in the copies of the same cards. `value` is the share of
    matches that it wins. `behind` is how much less it wins than the best answer, with the standard
    error `error`. `why` says what speaks for it; it may be empty.
    """

    answer: str
    alike: tuple[str, ...]
    value: float
    behind: float
    error: float
    playouts: int
    why: tuple[WireText, ...]


class PuzzleExplanation(Fragment, frozen=True):
    """The solution of a puzzle: all answers, the best one first.

    `bot` is the answer of the bot that plays at tables, which may be wrong.
    """

    answers: tuple[PuzzleAnswer, ...]
    bot: str | None


class SeatSummary(Fragment, frozen=True):
    """The role or figure of one seat in a finished match, and its things with their values."""

    role: WireText | None
    things: tuple[WireText, ...]


class Deed(Fragment, frozen=True):
    """A column of the table of deeds; `id` is the id of its text, and `counts` are by seat."""

    id: str
    counts: tuple[int, ...]


class TurningPoint(Fragment, frozen=True):
    """A moment to look at again. `step` counts events: 0 is the table before the first one."""

    step: int
    title: WireText
    narration: WireNarration | None


class BeliefStep(Fragment, frozen=True):
    """The beliefs of the bots after this many events."""

    step: int
    thoughts: tuple[Thought, ...]


class MatchSummary(Fragment, frozen=True):
    """The summary of a finished match: roles, deeds, turning points, and the bots' beliefs.

    `ending` is about the last event. `seats` is empty if the game has no summary. `beliefs` are at
    a limited number of steps.
    """

    match: MatchCard
    events: int  # the number of all events: the last step
    ending: WireNarration | None
    seats: tuple[SeatSummary, ...]
    deeds: tuple[Deed, ...]
    turning_points: tuple[TurningPoint, ...]
    beliefs: tuple[BeliefStep, ...]


__all__ = [
    "BeliefStep",
    "Body",
    "ClauseCard",
    "Deed",
    "Film",
    "FirstMatchCard",
    "GameCard",
    "Health",
    "Invitation",
    "InvitedSeat",
    "LessonCard",
    "LessonGuide",
    "LessonMoment",
    "LessonMove",
    "LessonPick",
    "LessonPoint",
    "LessonProgress",
    "LessonReason",
    "MatchCard",
    "MatchSummary",
    "Me",
    "MixCard",
    "MyTable",
    "NewGuest",
    "NewTable",
    "Offer",
    "OptionCard",
    "Problem",
    "PuzzleAnswer",
    "PuzzleCard",
    "PuzzleExplanation",
    "PuzzleList",
    "PuzzlePage",
    "PuzzlePick",
    "PuzzleReason",
    "PuzzleTry",
    "PuzzleVerdict",
    "Rename",
    "Resume",
    "ResumeLink",
    "SeatSummary",
    "TableLink",
    "Thought",
    "TurningPoint",
    "Welcome",
]
