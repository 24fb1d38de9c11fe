"""Uvicorn protocols with size and time limits, so that no client can use up memory or time.

Bytes are counted before they are parsed. If a budget is used up, the protocol stops reading until
it is paid: then the client cannot send either. That costs less than a closed connection, because
clients connect again at once, and an honest client only waits a moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Any, cast

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from whistlestop.server.connections.frame_scanner import FrameScanner
from whistlestop.server.connections.traffic import (
    CHUNK,
    FRAME,
    HEADER,
    REQUEST,
    Budget,
    Traffic,
    Verdict,
)
from whistlestop.server.connections.turn_taking import TurnTaking
from whistlestop.server.connections.turns import Turns
from whistlestop.server.http.early_refusals import (
    SERVER_FULL,
    TOO_FAST,
    TOO_MANY_CONNECTIONS,
    EarlyRefusal,
    RefusalNotes,
)
from whistlestop.server.http.request_origin import network_of

BUDGET = "whistlestop.budget"  # the name of an ASGI extension: the budget of the connection

_CLOSE_TIMEOUT = 10.0  # seconds from the end of a WebSocket until its connection is cut
_MAX_UNREAD_PONGS = 2**20  # bytes that a client may leave unread while it sends pings
_MAX_HEAD = 64 * 1024  # bytes of a request that are not its body
_MAX_HEADERS = 100
_REQUEST_TIMEOUT = 30.0  # seconds from the first byte of a request to the last
_SHORT_TIMEOUT = 2.0  # the same on a connection that is not welcome
_OPERATOR_PATHS = ("/health", "/metrics")
_SLICE = 1024  # bytes of HTTP that are parsed at once
_SLICES_PER_TURN = 8  # slices of one connection until the others get a turn
# Seconds until an address learns that it opens connections too fast: it cannot have many of them,
# so the pause limits how many it opens.
_REFUSAL_PAUSE = 1.0
_MAX_FRAGMENTS = 64  # of one message
_MESSAGE_TIMEOUT = 30.0  # seconds from the first byte of a message to the last
_MAX_THROTTLED = 10.0  # seconds until a WebSocket is closed that has used up its budget
_FRAMES_PER_TURN = 16  # frames of one connection until the others get a turn
_POLICY_VIOLATION = 1008


class LimitedConfig(uvicorn.Config):
    """A configuration of uvicorn with the things that all connections share."""

    def __init__(
        self, app: Any, traffic: Traffic, refused: RefusalNotes, proxies: str, **more: Any
    ) -> None:
        super().__init__(
            app,
            http=LimitedHttpProtocol,
            ws=LimitedWebSocketProtocol,
            forwarded_allow_ips=proxies,
            **more,
        )
        self.traffic = traffic
        self.turns = Turns()
        self.refused = refused
        self._proxies = ProxyHeadersMiddleware(app, proxies).trusted_hosts

    def counted_address(self, client: tuple[str, int] | None) -> str | None:
        """Return the address that pays for a connection; None for a proxy, which serves many."""
        host = "" if client is None else client[0]
        return None if host in self._proxies else network_of(host)


class LimitedHttpProtocol(TurnTaking, HttpToolsProtocol):
    """The HTTP protocol, with limits for connections, bytes, headers and endless requests.

    Uvicorn keeps a request's head in memory until it is complete, without a limit of its own.
    """

    config: LimitedConfig
    _address: str | None
    _verdict: Verdict
    _budget: Budget | None  # None for a proxy
    _head_bytes = 0
    _too_many_headers = False
    _timeout: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        traffic = self.config.traffic
        self._address = self.config.counted_address(self.client)
        self._verdict = traffic.connect(self._address, self.loop.time())
        self._budget = None if self._address is None else traffic.budget(self._address)
        if self._verdict == "too-fast":
            transport.pause_reading()
            self._feeding = self.loop.call_later(_REFUSAL_PAUSE, self._refuse, TOO_FAST)
        elif self._verdict == "too-many-connections":
            self._refuse(TOO_MANY_CONNECTIONS)
        elif self._verdict == "server-full":
            self._refuse(SERVER_FULL)
        elif self._verdict == "operator-only":
            self.app = self._serve_operator
        self._start_timeout()

    def _refuse(self, refusal: EarlyRefusal) -> None:
        """Send the last response of this connection."""
        self.config.refused.note(refusal, self._address)
        self.transport.write(refusal.last_response())
        self.transport.close()

    async def _serve_operator(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve the operator, and refuse everybody else, because the server is full."""
        wanted = scope["path"] in _OPERATOR_PATHS
        self.cycle.keep_alive = False
        if not wanted:
            self.config.refused.note(SERVER_FULL, self._address)
        await (self.config.loaded_app if wanted else SERVER_FULL)(scope, receive, send)

    @property
    def _turns(self) -> Turns:
        return self.config.turns

    @property
    def _turn_owner(self) -> Hashable:
        return self._address or self

    def data_received(self, data: bytes) -> None:
        self._hold(data)

    def _feed(self) -> None:
        """Parse what was received, as far as the budget allows."""
        slices = 0
        while self._held:
            if self.transport.is_closing() or self._upgraded:
                self._held = b""
                break
            if self.flow.read_paused:
                return  # until the response before is sent, or the body is read
            now = self.loop.time()
            wait = 0.0 if self._budget is None else self._budget.wait(now)
            if wait > 0 or slices >= _SLICES_PER_TURN:
                self._feed_later(wait)
                return
            slices += 1
            piece, self._held = self._held[:_SLICE], self._held[_SLICE:]
            self._charge(len(piece))
            self._parse(piece)
        if not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        if self._head_bytes > _MAX_HEAD:
            self.send_400_response("The request is too long.")
            return
        self._head_bytes += len(data)
        if self._timeout is None:
            self._start_timeout()
        super().data_received(data)
        if self._too_many_headers and not self.transport.is_closing():
            self.send_400_response("The request has too many headers.")

    def _charge(self, cost: float) -> None:
        if self._budget is not None:
            self._budget.charge(self.loop.time(), cost)

    def on_message_begin(self) -> None:
        self._charge(REQUEST)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._charge(HEADER)
        if len(self.headers) < _MAX_HEADERS:
            super().on_header(name, value)
        else:
            self._too_many_headers = True

    def on_body(self, body: bytes) -> None:
        self._charge(CHUNK)
        self._head_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head_bytes = 0
        self._cancel_timeout()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._feed_soon()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._feed_soon()

    def handle_websocket_upgrade(self) -> None:
        self._cancel_timeout()
        refusal = self._handshake_refusal()
        if refusal is not None:
            self._refuse(refusal)
            return
        self._upgraded = True
        self._disconnect()  # the WebSocket protocol counts the connection from now on
        super().handle_websocket_upgrade()

    def _handshake_refusal(self) -> EarlyRefusal | None:
        if self._verdict == "operator-only":
            return SERVER_FULL
        traffic, address = self.config.traffic, self._address
        if address is None or traffic.handshakes.take(address, self.loop.time()):
            return None
        return TOO_FAST

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timeout()
        self._drop_held()
        self._disconnect()
        super().connection_lost(exc)

    def _disconnect(self) -> None:
        self.config.traffic.disconnect(self._address, self._verdict)

    def _start_timeout(self) -> None:
        seconds = _REQUEST_TIMEOUT if self._verdict == "welcome" else _SHORT_TIMEOUT
        self._timeout = self.loop.call_later(seconds, self.transport.abort)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


class LimitedWebSocketProtocol(TurnTaking, WebSocketsSansIOProtocol):
    """The WebSocket protocol, with limits for frames, fragments, and clients that read nothing."""

    config: LimitedConfig
    _address: str | None
    _budget: Budget
    _timeout: asyncio.TimerHandle | None = None  # for the message that has begun
    _throttled_since: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._scanner = FrameScanner()
        self._address = self.config.counted_address(self.client)
        self.config.traffic.take_over(self._address)
        self._budget = self.config.traffic.budget(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._drop_held()
        self._cancel_timeout()
        self.config.traffic.disconnect(self._address, "welcome")
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The application knows the person, and the address behind a proxy.
            cast(dict[str, Any], self.scope["extensions"])[BUDGET] = self._budget

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(_CLOSE_TIMEOUT, self.transport.abort)

    # Receiving

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, which the HTTP protocol has parsed already
            return
        self._hold(data)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._go_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            # Uvicorn forgets this if the handshake was refused, and logs an error.
            self.handshake_complete = True
        self._go_on()  # the client's answer to a close must be read

    def _go_on(self) -> None:
        """Parse the frames that have waited for the application."""
        if not self.read_paused:
            self._feed_soon()

    @property
    def _turns(self) -> Turns:
        return self.config.turns

    @property
    def _turn_owner(self) -> Hashable:
        return self._budget.address or self

    def _feed(self) -> None:
        """Parse the frames that were received, as far as the budget allows."""
        at, frames = 0, 0
        while True:
            if self.transport.is_closing():  # perhaps since before this turn
                self._drop_held()
                return
            if at >= len(self._held):
                break
            if self.read_paused:
                break  # until the application has read the message before
            now = self.loop.time()
            wait = self._budget.wait(now)
            if wait > 0 or frames >= _FRAMES_PER_TURN:
                self._note_throttled(now, wait)
                self._feed_later(wait)
                break
            frames += 1
            end = self._scanner.end_of_frame(self._held, at)
            self._budget.charge(now, FRAME + end - at)
            super().data_received(self._held[at:end])
            at = end
        self._held = self._held[at:]
        self._after_feeding()

    def _after_feeding(self) -> None:
        if self._scanner.fragments > _MAX_FRAGMENTS:
            self._refuse("too many fragments")
        elif not self._scanner.unfinished:
            self._cancel_timeout()
        elif self._timeout is None:
            self._timeout = self.loop.call_later(
                _MESSAGE_TIMEOUT, self._refuse, "an unfinished message"
            )
        if not self._held:
            self._throttled_since = None
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    def _note_throttled(self, now: float, wait: float) -> None:
        """Close the connection if it has used up its budget for too long."""
        if wait <= 0:
            return
        if self._throttled_since is None:
            self._throttled_since = now
        elif now - self._throttled_since > _MAX_THROTTLED:
            self._refuse("too many frames")

    def _refuse(self, why: str) -> None:
        """Close the connection because of its frames."""
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(_POLICY_VIOLATION, why)
        self.handle_parser_exception()

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    # Other limits

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
