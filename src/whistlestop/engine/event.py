"""Events: things that happened in a match, each with a public part and a secret part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Event:
    """Something that happened. `payload` is for everybody, `secret` only for the seats in `to`.

    An event never changes.
    """

    __slots__ = ("kind", "payload", "secret", "to")

    def __init__(
        self,
        kind: str,
        payload: Mapping[str, Any],
        secret: Mapping[str, Any] | None = None,
        to: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.payload = payload
        self.secret = secret
        self.to = to

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as this seat may know it; None is a spectator."""
        if self.secret is None:
            return self
        if seat in self.to:
            return Event(self.kind, {**self.payload, **self.secret})
        return Event(self.kind, self.payload)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (
            self.kind == other.kind
            and self.payload == other.payload
            and self.secret == other.secret
            and self.to == other.to
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.to))

    def __repr__(self) -> str:
        words = [self.kind, *(f"{name}={_word(value)}" for name, value in self.payload.items())]
        if self.secret is not None:
            secret = " ".join(f"{name}={_word(value)}" for name, value in self.secret.items())
            words.append(f"[{secret} to {_word(self.to)}]")
        return " ".join(words)


def _word(value: object) -> str:
    if isinstance(value, tuple | list):
        return ",".join(_word(each) for each in value) or "-"
    return "-" if value is None else str(value)
