"""The server process: it checks the settings, listens, and runs uvicorn until told to stop."""

from __future__ import annotations

import asyncio
import gc
import math
import re
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

import uvicorn
from litestar import Litestar

from whistlestop.engine.errors import WhistlestopError, cut
from whistlestop.server import file_limit, logs
from whistlestop.server.abuse_log import AbuseLog
from whistlestop.server.app import build_schema, make_app
from whistlestop.server.connections.uvicorn_protocols import LimitedConfig
from whistlestop.server.context import ServerContext
from whistlestop.server.http.admission import Admission
from whistlestop.server.loop_watchdog import LoopWatchdog
from whistlestop.server.metrics_server import read_address, serving_metrics
from whistlestop.server.settings import Settings, default_database
from whistlestop.store.server_lock import server_lock

MAX_MESSAGE = 16 * 1024  # bytes; a longer message ends the connection with 1009
_LAST_PORT = 2**16 - 1
_GRACEFUL = 5  # seconds for running requests when the server is told to stop
_PING = 20.0  # seconds between two pings of a connection, and the time limit for each reply


class CannotServe(WhistlestopError):
    """The address cannot be used, or a setting makes no sense."""


class _Server(uvicorn.Server):
    """A uvicorn server that reports when it is open.

    It handles signals itself, so that the context is closed after the server.
    """

    def __init__(
        self, config: uvicorn.Config, opened: Callable[[], None], lost: asyncio.Event
    ) -> None:
        """Serve until `lost` is set: then the database belongs to another server."""
        super().__init__(config)
        self._opened = opened
        self._lost = lost

    async def on_tick(self, counter: int) -> bool:
        return self._lost.is_set() or await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _tune_interpreter()
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.force_exit:
            # uvicorn skips this on a forced exit, although it takes no time.
            await self.lifespan.shutdown()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self._stop)
        yield

    def _stop(self) -> None:
        # A second signal stops the server at once.
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Serve until told to stop. Call `opened` with the address when people can connect."""
    _check_settings(settings)
    logs.set_up(settings.log, sys.stderr)
    listener = _listen(settings)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    url = settings.url or f"http://{host}:{listener.getsockname()[1]}"
    file_limit.raise_limit()
    with (
        listener,
        _listen_for_metrics(settings) as metrics,
        asyncio.Runner(loop_factory=_new_loop) as runner,
    ):
        runner.run(_serve(settings, listener, metrics, lambda: opened(url)))


def _check_settings(settings: Settings) -> None:
    """Refuse settings that would otherwise fail later, when people are connected."""
    if settings.url and not re.fullmatch(r"https?://[^\s/?#@]+(/[^\s?#]*)?", settings.url):
        raise _bad_setting("--url", settings.url)
    if not settings.host:
        raise _bad_setting("--host", settings.host)  # an empty host would listen on every network
    if settings.port > _LAST_PORT:
        raise _bad_setting("--port", str(settings.port))
    if settings.metrics and read_address(settings.metrics) is None:
        raise _bad_setting("--metrics", settings.metrics)
    if not settings.metrics_token.isascii() or not settings.metrics_token.isprintable():
        raise _bad_setting("--metrics-token", "***")
    _check_abuse_log(settings.abuse_log)
    for name, seconds in (
        ("--bot-pause", settings.pause),
        ("--away-after", settings.away_after),
        ("--vote-after", settings.vote_after),
        ("--loop-lag", settings.loop_lag),
        ("--sleep-after", settings.sleep_after),
    ):
        if not math.isfinite(seconds):
            raise _bad_setting(name, str(seconds))


def _check_abuse_log(where: str) -> None:
    try:
        AbuseLog(where).close()
    except OSError:
        raise _bad_setting("--abuse-log", where) from None


def _bad_setting(name: str, found: str) -> CannotServe:
    return CannotServe(f"{name} cannot be {found!r}", "bad-word", name=name, found=cut(found))


def _tune_interpreter() -> None:
    """Shorten the pauses of Python itself, which people at every table would notice.

    Call it when everything is loaded: the garbage collector never looks again at the objects that
    exist now.
    """
    # A full garbage collection takes a tenth of a second or more, and finds nothing: a match makes
    # no reference cycles. Closed connections leave some; rare collections still find them.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    # While the event loop is busy, a thread of the store waits this long for its turn (Python's
    # default is 5 ms), and each commit needs several turns.
    sys.setswitchinterval(0.0005)


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop  # noqa: PLC0415 - not on Windows
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def _listen(settings: Settings) -> socket.socket:
    """Open the listening socket, before the database or anything else is opened."""
    listener = _listen_at(settings.host, settings.port)
    # Connections inherit this option. Without it, a message that is sent in two writes waits for
    # an acknowledgement.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _listen_for_metrics(settings: Settings) -> AbstractContextManager[socket.socket | None]:
    """Open the socket for the metrics, if they have an address of their own."""
    address = read_address(settings.metrics)
    return nullcontext() if address is None else _listen_at(*address)


def _listen_at(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server(
            (host.encode("idna").decode(), port), family=family, backlog=2048
        )
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise CannotServe(
            f"cannot listen at {host}:{port}: {why}",
            "cannot-serve",
            address=f"{host}:{port}",
            why=why,
        ) from None


async def _serve(
    settings: Settings,
    listener: socket.socket,
    metrics: socket.socket | None,
    opened: Callable[[], None],
) -> None:
    lost = asyncio.Event()
    async with (
        server_lock(settings.db or default_database(), on_lost=lost.set),
        ServerContext.opened(settings) as context,
    ):
        app = make_app(lambda: nullcontext(context))
        build_schema(app)
        # Only now: nobody waits for the server while it starts.
        async with (
            LoopWatchdog.watching(context.metrics, settings.loop_lag),
            serving_metrics(context, metrics),
        ):
            await _Server(config(context, app), opened, lost).serve([listener])


def config(context: ServerContext, app: Litestar) -> LimitedConfig:
    return LimitedConfig(
        Admission(app, context.request_buckets, context.early_refusals),
        context.traffic,
        context.early_refusals,
        context.settings.proxies,
        log_config=None,
        access_log=False,  # paths contain the keys of tables
        proxy_headers=True,
        server_header=False,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,  # compression would take more memory than a table
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        timeout_graceful_shutdown=_GRACEFUL,
    )
