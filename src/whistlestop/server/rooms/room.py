"""One table in memory, which carries out the requests of the people there."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from msgspec import UNSET, UnsetType

from whistlestop.engine.reason import Pick
from whistlestop.server import secrets
from whistlestop.server.clocks import loop_time, now_ms
from whistlestop.server.connections.connection import Connection
from whistlestop.server.errors import NotAllowed, NotFound, NotNow, TooManyRequests
from whistlestop.server.look_alikes import tell_apart
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.attendance import Attendance
from whistlestop.server.rooms.automatic_answers import CORRESPONDENCE
from whistlestop.server.rooms.match_loader import MatchLoader, UnplayableMatch
from whistlestop.server.rooms.match_messages import reason_message
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
from whistlestop.server.sanitize import sanitize_chat_line
from whistlestop.server.settings import Settings
from whistlestop.server.thinking.bot_pool import BotPool
from whistlestop.server.thinking.pace import Paces
from whistlestop.store.rows import SleepingRow, TableRow
from whistlestop.wire import from_client
from whistlestop.wire.from_server import Bye, Pointed, TableCard, write
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
        self._quotas = quotas
        self._pages = pages
        self._on_change = on_change
        self._on_new_key = on_new_key
        self._requests = SeatRequests()
        # The last keys of `point`, which may come again.
        self._pointed: deque[tuple[int, str]] = deque(maxlen=_POINTS_KNOWN)
        self._next_deal = SealedDeal()
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
        self._reschedule()

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

    def _reschedule(self) -> None:
        """Tell the match that people, seats or the clock have changed. Needs no lock."""
        if self.session is not None:
            self.session.reschedule(self.row)

    async def _reload_if_stale(self) -> None:
        if self.session is not None:
            await self.session.reload_if_stale()

    # Coming and going

    async def enter(self, connection: Connection, request: from_client.Enter) -> None:
        async with self.lock:
            if connection.person in self.row.kicked:
                raise NotAllowed("the host has banned you from this table", "kicked")
            self._require_place(connection, watching=request.watch)
            lines = await self.store.lines(self.row.id, request.chat, _LINES_SHOWN)
            await self._reload_if_stale()
            start = 0
            if self.session is not None:
                start = request.events if request.match == self.session.key else 0
                await self.session.prepare(start)
            connection.room, connection.left = self, 0
            for line in lines:
                self._note_speaker(line.person, line.name)
            self.attendance.arrive(connection, watching=request.watch)
            self._note_absence(connection.person)
            if connection.person == self.row.host:
                self.attendance.host_address = connection.address
            self.show_table()
            names = self._names()
            for line in lines:
                if not seating.is_muted(self.row, line.person, connection.person):
                    connection.tell(chat_line(line, names))
            if self.session is not None:
                connection.send(self.session.standing(connection, start))
            self._reschedule()
            self._pages.changed(connection.person)

    def _note_absence(self, person: int) -> None:
        """Note the absence of a person who has no connection left with which they could play."""
        if person in self.attendance.here():
            return
        self._requests.withdraw(person)
        if self.seat_of(person) is not None:
            self.attendance.note_pages(person)
        else:
            self.attendance.back_since.pop(person, None)

    def _require_place(self, connection: Connection, *, watching: bool) -> None:
        """Refuse a spectator if there are too many."""
        spectators, most = self._quotas.spectators, self.settings.spectators_per_table
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
                self._quotas.spectators.remove(each)
            else:
                self._quotas.spectators.add(each, Owner(each.person, each.address))

    def leave(self, connection: Connection) -> None:
        """Remove a connection that is closed or shows something else now. Needs no lock."""
        attendance = self.attendance
        if connection not in attendance.connections:
            return
        attendance.connections.discard(connection)
        self._quotas.spectators.remove(connection)
        if connection.room is self:
            connection.room = None
        self._note_absence(connection.person)
        if not attendance.connections:
            self.idle_since = loop_time()
        self.show_table()
        self._reschedule()
        self._pages.changed(connection.person)

    def note_pages(self, person: int) -> None:
        """Note that a person with a seat has opened or closed a page elsewhere. Needs no lock."""
        if self.seat_of(person) is not None and self.attendance.note_pages(person):
            self.show_table()
            self._reschedule()

    async def mark_back(self, connection: Connection, _: from_client.Request) -> None:
        """Stop the bot that answers for this person: a person who sends a request is there."""
        if connection.person in self.attendance.away:
            async with self.lock:
                self.attendance.away.discard(connection.person)
                self.show_table()
                self._reschedule()

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
                await self._save(replace(self.row, host=host))

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

    @asynccontextmanager
    async def _request_of(self, connection: Connection) -> AsyncIterator[None]:
        """Hold the lock for a request. Refuse it if its sender has left or was kicked meanwhile."""
        async with self.lock:
            if connection.room is not self:
                raise NotNow("you are at no table: enter one first", "no-room")
            await self._reload_if_stale()
            yield

    # Seats

    async def sit(self, connection: Connection, request: from_client.Sit) -> None:
        """Take a seat. In a running match, ask the players for it if they must agree."""
        async with self._request_of(connection):
            person, playing = connection.person, self.playing
            row = seating.sit(self.row, person, connection.name, request.seat, playing=playing)
            if row == self.row:
                return
            if playing:
                await self._sit_in_match(person, row, request.seat)
                return
            await self._save(row)
            if self.session is not None:
                await self.session.show_standing(person)

    async def _sit_in_match(self, person: int, row: TableRow, seat: int) -> None:
        """Take a bot's seat, or ask for it. `row` is the table with the person in this seat."""
        session = self.require_session()
        if session.has_seen_another_seat(person, seat):
            raise NotNow("you have seen the cards of another seat", "seen-seat")
        free = not seating.people(self.row)  # nobody plays who could object
        if self.row.open or free or session.has_seen_seat(person, seat):
            await self._take_seat(person, row, seat)
        else:
            self._requests.ask(person, seat, loop_time())
            self.show_table()

    async def _take_seat(self, person: int, row: TableRow, seat: int) -> None:
        """Store that a person takes a bot's seat, then show them its cards."""
        session = self.require_session()
        row = replace(row, touched=now_ms())
        await self.store.take_seat(row, session.stored.row.id, person, seat)
        self.row = row
        looked = session.note_seat_taken(person, seat)
        self._requests.withdraw(person)
        self._requests.close_seat(seat)
        self._reschedule()
        self.show_table()
        for each in (person, *looked):
            await session.show_standing(each)

    async def answer_seat_request(
        self, connection: Connection, request: from_client.AnswerSeatRequest
    ) -> None:
        """Note that a player agrees to a request for a seat, or declines it."""
        async with self._request_of(connection):
            seating.need_seat(self.row, connection.person)
            self._requests.answer(
                connection.person,
                request.person,
                request.seat,
                loop_time(),
                agree=request.agree,
            )
            self.show_table()
            await self._grant_requests()

    async def grant_requests(self) -> None:
        """Grant the requests for seats to which all players agree who are still present."""
        if self._granted() is None:
            return  # this happens nearly always, and needs no lock
        async with self.lock:
            await self._reload_if_stale()
            await self._grant_requests()

    async def _grant_requests(self) -> None:
        while (found := self._granted()) is not None:
            person, seat = found
            name = next(each.name for each in self.attendance.connections if each.person == person)
            await self._take_seat(
                person, seating.sit(self.row, person, name, seat, playing=True), seat
            )

    def _granted(self) -> tuple[int, int] | None:
        """Return a person and the seat that the players let them have."""
        if not self.playing:
            return None
        players = seating.people(self.row)
        present = set(filter(self.attendance.is_present, players)) - self.attendance.away
        found = self._requests.granted(players, present)
        return None if found is None else (found.person, found.seat)

    async def answer_absence(
        self, connection: Connection, request: from_client.AnswerAbsence
    ) -> None:
        """Note whether a player wants a bot to answer for an absent one until they are back."""
        async with self._request_of(connection):
            seating.need_seat(self.row, connection.person)
            session = self.require_session()
            session.vote_on_absence(connection.person, request.person, agree=request.agree)

    async def stand(self, connection: Connection, _: from_client.Stand) -> None:
        async with self._request_of(connection):
            if self._requests.withdraw(connection.person):
                self.show_table()
                return
            seat = seating.need_seat(self.row, connection.person)
            await self._save(seating.stand(self.row, seat, playing=self.playing))
            self.attendance.clear_absence(connection.person)
            if self.session is not None:
                await self.session.show_standing(connection.person)

    async def ready(self, connection: Connection, request: from_client.Ready) -> None:
        async with self._request_of(connection):
            seating.need_gathering(playing=self.playing)
            seat = seating.need_seat(self.row, connection.person)
            await self._save(seating.set_ready(self.row, seat, on=request.on))

    async def contribute(self, connection: Connection, request: from_client.Contribute) -> None:
        """Take a player's part of the next seed. Nothing is stored before the match begins."""
        async with self._request_of(connection):
            seating.need_gathering(playing=self.playing)
            seating.need_seat(self.row, connection.person)
            self._next_deal.contribute(connection.person, request.seal, request.nonce)

    # The host

    async def renew_key(self, connection: Connection, request: from_client.RenewKey) -> None:
        """Give the table another key. Do nothing if it has another one than `request` already."""
        async with self._request_of(connection):
            seating.need_host(self.row, connection.person)
            old, new = self.row.key, secrets.new_key()
            if request.key != old:
                return
            await self.store.renew_key(self.row.id, old, new)
            self.row = replace(self.row, key=new)
            self._on_new_key(self, old)
            self.show_table()

    async def configure(self, connection: Connection, request: from_client.Configure) -> None:
        async with self._request_of(connection):
            seating.need_host(self.row, connection.person)
            row = seating.configure(self.row, request, playing=self.playing)
            owner = Owner(connection.person, connection.address)
            listed = row.public and not self.row.public
            if listed:
                self._quotas.public_tables.require_room(owner)
            await self._save(row)
            if row.substitutes == "never" and not seating.bots_step_in(row):
                self.attendance.away.clear()
                self.show_table()
                self._reschedule()
            if listed:
                self._quotas.public_tables.add(row.key, owner)

    async def seat_bot(self, connection: Connection, request: from_client.SeatBot) -> None:
        async with self._request_of(connection):
            seating.need_host(self.row, connection.person)
            playing = self.playing
            await self._save(
                seating.seat_bot(self.row, request.seat, request.level, playing=playing)
            )

    async def kick(self, connection: Connection, request: from_client.Kick) -> None:
        async with self._request_of(connection):
            seating.need_host(self.row, connection.person)
            self._need_other(connection, request.person)
            seating.need_not_owner(self.row, request.person)
            playing = self.playing
            await self._save(
                seating.kick(self.row, request.person, ban=request.ban, playing=playing)
            )
            self.attendance.clear_absence(request.person)
            theirs = [each for each in self.attendance.connections if each.person == request.person]
            for each in theirs:
                self.leave(each)
                each.tell(Bye(why="kicked"))

    def _need_other(self, connection: Connection, person: int) -> None:
        if person == connection.person:
            raise NotAllowed("you cannot do this to yourself", "not-yourself")
        if person not in self.attendance.everybody() and self.seat_of(person) is None:
            raise NotFound("no person with this id is at the table", "nobody")

    async def appoint(self, connection: Connection, request: from_client.Appoint) -> None:
        async with self._request_of(connection):
            seating.need_host(self.row, connection.person)
            self._need_other(connection, request.person)
            await self._save(seating.appoint(self.row, connection.person, request.person))

    # The match

    async def start(self, connection: Connection, request: from_client.Start) -> None:
        async with self._request_of(connection):
            seating.need_host(self.row, connection.person)
            if self._has_begun(request.after):
                return
            seating.need_gathering(playing=self.playing)
            row = seating.fill(self.row, request.fill)
            named = seating.with_names(row, self._names())
            seating.need_everybody_ready(named, but=connection.person)
            await self._deal(row, connection)

    def _has_begun(self, after: str | UnsetType | None) -> bool:
        """Return whether the table has another match than `after`, the last one a client knew."""
        return after is not UNSET and after != self._match_key

    @property
    def _match_key(self) -> str | None:
        return None if self.session is None else self.session.key

    async def rematch(self, connection: Connection, request: from_client.Rematch) -> None:
        async with self._request_of(connection):
            if self._has_begun(request.after):
                return
            seating.need_gathering(playing=self.playing)
            seat = seating.need_seat(self.row, connection.person)
            if self.row.match is None:
                raise NotNow("there has been no match yet", "no-match")
            row = seating.set_ready(self.row, seat, on=True)
            if all(chair.ready for chair in row.chairs):
                await self._deal(row, connection)
            else:
                await self._save(row)

    async def _deal(self, row: TableRow, connection: Connection) -> None:
        """Start a new match in place of the last one. It counts for the person who starts it."""
        owner = Owner(connection.person, connection.address)
        self._quotas.matches.require_room(owner)
        self._quotas.bot_matches.require_room(owner)
        row = replace(row, chairs=seating.unready(row.chairs), touched=now_ms())
        named = seating.with_names(row, self._names())
        stored = await StoredMatch.deal(self.store, named, self._next_deal)
        self._next_deal = SealedDeal()
        self._requests.clear()
        self.row = replace(row, match=stored.row.id)
        last, self._session = self._session, self._new_session(stored, self.row)
        self._unplayable = None
        self._quotas.matches.add(row.key, owner)
        self.attendance.away.clear()
        self.metrics.matches.inc()
        log.info("match begun", extra={"table": row.id, "match": stored.row.id, "game": row.game})
        self.show_table()
        await self._session.show_standing()
        self._reschedule()
        if last is not None:
            await last.close()

    async def submit_choice(self, connection: Connection, request: from_client.Choose) -> None:
        async with self._request_of(connection):
            seat = seating.need_seat(self.row, connection.person)
            session = self.require_session()
            await session.accept_answer(seat, request.match, request.turn, request.answer)

    # Watching

    async def hurry(self, connection: Connection, _: from_client.Hurry) -> None:
        """Let the bots play the rest of the match at once, for a player who is out."""
        async with self._request_of(connection):
            seat = seating.need_seat(self.row, connection.person)
            session = self.require_session()
            if not session.running:
                raise NotNow("there is no match", "no-match")
            if seat in session.people_in():
                raise NotNow("you are still in the match", "still-in")
            self._need_bots_only(session)
            session.hurry()

    async def look(self, connection: Connection, request: from_client.Look) -> None:
        """Show somebody the cards of a seat, if nobody plays to whom they could tell them."""
        async with self._request_of(connection):
            session, seat = self.require_session(), request.seat
            if seat is not None:
                if seat >= session.seats:
                    last = session.seats - 1
                    raise NotFound(f"there is no seat {seat}", "bad-seat", found=seat, last=last)
                if session.running:
                    self._need_bots_only(session)
            await session.look(connection.person, seat)

    def _need_bots_only(self, session: MatchSession) -> None:
        """Require that every person at the table is out of the match for good."""
        chairs = seating.with_names(self.row, self._names()).chairs
        names = ", ".join(chairs[seat].name for seat in session.people_in())
        if names:
            raise NotNow(f"{names} still in the match", "people-play", names=names)

    async def why_not(self, connection: Connection, request: from_client.WhyNot) -> None:
        """Tell a player why an answer is not legal. Hold the lock: nobody may know a step early."""
        async with self._request_of(connection):
            seat = seating.need_seat(self.row, connection.person)
            pick = Pick(request.card, request.seat, request.place)
            found = self.require_session().why_not(seat, request.match, pick)
            connection.tell(reason_message(request.id, found))

    async def hint(self, connection: Connection, request: from_client.AskHint) -> None:
        """Let a bot think what a player should answer who plays against bots only."""
        async with self._request_of(connection):
            seat = seating.need_seat(self.row, connection.person)
            seating.need_bots_as_opponents(self.row)
            owner = Owner(connection.person, connection.address)
            self.require_session().hint(
                seat,
                request.match,
                request.turn,
                connection,
                count=lambda: self._quotas.hints.take(owner, loop_time()),
            )

    # Chat and pointing

    async def chat(self, connection: Connection, request: from_client.Chat) -> None:
        async with self._request_of(connection):
            self._need_voice(connection)
            said = sanitize_chat_line(request.text)
            line, new = await self.store.add_line(
                self.row.id, request.key, connection.person, connection.name, said, now_ms()
            )
            if new:
                self._note_speaker(line.person, line.name)
                self._send_to_listeners(connection.person, write(chat_line(line, self._names())))

    async def point(self, connection: Connection, request: from_client.Point) -> None:
        """Point at a thing that everybody may see, for everybody to see. Nothing is stored."""
        async with self._request_of(connection):
            seat = seating.need_seat(self.row, connection.person)
            session = self.require_session()
            if not session.running:
                raise NotNow("there is no match", "no-match")
            if not session.allows_pointing:
                raise NotAllowed("players cannot point at things in this game", "no-pointing")
            self._need_voice(connection)
            if request.key is not None and (connection.person, request.key) in self._pointed:
                return
            if not session.shows_to_everybody(request.what):
                raise NotNow("there is no such thing on the table", "no-such-thing")
            if request.key is not None:
                self._pointed.append((connection.person, request.key))
            self._send_to_listeners(connection.person, write(Pointed(seat=seat, what=request.what)))

    def _need_voice(self, connection: Connection) -> None:
        if (None, connection.person) in self.row.mutes:
            raise NotAllowed("the host has muted you", "muted")

    def _send_to_listeners(self, speaker: int, text: str) -> None:
        for each in self.attendance.connections:
            if not seating.is_muted(self.row, speaker, each.person):
                each.send(text)

    async def mute(self, connection: Connection, request: from_client.Mute) -> None:
        async with self._request_of(connection):
            if request.everyone:
                seating.need_host(self.row, connection.person)
                if request.on:
                    seating.need_not_owner(self.row, request.person)
            if request.on:  # a person who has left can be heard again, but not be muted
                self._need_other(connection, request.person)
            by = None if request.everyone else connection.person
            await self._save(seating.mute(self.row, by, request.person, on=request.on))

    # Messages

    def _note_speaker(self, person: int, name: str) -> None:
        self._speakers.pop(person, None)
        self._speakers[person] = name
        while len(self._speakers) > _LINES_SHOWN:
            del self._speakers[next(iter(self._speakers))]

    def _names(self) -> dict[int, str]:
        """Return the names of the people at the table and in its chat, told apart."""
        present = {each.person: each.name for each in self.attendance.connections}
        seated = {chair.person: chair.name for chair in self.row.chairs if chair.person is not None}
        return tell_apart({**self._speakers, **present, **seated})

    async def _save(self, row: TableRow) -> None:
        """Store the table with its changes, then show it."""
        row = replace(row, touched=now_ms())
        await self.store.save_table(row)
        self.row = row
        self._reschedule()
        self.show_table()

    def show_table(self) -> None:
        """Send the table to everybody there, and tell the lobby. Needs no lock.

        Most spectators share one text.
        """
        self._count_spectators()
        texts: dict[PersonalPart, str] = {}
        names = self._names()
        session = self.session
        absences = self._absences()
        for connection in self.attendance.connections:
            personal = PersonalPart.of(self.row, connection, self._requests, playing=self.playing)
            if personal not in texts:
                texts[personal] = write(
                    table_message(
                        self.row,
                        self.attendance,
                        personal,
                        names,
                        playing=self.playing,
                        match=self._match_key,
                        absences=absences,
                        unplayable=self.unplayable,
                        requests=self._requests,
                        seal=self._next_deal.hash,
                        bots_only=session is not None and session.bots_only,
                        hurried=session is not None and session.hurried,
                    )
                )
            connection.send(texts[personal])
        self._on_change(self)

    def invitation(self) -> Invitation:
        return invitation(self.row, self._names(), playing=self.playing)

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
