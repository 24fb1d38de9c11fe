"""Why the server refuses a request, each with its HTTP status."""

from __future__ import annotations

from typing import ClassVar

from whistlestop.engine.errors import WhistlestopError


class ServerRefusal(WhistlestopError):
    status: ClassVar[int] = 400


class BadMessage(ServerRefusal):
    """The protocol does not know such a message."""


class NotSignedIn(ServerRefusal):
    """The caller has no session: guests come in under a name first."""

    status: ClassVar[int] = 401


class NotAllowed(ServerRefusal):
    """The caller lacks permission."""

    status: ClassVar[int] = 403


class NotFound(ServerRefusal):
    """There is no such thing, or not for this caller."""

    status: ClassVar[int] = 404


class NotNow(ServerRefusal):
    """The request does not fit the present state of the table or the match."""

    status: ClassVar[int] = 409


class TooManyRequests(ServerRefusal):
    """The caller asks too often, or has too many of something."""

    status: ClassVar[int] = 429
