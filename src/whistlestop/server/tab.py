"""One connection: a person's window on the lobby, and on one table at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from whistlestop.server.limits import Bucket
from whistlestop.wire.from_server import Said, write

if TYPE_CHECKING:
    from whistlestop.server.room import Room

_MOST_WAITING = 2_000_000  # characters: whoever reads so slowly begins anew

CLOSE = None  # in the queue: the connection is to be closed


class Tab:
    __slots__ = ("bucket", "code", "name", "person", "queue", "room", "strikes", "waiting")

    def __init__(self, person: int, name: str, rate: float, burst: float) -> None:
        self.person = person
        self.name = name
        self.room: Room | None = None
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.waiting = 0
        self.code = 0  # it is to be closed with this one
        self.bucket = Bucket(rate, burst)
        self.strikes = 0  # refused in a row for haste

    def tell(self, message: Said) -> None:
        self.send(write(message))

    def send(self, text: str) -> None:
        """Put it in the queue: a slow reader must not hold up a table."""
        if self.code:
            return
        self.waiting += len(text)
        if self.waiting > _MOST_WAITING:
            self.close(1013)
        else:
            self.queue.put_nowait(text)

    def close(self, code: int) -> None:
        """After what is in the queue; nothing more goes out."""
        if not self.code:
            self.code = code
            self.queue.put_nowait(CLOSE)
