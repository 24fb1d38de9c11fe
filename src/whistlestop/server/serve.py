"""`whistlestop serve`: the house, the application, and uvicorn around them."""

from __future__ import annotations

import asyncio
import gc
import math
import re
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

import uvicorn

from whistlestop.engine.errors import WhistlestopError, cut
from whistlestop.server import logs
from whistlestop.server.app import make_app
from whistlestop.server.doorman import Http, Socket
from whistlestop.server.house import House
from whistlestop.server.settings import Settings

MOST_MESSAGE = 16 * 1024  # bytes; a longer one ends the connection with 1009
_LAST_PORT = 2**16 - 1
_GRACEFUL = 5  # seconds for what is under way when the server is told to stop
_PING = 20.0  # seconds between two pings of a connection, and for each answer


class CannotServe(WhistlestopError):
    """The address is not to be had, or a setting makes no sense."""


class _Server(uvicorn.Server):
    """Says when it is open, and leaves signals to us: the house is closed after it."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()  # it takes no time, and would complain of an early end

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self._stop)
        yield

    def _stop(self) -> None:
        # A second time means: at once.
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Until it is told to stop. `opened` gets the address when people can come."""
    _check(settings)
    logs.set_up(settings.log, sys.stderr)
    listener = _listen(settings)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    url = settings.url or f"http://{host}:{listener.getsockname()[1]}"
    _settle()
    with listener, asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(_serve(settings, listener, lambda: opened(url)))


def _check(settings: Settings) -> None:
    """What would come to light only when people are there."""
    if settings.url and not re.fullmatch(r"https?://[^\s/?#@]+(/[^\s?#]*)?", settings.url):
        raise _bad("--url", settings.url)
    if not settings.host:
        raise _bad("--host", settings.host)  # it would be every network
    if settings.port > _LAST_PORT:
        raise _bad("--port", str(settings.port))
    for name, seconds in (("--bot-pause", settings.pause), ("--away-after", settings.away_after)):
        if not math.isfinite(seconds):
            raise _bad(name, str(seconds))


def _bad(name: str, found: str) -> CannotServe:
    return CannotServe(f"{name} cannot be {found!r}", "bad-word", name=name, found=cut(found))


def _settle() -> None:
    """Pauses that Python makes by itself, and that everybody at every table would feel."""
    # The collector would look at all that lives again and again, for a tenth of a second and more,
    # and find nothing: play leaves no cycles behind. Closed connections do, and are found later.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    # While the loop is busy, a thread of the store waits so long for its turn (usually 5 ms), and
    # each commit needs several.
    sys.setswitchinterval(0.0005)


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop  # noqa: PLC0415 - not on Windows
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def _listen(settings: Settings) -> socket.socket:
    """Before anything else: if the address is taken, nothing has happened."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        where = (settings.host.encode("idna").decode(), settings.port)
        listener = socket.create_server(where, family=family, backlog=2048)
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise CannotServe(
            f"cannot listen at {settings.host}:{settings.port}: {why}",
            "cannot-serve",
            address=f"{settings.host}:{settings.port}",
            why=why,
        ) from None
    # Connections inherit it. What is said in two parts would else wait for the other side.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


async def _serve(settings: Settings, listener: socket.socket, opened: Callable[[], None]) -> None:
    async with House.opened(settings) as house:
        await _Server(config(house), opened).serve([listener])


def config(house: House) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(lambda: nullcontext(house)),
        log_config=None,
        access_log=False,  # paths hold the keys of tables
        proxy_headers=True,
        forwarded_allow_ips=house.settings.proxies,
        server_header=False,
        http=Http,
        ws=Socket,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # it would cost each connection more memory than its table
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        timeout_graceful_shutdown=_GRACEFUL,
    )
