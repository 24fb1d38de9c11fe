"""One connection to a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from whistlestop.client.errors import CutOff, OutOfStep, Turned, Unreachable
from whistlestop.client.guest import COOKIE, Guest, trust
from whistlestop.wire.field_types import PROTOCOL
from whistlestop.wire.from_client import Request
from whistlestop.wire.from_server import Done, FromServer, Hello, Refused, read

NOBODY = 4401  # the server does not know who we are
_BIGGEST = 2**24  # bytes of a message: a view with all the events of a long match
_PATIENCE = 20.0  # seconds for a connection and its greeting

_encoder = msgspec.json.Encoder()
# Whoever uses us is told what is wrong; nothing is to be printed into the middle of a table.
_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())
_log.propagate = False


class Tab:
    """Ask with `ask`; what comes unasked goes to `hear`, or else to whoever iterates."""

    __slots__ = ("_asked", "_cut", "_hear", "_news", "_number", "_over", "_server", "_socket")

    def __init__(
        self, server: str, socket: ClientConnection, hear: Callable[[FromServer], None] | None
    ) -> None:
        self._server = server
        self._socket = socket
        self._news: asyncio.Queue[FromServer | None] = asyncio.Queue()
        self._hear = hear or self._news.put_nowait
        self._asked: dict[int, asyncio.Future[None]] = {}
        self._number = 0
        self._cut: CutOff | None = None
        self._over = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def open(
        cls, guest: Guest, hear: Callable[[FromServer], None] | None = None
    ) -> AsyncIterator[Tab]:
        """Connected and greeted: `async with Tab.open(guest) as tab`."""
        socket = await _connected(guest)
        tab = cls(guest.server, socket, hear)
        try:
            await tab._greet()
            listening = asyncio.create_task(tab._listen())
            try:
                yield tab
            finally:
                listening.cancel()
                (problem,) = await asyncio.gather(listening, return_exceptions=True)
                if isinstance(problem, Exception):
                    raise problem  # a bug in `hear` must not look like a lost connection
        finally:
            await socket.close()

    async def ask(self, kind: type[Request], **fields: Any) -> None:
        """Until it is done: `await tab.ask(Sit, seat=2)`. Turned if it is refused."""
        if self._cut is not None:
            raise self._cut
        self._number += 1
        number = self._number
        reply = self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(_encoder.encode(kind(id=number, **fields)), text=True)
            await reply
        except ConnectionClosed as problem:
            raise self._cut_off(problem) from problem
        finally:
            self._asked.pop(number, None)
            if reply.done() and not reply.cancelled():
                reply.exception()  # so that asyncio does not complain that nobody looked

    async def over(self) -> CutOff:
        """How the connection ended, once it has."""
        await self._over.wait()
        return self._cut or CutOff("closed", "cut-off", address=self._server)

    def __aiter__(self) -> Tab:
        return self

    async def __anext__(self) -> FromServer:
        """The next message; CutOff once there are no more."""
        message = None if self._over.is_set() and self._news.empty() else await self._news.get()
        if message is None:
            raise await self.over()
        return message

    # What the server says

    async def _greet(self) -> None:
        """Whoever is not greeted is not in."""
        try:
            async with asyncio.timeout(_PATIENCE):
                hello = self._read(await self._socket.recv(decode=False))
        except ConnectionClosed as problem:
            raise self._cut_off(problem) from problem
        except TimeoutError as problem:
            raise CutOff("no greeting", "cut-off", address=self._server) from problem
        if not isinstance(hello, Hello):
            raise _foreign(self._server, f"no hello but {type(hello).__name__}")
        if hello.protocol != PROTOCOL:
            raise Unreachable(
                f"the server speaks protocol {hello.protocol}, not {PROTOCOL}",
                "other-protocol",
                found=hello.protocol,
                known=PROTOCOL,
            )

    async def _listen(self) -> None:
        """Until the connection ends. Then nobody who has asked is left waiting."""
        try:
            while True:
                self._take(self._read(await self._socket.recv(decode=False)))
        except ConnectionClosed as problem:
            self._end(self._cut_off(problem))
        except (OutOfStep, Unreachable) as problem:
            cut = CutOff(str(problem), "cut-off", address=self._server)
            cut.__cause__ = problem
            self._end(cut)
        finally:
            self._end(CutOff("closed", "cut-off", address=self._server))

    def _end(self, cut: CutOff) -> None:
        if self._cut is not None:
            return
        self._cut = cut
        for reply in self._asked.values():
            if not reply.done():
                reply.set_exception(cut)
        self._over.set()
        self._news.put_nowait(None)

    def _read(self, data: bytes) -> FromServer:
        try:
            return read.decode(data)
        except msgspec.MsgspecError as problem:
            raise _foreign(self._server, str(problem)) from problem

    def _take(self, message: FromServer) -> None:
        if isinstance(message, Done | Refused) and message.id in self._asked:
            reply = self._asked[message.id]
            if reply.done():
                return  # whoever asked has given up
            if isinstance(message, Done):
                reply.set_result(None)
            else:
                reply.set_exception(Turned.by(message))
        elif not isinstance(message, Done):
            self._hear(message)

    def _cut_off(self, problem: ConnectionClosed) -> CutOff:
        code = 1006 if problem.rcvd is None else problem.rcvd.code
        kind = "who-are-you" if code == NOBODY else "cut-off"
        return CutOff(str(problem), kind, code, address=self._server)


async def _connected(guest: Guest) -> ClientConnection:
    try:
        return await connect(
            guest.server.replace("http", "ws", 1) + "/ws",
            additional_headers={"Cookie": f"{COOKIE}={guest.token}"},
            compression=None,  # the messages are small, and its buffers are not
            ssl=trust() if guest.server.startswith("https:") else None,
            max_size=_BIGGEST,
            open_timeout=_PATIENCE,
            close_timeout=2.0,
            logger=_log,
        )
    except InvalidStatus as problem:
        if problem.response.status_code >= 500:  # a proxy, while the server restarts
            raise CutOff(str(problem), "cut-off", address=guest.server) from problem
        raise _foreign(guest.server, str(problem)) from problem
    except InvalidURI as problem:
        raise _foreign(guest.server, str(problem)) from problem
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as problem:
        raise CutOff(str(problem), "cut-off", address=guest.server) from problem


def _foreign(server: str, why: str) -> Unreachable:
    return Unreachable(f"{server}: {why}", "foreign-server", address=server)
