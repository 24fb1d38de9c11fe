"""A connection to one table that reconnects whenever it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any, NamedTuple, Self, TypeAlias

from whistlestop.client.connection import NOT_LOGGED_IN, Connection
from whistlestop.client.errors import ConnectionLost, RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.client.table_state import TableState
from whistlestop.engine.errors import WhistlestopError
from whistlestop.wire.from_client import Choose, Enter, Request
from whistlestop.wire.from_server import FromServer, Table, WireAsk

_FIRST, _LONGEST = 0.5, 15.0  # seconds before the next try; doubled each time up to the longest
_STEADY = 10.0  # seconds after which a connection counts as stable: delays are short again
_TEMPORARY = ("too-fast", "not-stored", "bad-database", "server-trouble")  # temporary refusals

_rng = Random()


class Disconnected(NamedTuple):
    """The connection was lost; the next try is in `wait` seconds."""

    problem: WhistlestopError
    wait: float


class Reconnected(NamedTuple):
    """There is a connection again. The missed messages come next."""


class GaveUp(NamedTuple):
    """The connection is lost for good."""

    problem: WhistlestopError


News: TypeAlias = FromServer | Disconnected | Reconnected | GaveUp


class TableConnection:
    """A connection that enters a table and stays connected.

    Use it as `async with TableConnection(guest, key) as table:`. Each message is applied to `state`
    and then goes to `on_news`. Without `on_news`, iterate over the table to get the messages.
    After a lost connection no message is missing, and no message comes twice.

    After `patience` seconds without a connection it gives up. If `patience` is None, it never does.
    """

    def __init__(
        self,
        guest: Guest,
        table: str,
        *,
        views: bool = True,
        on_news: Callable[[News], None] | None = None,
        patience: float | None = None,
    ) -> None:
        self.guest = guest
        self.table = table
        self.state = TableState(views=views)
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._on_news = on_news or self._news.put_nowait
        self._patience = patience
        self._connection: Connection | None = None
        self._changed = asyncio.Condition()  # notified of a new connection, or of giving up
        self._problem: WhistlestopError | None = None
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect and enter the table. Raise RequestRefused if the server does not let us in."""
        self._running = asyncio.create_task(self._run())
        try:
            await self._entered(None)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.cancel()
            (problem,) = await asyncio.gather(self._running, return_exceptions=True)
            if isinstance(problem, Exception):
                raise problem

    # Messages, questions and requests

    def __aiter__(self) -> TableConnection:
        return self

    async def __anext__(self) -> News:
        """Wait for the next message. Raise the problem if there will be no more messages."""
        news = await self._news.get()
        if isinstance(news, GaveUp):
            self._news.put_nowait(news)
            raise news.problem
        return news

    async def asks(self) -> AsyncIterator[WireAsk]:
        """Yield each question to our seat once, until the current or next match ends."""
        state = self.state
        before = None if state.end is None else state.match
        last: tuple[str | None, int] | None = None
        async for _ in self:
            if state.ask is not None and last != (state.match, state.ask.turn):
                last = (state.match, state.ask.turn)
                yield state.ask
            if state.bye is not None or (state.end is not None and state.match != before):
                return

    async def choose(self, ask: WireAsk, answer: str) -> None:
        """Answer a question. Raise RequestRefused if the answer is not legal or is too late."""
        await self.request_with_retry(Choose, match=self.state.match, turn=ask.turn, answer=answer)

    async def request(self, kind: type[Request], **fields: Any) -> None:
        """Send a request once. Raise ConnectionLost if we cannot know whether it was done."""
        connection = self._connection
        if connection is None:
            raise self._problem or ConnectionLost(
                "no connection", "cut-off", address=self.guest.server
            )
        await connection.request(kind, **fields)

    async def request_with_retry(self, kind: type[Request], **fields: Any) -> None:
        """Send a request, and send it again after each lost connection.

        This is for `choose`, `chat` and other requests that have no effect the second time.
        """
        connection = None
        while True:
            connection = await self._entered(connection)
            try:
                return await connection.request(kind, **fields)
            except ConnectionLost:
                continue

    # Connecting

    async def _entered(self, old: Connection | None) -> Connection:
        """Wait for a connection that has entered the table and is not the old one."""
        async with self._changed:
            await self._changed.wait_for(
                lambda: self._problem is not None or self._connection not in (None, old)
            )
        if self._problem is not None or self._connection is None:
            raise self._problem or ConnectionLost(
                "no connection", "cut-off", address=self.guest.server
            )
        return self._connection

    async def _run(self) -> None:
        """Connect again and again, until we leave the table or another try makes no sense."""
        time = asyncio.get_running_loop().time
        tries, lost_at = 0, time()
        while True:
            started = time()
            try:
                lost = await self._connect_once(again=tries > 0)
            except ConnectionLost as problem:
                lost = problem
            except WhistlestopError as problem:
                await self._give_up(problem)
                return
            except Exception as bug:
                await self._give_up(WhistlestopError(f"a bug: {bug!r}"))
                raise
            self._connection = None
            if time() - started > _STEADY:
                tries, lost_at = 0, time()
            too_long = self._patience is not None and time() - lost_at > self._patience
            if lost.code == NOT_LOGGED_IN or too_long:
                await self._give_up(lost)
                return
            wait = min(_LONGEST, _FIRST * 2**tries) * (0.2 + 0.8 * _rng.random())
            tries = min(tries + 1, 10)
            self._on_news(Disconnected(lost, wait))
            await asyncio.sleep(wait)

    async def _connect_once(self, *, again: bool) -> ConnectionLost:
        """Connect, enter the table and wait for the connection's end."""
        async with Connection.open(self.guest, self._receive) as connection:
            if again:
                self.state.forget_seal()
                self._on_news(Reconnected())
            try:
                await connection.request(Enter, table=self.table, **self.state.resume_point())
            except RequestRefused as problem:
                if problem.kind not in _TEMPORARY:
                    raise
                raise ConnectionLost(
                    str(problem), "cut-off", address=self.guest.server
                ) from problem
            async with self._changed:
                self._connection = connection
                self._changed.notify_all()
            return await connection.wait_closed()

    def _receive(self, message: FromServer) -> None:
        self.state.apply(message)
        if isinstance(message, Table):
            self.table = message.key  # the host may have renewed it
        self._on_news(message)

    async def _give_up(self, problem: WhistlestopError) -> None:
        async with self._changed:
            self._problem = problem
            self._changed.notify_all()
        self._on_news(GaveUp(problem))
