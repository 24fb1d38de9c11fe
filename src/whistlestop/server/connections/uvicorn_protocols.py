"""Uvicorn protocols with size and time limits, so that no client can use up memory or time."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_CLOSE_TIMEOUT = 10.0  # seconds from the end of a WebSocket until its connection is cut
_MAX_UNREAD_PONGS = 2**20  # bytes that a client may leave unread while it sends pings
_MAX_HEAD = 64 * 1024  # bytes of a request that are not its body
_REQUEST_TIMEOUT = 30.0  # seconds from the first byte of a request to the last


class LimitedHttpProtocol(HttpToolsProtocol):
    """The HTTP protocol, with a limit for requests that never end.

    Uvicorn keeps a request's head in memory until it is complete, without a limit of its own.
    """

    _head_bytes = 0
    _timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timeout = self.loop.call_later(_REQUEST_TIMEOUT, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._head_bytes > _MAX_HEAD:
            self.send_400_response("The request is too long.")
            return
        self._head_bytes += len(data)
        if self._timeout is None:
            self._timeout = self.loop.call_later(_REQUEST_TIMEOUT, self.transport.abort)
        super().data_received(data)

    def on_body(self, body: bytes) -> None:
        self._head_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head_bytes = 0
        self._cancel_timeout()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._cancel_timeout()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timeout()
        super().connection_lost(exc)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol, which cuts off a client that reads nothing, not even the close."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(_CLOSE_TIMEOUT, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > _MAX_UNREAD_PONGS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Close with 1007 on text that is not UTF-8; uvicorn would log it as a server error."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
