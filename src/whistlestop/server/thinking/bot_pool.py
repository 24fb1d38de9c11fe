"""The processes in which bots think, and the thoughts that wait for them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import count

from whistlestop.engine.match import Match
from whistlestop.server.background.worker_process import WorkerLost, WorkerProcess
from whistlestop.server.clocks import loop_time
from whistlestop.server.metrics import Metrics
from whistlestop.server.thinking.fair_queue import FairQueue, Share
from whistlestop.server.thinking.messages import Beginning, Question, Update

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "whistlestop.server.thinking.bot_worker")
TIME_LIMIT = 30.0  # seconds for one message; the longest thoughts take less than one
_TRIES = 2  # how often a thought is begun: a process may die for other reasons
_COPIES = 200  # copies of matches in one process
_AT_ONCE = 500  # choices in one message: writing more would hold up the loop
# Thoughts that are counted together. Single ones would tell how many answers a bot had.
_COUNTED_TOGETHER = 50


class ThoughtFailed(Exception):
    """A bot has failed, or no process could do its thinking."""


@dataclass(eq=False, slots=True)
class Thought:
    """A bot's answer that is wanted. `result` is its text; cancel it if it is no longer wanted."""

    copy: int  # the number of the match, see `BotPool.new_copy`
    match: Match
    question: Question
    share: Share
    result: asyncio.Future[str]
    choices: int  # that the match had when the question was asked
    begun: bool = False
    asked_at: float = field(default_factory=loop_time)


def usual_processes() -> int:
    """Return the number of cores that we may use, less one, but at least 1."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, cores - 1)


class BotPool:
    """A pool of processes. Each match has its own one, which keeps a copy of it and its bots."""

    def __init__(self, metrics: Metrics, processes: int) -> None:
        """Use this many processes; 0 means the usual number. They start when needed."""
        self.processes = [
            BotProcess(metrics, name) for name in range(processes or usual_processes())
        ]
        self._homes: dict[int, BotProcess] = {}
        self._numbers = count()
        metrics.thoughts_waiting.set_function(self._waiting_in_tens)

    def _waiting_in_tens(self) -> int:
        """Return the number of waiting thoughts, rounded down to tens.

        A single one would show that a bot has several answers.
        """
        return sum(each.waiting for each in self.processes) // 10 * 10

    def new_copy(self) -> int:
        """Return a number for a match. A match that is loaded again needs another one."""
        return next(self._numbers)

    def think(self, copy: int, match: Match, question: Question, share: Share) -> Thought:
        """Let a bot answer a question. Its `result` may raise ThoughtFailed."""
        result: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        thought = Thought(copy, match, question, share, result, len(match.choices))
        self._home(copy).add(thought)
        return thought

    def forget(self, copy: int) -> None:
        """Forget a match that is over or has left the memory."""
        home = self._homes.pop(copy, None)
        if home is not None:
            home.forget(copy)

    async def close(self) -> None:
        for each in self.processes:
            await each.close()

    def _home(self, copy: int) -> BotProcess:
        """Return the process of a match. A match moves if its process is busy and another idle.

        Its own bots, who may be asked together, do not make it busy.
        """
        home = self._homes.get(copy)
        if home is not None and home.load_of_others(copy) < 2:
            return home
        best = min(self.processes, key=lambda each: (each.load, not each.running))
        if home is not None and best.load:
            return home
        if home is not None:
            home.forget(copy)
        self._homes[copy] = best
        return best


class BotProcess:
    """One process, and the thoughts that wait for it."""

    def __init__(self, metrics: Metrics, name: int) -> None:
        self.worker = WorkerProcess(TIME_LIMIT, COMMAND)
        self._metrics = metrics
        self._name = name
        self._queue: FairQueue[Thought] = FairQueue()
        self._copies: OrderedDict[int, int] = OrderedDict()  # matches, and their known choices
        self._forget: list[int] = []
        self._current: Thought | None = None
        self._news = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._times: list[tuple[float, float]] = []  # of waiting and of thinking, not counted yet

    @property
    def running(self) -> bool:
        return self.worker.pid is not None

    @property
    def waiting(self) -> int:
        """Return how many thoughts wait."""
        return sum(not each.result.done() for each in self._queue)

    @property
    def load(self) -> int:
        return self.waiting + (self._current is not None)

    def load_of_others(self, copy: int) -> int:
        """Return the load by other matches than this one."""
        current = self._current is not None and self._current.copy != copy
        return sum(not each.result.done() and each.copy != copy for each in self._queue) + current

    def add(self, thought: Thought) -> None:
        if self._runner is None:
            self._runner = asyncio.create_task(self._run())
        self._queue.put(thought.share, thought)
        self._news.set()

    def forget(self, copy: int) -> None:
        if self._copies.pop(copy, None) is not None:
            self._forget.append(copy)

    async def close(self) -> None:
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        await self.worker.close()

    async def _run(self) -> None:
        while True:
            thought = self._queue.pop()
            if thought is None:
                self._news.clear()
                await self._news.wait()
            elif not thought.result.done():  # else nobody wants it any more
                self._current = thought
                try:
                    await self._think(thought)
                finally:
                    self._current = None

    async def _think(self, thought: Thought) -> None:
        thought.begun, began = True, loop_time()
        for left in reversed(range(_TRIES)):
            try:
                text = await self._ask(thought)
            except WorkerLost as problem:
                self._copies.clear()
                self._forget.clear()
                log.warning("a bot process was lost", extra={"why": str(problem)})
                if left and not thought.result.done():
                    continue
                _fail(thought, ThoughtFailed("the process was lost"))
            except Exception as problem:  # noqa: BLE001 - for the caller to handle
                self.forget(thought.copy)  # the copy may not be what it should be
                _fail(thought, ThoughtFailed(str(problem)))
            else:
                if not thought.result.done():
                    thought.result.set_result(text)
                self._count(began - thought.asked_at, loop_time() - began)
            return

    async def _ask(self, thought: Thought) -> str:
        """Send the missing choices and the question. Return the answer."""
        copy, match = thought.copy, thought.match
        known = self._copies.get(copy)
        beginning = None
        if known is None:
            self._make_room()
            known = 0
            beginning = Beginning(
                match.game.name, match.seats, dict(match.options), str(match.seed)
            )
        while True:
            # The copy may know more than the question needs: a hint may wait longer than a bot.
            end = max(known, min(known + _AT_ONCE, thought.choices))
            choices = [(seat, str(answer)) for seat, answer, _ in match.choices[known:end]]
            question = thought.question if end >= thought.choices else None
            forget, self._forget = self._forget, []
            # Noted first: even if this message fails, the process may have made the copy.
            self._copies[copy] = end
            self._copies.move_to_end(copy)
            reply, content = await self.worker.carry_out(
                Update(copy, choices, beginning, question, forget)
            )
            if reply.bug:
                raise ThoughtFailed(reply.bug)
            if question is not None:
                return content.decode()
            known, beginning = end, None

    def _make_room(self) -> None:
        while len(self._copies) >= _COPIES:
            oldest, _ = self._copies.popitem(last=False)
            self._forget.append(oldest)

    def _count(self, waited: float, thought: float) -> None:
        self._times.append((waited, thought))
        if len(self._times) >= _COUNTED_TOGETHER:
            for wait, seconds in self._times:
                self._metrics.thought_wait_seconds.observe(wait)
                self._metrics.thought_seconds.observe(seconds)
            self._times.clear()


def _fail(thought: Thought, problem: ThoughtFailed) -> None:
    if not thought.result.done():
        thought.result.set_exception(problem)
