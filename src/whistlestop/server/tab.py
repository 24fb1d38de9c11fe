"""One connection: a person's window on the lobby, and on one table at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from whistlestop.server.limits import Bucket
from whistlestop.wire.from_server import Said, write

if TYPE_CHECKING:
    from whistlestop.server.room import Room

_MOST_WAITING = 2_000_000  # characters: whoever reads so slowly begins anew


class Tab:
    __slots__ = (
        "_called",
        "_texts",
        "bucket",
        "code",
        "name",
        "person",
        "room",
        "strikes",
        "waiting",
    )

    def __init__(self, person: int, name: str, rate: float, burst: float) -> None:
        self.person = person
        self.name = name
        self.room: Room | None = None
        # By hand: an asyncio.Queue takes 3 KB, and most of the time it is empty.
        self._texts: list[str] = []
        self._called: asyncio.Future[None] | None = None
        self.waiting = 0  # characters that have not gone out
        self.code = 0  # it is to be closed with this one
        self.bucket = Bucket(rate, burst)
        self.strikes = 0  # refused in a row for haste

    def tell(self, message: Said) -> None:
        self.send(write(message))

    def send(self, text: str) -> None:
        """Leave it for the writer: a slow reader must not hold up a table."""
        if self.code:
            return
        self.waiting += len(text)
        if self.waiting > _MOST_WAITING:
            self.close(1013)
        else:
            self._texts.append(text)
            self._call()

    def close(self, code: int) -> None:
        """After what has been said; nothing more goes out."""
        if not self.code:
            self.code = code
            self._call()

    def _call(self) -> None:
        if self._called is not None and not self._called.done():
            self._called.set_result(None)

    async def texts(self) -> list[str]:
        """What is to go out, once there is something; nothing if the tab is to be closed."""
        if not self._texts and not self.code:
            self._called = asyncio.get_running_loop().create_future()
            await self._called
        texts, self._texts = self._texts, []
        return texts
