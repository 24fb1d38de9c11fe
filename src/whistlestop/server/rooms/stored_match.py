"""A match of the engine together with its log in the store. If they differ, the log is right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from whistlestop import games
from whistlestop.engine.ask import Answer, Ask, read_answer
from whistlestop.engine.match import STOPPED, Match
from whistlestop.engine.state_digest import agree
from whistlestop.engine.version import __version__
from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.server.errors import MatchUnplayable, NotNow
from whistlestop.server.rooms.narrated_events import NarratedEvents, Viewer
from whistlestop.server.rooms.sealed_deal import SealedDeal, fairness
from whistlestop.server.rooms.seating import seats_by_person
from whistlestop.server.rooms.step_scenes import StepRecorder
from whistlestop.server.time_slices import TimeSlices
from whistlestop.store.rows import ChoiceRow, MatchRow, TableRow
from whistlestop.store.store import Store
from whistlestop.wire.field_types import BOT, By
from whistlestop.wire.from_server import BotAnswer, End, Fairness, WireAsk


@lru_cache(1000)
def _answer_texts(answers: tuple[Answer, ...]) -> tuple[str, ...]:
    """Return answers as texts. They are cached: the same list is sent often, at many tables."""
    return tuple(map(str, answers))


class StoredMatch:
    """A match and its log. All its attributes can be rebuilt from the log."""

    def __init__(self, store: Store, row: MatchRow, match: Match) -> None:
        self.store = store
        self.row = row
        self.match = match
        self.narrated = NarratedEvents(match)
        self.turns = [0] * row.seats  # how many answers each seat has given
        self.opened: dict[int, int] = {}  # when each waiting seat was asked, in ms since 1970
        # The seconds that people took for their decisions before the match was loaded.
        self.answer_times: list[tuple[int, str, float]] = []  # seat, kind of question, seconds
        self.seats_seen: dict[int, int] = {}  # the seat whose cards each person has seen
        self.by_bot: dict[int, list[BotAnswer]] = {}  # given for absent people, by seat
        self._sealed = fairness(row, over=False)

    @classmethod
    async def deal(cls, store: Store, table: TableRow, sealed: SealedDeal) -> StoredMatch:
        """Start a new match for the people of a table, and store it."""
        row = sealed.put_into(_new_row(table), table)
        stored = cls.begin(store, row)  # the rules may refuse it before anything is stored
        stored.row = replace(row, id=await store.start_match(row, table))
        stored.seats_seen = seats_by_person(table)
        return stored

    @classmethod
    def begin(cls, store: Store, row: MatchRow) -> StoredMatch:
        """Set up the match of a row as it was before the first choice."""
        game = games.find(row.game)
        match = Match(game, row.seats, row.options, row.seed, row.names)
        stored = cls(store, row, match)
        stored.note_opened(row.started)
        return stored

    @classmethod
    async def load(cls, store: Store, row: MatchRow) -> StoredMatch:
        """Replay a match from its log. Raise MatchUnplayable if that is not possible any more."""
        choices, seats_seen = await store.choices(row.id), await store.seats_seen(row.id)
        made = 0
        try:
            stored = cls.begin(store, row)
            stored.seats_seen = seats_seen
            slices = TimeSlices()
            for choice in choices:
                stored.note_answer_time(choice)
                start = len(stored.match.events)
                stored.match.choose(choice.seat, read_answer(choice.answer))
                stored.note_by_bot(choice, start)
                stored.turns[choice.seat] += 1
                stored.note_opened(choice.at, choice.seat)
                made += 1
                await slices.pause()
        except MemoryError:
            raise
        except Exception as problem:  # a rule may raise anything
            why = f"choice {made} cannot be made again: {type(problem).__name__}: {problem}"
            raise _unplayable(row, why) from problem
        last = choices[-1].digest if choices else None
        # The last digest covers the whole state, so that no other one needs to be compared.
        if last is not None and not agree(last, stored.match.digest()):
            raise _unplayable(row, f"the replay differs after choice {made}")
        if row.ended is not None and row.why == STOPPED.why:
            stored.match.stop()
        return stored

    def note_opened(self, at: int, seat: int | None = None) -> None:
        """Note `at` as the time at which the seats were asked; `seat` is the one that answered."""
        if seat is not None and self.match.given(seat) is not None:
            del self.opened[seat]  # the other seats were asked at the same time, and still are
        else:
            self.opened = dict.fromkeys(self.match.waiting, at)

    def note_by_bot(self, choice: ChoiceRow, start: int) -> None:
        """Note an answer whose first event is number `start`, if a bot gave it for a person."""
        if choice.by in ("late", "away"):
            answer = BotAnswer(answer=choice.answer, start=start, end=len(self.match.events))
            self.by_bot.setdefault(choice.seat, []).append(answer)

    def note_answer_time(self, choice: ChoiceRow) -> None:
        """Note how long a person took for a choice of the log, which is made right after this."""
        ask, opened = self.match.ask(choice.seat), self.opened.get(choice.seat)
        if ask is None or opened is None or choice.by != "person" or len(ask.answers) == 1:
            return
        seconds = max(0, choice.at - opened) / 1000
        self.answer_times.append((choice.seat, ask.kind, seconds))

    # Messages

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    @property
    def end(self) -> End | None:
        outcome = self.match.outcome
        return None if outcome is None else End(winners=outcome.winners, why=outcome.why)

    @property
    def fair(self) -> Fairness:
        return fairness(self.row, over=True) if self.over else self._sealed

    def ask(self, viewer: int | None) -> WireAsk | None:
        ask = self.match.ask(viewer)
        return None if ask is None else self._wire_ask(ask)

    def given(self, viewer: int | None) -> str | None:
        """Return the answer that this seat has given while others are still being asked."""
        answer = None if viewer is None else self.match.given(viewer)
        return None if answer is None else str(answer)

    async def note_look(self, person: int) -> None:
        """Store that a person has looked at the cards of others, who cannot play here any more."""
        await self.store.note_look(self.row.id, person)

    def _wire_ask(self, ask: Ask) -> WireAsk:
        return WireAsk(
            turn=self.turns[ask.seat],
            kind=ask.kind,
            answers=_answer_texts(ask.answers),
            about=dict(ask.about),
        )

    # Choices

    def read_choice(self, seat: int, turn: int, text: str) -> Answer | None:
        """Read a person's answer to a turn. Return None if the turn has the same answer already.

        Raise NotNow if that turn is not open, or has another answer.
        """
        # After a match its table may get seats that the match did not have.
        given = self.turns[seat] if seat < self.row.seats else 0
        if turn == given and not self.over:
            try:
                return read_answer(text)
            except ValueError:
                return Answer(text)  # the engine refuses it and says what it expected
        if turn < given and self._answer_given(seat, turn) == text:
            return None
        raise NotNow(f"turn {turn} is not open", "stale-turn", turn=turn)

    def _answer_given(self, seat: int, turn: int) -> str:
        own = [answer for each, answer, _ in self.match.choices if each == seat]
        return str(own[turn])

    async def append_choice(
        self,
        seat: int,
        answer: Answer,
        by: By,
        viewers: Iterable[Viewer],
        now: int,
        longest: int,
    ) -> StepRecorder:
        """Make a choice and store it. Its effects may be shown only after this returns.

        A match that has `longest` choices after it and goes on is stopped: it ends as a draw.

        If the choice cannot be stored, this object differs from the log: load the match again.
        """
        recorder = StepRecorder(self.match, self.narrated, viewers)
        number = len(self.match.choices)
        with recorder:
            self.match.choose(seat, answer)
        (_, _, only), digest = self.match.choices[-1], self.match.digest()
        if number + 1 >= longest:
            self.match.stop()  # the digest is of the match before: a replay can reach no other one
        outcome = self.match.outcome
        end = None if outcome is None else (outcome.winners, outcome.why)
        choice = ChoiceRow(number, seat, str(answer), by, now, only, digest)
        await self.store.append(self.row.id, choice, end)
        self.turns[seat] += 1
        self.note_by_bot(choice, recorder.start)
        self.note_opened(now, seat)
        return recorder


def _unplayable(row: MatchRow, why: str) -> MatchUnplayable:
    return MatchUnplayable(f"match {row.id}: {why}", "match-unplayable", engine=row.engine)


def _new_row(table: TableRow) -> MatchRow:
    """Return the row of a new match, whose deal is not put into it yet."""
    return MatchRow(
        id=0,
        key=secrets.new_key(),
        table=table.id,
        game=table.game,
        options=table.options,
        seats=len(table.chairs),
        seed=0,
        nonce="",
        names=tuple(chair.name or f"{BOT}{chair.bot}" for chair in table.chairs),
        engine=__version__,
        started=now_ms(),
        ended=None,
        winners=None,
        why=None,
    )
