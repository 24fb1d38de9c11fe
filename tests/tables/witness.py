"""People who play at random, remember every word of the server, and hold it against the log."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple
from uuid import uuid4

import msgspec

from whistlestop import games
from whistlestop.client.errors import OutOfStep, Turned
from whistlestop.client.guest import Guest
from whistlestop.client.stay import Gone, Lost, News, Stay
from whistlestop.engine.ask import read_answer
from whistlestop.engine.match import Match
from whistlestop.store import ChoiceRow, MatchRow, Store
from whistlestop.wire.from_client import Chat, Choose, Ready, Rematch, Request, Sit, Start
from whistlestop.wire.from_server import Line, Standing, Step, WireAsk

PASSING = ("too-fast", "not-stored", "bad-database", "server-trouble")  # said again in a moment
BEGUN = "match-running"  # to who has to say it again: it has worked the first time


def as_json(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


class Now(NamedTuple):
    """A match as one seat may know it."""

    events: int
    ask: tuple[int, tuple[str, ...]] | None  # turn and answers
    given: str | None
    waiting: tuple[int, ...]
    winners: tuple[int, ...] | None
    view: Any


class Heard(NamedTuple):
    """A message about a match. `after`: whose choice made it a step, and how it came about."""

    after: tuple[int, str] | None
    events: list[tuple[str, Any]]
    now: Now


class Circle:
    """The people of one table, who agree on when to stop."""

    def __init__(self, key: str, closing: asyncio.Event, *, fill: str | None = None) -> None:
        self.key = key
        self.fill = fill
        self.people: list[Witness] = []
        self._closing = closing
        self._again: dict[str, bool] = {}

    def again(self, match: str) -> bool:
        """Whether another match follows this one: the first who asks decides for all."""
        return self._again.setdefault(match, not self.closing)

    @property
    def closing(self) -> bool:
        """Whether this match is the last: nobody thinks long about it."""
        return self._closing.is_set()

    @property
    def matches(self) -> list[str]:
        return list(dict.fromkeys(match for each in self.people for match in each.heard))

    @property
    def lines(self) -> set[str]:
        """What they said, and was acknowledged."""
        return {text for each in self.people for text in each.said}


class Witness:
    """Plays one seat, or looks on. Whatever happens to the server, it knows what it was told."""

    def __init__(
        self, guest: Guest, circle: Circle, seat: int | None, rng: Random, pause: float = 0.1
    ) -> None:
        self.circle = circle
        self.seat = seat
        self.stay = Stay(guest, circle.key, hear=self._hear)
        self.sent: dict[tuple[str, int], str] = {}  # answers by match and turn
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.too_late: set[tuple[str, int]] = set()
        self.said: list[str] = []
        self.heard: dict[str, list[Heard]] = {}
        self.lines: list[Line] = []
        self.refused: Counter[str] = Counter()
        self.lost = 0
        self.out_of_step: list[str] = []
        self._rng = rng
        self._pause = pause
        self._fresh = asyncio.Event()
        self._gone: Gone | None = None
        circle.people.append(self)

    # To play

    async def play(self) -> None:
        """Match after match, until the circle has had enough."""
        async with self.stay:
            await self._gather()
            await self._play()

    async def _gather(self) -> None:
        """They sit down, and when all have done so the host begins. Who is late just plays."""
        table = self.stay.chair.table
        if self.seat is None or (table is not None and table.match is not None):
            return
        if self.seat:
            await self.insist(Sit, seat=self.seat)
            await self.insist(Ready, BEGUN, on=True)
        else:
            await self._until(self._all_ready)
            await self.insist(Start, BEGUN, fill=self.circle.fill)

    def _all_ready(self) -> bool:
        table = self.stay.chair.table
        players = sum(each.seat is not None for each in self.circle.people)
        return table is not None and sum(chair.ready for chair in table.seats) == players - 1

    async def _play(self) -> None:
        chair = self.stay.chair
        over = None
        while True:
            self._fresh.clear()
            match, ask = chair.match, chair.ask
            if match is not None and ask is not None and (match, ask.turn) not in self.sent:
                await self._answer(match, ask)
                await self._chat()
            elif match is not None and chair.end is not None and match != over:
                over = match
                if not self.circle.again(match):
                    return
                if self.seat is not None:
                    await self.insist(Rematch, BEGUN)
            else:
                await self._wait()

    async def _answer(self, match: str, ask: WireAsk) -> None:
        if not self.circle.closing:
            # Now and then one has to think, longer than some clocks allow.
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
        """Until it is done, or refused for this reason: whether it was done."""
        while True:
            try:
                await self.stay.insist(kind, **fields)
            except Turned as problem:
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

    # To remember

    def _hear(self, news: News) -> None:
        if isinstance(news, Standing | Step):
            self._note(news)
        elif isinstance(news, Line):
            self.lines.append(news)
        elif isinstance(news, Lost):
            self.lost += 1
            if isinstance(news.problem.__cause__, OutOfStep):
                self.out_of_step.append(str(news.problem))
        elif isinstance(news, Gone):
            self._gone = news
        self._fresh.set()

    def _note(self, news: Standing | Step) -> None:
        happened = news.scenes if isinstance(news, Step) else news.events
        heard = self.heard.setdefault(news.match, [])
        known = heard[-1].now.events if heard else 0
        if news.start != known:
            self.out_of_step.append(f"event {news.start} after {known}")
        now = Now(
            events=known + len(happened),
            ask=None if news.ask is None else (news.ask.turn, news.ask.answers),
            given=news.given,
            waiting=tuple(each.seat for each in news.waiting),
            winners=None if news.end is None else news.end.winners,
            view=self.stay.chair.view,
        )
        after = (news.seat, news.by) if isinstance(news, Step) else None
        heard.append(Heard(after, [(each.kind, each.payload) for each in happened], now))


# To compare


@dataclass
class Log:
    """What the database has of a match."""

    row: MatchRow
    choices: list[ChoiceRow]

    @classmethod
    async def read(cls, store: Store, key: str) -> Log:
        row = await store.match(key)
        assert row is not None, "a match that people were told of is not stored"
        return cls(row, await store.choices(row.id))

    def own(self, seat: int) -> list[ChoiceRow]:
        return [choice for choice in self.choices if choice.seat == seat]

    def played(self, seat: int | None) -> tuple[list[Now], list[tuple[str, Any]]]:
        """How the match stood for this seat before and after every choice, and its events."""
        row = self.row
        match = Match(games.find(row.game), row.seats, row.options, row.seed, row.names)
        turns = [0] * row.seats
        nows = [_now(match, seat, turns)]
        for choice in self.choices:
            match.choose(choice.seat, read_answer(choice.answer))
            turns[choice.seat] += 1
            nows.append(_now(match, seat, turns))
        return nows, [(event.kind, as_json(event.payload)) for event in match.seen(seat)]


def _now(match: Match, seat: int | None, turns: list[int]) -> Now:
    ask = match.ask(seat)
    given = None if seat is None else match.given(seat)
    return Now(
        events=len(match.events),
        ask=None if ask is None else (turns[ask.seat], tuple(map(str, ask.answers))),
        given=None if given is None else str(given),
        waiting=match.waiting,
        winners=None if match.outcome is None else match.outcome.winners,
        view=as_json(match.view(seat)),
    )


def check_log(log: Log) -> None:
    """Every number once, and over if the rules say so."""
    assert [choice.number for choice in log.choices] == list(range(len(log.choices)))
    nows, _ = log.played(None)
    assert log.row.winners == nows[-1].winners
    assert (log.row.ended is None) == (nows[-1].winners is None)


def check_answers(witness: Witness, log: Log) -> int:
    """What was acknowledged is stored; what is stored as theirs, they have said. Gives how many."""
    if witness.seat is None:
        return 0
    key, own = log.row.key, log.own(witness.seat)
    acknowledged = {turn: text for (at, turn), text in witness.acknowledged.items() if at == key}
    assert {turn: own[turn].answer for turn in acknowledged if turn < len(own)} == acknowledged
    tabs = [each for each in witness.circle.people if each.seat == witness.seat]
    for turn, choice in enumerate(own):
        if choice.by == "person":
            assert choice.answer in [each.sent.get((key, turn)) for each in tabs]
        if (key, turn) in witness.too_late:
            assert choice.answer != witness.sent[key, turn]
    return len(acknowledged)


def check_heard(heard: Sequence[Heard], log: Log, seat: int | None) -> int:
    """All that a seat was told is what the log says, each event once. Gives how many."""
    nows, events = log.played(seat)
    told = [event for each in heard for event in each.events]
    assert told == events[: len(told)]
    places = set(range(len(nows)))
    for each in heard:
        if each.after is None:
            first = min(places)
            places = {place for place in range(first, len(nows)) if nows[place] == each.now}
        else:
            steps = {place + 1 for place in places if place < len(log.choices)}
            places = {
                place
                for place in steps
                if nows[place] == each.now and _made(log.choices[place - 1], each.after, seat)
            }
        assert places, f"seat {seat} was told what the log does not know: {each}"
    return len(told)


def _made(choice: ChoiceRow, after: tuple[int, str], seat: int | None) -> bool:
    """That somebody had but one answer is told to nobody else."""
    hidden = choice.by == "only" and choice.seat != seat
    return after == (choice.seat, "person" if hidden else choice.by)


async def check_circle(store: Store, one: Circle) -> None:
    for key in one.matches:
        log = await Log.read(store, key)
        check_log(log)
        assert log.row.ended is not None
        for each in one.people:
            assert each.out_of_step == []
            check_answers(each, log)
            check_heard(each.heard.get(key, []), log, each.seat)
