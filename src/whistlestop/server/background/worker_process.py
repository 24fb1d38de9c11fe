"""The worker process as the server sees it. A process that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from typing import NamedTuple

import msgspec

from whistlestop.server.background.frames import LENGTH, Reply, to_frame

COMMAND = (sys.executable, "-m", "whistlestop.server.background.worker")
_BUFFER = 2**20  # bytes of a result that are read at once

_decoder = msgspec.json.Decoder(Reply)


class WorkerLost(Exception):
    """The worker process died, or took too long and was killed."""


class _Running(NamedTuple):
    """A process that was started, and the two directions of its socket."""

    process: subprocess.Popen[bytes]
    receiving: asyncio.StreamReader
    sending: asyncio.StreamWriter


class WorkerProcess:
    """A process that carries out one job at a time. It starts with the first job."""

    def __init__(self, time_limit: float, command: tuple[str, ...] | None = None) -> None:
        """Limit each job to some seconds. `command` replaces the usual program."""
        self.time_limit = time_limit  # seconds for one job
        self._command = command
        self.started = 0  # how many processes have been started
        self._running: _Running | None = None

    @property
    def pid(self) -> int | None:
        return None if self._running is None else self._running.process.pid

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
        running = self._running
        if running is None or running.process.poll() is not None:
            await self.close()
            running = self._running = await self._start()
        running.sending.write(to_frame(job))
        await running.sending.drain()
        receiving = running.receiving
        size = int.from_bytes(await receiving.readexactly(LENGTH))
        reply = _decoder.decode(await receiving.readexactly(size))
        return reply, await receiving.readexactly(reply.size)

    async def _start(self) -> _Running:
        """Start the process. Its standard input and output are one socket.

        The subprocesses of uvloop would copy the page tables of the whole server for it, which
        holds up the event loop for 10 ms and more.
        """
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                process = subprocess.Popen(  # noqa: ASYNC220, S603 - it takes half a millisecond
                    self._command or COMMAND, stdin=theirs.fileno(), stdout=theirs.fileno()
                )
        except OSError:
            ours.close()
            raise
        self.started += 1
        try:
            return _Running(process, *await asyncio.open_connection(sock=ours, limit=_BUFFER))
        except BaseException:
            ours.close()
            process.kill()
            process.wait()
            raise

    async def close(self) -> None:
        """Kill the process, if there is one. The next job starts another one."""
        running, self._running = self._running, None
        if running is not None:
            running.process.kill()  # does nothing if it has died already
            running.sending.transport.abort()
            await asyncio.to_thread(running.process.wait)
