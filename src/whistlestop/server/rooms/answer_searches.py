"""The searches for the answers that the server gives for seats.

The time of an answer would show how long a bot has thought, and so whether it had a choice. So a
search begins when the pause before the answer begins, and runs beside it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import SystemRandom
from typing import NamedTuple

from whistlestop.bots import roster
from whistlestop.engine.ask import Answer, Ask
from whistlestop.server.clocks import loop_time
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.server.rooms.turn_clocks import Due
from whistlestop.server.thinking.bot_pool import BotPool, Thought, ThoughtFailed
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.messages import Question
from whistlestop.server.thinking.pace import Pace

log = logging.getLogger(__name__)

_SEED_BITS = 62  # of a bot's own chance

_chance = SystemRandom()


class Wanted(NamedTuple):
    """An answer that a search is for: to this turn of a seat, by a bot of this level."""

    seat: int
    turn: int
    level: str
    share: Share
    pace: Pace | None  # which limits how often such answers are given


class Found(NamedTuple):
    """The answer that was found, and all answers that were allowed."""

    answer: Answer
    answers: tuple[Answer, ...]


@dataclass(eq=False, slots=True)
class Search:
    """One search, which began at a time of the loop's clock."""

    wanted: Wanted
    began: float
    task: asyncio.Task[Found | None] | None = None
    thought: Thought | None = None

    @property
    def done(self) -> bool:
        return self.task is not None and self.task.done()

    def result(self) -> Found | None:
        """Return what was found; None if the seat is no longer asked this question."""
        return None if self.task is None else self.task.result()

    def ready_at(self, due: Due) -> float:
        """Return when the answer may be given: not before its pause, which began with the search.

        So an answer that is due at once, because the players have agreed to a bot or somebody has
        come back to a match that rested, has its pause too.
        """
        return max(due.at, self.began + due.pause)

    def serves(self, wanted: Wanted) -> bool:
        """Return whether this search is for the same answer, and need not be begun anew.

        A search that still waits behind others begins anew if its place in the queue has changed.
        For example, the first person has come to the table, so its bots come before others.
        """
        same = self.wanted[:3] == wanted[:3]
        thinks = self.thought is not None and self.thought.begun
        return same and (thinks or self.done or self.wanted == wanted)


class AnswerSearches:
    """The searches of one match, by seat. `lock` is the lock of the table."""

    def __init__(self, lock: asyncio.Lock, bots: BotPool, metrics: Metrics, table: int) -> None:
        self._lock = lock
        self._bots = bots
        self._metrics = metrics
        self._table = table
        self._copy = bots.new_copy()  # the number of this match in the processes of the bots
        self._seeds: dict[tuple[int, str], int] = {}  # of the bots
        self._searches: dict[int, Search] = {}

    def __len__(self) -> int:
        return len(self._searches)

    def of(self, seat: int) -> Search | None:
        return self._searches.get(seat)

    def begin(self, wanted: Wanted, stored: StoredMatch, done: Callable[[], object]) -> Search:
        """Begin a search. `done` is called when it has ended, unless it was withdrawn."""
        search = self._searches[wanted.seat] = Search(wanted, loop_time())
        task = search.task = asyncio.create_task(self._find(search, stored))
        task.add_done_callback(lambda task: None if task.cancelled() else done())
        return search

    def keep(self, wanted: Iterable[Wanted]) -> None:
        """Withdraw all searches but those for these answers."""
        by_seat = {each.seat: each for each in wanted}
        for seat, search in list(self._searches.items()):
            if seat not in by_seat or not search.serves(by_seat[seat]):
                self.withdraw(seat)

    def withdraw(self, seat: int) -> None:
        search = self._searches.pop(seat, None)
        if search is not None and search.task is not None:
            search.task.cancel()

    def forget_match(self) -> None:
        """Withdraw all searches, and let the bots forget the match: it is over, or loaded anew."""
        self.keep([])
        self._bots.forget(self._copy)
        self._copy = self._bots.new_copy()

    async def close(self) -> None:
        tasks = [each.task for each in self._searches.values() if each.task is not None]
        self.forget_match()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _find(self, search: Search, stored: StoredMatch) -> Found | None:
        wanted = search.wanted
        if wanted.pace is not None:
            await wanted.pace.turn(wanted.share)
        # A choice that is being stored may have asked new questions already.
        async with self._lock:
            ask = stored.match.ask(wanted.seat)
            if ask is None or stored.turns[wanted.seat] != wanted.turn:
                return None
            if len(ask.answers) > 1 and roster.looks(wanted.level, stored.row.game):
                search.thought = self._think(wanted, stored)
        return Found(await self._choose(ask, search.thought), ask.answers)

    def _think(self, wanted: Wanted, stored: StoredMatch) -> Thought:
        question = self._question(wanted.seat, wanted.level)
        return self._bots.think(self._copy, stored.match, question, wanted.share)

    def hint(self, seat: int, level: str, stored: StoredMatch, share: Share) -> Thought:
        """Let a bot of this level think about a hint for a seat. Hold the lock of the table."""
        question = self._question(seat, level, wants_hint=True)
        return self._bots.think(self._copy, stored.match, question, share)

    def _question(self, seat: int, level: str, *, wants_hint: bool = False) -> Question:
        """Return the question to a bot, with the seed of its own chance."""
        seed = self._seeds.setdefault((seat, level), _chance.getrandbits(_SEED_BITS))
        return Question(seat, level, seed, wants_hint)

    async def _choose(self, ask: Ask, thought: Thought | None) -> Answer:
        if thought is None:
            return _chance.choice(ask.answers)
        try:
            return _read_answer(ask, await thought.result)
        except ThoughtFailed:
            # The match goes on, whatever is wrong with the bot.
            self._metrics.trouble.inc()
            log.exception("a bot has failed", extra={"table": self._table, "seat": ask.seat})
            return _chance.choice(ask.answers)


def _read_answer(ask: Ask, text: str) -> Answer:
    """Read a bot's answer. Raise ThoughtFailed if it is not allowed."""
    for answer in ask.answers:
        if str(answer) == text:
            return answer
    raise ThoughtFailed(f"{text!r} is no answer to {ask.kind!r}")
