"""What the server refuses, by the HTTP status that says so."""

from __future__ import annotations

from typing import ClassVar

from whistlestop.engine.errors import WhistlestopError


class ServerRefusal(WhistlestopError):
    status: ClassVar[int] = 400


class BadMessage(ServerRefusal):
    """It is not one that the protocol knows."""


class WhoAreYou(ServerRefusal):
    """Nobody comes in without a name."""

    status: ClassVar[int] = 401


class NotAllowed(ServerRefusal):
    """It is for others to do."""

    status: ClassVar[int] = 403


class NotHere(ServerRefusal):
    """There is no such thing, or not for you."""

    status: ClassVar[int] = 404


class NotNow(ServerRefusal):
    """As things stand it cannot be done."""

    status: ClassVar[int] = 409


class TooMuch(ServerRefusal):
    """Too often, or too many."""

    status: ClassVar[int] = 429
