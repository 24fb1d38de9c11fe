"""The reasons why the server refuses a request, each with its HTTP status."""

from __future__ import annotations

from typing import ClassVar

from whistlestop.engine.errors import WhistlestopError


class ServerRefusal(WhistlestopError):
    status: ClassVar[int] = 400


class BadMessage(ServerRefusal):
    """The message does not follow the protocol, or a name or text in it is not allowed."""


class NotSignedIn(ServerRefusal):
    """The caller has no session: a guest must sign in with a name first."""

    status: ClassVar[int] = 401


class NotAllowed(ServerRefusal):
    """The caller lacks permission."""

    status: ClassVar[int] = 403


class NotFound(ServerRefusal):
    """The thing that the request names does not exist, or not for this caller."""

    status: ClassVar[int] = 404


class NotNow(ServerRefusal):
    """The request does not fit the present state of the table or the match."""

    status: ClassVar[int] = 409


class TooManyRequests(ServerRefusal):
    """The caller sends too many requests, or has too many connections."""

    status: ClassVar[int] = 429


class TryLater(ServerRefusal):
    """The server has too much to do. `wait` says after how many seconds to try again."""

    status: ClassVar[int] = 503

    def __init__(self, text: str, kind: str = "busy", *, wait: int = 5) -> None:
        super().__init__(text, kind, wait=wait)
        self.wait = wait
