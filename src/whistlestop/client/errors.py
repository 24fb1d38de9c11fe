"""What can come between a guest and the table."""

from __future__ import annotations

from typing import Any, Protocol

from whistlestop.engine.errors import WhistlestopError


class _Refusal(Protocol):
    """`refused` on the socket, or the body of an HTTP answer."""

    @property
    def kind(self) -> str: ...
    @property
    def details(self) -> dict[str, Any]: ...
    @property
    def text(self) -> str: ...


class BadAddress(WhistlestopError):
    """It leads to no server and no table."""


class Unreachable(WhistlestopError):
    """Nobody answers there, or nobody who speaks our language."""


class CutOff(WhistlestopError):
    """The connection is lost; `code` is the one that it was closed with, if it was closed."""

    def __init__(self, text: str, kind: str = "", code: int = 1006, **details: Any) -> None:
        super().__init__(text, kind, **details)
        self.code = code


class OutOfStep(WhistlestopError):
    """A message does not go on where the one before it ended."""


class Turned(WhistlestopError):
    """The server refused a request."""

    @classmethod
    def by(cls, refusal: _Refusal) -> Turned:
        """In its own words. A part may have any name, even that of an argument."""
        turned = cls(refusal.text, refusal.kind)
        turned.details = dict(refusal.details)
        return turned
