"""At a table, however often the line breaks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any, NamedTuple, Self, TypeAlias

from whistlestop.client.chair import Chair
from whistlestop.client.errors import CutOff, Turned
from whistlestop.client.guest import Guest
from whistlestop.client.tab import NOBODY, Tab
from whistlestop.engine.errors import WhistlestopError
from whistlestop.wire.from_client import Choose, Enter, Request
from whistlestop.wire.from_server import FromServer, WireAsk

_FIRST, _LONGEST = 0.5, 15.0  # seconds before the next try; doubled each time, up to the longest
_STEADY = 10.0  # a connection that held for so many seconds was a good one
_PASSING = ("too-fast", "not-stored", "bad-database", "server-trouble")  # refusals of the moment

_rng = Random()


class Lost(NamedTuple):
    """The connection is gone; in so many seconds we try again."""

    problem: WhistlestopError
    wait: float


class Found(NamedTuple):
    """There is a connection again; what was missed comes next."""


class Gone(NamedTuple):
    """There will be no connection any more."""

    problem: WhistlestopError


News: TypeAlias = FromServer | Lost | Found | Gone


class Stay:
    """`async with Stay(guest, key) as stay:` until you leave.

    What comes is fed to `chair`, and then goes to `hear`, or else to whoever iterates. Over a lost
    connection nothing is missed and nothing comes twice.

    `patience` is how many seconds without a connection are too many; None: we never give up.
    """

    def __init__(
        self,
        guest: Guest,
        table: str,
        *,
        views: bool = True,
        hear: Callable[[News], None] | None = None,
        patience: float | None = None,
    ) -> None:
        self.guest = guest
        self.table = table
        self.chair = Chair(views=views)
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._tell = hear or self._news.put_nowait
        self._patience = patience
        self._tab: Tab | None = None
        self._door = asyncio.Condition()  # opened whenever there is a new tab, or none will come
        self._problem: WhistlestopError | None = None
        self._staying: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """At the table; Turned if one may not come there."""
        self._staying = asyncio.create_task(self._stay())
        try:
            await self._there(None)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._staying is not None:
            self._staying.cancel()
            (problem,) = await asyncio.gather(self._staying, return_exceptions=True)
            if isinstance(problem, Exception):
                raise problem

    # To be asked and to ask

    def __aiter__(self) -> Stay:
        return self

    async def __anext__(self) -> News:
        """The next message; the problem, once it is clear that no more will come."""
        news = await self._news.get()
        if isinstance(news, Gone):
            self._news.put_nowait(news)
            raise news.problem
        return news

    async def asks(self) -> AsyncIterator[WireAsk]:
        """Every question to your seat, once, until this match ends, or the next if this is over."""
        chair = self.chair
        before = None if chair.end is None else chair.match
        last: tuple[str | None, int] | None = None
        async for _ in self:
            if chair.ask is not None and last != (chair.match, chair.ask.turn):
                last = (chair.match, chair.ask.turn)
                yield chair.ask
            if chair.bye is not None or (chair.end is not None and chair.match != before):
                return

    async def choose(self, ask: WireAsk, answer: str) -> None:
        """Answer it. Turned if that is no answer, or another one was given already."""
        await self.insist(Choose, match=self.chair.match, turn=ask.turn, answer=answer)

    async def ask(self, kind: type[Request], **fields: Any) -> None:
        """Once; CutOff if nobody can know whether it was done."""
        tab = self._tab
        if tab is None:
            raise self._problem or CutOff("not now", "cut-off", address=self.guest.server)
        await tab.ask(kind, **fields)

    async def insist(self, kind: type[Request], **fields: Any) -> None:
        """Again after a lost connection: for `choose`, `chat` and whatever is safe to say twice."""
        tab = None
        while True:
            tab = await self._there(tab)
            try:
                return await tab.ask(kind, **fields)
            except CutOff:
                continue

    # The line

    async def _there(self, old: Tab | None) -> Tab:
        """A tab that is at the table and not the old one."""
        async with self._door:
            await self._door.wait_for(
                lambda: self._problem is not None or self._tab not in (None, old)
            )
        if self._problem is not None or self._tab is None:
            raise self._problem or CutOff("gone", "cut-off", address=self.guest.server)
        return self._tab

    async def _stay(self) -> None:
        """One connection after the other, until it is clear that no other will do."""
        time = asyncio.get_running_loop().time
        tries, lost = 0, time()
        while True:
            found = time()
            try:
                cut = await self._visit(again=tries > 0)
            except CutOff as problem:
                cut = problem
            except WhistlestopError as problem:
                await self._give_up(problem)
                return
            except Exception as bug:
                await self._give_up(WhistlestopError(f"a bug: {bug!r}"))
                raise
            self._tab = None
            if time() - found > _STEADY:
                tries, lost = 0, time()
            too_long = self._patience is not None and time() - lost > self._patience
            if cut.code == NOBODY or too_long:
                await self._give_up(cut)
                return
            wait = min(_LONGEST, _FIRST * 2**tries) * (0.2 + 0.8 * _rng.random())
            tries = min(tries + 1, 10)
            self._tell(Lost(cut, wait))
            await asyncio.sleep(wait)

    async def _visit(self, *, again: bool) -> CutOff:
        """One connection, to its end."""
        async with Tab.open(self.guest, self._hear) as tab:
            if again:
                self._tell(Found())
            try:
                await tab.ask(Enter, table=self.table, **self.chair.place())
            except Turned as problem:
                if problem.kind not in _PASSING:
                    raise
                raise CutOff(str(problem), "cut-off", address=self.guest.server) from problem
            async with self._door:
                self._tab = tab
                self._door.notify_all()
            return await tab.over()

    def _hear(self, message: FromServer) -> None:
        self.chair.take(message)
        self._tell(message)

    async def _give_up(self, problem: WhistlestopError) -> None:
        async with self._door:
            self._problem = problem
            self._door.notify_all()
        self._tell(Gone(problem))
