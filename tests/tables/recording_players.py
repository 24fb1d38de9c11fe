"""Players who answer at random and record what they are told, for comparison with the log."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple
from uuid import uuid4

import msgspec

from tables.told import narrated
from whistlestop import games
from whistlestop.client.errors import OutOfStep, RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.client.reconnecting import Disconnected, GaveUp, News, TableConnection
from whistlestop.engine.ask import read_answer
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.store.rows import ChoiceRow, MatchRow
from whistlestop.store.store import Store
from whistlestop.wire.from_client import Chat, Choose, Ready, Rematch, Request, Sit, Start
from whistlestop.wire.from_server import Line, Standing, Step, WireAsk

# After these refusals a player tries again in a moment.
PASSING = ("too-fast", "not-stored", "bad-database", "server-trouble")
BEGUN = "match-running"  # the refusal of a repeated request that had worked the first time


def as_json(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


class Position(NamedTuple):
    """A match as one seat may know it."""

    events: int
    ask: tuple[int, tuple[str, ...]] | None  # turn and answers
    given: str | None
    waiting: tuple[int, ...]
    winners: tuple[int, ...] | None
    view: Any


class HeardMessage(NamedTuple):
    """A message about a match. `after` has the seat and the `by` of the choice that caused it."""

    after: tuple[int, str] | None
    events: list[tuple[str, Any, Any]]  # with their narrations
    now: Position


class Tablemates:
    """The players of one table, who agree on when to stop."""

    def __init__(self, key: str, closing: asyncio.Event, *, fill: str | None = None) -> None:
        self.key = key
        self.fill = fill
        self.people: list[RecordingPlayer] = []
        self._closing = closing
        self._again: dict[str, bool] = {}

    def again(self, match: str) -> bool:
        """Return whether another match follows this one. The first call decides for all."""
        return self._again.setdefault(match, not self.closing)

    @property
    def closing(self) -> bool:
        """Return whether this match is the last; then nobody takes long to answer."""
        return self._closing.is_set()

    @property
    def matches(self) -> list[str]:
        return list(dict.fromkeys(match for each in self.people for match in each.heard))

    @property
    def lines(self) -> set[str]:
        """Return the chat lines that were acknowledged."""
        return {text for each in self.people for text in each.said}


class RecordingPlayer:
    """A player or spectator who records every message, whatever happens to the server."""

    def __init__(
        self,
        guest: Guest,
        tablemates: Tablemates,
        seat: int | None,
        rng: Random,
        pause: float = 0.1,
    ) -> None:
        self.tablemates = tablemates
        self.seat = seat
        self.stay = TableConnection(guest, tablemates.key, on_news=self._hear)
        self.sent: dict[tuple[str, int], str] = {}  # answers by match and turn
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.too_late: set[tuple[str, int]] = set()
        self.said: list[str] = []
        self.heard: dict[str, list[HeardMessage]] = {}
        self.lines: list[Line] = []
        self.refused: Counter[str] = Counter()
        self.lost = 0
        self.out_of_step: list[str] = []
        self._rng = rng
        self._pause = pause
        self._fresh = asyncio.Event()
        self._gone: GaveUp | None = None
        tablemates.people.append(self)

    # Playing

    async def play(self) -> None:
        """Play match after match, until the tablemates stop."""
        async with self.stay:
            await self._gather()
            await self._play()

    async def _gather(self) -> None:
        """Sit down; the host starts when all are ready. If a match already runs, do nothing."""
        table = self.stay.state.table
        if self.seat is None or (table is not None and table.match is not None):
            return
        if self.seat:
            await self.insist(Sit, seat=self.seat)
            await self.insist(Ready, BEGUN, on=True)
        else:
            await self._until(self._all_ready)
            await self.insist(Start, BEGUN, fill=self.tablemates.fill)

    def _all_ready(self) -> bool:
        table = self.stay.state.table
        players = sum(each.seat is not None for each in self.tablemates.people)
        return table is not None and sum(chair.ready for chair in table.seats) == players - 1

    async def _play(self) -> None:
        chair = self.stay.state
        over = None
        while True:
            self._fresh.clear()
            match, ask = chair.match, chair.ask
            if match is not None and ask is not None and (match, ask.turn) not in self.sent:
                await self._answer(match, ask)
                await self._chat()
            elif match is not None and chair.end is not None and match != over:
                over = match
                if not self.tablemates.again(match):
                    return
                if self.seat is not None:
                    await self.insist(Rematch, BEGUN)
            else:
                await self._wait()

    async def _answer(self, match: str, ask: WireAsk) -> None:
        if not self.tablemates.closing:
            # Now and then a player thinks longer than some clocks allow.
            long = 1.5 * (self._rng.random() < 0.02)
            await asyncio.sleep(self._rng.uniform(0, self._pause) + long)
        turn = (match, ask.turn)
        answer = self.sent[turn] = self._rng.choice(ask.answers)
        words = {"match": match, "turn": ask.turn, "answer": answer}
        if await self.insist(Choose, "stale-turn", **words):
            self.acknowledged[turn] = answer
        else:
            self.too_late.add(turn)

    async def _chat(self) -> None:
        if self._rng.random() < 0.05:
            text = uuid4().hex
            await self.insist(Chat, key=text, text=text)
            self.said.append(text)

    async def insist(self, kind: type[Request], unless: str = "", /, **fields: Any) -> bool:
        """Send a request until it is done (True), or refused for the reason `unless` (False)."""
        while True:
            try:
                await self.stay.request_with_retry(kind, **fields)
            except RequestRefused as problem:
                self.refused[problem.kind] += 1
                if problem.kind == unless:
                    return False
                if problem.kind not in PASSING:
                    raise
                await asyncio.sleep(0.1)
            else:
                return True

    async def _until(self, what: Callable[[], bool]) -> None:
        while not what():
            self._fresh.clear()
            await self._wait()

    async def _wait(self) -> None:
        await self._fresh.wait()
        if self._gone is not None:
            raise self._gone.problem

    # Recording

    def _hear(self, news: News) -> None:
        if isinstance(news, Standing | Step):
            self._note(news)
        elif isinstance(news, Line):
            self.lines.append(news)
        elif isinstance(news, Disconnected):
            self.lost += 1
            if isinstance(news.problem.__cause__, OutOfStep):
                self.out_of_step.append(str(news.problem))
        elif isinstance(news, GaveUp):
            self._gone = news
        self._fresh.set()

    def _note(self, news: Standing | Step) -> None:
        happened = news.scenes if isinstance(news, Step) else news.events
        heard = self.heard.setdefault(news.match, [])
        known = heard[-1].now.events if heard else 0
        if news.start != known:
            self.out_of_step.append(f"event {news.start} after {known}")
        now = Position(
            events=known + len(happened),
            ask=None if news.ask is None else (news.ask.turn, news.ask.answers),
            given=news.given,
            waiting=tuple(each.seat for each in news.waiting),
            winners=None if news.end is None else news.end.winners,
            view=self.stay.state.view,
        )
        after = (news.seat, news.by) if isinstance(news, Step) else None
        events = [(each.kind, each.payload, as_json(each.narration)) for each in happened]
        heard.append(HeardMessage(after, events, now))


# Comparing


@dataclass
class MatchLog:
    """A match as the database holds it."""

    row: MatchRow
    choices: list[ChoiceRow]

    @classmethod
    async def read(cls, store: Store, key: str) -> MatchLog:
        row = await store.match(key)
        assert row is not None, "a match that people were told of is not stored"
        return cls(row, await store.choices(row.id))

    def own(self, seat: int) -> list[ChoiceRow]:
        return [choice for choice in self.choices if choice.seat == seat]

    def played(self, seat: int | None) -> tuple[list[Position], list[tuple[str, Any, Any]]]:
        """Replay the match; return its position for this seat after each choice, and its events."""
        row = self.row
        match = Match(games.find(row.game), row.seats, row.options, row.seed, row.names)
        turns = [0] * row.seats
        positions = [_now(match, seat, turns)]
        events: list[tuple[str, Any, Any]] = []

        def happened(event: Event) -> None:
            payload = as_json(event.seen_by(seat).payload)
            events.append((event.kind, payload, narrated(match, event, seat)))

        for event in match.events:
            happened(event)
        match.watch(happened)
        for choice in self.choices:
            match.choose(choice.seat, read_answer(choice.answer))
            turns[choice.seat] += 1
            positions.append(_now(match, seat, turns))
        return positions, events


def _now(match: Match, seat: int | None, turns: list[int]) -> Position:
    ask = match.ask(seat)
    given = None if seat is None else match.given(seat)
    return Position(
        events=len(match.events),
        ask=None if ask is None else (turns[ask.seat], tuple(map(str, ask.answers))),
        given=None if given is None else str(given),
        waiting=match.waiting,
        winners=None if match.outcome is None else match.outcome.winners,
        view=as_json(match.view(seat)),
    )


def check_log(log: MatchLog) -> None:
    """Check that the log has each number once, and an end if the rules say so."""
    assert [choice.number for choice in log.choices] == list(range(len(log.choices)))
    positions, _ = log.played(None)
    assert log.row.winners == positions[-1].winners
    assert (log.row.ended is None) == (positions[-1].winners is None)


def check_answers(player: RecordingPlayer, log: MatchLog) -> int:
    """Check that each acknowledged answer is stored, and that each stored answer was sent.

    Return the number of acknowledged answers.
    """
    if player.seat is None:
        return 0
    key, own = log.row.key, log.own(player.seat)
    acknowledged = {turn: text for (at, turn), text in player.acknowledged.items() if at == key}
    assert {turn: own[turn].answer for turn in acknowledged if turn < len(own)} == acknowledged
    tabs = [each for each in player.tablemates.people if each.seat == player.seat]
    for turn, choice in enumerate(own):
        if choice.by == "person":
            assert choice.answer in [each.sent.get((key, turn)) for each in tabs]
        if (key, turn) in player.too_late:
            assert choice.answer != player.sent[key, turn]
    return len(acknowledged)


def check_heard(heard: Sequence[HeardMessage], log: MatchLog, seat: int | None) -> int:
    """Check that a seat was told what the log says, each event once. Return the number told."""
    positions, events = log.played(seat)
    told = [event for each in heard for event in each.events]
    assert told == events[: len(told)]
    places = set(range(len(positions)))
    for each in heard:
        if each.after is None:
            first = min(places)
            places = {
                place for place in range(first, len(positions)) if positions[place] == each.now
            }
        else:
            steps = {place + 1 for place in places if place < len(log.choices)}
            places = {
                place
                for place in steps
                if positions[place] == each.now
                and _tells_of(log.choices[place - 1], each.after, seat)
            }
        assert places, f"seat {seat} was told what the log does not know: {each}"
    return len(told)


def _tells_of(choice: ChoiceRow, after: tuple[int, str], seat: int | None) -> bool:
    """Return whether a step is about this choice. Other seats are not told of forced choices."""
    hidden = choice.by == "only" and choice.seat != seat
    return after == (choice.seat, "person" if hidden else choice.by)


async def check_tablemates(store: Store, one: Tablemates) -> None:
    for key in one.matches:
        log = await MatchLog.read(store, key)
        check_log(log)
        assert log.row.ended is not None
        for each in one.people:
            assert each.out_of_step == []
            check_answers(each, log)
            check_heard(each.heard.get(key, []), log, each.seat)
