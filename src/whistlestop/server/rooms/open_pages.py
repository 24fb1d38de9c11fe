"""The pages that each person has open, at tables and elsewhere on this site.

A person who reads the rules or the settings is present at the tables where they have a seat. A
person who plays at another table is not.

A person may have seats at hundreds of tables, and come and go all the time. So these tables are
told a little later, in slices of time, and only once if the person has come and gone meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Protocol

from whistlestop.server.connections.connection import Connection
from whistlestop.server.metrics import Metrics
from whistlestop.server.time_slices import TimeSlices

log = logging.getLogger(__name__)


class SeatedRoom(Protocol):
    """A room, as far as it wants to know of the pages of the people who have a seat there."""

    def note_pages(self, person: int) -> None:
        """Note that a person has opened or closed a page."""


class OpenPages:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._pages: dict[int, set[Connection]] = {}  # by person
        self._rooms: dict[int, set[SeatedRoom]] = {}  # where each person has a seat
        self._people: dict[SeatedRoom, frozenset[int]] = {}  # who has a seat in each room
        # The rooms that have to be told, each with the person. A dictionary keeps their order.
        self._news: dict[tuple[SeatedRoom, int], None] = {}
        self._telling: asyncio.Task[None] | None = None
        self._closed = False

    def __len__(self) -> int:
        """Return the number of people who have a page open."""
        return len(self._pages)

    def count(self, person: int) -> int:
        return len(self._pages.get(person, ()))

    def add(self, page: Connection) -> None:
        self._pages.setdefault(page.person, set()).add(page)
        self.changed(page.person)

    def remove(self, page: Connection) -> None:
        pages = self._pages.get(page.person, set())
        pages.discard(page)
        if not pages:
            self._pages.pop(page.person, None)
        self.changed(page.person)

    def elsewhere(self, person: int, table: int) -> bool:
        """Return whether a person has a page of this site open that shows no table.

        A page that has left this table on purpose does not count for it.
        """
        pages = self._pages.get(person, ())
        return any(page.room is None and page.left != table for page in pages)

    def changed(self, person: int) -> None:
        """Tell the rooms where a person has a seat soon that their pages have changed."""
        if self._closed:
            return
        self._news |= dict.fromkeys((room, person) for room in self._rooms.get(person, ()))
        if self._news and self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        slices = TimeSlices()
        try:
            while self._news:
                room, person = next(iter(self._news))
                del self._news[room, person]
                if person in self._people.get(room, ()):  # else the seat or the room is gone
                    self._tell_room(room, person)
                await slices.pause()
        finally:
            self._telling = None

    def _tell_room(self, room: SeatedRoom, person: int) -> None:
        """Tell a room. A failure must not keep the others from being told."""
        try:
            room.note_pages(person)
        except Exception:
            self._metrics.trouble.inc()
            log.exception("a table was not told about the pages of a person")

    async def close(self) -> None:
        """Tell nobody any more."""
        self._closed = True
        self._news.clear()
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    def follow(self, room: SeatedRoom, seated: Iterable[int]) -> None:
        """Note the people who have a seat in a room, which is told of their pages from now on."""
        before, now = self._people.get(room, frozenset()), frozenset(seated)
        if before == now:
            return
        for person in before - now:
            self._rooms[person].discard(room)
            if not self._rooms[person]:
                del self._rooms[person]
        for person in now - before:
            self._rooms.setdefault(person, set()).add(room)
        if now:
            self._people[room] = now
        else:
            del self._people[room]

    def forget(self, room: SeatedRoom) -> None:
        """Forget a room that leaves the memory."""
        self.follow(room, ())
