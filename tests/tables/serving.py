"""Servers for tests: in the test's own event loop, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from tables.ports import kept_port, number
from tables.quick_start import Command
from tables.raw_socket import until
from whistlestop.server.app import make_app
from whistlestop.server.context import ServerContext
from whistlestop.server.serve import config
from whistlestop.server.settings import Settings


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to pytest."""
        yield


@dataclass
class Serving:
    """A server in this event loop: real sockets, and its context for tests to look into."""

    url: str
    context: ServerContext


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Serving]:
    """Run a server with its database at `settings.db`."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        async with ServerContext.opened(settings) as context:
            app = make_app(lambda: nullcontext(context))
            server = _Server(config(context, app))
            task = asyncio.create_task(server.serve([listener]))
            while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
                await asyncio.sleep(0.005)
            try:
                yield Serving(f"http://127.0.0.1:{listener.getsockname()[1]}", context)
            finally:
                server.should_exit = True
                await task


async def all_gone(server: Serving) -> None:
    """Check that nobody is connected, that nothing is left of them, and that no error occurred."""
    assert "whistlestop_trouble_total 0.0" in server.context.metrics.text().decode()
    lobby = server.context.lobby
    await until(lambda: not lobby.connections)
    assert not lobby.public_tables.watchers
    assert not len(lobby.quotas.spectators)
    assert not any(room.attendance.connections for room in lobby.rooms.values())
    await until(lambda: not lobby._per_address and not len(lobby.pages))


class Process:
    """`whistlestop serve` in a process. After a kill it starts again: same port, same data."""

    def __init__(self, db: str, log: Path, *flags: str) -> None:
        # No other program gets this port, not even while the server is down.
        kept = kept_port()
        weakref.finalize(self, kept.close)
        self.port = number(kept)
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = db
        self.log = log
        self._words = ["serve", f"--port={self.port}", f"--db={db}", *flags]
        self._process: Command | None = None

    def start(self) -> None:
        """Start the server and wait until it says that it is open."""
        ours, theirs = os.pipe()
        with (
            self.log.open("a") as log,
            Path(os.devnull).open() as nothing,
            os.fdopen(theirs, "w") as output,
        ):
            streams = [each.fileno() for each in (nothing, output, log)]
            environment = {**os.environ, "WHISTLESTOP_LANG": "en"}
            self._process = Command(self._words, streams, environment=environment)
        self._output = os.fdopen(ours)
        said = self._output.readline()
        if not said:
            self._end(signal.SIGKILL)  # it has ended already
        assert self.url in said, f"{said!r}; its log: {self.log.read_text()}"

    def kill(self) -> None:
        """Kill it with SIGKILL, as the machine does when it runs out of memory."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it with SIGTERM, as an operator does; return the exit code."""
        return self._end(signal.SIGTERM)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        process, self._process = self._process, None
        process.send_signal(how)
        code = process.wait()
        self._output.close()
        return code
