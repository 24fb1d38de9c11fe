"""One WebSocket connection, which shows a person the lobby and one table at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from whistlestop.server.connections.rate_limits import TokenBucket
from whistlestop.wire.from_server import Message, write

if TYPE_CHECKING:
    from whistlestop.server.rooms.room import Room

NOT_SIGNED_IN = 4401  # close code: the cookie has no session, or its session was ended
_MAX_UNSENT = 2_000_000  # characters; a client that leaves more unread has to connect again


class Connection:
    """A queue of messages for a socket. A browser opens one connection for each of its tabs."""

    __slots__ = (
        "_called",
        "_texts",
        "address",
        "bucket",
        "close_code",
        "left",
        "name",
        "person",
        "room",
        "session",
        "strikes",
        "unsent",
        "watching",
    )

    def __init__(
        self,
        person: int,
        name: str,
        rate: float,
        burst: float,
        session: bytes = b"",
        address: str = "",
    ) -> None:
        self.person = person
        self.address = address  # for quotas and bans; nobody else learns it
        self.name = name
        self.session = session  # the hash of its secret, as the store knows it
        self.room: Room | None = None
        self.left = 0  # the id of the table that it has left by a request
        # Whether it shows a spectator's view at its table, even if its person has a seat there.
        self.watching = False
        # A list and a future, because an asyncio.Queue takes 3 KB and is empty most of the time.
        self._texts: list[str] = []
        self._called: asyncio.Future[None] | None = None
        self.unsent = 0  # characters that are not sent yet
        self.close_code = 0  # if it is not 0, the socket must be closed with this code
        self.bucket = TokenBucket(rate, burst)
        self.strikes = 0  # requests that came too fast, minus accepted requests

    def tell(self, message: Message) -> None:
        self.send(write(message))

    def send(self, text: str) -> None:
        """Queue a text for the writer, so that a slow reader does not hold up a table."""
        if self.close_code:
            return
        self.unsent += len(text)
        if self.unsent > _MAX_UNSENT:
            self.close(1013)
        else:
            self._texts.append(text)
            self._wake_writer()

    def close(self, code: int) -> None:
        """Close the socket after the queued texts are sent. From now on, queue nothing more."""
        if not self.close_code:
            self.close_code = code
            self._wake_writer()

    def _wake_writer(self) -> None:
        if self._called is not None and not self._called.done():
            self._called.set_result(None)

    async def queued_texts(self) -> list[str]:
        """Wait for texts to send and return them; an empty list means: close the socket."""
        if not self._texts and not self.close_code:
            self._called = asyncio.get_running_loop().create_future()
            await self._called
        texts, self._texts = self._texts, []
        return texts
