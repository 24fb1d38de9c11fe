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


class Banned(NotAllowed):
    """The operator has banned the caller, or the network of the caller."""


class NotFound(ServerRefusal):
    """The thing that the request names does not exist, or not for this caller."""

    status: ClassVar[int] = 404


class KeyRenewed(NotFound):
    """The table has a new key. The detail `key` is only for people who have a seat there."""

    key: str = ""


class NotNow(ServerRefusal):
    """The request does not fit the present state of the table or the match."""

    status: ClassVar[int] = 409


class WrongHost(ServerRefusal):
    """The request names a host that this server is not."""

    status: ClassVar[int] = 421


class Unwell(ServerRefusal):
    """The server cannot store anything at present."""

    status: ClassVar[int] = 503


class MatchUnplayable(NotNow):
    """Today's rules cannot replay the match, or the replay differs from the match as it was."""


class TooManyRequests(ServerRefusal):
    """The caller sends too many requests, or has too many connections."""

    status: ClassVar[int] = 429


class TryLater(ServerRefusal):
    """The server has too much to do. Its detail `wait` is the seconds until another try."""

    status: ClassVar[int] = 503


# The refusals that the abuse log shows, with the address of the client.
ABUSE = (Banned, TooManyRequests, TryLater)
