"""The people at a table: open connections, and people who have a seat but no connection."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.server.clocks import loop_time
from whistlestop.server.connections.connection import Connection


class Attendance:
    """The attendance of one table, which its room and the match that is played there share."""

    def __init__(self, seated: Iterable[int]) -> None:
        self.connections: set[Connection] = set()
        # For each person with a seat but no connection: since when, on the loop's clock.
        self.absent_since: dict[int, float] = dict.fromkeys(seated, loop_time())
        self.away: set[int] = set()  # people for whom a bot answers until they are back
        # For each person who came back after an absence: when, on the loop's clock.
        self.back_since: dict[int, float] = {}
        self.host_address = ""  # from which the host came last, if that is known

    def here(self) -> set[int]:
        """Return the people who have a connection at this table."""
        return {connection.person for connection in self.connections}

    def clear_absence(self, person: int) -> None:
        """Forget that a person is absent: they are back, or have no seat any more."""
        if self.absent_since.pop(person, None) is not None:
            self.back_since[person] = loop_time()
        self.away.discard(person)
