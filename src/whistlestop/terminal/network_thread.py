"""The thread that talks to a server, so that the keyboard and pauses do not block messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from threading import Thread
from time import monotonic
from typing import Any, Self, TypeVar

from whistlestop.client.http_api import Guest
from whistlestop.client.reconnecting import News, TableConnection
from whistlestop.engine.errors import WhistlestopError
from whistlestop.wire.from_client import Request
from whistlestop.wire.from_server import Standing, Step

T = TypeVar("T")

_CLOSE_TIMEOUT = 3.0  # seconds for closing the connection properly


class Reply:
    """The reply to a request. `problem` says why the request failed."""

    __slots__ = ("done", "fields", "kind", "problem")

    def __init__(self, kind: type[Request], fields: dict[str, Any]) -> None:
        self.kind = kind
        self.fields = fields
        self.done = False
        self.problem: WhistlestopError | None = None


class NetworkThread:
    """A thread that runs the client's event loop. Its news and replies go to `post`."""

    def __init__(self, post: Callable[[News | Reply], None]) -> None:
        self._post = post
        self._loop: asyncio.AbstractEventLoop
        self._thread: Thread
        self._table: TableConnection | None = None
        self._guest: Guest | None = None
        self.deadlines: dict[int, float] = {}  # by seat, on the clock of time.monotonic

    def __enter__(self) -> Self:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(_CLOSE_TIMEOUT)
        except TimeoutError:
            # A person who leaves need not see asyncio's complaints about unfinished tasks.
            self._loop.set_exception_handler(lambda *_: None)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_CLOSE_TIMEOUT)
        if not self._loop.is_running():
            self._loop.close()

    async def _close(self) -> None:
        if self._table is not None:
            await self._table.__aexit__()
        if self._guest is not None:
            await self._guest.close()
        # On a lost connection a request may wait for ever.
        pending = asyncio.all_tasks() - {asyncio.current_task()}
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the thread and wait for its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def log_in(self, login: Coroutine[Any, Any, Guest]) -> Guest:
        """Log in. The guest belongs to this thread, which closes it."""
        if self._guest is not None:
            self.run(self._guest.close())
        self._guest = self.run(login)
        return self._guest

    def enter(self, guest: Guest, table: str) -> None:
        """Connect to a table. From now on its news is posted."""
        self._table = TableConnection(guest, table, views=False, on_news=self._receive)
        self.run(self._table.__aenter__())

    def request(self, kind: type[Request], *, retry: bool = False, **fields: Any) -> Reply:
        """Send a request without waiting. The reply is filled in later, and then posted."""
        reply = Reply(kind, fields)
        asyncio.run_coroutine_threadsafe(self._request(reply, retry=retry), self._loop)
        return reply

    async def _request(self, reply: Reply, *, retry: bool) -> None:
        table = self._table
        if table is None:
            raise RuntimeError("enter a table first")
        try:
            send = table.request_with_retry if retry else table.request
            await send(reply.kind, **reply.fields)
        except WhistlestopError as problem:
            reply.problem = problem
        reply.done = True
        self._post(reply)

    def _receive(self, news: News) -> None:
        """Note the clocks, and pass the news on."""
        if isinstance(news, Standing | Step):
            now = monotonic()
            self.deadlines = {
                each.seat: now + each.left / 1000 for each in news.waiting if each.left is not None
            }
        self._post(news)
