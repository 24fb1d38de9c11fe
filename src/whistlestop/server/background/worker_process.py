"""The worker process as the server sees it. A process that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from whistlestop.server.background.frames import LENGTH, Reply, to_frame

COMMAND = (sys.executable, "-m", "whistlestop.server.background.worker")
_BUFFER = 2**20  # bytes of a result that are read at once

_decoder = msgspec.json.Decoder(Reply)


class WorkerLost(Exception):
    """The worker process died, or took too long and was killed."""


class WorkerProcess:
    """A process that carries out one job at a time. It starts with the first job."""

    def __init__(self, time_limit: float, command: tuple[str, ...] | None = None) -> None:
        """Limit each job to some seconds. `command` starts another program than the usual one."""
        self.time_limit = time_limit  # seconds for one job
        self._command = command
        self.started = 0  # how many processes have been started
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def carry_out(self, job: msgspec.Struct) -> tuple[Reply, bytes]:
        """Return the reply to a job and its result. Raise WorkerLost if there is none."""
        try:
            async with asyncio.timeout(self.time_limit):
                return await self._ask(msgspec.json.encode(job))
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as problem:
            await self.close()
            raise WorkerLost(repr(problem)) from problem
        except BaseException:
            # The reply to this job may still come: nobody may take it for the next one.
            await self.close()
            raise

    async def _ask(self, job: bytes) -> tuple[Reply, bytes]:
        process = self._process
        if process is None or process.returncode is not None:
            process = await self._start()
        sending, receiving = process.stdin, process.stdout
        if sending is None or receiving is None:
            raise RuntimeError("the worker process has no pipes")
        sending.write(to_frame(job))
        await sending.drain()
        size = int.from_bytes(await receiving.readexactly(LENGTH))
        reply = _decoder.decode(await receiving.readexactly(size))
        return reply, await receiving.readexactly(reply.size)

    async def _start(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            *(self._command or COMMAND), stdin=PIPE, stdout=PIPE, limit=_BUFFER
        )
        self.started += 1
        return self._process

    async def close(self) -> None:
        """Kill the process, if there is one. The next job starts another one."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):  # it may have died just now
                process.kill()
            await process.wait()
