"""The pages, explanations and reasons of puzzles, which are the same for everybody."""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias

from whistlestop.puzzles import Puzzle
from whistlestop.server.background.byte_cache import ByteCache
from whistlestop.server.background.compressed import Compressed
from whistlestop.server.background.jobs import (
    PuzzleExplanationJob,
    PuzzleJob,
    PuzzleReasonJob,
)
from whistlestop.server.background.work_queue import WorkQueue
from whistlestop.server.clocks import loop_time
from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.errors import TooManyRequests
from whistlestop.wire.http_bodies import PuzzlePick

_Job: TypeAlias = PuzzleJob | PuzzleExplanationJob | PuzzleReasonJob

_KEPT: Final = 4 * 2**20  # bytes of all results that are kept


class PuzzleTexts:
    """The texts of puzzles. The worker process makes each once; its time is charged to the address.

    A match is played again for each of them, which takes up to a tenth of a second.
    """

    def __init__(self, work: WorkQueue, per_address: int) -> None:
        self.kept = ByteCache(_KEPT)
        self._work = work
        self._making: dict[_Job, asyncio.Task[bytes]] = {}
        # Seconds of processor time for one address: gained each second, and at once.
        self.addresses = TokenBuckets(rate=per_address / 1000, burst=per_address / 50)

    async def page(self, puzzle: Puzzle, address: str) -> Compressed:
        """Return the match of a puzzle at its question, as its seat may see it."""
        return await self._text(PuzzleJob(puzzle.game, puzzle.number), address)

    async def explanation(self, puzzle: Puzzle, address: str) -> Compressed:
        return await self._text(PuzzleExplanationJob(puzzle.game, puzzle.number), address)

    async def why_not(self, puzzle: Puzzle, pick: PuzzlePick, address: str) -> Compressed:
        """Return why a thing cannot be used."""
        return await self._text(PuzzleReasonJob(puzzle.game, puzzle.number, pick), address)

    async def close(self) -> None:
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _text(self, job: _Job, address: str) -> Compressed:
        """Return a result. Several callers wait for the same one.

        Raise TooManyRequests if the caller has used up its budget, and TryLater if too many wait.
        """
        found = self.kept.get(job)
        if found is not None:
            return Compressed.of(found)
        task = self._making.get(job)
        if task is None:
            if not self.addresses.take(address, loop_time(), 0.0):
                raise TooManyRequests("too many puzzles in a short time", "too-fast")
            task = self._making[job] = asyncio.create_task(self._make(job, address))
            task.add_done_callback(lambda task: self._done(job, task))
        return Compressed.of(await asyncio.shield(task))

    async def _make(self, job: _Job, address: str) -> bytes:
        seconds = self._work.worker.time_limit  # the cost of a job that never ends
        try:
            result = await self._work.carry_out(job)
            seconds = result.seconds
        finally:
            self.addresses.charge(address, loop_time(), seconds)
        self.kept.put(job, result.content)
        return result.content

    def _done(self, job: _Job, task: asyncio.Task[bytes]) -> None:
        del self._making[job]
        if not task.cancelled():
            task.exception()  # asyncio complains about exceptions that nobody has read
