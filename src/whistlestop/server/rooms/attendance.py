"""Who is at a table: open connections, and people who have a seat but are not there."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.server.clocks import loop_time
from whistlestop.server.connections.connection import Connection


class Attendance:
    """Kept by the room of a table and read by the match that is played there."""

    def __init__(self, seated: Iterable[int]) -> None:
        self.connections: set[Connection] = set()
        # Since when (on the loop's clock) somebody who has a seat has no connection.
        self.absent_since: dict[int, float] = dict.fromkeys(seated, loop_time())
        self.away: set[int] = set()  # people for whom a bot answers until they are back

    def here(self) -> set[int]:
        """The people who have a connection at this table."""
        return {connection.person for connection in self.connections}

    def clear_absence(self, person: int) -> None:
        """Somebody is back, or has no seat any more: no bot answers for them."""
        self.absent_since.pop(person, None)
        self.away.discard(person)
