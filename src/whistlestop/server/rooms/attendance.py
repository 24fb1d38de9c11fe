"""The people at a table: open connections, and people who have a seat but are absent."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from whistlestop.server.clocks import loop_time
from whistlestop.server.connections.connection import Connection
from whistlestop.server.rooms.seating import seat_of
from whistlestop.store.rows import TableRow


def shown_seat(table: TableRow, connection: Connection) -> int | None:
    """Return the seat whose cards a connection may show; None for a spectator."""
    return None if connection.watching else seat_of(table, connection.person)


class Attendance:
    """The attendance of one table, which its room and the match that is played there share.

    A person who has a seat is present with a connection at this table, or with a page of this site
    that shows no table, such as the rules. `elsewhere` tells who has such a page.
    """

    def __init__(self, seated: Iterable[int], elsewhere: Callable[[int], bool]) -> None:
        self.connections: set[Connection] = set()
        self._elsewhere = elsewhere
        # For each person who has a seat but is absent: since when, on the loop's clock.
        self.absent_since: dict[int, float] = {}
        self.away: set[int] = set()  # people for whom a bot answers until they are back
        # For each person who came back to the table: when, on the loop's clock.
        self.back_since: dict[int, float] = {}
        self.host_address = ""  # from which the host came last, if that is known
        for person in seated:
            self.note_pages(person)

    def here(self) -> set[int]:
        """Return the people who can play or talk here. A screen that only watches is left out."""
        return {each.person for each in self.connections if not each.watching}

    def everybody(self) -> set[int]:
        """Return the people who have a connection at this table, even if it only watches."""
        return {connection.person for connection in self.connections}

    def is_present(self, person: int) -> bool:
        """Return whether a person who has a seat is here, or reads another page of this site."""
        return person in self.here() or self._elsewhere(person)

    def note_pages(self, person: int) -> bool:
        """Note whether a person who has a seat is present. Return whether that is a change."""
        present = self.is_present(person)
        if present == (person not in self.absent_since):
            return False
        if present:
            del self.absent_since[person]
        else:
            self.absent_since[person] = loop_time()
        return True

    def arrive(self, connection: Connection, *, watching: bool = False) -> None:
        """Note a connection at the table. A person who was not here before is back.

        A screen that only watches brings nobody back.
        """
        if watching:
            connection.watching = True
            self.connections.add(connection)
            return
        if connection.person not in self.here():
            self.back_since[connection.person] = loop_time()
        connection.watching = False
        self.connections.add(connection)
        self.clear_absence(connection.person)

    def alone(self, person: int) -> bool:
        """Return whether only this person is here: nobody else, and no screen that others see."""
        return self.here() == {person} and not any(each.watching for each in self.connections)

    def clear_absence(self, person: int) -> None:
        """Forget that a person is absent: they are back, or have no seat any more."""
        self.absent_since.pop(person, None)
        self.away.discard(person)
