"""A small fake server: one table and one match, in which every choice causes one event.

It can lose connections at the worst moments, which a real server rarely does.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from whistlestop.client.http_api import Guest
from whistlestop.wire import from_client
from whistlestop.wire.fairness import seal
from whistlestop.wire.field_types import PROTOCOL
from whistlestop.wire.from_client import Chat, Choose, Enter, FromClient
from whistlestop.wire.from_server import (
    Change,
    Done,
    End,
    Fairness,
    Hello,
    Line,
    Me,
    Message,
    Refused,
    Scene,
    SeatCard,
    Standing,
    Step,
    Table,
    Waiting,
    WireAsk,
    WireEvent,
    write,
)

KEY = "T" * 22
MATCH = "M" * 22
ME = Me(id=7, name="Ann")
SEED, NONCE = "12345", "nonce"

Trick = Callable[[ServerConnection, FromClient], Awaitable[bool]]


class FakeServer:
    """A server that answers requests. If a trick in `tricks` returns True, it has answered
    instead.
    """

    def __init__(self, turns: int = 3) -> None:
        self.turns = turns  # answers until the match ends
        self.url = ""
        self.code = 0  # close code for all connections, if not 0
        self.hello: Message = Hello(protocol=PROTOCOL, version="0", me=ME)
        self.heard: list[FromClient] = []
        self.cookies: list[str] = []
        self.tricks: list[Trick] = []
        self.answers: list[str] = []  # accepted answers
        self.lines: list[Line] = []
        self.connections: list[ServerConnection] = []

    @asynccontextmanager
    async def opened(self, port: int = 0) -> AsyncIterator[FakeServer]:
        async with serve(self._accept, "127.0.0.1", port) as server:
            self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            yield self

    def guest(self) -> Guest:
        return Guest(self.url, "token", ME)

    async def _accept(self, socket: ServerConnection) -> None:
        request = socket.request
        assert request is not None
        self.cookies.append(request.headers["Cookie"])
        self.connections.append(socket)
        try:
            if self.code:
                await socket.close(self.code)
            await socket.send(write(self.hello))
            async for text in socket:
                await self._take(socket, from_client.read.decode(text))
        except ConnectionClosed:
            pass
        finally:
            self.connections.remove(socket)

    async def _take(self, socket: ServerConnection, request: FromClient) -> None:
        self.heard.append(request)
        for trick in list(self.tricks):
            if await trick(socket, request):
                return
        if isinstance(request, Enter):
            await self.show(socket, request)
        elif isinstance(request, Choose):
            await self.choose(socket, request)
        elif isinstance(request, Chat):
            line = Line(number=len(self.lines) + 1, person=7, name="Ann", text=request.text, at=0)
            self.lines.append(line)
            await self.tell(line)
        await socket.send(write(Done(id=request.id)))

    async def show(self, socket: ServerConnection, request: Enter) -> None:
        start = request.events if request.match == MATCH else 0
        messages = [self.table(), *self.lines[request.chat :], self.standing(start)]
        for message in messages:
            await socket.send(write(message))

    async def choose(self, socket: ServerConnection, request: Choose) -> None:
        if request.turn < len(self.answers):
            if self.answers[request.turn] != request.answer:
                await refuse(socket, request, "stale-turn", turn=request.turn)
            return
        self.answers.append(request.answer)
        await self.tell(self.step())

    async def tell(self, message: Message) -> None:
        for socket in list(self.connections):
            await socket.send(write(message))

    # Messages

    def table(self) -> Table:
        seat = SeatCard(person=7, name="Ann", bot=None, ready=False, here=True, away=False)
        return Table(
            key=KEY,
            game="colt-super-express",
            options={},
            public=False,
            clock=None,
            open=True,
            host=7,
            phase="playing",
            seats=(seat,),
            spectators=(),
            muted=(),
            ignored=(),
            match=MATCH,
            me=0,
        )

    def standing(self, start: int = 0) -> Standing:
        return Standing(
            match=MATCH,
            seat=0,
            names=("Ann",),
            start=start,
            events=tuple(
                WireEvent(kind="chose", payload={"answer": answer})
                for answer in self.answers[start:]
            ),
            view={"chosen": self.answers, "count": len(self.answers)},
            **self._now(),
        )

    def step(self) -> Step:
        """Return the message about the last choice."""
        at = len(self.answers) - 1
        scene = Scene(
            kind="chose",
            payload={"answer": self.answers[at]},
            changes=(Change(path=("chosen",), to=list(self.answers)),),
        )
        return Step(
            match=MATCH,
            start=at,
            scenes=(scene,),
            changes=(Change(path=("count",), to=len(self.answers)),),
            by="person",
            seat=0,
            **self._now(),
        )

    def _now(self) -> dict[str, Any]:
        turn = len(self.answers)
        over = turn >= self.turns
        fair = Fairness(hash=seal(SEED, NONCE))
        if over:
            fair = Fairness(hash=fair.hash, seed=SEED, nonce=NONCE)
        return {
            "ask": None if over else WireAsk(turn=turn, kind="k", answers=("a", "b"), about={}),
            "given": None,
            "waiting": () if over else (Waiting(seat=0, left=None),),
            "end": End(winners=(0,), why="over") if over else None,
            "fair": fair,
        }


async def refuse(
    socket: ServerConnection, request: FromClient, kind: str, /, **fields: Any
) -> None:
    await socket.send(write(Refused(id=request.id, kind=kind, details=fields, text=f"no: {kind}")))


def once(trick: Trick, what: type[FromClient]) -> Trick:
    """Play the trick on the first request of this kind only."""
    done: list[bool] = []

    async def first(socket: ServerConnection, request: FromClient) -> bool:
        if done or not isinstance(request, what):
            return False
        done.append(True)
        return await trick(socket, request)

    return first
