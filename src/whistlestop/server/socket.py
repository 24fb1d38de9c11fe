"""The socket of one tab, from its hello to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.version import __version__
from whistlestop.server.desk import BURST, RATE
from whistlestop.server.errors import NotAllowed
from whistlestop.server.house import House
from whistlestop.server.session import address, check_origin, who
from whistlestop.server.tab import Tab
from whistlestop.store.store import StoreProblem
from whistlestop.wire.from_server import Hello, Me
from whistlestop.wire.words import PROTOCOL

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

NOT_ALLOWED = 1008
TROUBLE = 1011
TRY_LATER = 1013
WHO_ARE_YOU = 4401

_LAST_WORDS = 5.0  # seconds


@websocket("/ws", exclude_from_auth=True)
async def serve_tab(socket: Socket, house: NamedDependency[House]) -> None:
    """Refusals are closings after the accept: a browser is told no other reason."""
    here = address(socket)
    await socket.accept()
    if not house.lobby.knock(here):
        await socket.close(NOT_ALLOWED, "too many connections")
        return
    try:
        await _serve(socket, house)
    except WebSocketDisconnect:
        return
    except StoreProblem as problem:
        log.warning("nobody can come in", extra={"why": str(problem)})
        await _close(socket, TRY_LATER, "the server is in trouble")
    except Exception:
        house.metrics.trouble.inc()
        log.exception("a connection failed")
        await _close(socket, TROUBLE, "the server is in trouble")
    finally:
        house.lobby.hang_up(here)


async def _close(socket: Socket, code: int, why: str) -> None:
    """If it is still open."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code, why)


async def _serve(socket: Socket, house: House) -> None:
    try:
        check_origin(socket, house.settings)
    except NotAllowed as problem:
        await socket.close(NOT_ALLOWED, str(problem))
        return
    person = await who(socket, house.store)
    if person is None:
        await socket.close(WHO_ARE_YOU, "come in with a name first")
        return
    tab = Tab(person.id, person.name, RATE, BURST)
    try:
        house.lobby.admit(tab)
    except WhistlestopError as problem:
        await socket.close(NOT_ALLOWED, str(problem))
        return
    me = Me(id=person.id, name=person.name)
    tab.tell(Hello(protocol=PROTOCOL, version=__version__, me=me))
    writer = asyncio.create_task(_write(socket, tab))
    try:
        await _read(socket, house, tab)
    finally:
        house.lobby.dismiss(tab)
        if tab.code:
            # They are told why, if they listen.
            await asyncio.wait({writer}, timeout=_LAST_WORDS)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer


async def _read(socket: Socket, house: House, tab: Tab) -> None:
    while not tab.code:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await house.desk.take(tab, text if isinstance(text, str) else None)


async def _write(socket: Socket, tab: Tab) -> None:
    """Until the connection breaks, or the tab is to be closed."""
    try:
        while texts := await tab.texts():
            for text in texts:
                await socket.send_text(text)
                tab.waiting -= len(text)
        await socket.close(tab.code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the reader sees it too, and cleans up
