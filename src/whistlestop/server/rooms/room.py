"""One table in memory: its people, its match and its lock.

`requests` has a function for each request of the people there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from whistlestop.server.clocks import loop_time, now_ms
from whistlestop.server.connections.connection import Connection
from whistlestop.server.errors import NotAllowed, NotFound, NotNow, TooManyRequests
from whistlestop.server.look_alikes import tell_apart
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.attendance import Attendance
from whistlestop.server.rooms.automatic_answers import CORRESPONDENCE
from whistlestop.server.rooms.match_loader import MatchLoader, UnplayableMatch
from whistlestop.server.rooms.match_session import MatchSession
from whistlestop.server.rooms.open_pages import OpenPages
from whistlestop.server.rooms.quotas import Owner, Quotas
from whistlestop.server.rooms.sealed_deal import SealedDeal
from whistlestop.server.rooms.seat_requests import SeatRequests
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.server.rooms.table_messages import (
    Absences,
    PersonalPart,
    chat_line,
    invitation,
    table_card,
    table_message,
)
from whistlestop.server.settings import Settings
from whistlestop.server.thinking.bot_pool import BotPool
from whistlestop.server.thinking.pace import Paces
from whistlestop.store.rows import SleepingRow, TableRow
from whistlestop.wire import from_client
from whistlestop.wire.from_server import TableCard, write
from whistlestop.wire.http_bodies import Invitation

log = logging.getLogger(__name__)

_POINTS_KNOWN = 100  # keys of pointing that are known, so that it is not shown again
_LINES_SHOWN = 100  # lines of chat sent to somebody who enters


class Room:
    """A table that carries out one request at a time under `lock`: each is stored, then shown."""

    def __init__(
        self,
        loader: MatchLoader,
        row: TableRow,
        settings: Settings,
        metrics: Metrics,
        bots: BotPool,
        paces: Paces,
        quotas: Quotas,
        pages: OpenPages,
        on_change: Callable[[Room], None],
        on_new_key: Callable[[Room, str], None],
    ) -> None:
        """Make a room. `on_new_key` is called with the old key when the table has another one."""
        self.store = loader.store
        self.row = seating.with_current_options(row)
        self.settings = settings
        self.metrics = metrics
        self.bots = bots
        self.paces = paces
        self.lock = asyncio.Lock()
        self.attendance = Attendance(
            seating.people(row), lambda person: pages.elsewhere(person, row.id)
        )
        self.idle_since = loop_time()
        # The names of the people in the chat, who may have left. The last one is the newest.
        self._speakers: dict[int, str] = {}
        self._loader = loader
        self.quotas = quotas
        self._pages = pages
        self._on_change = on_change
        self._on_new_key = on_new_key
        self.seat_requests = SeatRequests()
        # The last keys of `point`, which may come again.
        self.pointed: deque[tuple[int, str]] = deque(maxlen=_POINTS_KNOWN)
        self.next_deal = SealedDeal()
        self._session: MatchSession | None = None
        self._unplayable: UnplayableMatch | None = None

    async def open(self, slept: SleepingRow | None = None) -> None:
        """Load the match of this table, if there is one. It may have slept."""
        loaded = await self._loader.load(self.row.match)
        if isinstance(loaded, UnplayableMatch):
            self._unplayable = loaded
        elif loaded is not None:
            self._session = self._new_session(loaded, self.row)
            if slept is not None and slept.match == loaded.row.id:
                self._session.wake(slept)
        self.reschedule()

    async def close(self) -> None:
        """Stop the match's timers. Every choice is stored already."""
        if self._session is not None:
            await self._session.close()

    async def unload(self) -> None:
        """Close a room that nobody uses any more, and free its match at once.

        Room and session know each other, and the garbage collector seldom looks for such pairs.
        """
        await self.close()
        self._session = None

    @property
    def session(self) -> MatchSession | None:
        """Return the session of the running match or of the last one; None if there is none."""
        return None if self._session is None or self._session.lost else self._session

    @property
    def unplayable(self) -> UnplayableMatch | None:
        """Return the last match of this table, if it cannot be continued."""
        lost = None if self._session is None else self._session.unplayable
        return lost or self._unplayable

    def require_session(self) -> MatchSession:
        if self.session is None:
            raise NotNow("there is no match", "no-match")
        return self.session

    def asleep(self) -> SleepingRow | None:
        """Describe the running match for a sleep; None if it must stay in memory."""
        if not self.playing or self.row.clock is None:
            return None
        return self.require_session().asleep()

    @property
    def playing(self) -> bool:
        return self.session is not None and self.session.running

    @property
    def played_by_bots(self) -> bool:
        """Return whether a match runs in which bots answer, because nobody attends it.

        A match without a clock pauses then. In a match by correspondence the clock decides.
        """
        unattended = self.playing and not self.attendance.connections
        return unattended and self.row.clock is not None and self.row.clock < CORRESPONDENCE

    def is_waiting_for(self, seat: int) -> bool:
        """Return whether the match waits for an answer of this seat."""
        waiting = () if self.session is None else self.session.waiting()
        return any(each.seat == seat for each in waiting)

    def seat_of(self, person: int) -> int | None:
        return seating.seat_of(self.row, person)

    def has_played(self, person: int) -> bool:
        """Return whether a person has had a seat in the match of this table."""
        return self.session is not None and self.session.has_played(person)

    def _new_session(self, stored: StoredMatch, row: TableRow) -> MatchSession:
        return MatchSession(
            stored,
            self._loader,
            row,
            self.attendance,
            self.lock,
            self.settings,
            self.metrics,
            self.bots,
            self.paces,
            on_table_changed=self.show_table,
        )

    def reschedule(self) -> None:
        """Tell the match that people, seats or the clock have changed. Needs no lock."""
        if self.session is not None:
            self.session.reschedule(self.row)

    async def reload_if_stale(self) -> None:
        if self.session is not None:
            await self.session.reload_if_stale()

    # Coming and going

    async def enter(self, connection: Connection, request: from_client.Enter) -> None:
        async with self.lock:
            if connection.person in self.row.kicked:
                raise NotAllowed("the host has banned you from this table", "kicked")
            self._require_place(connection, watching=request.watch)
            lines = await self.store.lines(self.row.id, request.chat, _LINES_SHOWN)
            await self.reload_if_stale()
            start = 0
            if self.session is not None:
                start = request.events if request.match == self.session.key else 0
                await self.session.prepare(start)
            connection.room, connection.left = self, 0
            for line in lines:
                self.note_speaker(line.person, line.name)
            self.attendance.arrive(connection, watching=request.watch)
            self._note_absence(connection.person)
            if connection.person == self.row.host:
                self.attendance.host_address = connection.address
            self.show_table()
            names = self.names()
            muted = seating.muted_for(self.row, connection.person)
            for line in lines:
                if line.person not in muted:
                    connection.tell(chat_line(line, names))
            if self.session is not None:
                connection.send(self.session.standing(connection, start))
            self.reschedule()
            self._pages.changed(connection.person)

    def _note_absence(self, person: int) -> None:
        """Note the absence of a person who has no connection left with which they could play."""
        if person in self.attendance.here():
            return
        self.seat_requests.withdraw(person)
        if self.seat_of(person) is not None:
            self.attendance.note_pages(person)
        else:
            self.attendance.back_since.pop(person, None)

    def _require_place(self, connection: Connection, *, watching: bool) -> None:
        """Refuse a spectator if there are too many."""
        spectators, most = self.quotas.spectators, self.settings.spectators_per_table
        known = connection in self.attendance.connections and connection in spectators
        seated = self.seat_of(connection.person) is not None
        if known or (seated and not watching):
            return
        if connection not in spectators:
            spectators.require_room(Owner(connection.person, connection.address))
        if sum(each in spectators for each in self.attendance.connections) >= most:
            raise TooManyRequests("too many watch", "too-many-spectators", of="table", most=most)

    def _count_spectators(self) -> None:
        seated = set(seating.people(self.row))
        for each in self.attendance.connections:
            if each.person in seated and not each.watching:
                self.quotas.spectators.remove(each)
            else:
                self.quotas.spectators.add(each, Owner(each.person, each.address))

    def leave(self, connection: Connection) -> None:
        """Remove a connection that is closed or shows something else now. Needs no lock."""
        attendance = self.attendance
        if connection not in attendance.connections:
            return
        attendance.connections.discard(connection)
        self.quotas.spectators.remove(connection)
        if connection.room is self:
            connection.room = None
        self._note_absence(connection.person)
        if not attendance.connections:
            self.idle_since = loop_time()
        self.show_table()
        self.reschedule()
        self._pages.changed(connection.person)

    def note_pages(self, person: int) -> None:
        """Note that a person with a seat has opened or closed a page elsewhere. Needs no lock."""
        if self.seat_of(person) is not None and self.attendance.note_pages(person):
            self.show_table()
            self.reschedule()

    async def mark_back(self, connection: Connection, _: from_client.Request) -> None:
        """Stop the bot that answers for this person: a person who sends a request is there."""
        if connection.person in self.attendance.away:
            async with self.lock:
                self.attendance.away.discard(connection.person)
                self.show_table()
                self.reschedule()

    async def rename_person(self, person: int, name: str) -> None:
        """Show a person's new name, which is stored already."""
        async with self.lock:
            for connection in self.attendance.connections:
                if connection.person == person:
                    connection.name = name
            chairs = [
                replace(chair, name=name) if chair.person == person else chair
                for chair in self.row.chairs
            ]
            self.row = replace(self.row, chairs=tuple(chairs))
            self.show_table()

    async def replace_lost_host(self) -> None:
        """Appoint another host if the host is absent too long, so that the others can play.

        The owner of the table becomes its host again as soon as they are back.
        """
        if self._next_host() is None:
            return  # this happens nearly always, and needs no lock
        async with self.lock:
            host = self._next_host()  # while we waited, somebody may have come, left or stood up
            if host is not None:
                await self.save(replace(self.row, host=host))

    def _next_host(self) -> int | None:
        """Return the person who becomes the host: the owner, or one who stands in for them."""
        host, here = self.row.host, self.attendance.here()
        if self.row.owner in here:
            return self.row.owner if host != self.row.owner else None
        others = [person for person in seating.people(self.row) if person in here]
        if not others or (host is not None and self.attendance.is_present(host)):
            return None
        since = self.idle_since
        if host is not None:
            since = self.attendance.absent_since.get(host, self.idle_since)
        return others[0] if loop_time() - since > self.settings.away_after else None

    # Requests

    @asynccontextmanager
    async def request_of(self, connection: Connection) -> AsyncIterator[None]:
        """Hold the lock for a request. Refuse it if its sender has left or was kicked meanwhile."""
        async with self.lock:
            if connection.room is not self:
                raise NotNow("you are at no table: enter one first", "no-room")
            await self.reload_if_stale()
            yield

    def need_other(self, connection: Connection, person: int) -> None:
        """Refuse a request about oneself, or about somebody who is not at the table."""
        if person == connection.person:
            raise NotAllowed("you cannot do this to yourself", "not-yourself")
        if person not in self.attendance.everybody() and self.seat_of(person) is None:
            raise NotFound("no person with this id is at the table", "nobody")

    # The match

    @property
    def match_key(self) -> str | None:
        return None if self.session is None else self.session.key

    async def deal(self, row: TableRow, connection: Connection) -> None:
        """Start a new match in place of the last one. It counts for the person who starts it."""
        owner = Owner(connection.person, connection.address)
        self.quotas.matches.require_room(owner)
        self.quotas.bot_matches.require_room(owner)
        row = replace(row, chairs=seating.unready(row.chairs), touched=now_ms())
        named = seating.with_names(row, self.names())
        stored = await StoredMatch.deal(self.store, named, self.next_deal)
        self.next_deal = SealedDeal()
        self.seat_requests.clear()
        self.row = replace(row, match=stored.row.id)
        last, self._session = self._session, self._new_session(stored, self.row)
        self._unplayable = None
        self.quotas.matches.add(row.key, owner)
        self.attendance.away.clear()
        self.metrics.matches.inc()
        log.info("match begun", extra={"table": row.id, "match": stored.row.id, "game": row.game})
        self.show_table()
        await self._session.show_standing()
        self.reschedule()
        if last is not None:
            await last.close()

    # Messages

    def note_speaker(self, person: int, name: str) -> None:
        self._speakers.pop(person, None)
        self._speakers[person] = name
        while len(self._speakers) > _LINES_SHOWN:
            del self._speakers[next(iter(self._speakers))]

    def names(self) -> dict[int, str]:
        """Return the names of the people at the table and in its chat, told apart."""
        present = {each.person: each.name for each in self.attendance.connections}
        seated = {chair.person: chair.name for chair in self.row.chairs if chair.person is not None}
        return tell_apart({**self._speakers, **present, **seated})

    async def change_key(self, new: str) -> None:
        """Store another key of the table, then show it."""
        old = self.row.key
        await self.store.renew_key(self.row.id, old, new)
        self.row = replace(self.row, key=new)
        self._on_new_key(self, old)
        self.show_table()

    async def save(self, row: TableRow) -> None:
        """Store the table with its changes, then show it."""
        row = replace(row, touched=now_ms())
        await self.store.save_table(row)
        self.row = row
        self.reschedule()
        self.show_table()

    def show_table(self) -> None:
        """Send the table to everybody there, and tell the lobby. Needs no lock.

        Most spectators share one text.
        """
        self._count_spectators()
        texts: dict[PersonalPart, str] = {}
        names = self.names()
        session = self.session
        absences = self._absences()
        muted_by = seating.muted_by(self.row)
        for connection in self.attendance.connections:
            personal = PersonalPart.of(
                self.row, connection, muted_by, self.seat_requests, playing=self.playing
            )
            if personal not in texts:
                texts[personal] = write(
                    table_message(
                        self.row,
                        self.attendance,
                        personal,
                        names,
                        playing=self.playing,
                        match=self.match_key,
                        absences=absences,
                        unplayable=self.unplayable,
                        requests=self.seat_requests,
                        seal=self.next_deal.hash,
                        bots_only=session is not None and session.bots_only,
                        hurried=session is not None and session.hurried,
                    )
                )
            connection.send(texts[personal])
        self._on_change(self)

    def invitation(self) -> Invitation:
        return invitation(self.row, self.names(), playing=self.playing)

    def _absences(self) -> Absences:
        """Return when bots step in for absent players, and the questions about them."""
        session = self.session
        if session is None or not session.running:
            return Absences()
        absent = {
            person: seat
            for person, seat in seating.seats_by_person(self.row).items()
            if person in self.attendance.absent_since
        }
        return Absences(
            bot_at={each: session.clocks.bot_in_at(seat) for each, seat in absent.items()},
            vote_at={each: session.absences.vote_at(each) for each in absent},
            votes=session.absences.shown(),
        )

    def card(self) -> TableCard:
        return table_card(self.row, playing=self.playing)
