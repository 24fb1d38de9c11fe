"""The queue of jobs for the worker process."""

from __future__ import annotations

import asyncio
import logging
from itertools import count
from typing import NamedTuple

from whistlestop.server.background.jobs import Job
from whistlestop.server.background.worker_process import WorkerLost, WorkerProcess
from whistlestop.server.errors import TryLater
from whistlestop.server.metrics import Metrics

log = logging.getLogger(__name__)

BUSY_WAIT = 5  # seconds after which a refused client may try again
MOST_WAITING = 50  # jobs; urgent ones are few, and always let in
_TIME_LIMIT = 30.0  # seconds for one job; the longest real matches take a few


class Result(NamedTuple):
    """The compressed result of a job, and the processor time that it took, in seconds.

    `unplayable` says why the match cannot be replayed; it is empty if it can.
    """

    content: bytes
    seconds: float
    unplayable: str


class JobFailed(Exception):
    """A job failed because of an error in this program. Its text is the traceback."""


class WorkQueue:
    """A queue that gives the worker process one job after the other, urgent ones first."""

    def __init__(self, metrics: Metrics) -> None:
        self.worker = WorkerProcess(_TIME_LIMIT)
        self._metrics = metrics
        self._waiting: asyncio.PriorityQueue[tuple[bool, int, Job, asyncio.Future[Result]]]
        self._waiting = asyncio.PriorityQueue()
        self._number = count()
        self._runner: asyncio.Task[None] | None = None

    async def carry_out(self, job: Job, *, urgent: bool = False) -> Result:
        """Wait for the result of a job. Raise TryLater if too many wait, or the worker was lost."""
        if not urgent and self._waiting.qsize() >= MOST_WAITING:
            raise TryLater("too many jobs wait", "busy", wait=BUSY_WAIT)
        if self._runner is None:
            self._runner = asyncio.create_task(self._run())
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((not urgent, next(self._number), job, result))
        return await result

    async def close(self) -> None:
        """Forget all jobs, and end the worker process."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        await self.worker.close()

    async def _run(self) -> None:
        while True:
            _, _, job, result = await self._waiting.get()
            if result.done():
                continue  # nobody waits for it any more
            try:
                found = await self._carry_out(job)
            except Exception as problem:  # noqa: BLE001 - for the caller to handle
                if not result.done():
                    result.set_exception(problem)
            else:
                if not result.done():
                    result.set_result(found)

    async def _carry_out(self, job: Job) -> Result:
        kind = str(job.__struct_config__.tag)
        try:
            reply, content = await self.worker.carry_out(job)
        except WorkerLost as problem:
            self._metrics.jobs.labels(kind=kind, result="lost").inc()
            log.warning("the worker process was lost", extra={"job": kind, "why": str(problem)})
            raise TryLater("the worker was lost", "busy", wait=BUSY_WAIT) from problem
        self._metrics.job_seconds.labels(kind=kind).inc(reply.seconds)
        result = "unplayable" if reply.unplayable else "failed" if reply.bug else "made"
        self._metrics.jobs.labels(kind=kind, result=result).inc()
        if reply.bug:
            raise JobFailed(reply.bug)
        return Result(content, reply.seconds, reply.unplayable)
