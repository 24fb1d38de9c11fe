"""Errors of the client: bad addresses, lost connections, refused requests."""

from __future__ import annotations

from typing import Any, Protocol

from whistlestop.engine.errors import WhistlestopError


class _Refusal(Protocol):
    """A refusal from the server: a `refused` message or the body of an HTTP error."""

    @property
    def kind(self) -> str: ...
    @property
    def details(self) -> dict[str, Any]: ...
    @property
    def text(self) -> str: ...


class BadAddress(WhistlestopError):
    """The text is not the address of a server or a table."""


class Unreachable(WhistlestopError):
    """No server answers there, or it does not speak our protocol."""


class ConnectionLost(WhistlestopError):
    """The connection was lost; `code` is the WebSocket close code, or 1006 without one."""

    def __init__(self, text: str, kind: str = "", code: int = 1006, **details: Any) -> None:
        super().__init__(text, kind, **details)
        self.code = code


class OutOfStep(WhistlestopError):
    """A message does not continue where the message before it ended."""


class RequestRefused(WhistlestopError):
    """The server refused a request."""

    @classmethod
    def from_refusal(cls, refusal: _Refusal) -> RequestRefused:
        """Make the error from the server's refusal."""
        error = cls(refusal.text, refusal.kind)
        # Not passed as keywords: a detail may have the name of an argument, such as `kind`.
        error.details = dict(refusal.details)
        return error
