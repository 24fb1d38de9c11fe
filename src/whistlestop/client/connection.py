"""One WebSocket connection to a server: requests, replies and messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from whistlestop.client.errors import ConnectionLost, OutOfStep, RequestRefused, Unreachable
from whistlestop.client.http_api import USER_AGENT, Guest, cookie_header, ssl_context
from whistlestop.wire.field_types import PROTOCOL
from whistlestop.wire.from_client import Request
from whistlestop.wire.from_server import Done, FromServer, Hello, Refused, read

NOT_LOGGED_IN = 4401  # close code: the server does not know our token
_BIGGEST = 2**24  # bytes of a message: a view with all events of a long match
_TIMEOUT = 20.0  # seconds for connecting and for the `hello` message

_encoder = msgspec.json.Encoder()
# Problems are raised, not logged: a log line would appear in the middle of a drawn table.
_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())
_log.propagate = False


class Connection:
    """A connection that sends requests and waits for their replies.

    Other messages go to `on_message`. Without it, iterate over the connection to get them.
    """

    __slots__ = (
        "_closed",
        "_messages",
        "_number",
        "_on_message",
        "_pending",
        "_problem",
        "_server",
        "_socket",
    )

    def __init__(
        self,
        server: str,
        socket: ClientConnection,
        on_message: Callable[[FromServer], None] | None,
    ) -> None:
        self._server = server
        self._socket = socket
        self._messages: asyncio.Queue[FromServer | None] = asyncio.Queue()
        self._on_message = on_message or self._messages.put_nowait
        self._pending: dict[int, asyncio.Future[None]] = {}
        self._number = 0
        self._problem: ConnectionLost | None = None
        self._closed = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def open(
        cls, guest: Guest, on_message: Callable[[FromServer], None] | None = None
    ) -> AsyncIterator[Connection]:
        """Connect and wait for `hello`. Use it as `async with Connection.open(guest) as c:`."""
        socket = await _connect(guest)
        connection = cls(guest.server, socket, on_message)
        try:
            await connection._read_hello()
            listening = asyncio.create_task(connection._listen())
            try:
                yield connection
            finally:
                listening.cancel()
                (problem,) = await asyncio.gather(listening, return_exceptions=True)
                if isinstance(problem, Exception):
                    raise problem  # a bug in `on_message` must not look like a lost connection
        finally:
            await socket.close()

    async def request(self, kind: type[Request], **fields: Any) -> None:
        """Send a request and wait until it is done. Raise RequestRefused if it is refused.

        `await connection.request(Sit, seat=2)`
        """
        if self._problem is not None:
            raise self._problem
        self._number += 1
        number = self._number
        reply = self._pending[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(_encoder.encode(kind(id=number, **fields)), text=True)
            await reply
        except ConnectionClosed as problem:
            raise self._lost(problem) from problem
        finally:
            self._pending.pop(number, None)
            if reply.done() and not reply.cancelled():
                reply.exception()  # asyncio complains about exceptions that nobody has read

    async def wait_closed(self) -> ConnectionLost:
        """Wait for the end of the connection, and return its cause."""
        await self._closed.wait()
        return self._problem or ConnectionLost("closed", "cut-off", address=self._server)

    def __aiter__(self) -> Connection:
        return self

    async def __anext__(self) -> FromServer:
        """Wait for the next message. Raise ConnectionLost after the last one."""
        message = (
            None if self._closed.is_set() and self._messages.empty() else await self._messages.get()
        )
        if message is None:
            raise await self.wait_closed()
        return message

    # Messages from the server

    async def _read_hello(self) -> None:
        """Read the first message and check the protocol's version."""
        try:
            async with asyncio.timeout(_TIMEOUT):
                hello = self._read(await self._socket.recv(decode=False))
        except ConnectionClosed as problem:
            raise self._lost(problem) from problem
        except TimeoutError as problem:
            raise ConnectionLost(
                "the server sent no hello", "cut-off", address=self._server
            ) from problem
        if not isinstance(hello, Hello):
            raise _foreign_server(self._server, f"not hello but {type(hello).__name__}")
        if hello.protocol != PROTOCOL:
            raise Unreachable(
                f"the server speaks protocol {hello.protocol}, not {PROTOCOL}",
                "other-protocol",
                found=hello.protocol,
                known=PROTOCOL,
            )

    async def _listen(self) -> None:
        """Read messages until the connection ends; then fail all pending requests."""
        try:
            while True:
                self._dispatch(self._read(await self._socket.recv(decode=False)))
        except ConnectionClosed as problem:
            self._end(self._lost(problem))
        except (OutOfStep, Unreachable) as problem:
            lost = ConnectionLost(str(problem), "cut-off", address=self._server)
            lost.__cause__ = problem
            self._end(lost)
        finally:
            self._end(ConnectionLost("closed", "cut-off", address=self._server))

    def _end(self, problem: ConnectionLost) -> None:
        if self._problem is not None:
            return
        self._problem = problem
        for reply in self._pending.values():
            if not reply.done():
                reply.set_exception(problem)
        self._closed.set()
        self._messages.put_nowait(None)

    def _read(self, data: bytes) -> FromServer:
        try:
            return read.decode(data)
        except msgspec.MsgspecError as problem:
            raise _foreign_server(self._server, str(problem)) from problem

    def _dispatch(self, message: FromServer) -> None:
        if isinstance(message, Done | Refused) and message.id in self._pending:
            reply = self._pending[message.id]
            if reply.done():
                return  # the caller no longer waits
            if isinstance(message, Done):
                reply.set_result(None)
            else:
                reply.set_exception(RequestRefused.from_refusal(message))
        elif not isinstance(message, Done):
            self._on_message(message)

    def _lost(self, problem: ConnectionClosed) -> ConnectionLost:
        code = 1006 if problem.rcvd is None else problem.rcvd.code
        kind = "who-are-you" if code == NOT_LOGGED_IN else "cut-off"
        return ConnectionLost(str(problem), kind, code, address=self._server)


async def _connect(guest: Guest) -> ClientConnection:
    try:
        return await connect(
            guest.server.replace("http", "ws", 1) + "/ws",
            additional_headers={"Cookie": cookie_header(guest.token)},
            user_agent_header=USER_AGENT,
            compression=None,  # the messages are small, and compression buffers are large
            ssl=ssl_context() if guest.server.startswith("https:") else None,
            max_size=_BIGGEST,
            open_timeout=_TIMEOUT,
            close_timeout=2.0,
            logger=_log,
        )
    except InvalidStatus as problem:
        if problem.response.status_code >= 500:  # from a proxy, while the server restarts
            raise ConnectionLost(str(problem), "cut-off", address=guest.server) from problem
        raise _foreign_server(guest.server, str(problem)) from problem
    except InvalidURI as problem:
        raise _foreign_server(guest.server, str(problem)) from problem
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as problem:
        raise ConnectionLost(str(problem), "cut-off", address=guest.server) from problem


def _foreign_server(server: str, why: str) -> Unreachable:
    return Unreachable(f"{server}: {why}", "foreign-server", address=server)
