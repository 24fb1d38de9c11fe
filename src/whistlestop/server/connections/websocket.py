"""The WebSocket of one client, from its `hello` to its close."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.version import __version__
from whistlestop.server.connections.connection import NOT_SIGNED_IN, Connection
from whistlestop.server.connections.dispatch import BURST, RATE
from whistlestop.server.connections.traffic import Budget
from whistlestop.server.connections.uvicorn_protocols import BUDGET
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import ABUSE, NotAllowed, WrongHost
from whistlestop.server.http.request_origin import check_host, check_origin, client_address
from whistlestop.server.http.session import find_session
from whistlestop.store.store import StoreProblem
from whistlestop.wire.field_types import PROTOCOL
from whistlestop.wire.from_server import Hello, Me

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

NOT_ALLOWED = 1008
SERVER_ERROR = 1011
TRY_LATER = 1013

_NO_CODE = 1005
_FLUSH_TIMEOUT = 5.0  # seconds in which the last messages may still be sent


@websocket("/ws", exclude_from_auth=True)
async def serve_websocket(socket: Socket, context: NamedDependency[ServerContext]) -> None:
    """Serve a socket. Accept it first, because a browser learns of a refusal by a close code."""
    address = client_address(socket)
    await socket.accept()
    if not context.lobby.claim_address(address):
        context.abuse_log.note("too-many-connections", address)
        await _close(socket, context, NOT_ALLOWED, "too many connections")
        return
    try:
        await _serve(socket, context)
    except WebSocketDisconnect:
        return
    except StoreProblem as problem:
        log.warning("nobody can come in", extra={"why": str(problem)})
        await _close(socket, context, TRY_LATER, "the server is in trouble")
    except Exception:
        context.metrics.trouble.inc()
        log.exception("a connection failed")
        await _close(socket, context, SERVER_ERROR, "the server is in trouble")
    finally:
        context.lobby.release_address(address)


async def _close(socket: Socket, context: ServerContext, code: int, why: str) -> None:
    """Close the socket if it is still open."""
    context.metrics.count_close(code)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code, why)


async def _serve(socket: Socket, context: ServerContext) -> None:
    address = client_address(socket)
    try:
        check_host(socket, context.settings)
        check_origin(socket, context.settings)
        context.bans.check_address(address)
        session = await find_session(socket, context)
    except (NotAllowed, WrongHost) as problem:
        if isinstance(problem, ABUSE):
            context.abuse_log.note(problem.kind, address, socket.state.get("person"))
        await _close(socket, context, NOT_ALLOWED, str(problem))
        return
    if session is None:
        await _close(socket, context, NOT_SIGNED_IN, "come in with a name first")
        return
    person = session.person
    _share_budget(socket, person.id, address)
    connection = Connection(
        person.id, person.name, RATE, BURST, session.token_hash, address=address
    )
    try:
        context.lobby.add_connection(connection)
    except WhistlestopError as problem:
        context.abuse_log.note(problem.kind, address, person.id)
        await _close(socket, context, NOT_ALLOWED, str(problem))
        return
    me = Me(id=person.id, name=person.name)
    connection.tell(Hello(protocol=PROTOCOL, version=__version__, me=me))
    writer = asyncio.create_task(_write(socket, context, connection))
    try:
        # The session may have been ended before the lobby knew that this connection belongs to it.
        if await context.store.person_of(session.token_hash) is None:
            connection.close(NOT_SIGNED_IN)
        await _read(socket, context, connection)
    finally:
        context.lobby.remove_connection(connection)
        if connection.close_code:
            # Send the last messages first: they say why the connection is closed.
            await asyncio.wait({writer}, timeout=_FLUSH_TIMEOUT)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer


def _share_budget(socket: Socket, person: int, address: str) -> None:
    """Let the person and the address pay for the bytes of this connection."""
    extensions = cast(dict[str, Any], socket.scope["extensions"] or {})
    budget = extensions.get(BUDGET)
    if isinstance(budget, Budget):
        budget.share_address(address)
        budget.share_person(person)


async def _read(socket: Socket, context: ServerContext, connection: Connection) -> None:
    while not connection.close_code:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect" or connection.close_code:
            if not connection.close_code:
                context.metrics.count_close(message.get("code") or _NO_CODE)
            return
        text = message.get("text")
        await context.dispatcher.handle(connection, text if isinstance(text, str) else None)


async def _write(socket: Socket, context: ServerContext, connection: Connection) -> None:
    """Send the queued texts until the socket breaks or must be closed."""
    try:
        while texts := await connection.queued_texts():
            for text in texts:
                await socket.send_text(text)
                connection.unsent -= len(text)
        context.metrics.count_close(connection.close_code)
        await socket.close(connection.close_code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the reader notices it too, and cleans up
