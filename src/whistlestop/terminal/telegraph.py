"""The line to a server, in a thread of its own: neither a keyboard nor a pause holds it up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from threading import Thread
from time import monotonic
from typing import Any, Self, TypeVar

from whistlestop.client.guest import Guest
from whistlestop.client.stay import News, Stay
from whistlestop.engine.errors import WhistlestopError
from whistlestop.wire.from_client import Request
from whistlestop.wire.from_server import Standing, Step

T = TypeVar("T")

_GOODBYE = 3.0  # seconds to hang up properly


class Reply:
    """What became of a request."""

    __slots__ = ("done", "fields", "kind", "problem")

    def __init__(self, kind: type[Request], fields: dict[str, Any]) -> None:
        self.kind = kind
        self.fields = fields
        self.done = False
        self.problem: WhistlestopError | None = None


class Telegraph:
    """News and replies go to `post`."""

    def __init__(self, post: Callable[[News | Reply], None]) -> None:
        self._post = post
        self._loop: asyncio.AbstractEventLoop
        self._thread: Thread
        self._stay: Stay | None = None
        self._guest: Guest | None = None
        self.deadlines: dict[int, float] = {}  # of the seats whose clock runs, by time.monotonic

    def __enter__(self) -> Self:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            asyncio.run_coroutine_threadsafe(self._hang_up(), self._loop).result(_GOODBYE)
        except TimeoutError:
            # Whoever leaves is not told what was left undone.
            self._loop.set_exception_handler(lambda *_: None)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_GOODBYE)
        if not self._loop.is_running():
            self._loop.close()

    async def _hang_up(self) -> None:
        if self._stay is not None:
            await self._stay.__aexit__()
        if self._guest is not None:
            await self._guest.close()
        asking = asyncio.all_tasks() - {asyncio.current_task()}  # for ever, on a lost connection
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def meet(self, meeting: Coroutine[Any, Any, Guest]) -> Guest:
        """The guest for whom we telegraph."""
        if self._guest is not None:
            self.do(self._guest.close())
        self._guest = self.do(meeting)
        return self._guest

    def enter(self, guest: Guest, table: str) -> None:
        """From now on there is news."""
        self._stay = Stay(guest, table, views=False, hear=self._hear)
        self.do(self._stay.__aenter__())

    def ask(self, kind: type[Request], *, insist: bool = False, **fields: Any) -> Reply:
        """The reply is not there yet; when it is, it is posted too."""
        reply = Reply(kind, fields)
        asyncio.run_coroutine_threadsafe(self._ask(reply, insist=insist), self._loop)
        return reply

    async def _ask(self, reply: Reply, *, insist: bool) -> None:
        stay = self._stay
        if stay is None:
            raise RuntimeError("enter a table first")
        try:
            await (stay.insist if insist else stay.ask)(reply.kind, **reply.fields)
        except WhistlestopError as problem:
            reply.problem = problem
        reply.done = True
        self._post(reply)

    def _hear(self, news: News) -> None:
        if isinstance(news, Standing | Step):
            now = monotonic()
            self.deadlines = {
                each.seat: now + each.left / 1000 for each in news.waiting if each.left is not None
            }
        self._post(news)
