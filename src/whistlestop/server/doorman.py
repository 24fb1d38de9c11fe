"""Uvicorn's protocols, with less patience: nobody takes our memory or our time without end."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_GOODBYE = 10.0  # seconds in which a connection that has ended is to be gone
_MOST_PONGS = 2**20  # bytes that somebody who pings us may leave unread
_MOST_HEAD = 64 * 1024  # bytes of a request that are not its body
_PATIENCE = 30.0  # seconds from the first byte of a request to the last


class Http(HttpToolsProtocol):
    """Takes no request without end: what comes before its body is kept before anybody reads it."""

    _head = 0
    _hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry = self.loop.call_later(_PATIENCE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._head > _MOST_HEAD:
            self.send_400_response("The request is too long.")
            return
        self._head += len(data)
        if self._hurry is None:
            self._hurry = self.loop.call_later(_PATIENCE, self.transport.abort)
        super().data_received(data)

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _rest(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None


class Socket(WebSocketsSansIOProtocol):
    """Hangs up on whoever does not listen, not even to the goodbye."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(_GOODBYE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > _MOST_PONGS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Text that is no text is the sender's mistake, and no error of ours to be logged."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
