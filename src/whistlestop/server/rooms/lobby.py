"""All tables: loaded on request, listed if they are public, and unloaded when unused."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from whistlestop import games
from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.game_option import complete
from whistlestop.server import secrets
from whistlestop.server.clocks import loop_time, now_ms
from whistlestop.server.connections.connection import NOT_SIGNED_IN, Connection
from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.errors import KeyRenewed, NotFound, TooManyRequests
from whistlestop.server.look_alikes import tell_apart
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.match_loader import MatchLoader
from whistlestop.server.rooms.open_pages import OpenPages
from whistlestop.server.rooms.public_tables import PublicTables, TableQuery
from whistlestop.server.rooms.quotas import Owner, Quotas
from whistlestop.server.rooms.requests.seats import grant_requests
from whistlestop.server.rooms.room import Room
from whistlestop.server.rooms.seating import FREE, with_current_options
from whistlestop.server.rooms.sleeping_matches import SleepingMatches
from whistlestop.server.rooms.table_messages import invitation, table_card
from whistlestop.server.settings import Settings
from whistlestop.server.thinking.bot_pool import BotPool
from whistlestop.server.thinking.pace import Paces
from whistlestop.server.time_slices import TimeSlices
from whistlestop.store.rows import Chair, Person, SleepingRow, TableRow
from whistlestop.store.store import Store, StoreProblem
from whistlestop.wire.from_client import Enter, WatchLobby
from whistlestop.wire.from_server import TableCard
from whistlestop.wire.http_bodies import Invitation, NewTable

log = logging.getLogger(__name__)

COME_BACK = 1012  # the code of a close after which clients connect again
_LISTED = 30 * 60 * 1000  # ms without a change until an empty table is no longer listed
_IDLE = 60.0  # seconds without a connection until a table is unloaded from memory
_CLEAN_UP_EVERY = 5.0  # seconds
_FAR = 300.0  # seconds: a match sleeps only if its next deadline is farther away
_WAKE_BEFORE = 60.0  # seconds between the waking of a match and its deadline
_LONGEST_NAP = 30.0  # seconds between two looks at the wall clock, which may jump
_BETWEEN_LOADS = 0.002  # least seconds between two tables that are loaded for their clocks
_RETRY_AFTER = 1.0  # seconds until the store is tried again
_ONE_DAY = 24 * 60 * 60.0  # seconds


class Lobby:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.public_tables = PublicTables(metrics)
        self.quotas = Quotas(settings)
        self.new_tables = TokenBuckets(rate=1 / 30, burst=10)
        self.pages = OpenPages(metrics)
        self._per_address: Counter[str] = Counter()
        self._in_use: Counter[str] = Counter()  # rooms that must stay in memory, by key
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.loader = MatchLoader(store, metrics)
        self.bots = BotPool(metrics, settings.bot_processes)
        self.paces = Paces()
        self._cleaner: asyncio.Task[None] | None = None
        self._clock_loader: asyncio.Task[None] | None = None
        self._waker: asyncio.Task[None] | None = None
        self.sleeping = SleepingMatches()
        self._woken: set[int] = set()  # matches that are stored as sleeping, but are not

    async def open(self) -> None:
        """List the public tables again. The tables whose clocks run are loaded later.

        Matches that sleep are not loaded, until somebody comes or their deadline is near.
        """
        since = now_ms() - _LISTED
        running = await self.store.running_at_recent_tables(since)
        for row in await self.store.recent_tables(since):
            if row.game in games.NAMES:
                card = table_card(with_current_options(row), playing=row.match in running)
                self.public_tables.add_stored(row.key, card, row.touched)
                self.quotas.public_tables.add(row.key, Owner(row.host))
        self.sleeping.add(await self.store.sleeping())
        self._cleaner = asyncio.create_task(self._clean_up_regularly())
        self._waker = asyncio.create_task(self._wake_in_time())
        self._clock_loader = asyncio.create_task(self._load_running_clocks())

    async def _load_running_clocks(self) -> None:
        """Load the tables whose clocks run, one after the other. People are served meanwhile.

        A table that somebody enters is loaded at once.
        """
        for key in await self._running_clocks():
            await self._load_unhurriedly(key)

    async def _load_unhurriedly(self, key: str) -> None:
        """Load a table, then leave the loop to others for as long as that took."""
        began = loop_time()
        while not await self._load_table(key):
            await asyncio.sleep(_RETRY_AFTER)
            began = loop_time()
        await asyncio.sleep(max(_BETWEEN_LOADS, loop_time() - began))

    async def _running_clocks(self) -> list[str]:
        """Return the keys of the tables whose clocks run. Short clocks run out first."""
        while True:
            try:
                rows = await self.store.running_with_clock()
            except StoreProblem as problem:
                log.warning("the clocks are not known", extra={"why": str(problem)})
                await asyncio.sleep(_RETRY_AFTER)
            else:
                return [row.key for row in sorted(rows, key=lambda row: row.clock or 0)]

    async def _load_table(self, key: str) -> bool:
        """Load a table. Return False if the store failed, so that another try may help."""
        try:
            await self._find_room(key)
        except StoreProblem as problem:
            log.warning("a table could not be loaded", extra={"why": str(problem)})
            return False
        except WhistlestopError as problem:
            log.info("a table is left out", extra={"why": problem.kind})
        except Exception:
            self.metrics.trouble.inc()
            log.exception("a table could not be loaded")
        return True

    async def close(self) -> None:
        """Stop all tables and disconnect everybody. Every choice is stored already."""
        if self._cleaner is not None:
            self._cleaner.cancel()
            await asyncio.gather(self._cleaner, return_exceptions=True)
        loading: list[asyncio.Task[Any]] = [*self._opening.values()]
        loading += [each for each in (self._clock_loader, self._waker) if each is not None]
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        await self._store_all_sleeping()
        await self.public_tables.close()
        await self.pages.close()
        for room in list(self.rooms.values()):
            await room.close()
        self.paces.close()
        await self.bots.close()
        for connection in list(self.connections):
            connection.close(COME_BACK)

    # Connections

    def add_connection(self, connection: Connection) -> None:
        """Count a new connection. Raise TooManyRequests if its person has too many already."""
        if self.pages.count(connection.person) >= self.settings.connections_per_person:
            most = self.settings.connections_per_person
            raise TooManyRequests("too many tabs", "too-many-tabs", most=most)
        self.connections.add(connection)
        self.pages.add(connection)
        self.metrics.connections.inc()

    def remove_connection(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.public_tables.unwatch(connection)
        self.pages.remove(connection)
        if connection.room is not None:
            connection.room.leave(connection)
        self.metrics.connections.dec()

    def close_ended_sessions(self, person: int, going_on: Collection[bytes]) -> None:
        """Close the connections of a person whose sessions are not among those that go on."""
        for connection in self.connections:
            if connection.person == person and connection.session not in going_on:
                connection.close(NOT_SIGNED_IN)

    def claim_address(self, address: str) -> bool:
        """Count a connection of this address. Return False if it may not have one more."""
        if self._per_address[address] >= self.settings.per_address:
            return False
        self._per_address[address] += 1
        return True

    def release_address(self, address: str) -> None:
        self._per_address[address] -= 1
        if not self._per_address[address]:
            del self._per_address[address]

    # Tables

    async def create(self, person: Person, wanted: NewTable, address: str = "") -> str:
        """Store a new table with its host in the first seat, and return its key."""
        owner, quotas = Owner(person.id, address), self.quotas
        game = games.find(wanted.game)
        seats = game.usual if wanted.seats is None else wanted.seats
        game.check_seats(seats)
        options = dict(complete(game.options, wanted.options))
        quotas.tables.require_room(owner)
        if wanted.public:
            quotas.public_tables.require_room(owner)
        if not self.new_tables.take(person.id, loop_time()):
            raise TooManyRequests("too many tables in a short time", "too-fast")
        host = Chair(person.id, person.name, None, ready=False)
        row = TableRow(
            id=0,
            key=secrets.new_key(),
            game=game.name,
            options=options,
            public=wanted.public,
            clock=wanted.clock,
            open=wanted.open,
            substitutes=wanted.substitutes,
            host=person.id,
            owner=person.id,
            chairs=(host,) + (FREE,) * (seats - 1),
            kicked=(),
            mutes=(),
            match=None,
            touched=now_ms(),
        )
        number = await self.store.add_table(row)
        log.info("table made", extra={"table": number, "game": game.name})
        quotas.tables.add(row.key, owner)
        asyncio.get_running_loop().call_later(_ONE_DAY, quotas.tables.remove, row.key)
        if row.public:
            quotas.public_tables.add(row.key, owner)
            self._update_card(row.key, table_card(row, playing=False))
        return row.key

    @asynccontextmanager
    async def room(self, key: str) -> AsyncIterator[Room]:
        """Yield the room of a table, and keep it in memory meanwhile.

        Raise NotFound if there is no such table.
        """
        self._in_use[key] += 1
        try:
            yield await self._find_room(key)
        finally:
            self._in_use[key] -= 1
            if not self._in_use[key]:
                del self._in_use[key]

    async def _find_room(self, key: str) -> Room:
        if key in self.rooms:
            return self.rooms[key]
        # The first caller opens the room, the others wait: a table never has two rooms.
        if key not in self._opening:
            task = asyncio.create_task(self._open_room(key))
            task.add_done_callback(lambda _: self._opening.pop(key, None))
            self._opening[key] = task
        return await asyncio.shield(self._opening[key])

    async def invitation(self, key: str) -> Invitation:
        """Describe a table to somebody who has its link. Raise NotFound if there is no such table.

        This loads no match, because strangers may ask again and again.
        """
        room = self.rooms.get(key)
        if room is not None:
            return room.invitation()
        row = await self._find_row(key)
        match = None if row.match is None else await self.store.match_by_id(row.match)
        playing = match is not None and match.ended is None and match.unplayable is None
        names = {chair.person: chair.name for chair in row.chairs if chair.person is not None}
        return invitation(with_current_options(row), tell_apart(names), playing=playing)

    async def _find_row(self, key: str) -> TableRow:
        """Read a table that can be played at. Raise NotFound if there is none with this key."""
        row = await self.store.table(key)
        if row is None:
            renewed = await self.store.key_after(key)
            if renewed is not None:
                refusal = KeyRenewed("the host has replaced this invite link", "key-renewed")
                refusal.key = renewed
                raise refusal
            raise NotFound("there is no such table", "no-table")
        if row.closed is not None:
            raise NotFound("the operator has closed this table", "table-shut")
        games.find(row.game)  # refuse a table whose game has been removed
        return row

    async def _open_room(self, key: str) -> Room:
        row = await self._find_row(key)
        room = Room(
            self.loader,
            row,
            self.settings,
            self.metrics,
            self.bots,
            self.paces,
            self.quotas,
            self.pages,
            on_change=self._room_changed,
            on_new_key=self._room_has_new_key,
        )
        slept = self.sleeping.find(row.match)
        await room.open(slept)
        self.rooms[key] = room
        self.pages.follow(room, seating.people(room.row))
        if slept is not None:
            self.sleeping.remove(slept.match)
            self._woken.add(slept.match)
            await self._store_woken()
        self._count_match(room)
        if room.unplayable is not None and key in self.public_tables:
            self._room_changed(room)  # nobody plays there, contrary to the list
        return room

    async def forget(self, row: TableRow) -> None:
        """Drop a table from memory, because the operator has changed it in the store to this row.

        The caller holds the lock of its room. The clients there come back by themselves. The list
        shows the table as it is now, or drops it if it is closed. If the clock of its match runs,
        it is loaded again.
        """
        key = row.key
        if key in self._opening:
            await asyncio.wait([self._opening[key]])
        room = self.rooms.pop(key, None)
        if room is not None:
            self.pages.forget(room)
            self._uncount_match(key)
            await room.close()
            for connection in list(room.attendance.connections):
                room.leave(connection)  # its waiting requests are refused
                connection.close(COME_BACK)
        if row.closed is not None:
            self._update_card(key, None)
            return
        match = None if row.match is None else await self.store.match_by_id(row.match)
        playing = match is not None and match.ended is None and match.unplayable is None
        if key in self.public_tables:
            self._update_card(key, table_card(with_current_options(row), playing=playing))
        if playing and row.clock is not None:
            await self._load_unhurriedly(key)

    async def enter(self, connection: Connection, request: Enter) -> None:
        """Bring a connection to a table. It leaves its old table only if it may enter this one.

        A former key of the table is good enough for people who have a seat there, for the host and
        for the owner.
        """
        try:
            await self._enter(connection, request, request.table)
        except KeyRenewed as renewed:
            async with self.room(renewed.key) as room:
                known = {*seating.people(room.row), room.row.host, room.row.owner}
                if connection.person not in known:
                    raise
            await self._enter(connection, request, renewed.key)

    async def _enter(self, connection: Connection, request: Enter, key: str) -> None:
        async with self.room(key) as room:
            old = connection.room
            await room.enter(connection, request)
            if old is not None and old is not room:
                old.leave(connection)
            if connection.person == room.row.owner:
                await self._replace_lost_host(room)

    async def rename_person(self, person: int, name: str) -> None:
        for connection in self.connections:
            if connection.person == person:
                connection.name = name
        slices = TimeSlices("names")
        for room in list(self.rooms.values()):
            if person in room.attendance.everybody() or room.seat_of(person) is not None:
                await room.rename_person(person, name)
            await slices.pause()

    # The list of public tables

    def watch(self, connection: Connection, request: WatchLobby) -> None:
        if not request.on:
            self.public_tables.unwatch(connection)
            return
        query = TableQuery(request.search, request.game, request.free, request.first, request.most)
        self.public_tables.watch(connection, query)

    def _room_changed(self, room: Room) -> None:
        if self.rooms.get(room.row.key) is not room:
            return  # people leave a room that was dropped
        self.pages.follow(room, seating.people(room.row))
        self._count_match(room)
        self._update_card(room.row.key, room.card() if room.row.public else None)

    def _room_has_new_key(self, room: Room, old: str) -> None:
        # `_in_use` still counts the old key. That does no harm: only a room without connections is
        # unloaded, and the host, who has renewed the key, is there.
        self.rooms[room.row.key] = self.rooms.pop(old)
        self.quotas.rename_table(old, room.row.key)
        self._update_card(old, None)

    def _update_card(self, key: str, card: TableCard | None) -> None:
        if card is None:
            self.quotas.public_tables.remove(key)
        self.public_tables.update(key, card)

    def _count_match(self, room: Room) -> None:
        """Count the match of a room, and whether nobody attends it."""
        key, quotas = room.row.key, self.quotas
        if not room.playing:
            self._uncount_match(key)
            return
        quotas.matches.add(key, Owner(room.row.host))  # unless its owner is known already
        if room.played_by_bots:
            quotas.bot_matches.add(key, quotas.matches.owner(key))
        else:
            quotas.bot_matches.remove(key)

    def _uncount_match(self, key: str) -> None:
        """Stop counting the match of a table: it has ended, or has left the memory."""
        self.quotas.matches.remove(key)
        self.quotas.bot_matches.remove(key)

    # Sleep

    async def _wake_in_time(self) -> None:
        """Load each match that sleeps shortly before its deadline."""
        while True:
            first, wait = self.sleeping.first(), _LONGEST_NAP
            if first is not None:
                wait = (first.due - now_ms()) / 1000 - _WAKE_BEFORE
            if first is None or wait > 0:
                await asyncio.sleep(min(wait, _LONGEST_NAP))
                continue
            await self._load_unhurriedly(first.table)
            self.sleeping.remove(first.match)  # it is awake, or cannot be loaded

    async def _put_to_sleep(self) -> None:
        """Unload the tables without people whose matches need nothing for a long time."""
        found: dict[str, SleepingRow] = {}
        slices = TimeSlices()
        for key in list(self.rooms):
            row = self._asleep(key)
            if row is not None:
                found[key] = row
            await slices.pause()
        if not found:
            return
        try:
            await self.store.put_to_sleep(list(found.values()))
        except StoreProblem as problem:
            log.warning("sleeping was not stored", extra={"why": str(problem)})
            return
        for key, row in found.items():
            await slices.pause()
            room, now = self.rooms.get(key), self._asleep(key)
            self._woken.discard(row.match)
            if room is None or now is None or replace(now, due=row.due) != row:
                self._woken.add(row.match)  # somebody has come meanwhile
                continue
            del self.rooms[key]
            self.pages.forget(room)
            self._uncount_match(key)
            self.sleeping.add([row])
            await room.unload()

    def _asleep(self, key: str) -> SleepingRow | None:
        """Describe the match of a table for its sleep; None if the table must stay in memory."""
        room = self.rooms.get(key)
        if room is None or not self._is_unused(key, room, self.settings.sleep_after):
            return None
        return _far(room.asleep())

    def _is_unused(self, key: str, room: Room, seconds: float) -> bool:
        """Return whether nobody has been at a table, and nothing has happened, for some time."""
        idle = not room.attendance.connections and loop_time() - room.idle_since > seconds
        return idle and not self._in_use[key] and not room.lock.locked()

    async def _store_woken(self) -> None:
        """Store that matches do not sleep any more. If that fails, it is tried again later."""
        woken = list(self._woken)
        if woken:
            try:
                await self.store.wake(woken)
            except StoreProblem as problem:
                log.warning("waking was not stored", extra={"why": str(problem)})
            else:
                self._woken.difference_update(woken)

    async def _store_all_sleeping(self) -> None:
        """Let all matches sleep that can, so that the next start need not load them."""
        rooms = list(self.rooms.values())
        rows = [row for room in rooms if (row := _far(room.asleep())) is not None]
        self._woken.difference_update(row.match for row in rows)
        try:
            if rows:
                await self.store.put_to_sleep(rows)
        except StoreProblem as problem:
            log.warning("sleeping was not stored", extra={"why": str(problem)})

    # Clean-up

    async def _clean_up_regularly(self) -> None:
        while True:
            await asyncio.sleep(_CLEAN_UP_EVERY)
            try:
                await self.clean_up()
            except Exception:
                self.metrics.trouble.inc()
                log.exception("clean-up failed")

    async def clean_up(self) -> None:
        """Replace absent hosts, unload idle rooms, and take old tables off the list."""
        slices = TimeSlices()
        for room in list(self.rooms.values()):
            await self._replace_lost_host(room)
            await self._grant_requests(room)
            await slices.pause()
        for key in list(self.rooms):
            await self._unload_if_idle(key)
            await slices.pause()
        await self._store_woken()
        await self._put_to_sleep()
        old = now_ms() - _LISTED
        for key in self.public_tables.untouched_since(old):
            room_here = self.rooms.get(key)
            if room_here is None or not room_here.attendance.connections:
                self._update_card(key, None)
        self._set_gauges()

    async def _unload_if_idle(self, key: str) -> None:
        """Unload a table that nobody uses. A match whose clock runs must go on."""
        room = self.rooms.get(key)
        if room is None or (room.playing and room.row.clock is not None):
            return
        if self._is_unused(key, room, _IDLE):
            del self.rooms[key]
            self.pages.forget(room)
            self._uncount_match(key)
            await room.unload()

    async def _replace_lost_host(self, room: Room) -> None:
        """Replace the host of a table if needed. A failure must not stop the other tables."""
        try:
            await room.replace_lost_host()
        except StoreProblem as problem:
            log.warning("a new host was not stored", extra={"why": str(problem)})
        except Exception:
            self.metrics.trouble.inc()
            log.exception("a host was not replaced", extra={"table": room.row.id})

    async def _grant_requests(self, room: Room) -> None:
        """Grant requests for seats after a player has left. A failure must not hold up others."""
        try:
            await grant_requests(room)
        except StoreProblem as problem:
            log.warning("a seat was not granted", extra={"why": str(problem)})
        except Exception:
            self.metrics.trouble.inc()
            log.exception("a seat was not granted", extra={"table": room.row.id})

    def _set_gauges(self) -> None:
        self.metrics.rooms.set(len(self.rooms))
        self.metrics.sleeping.set(len(self.sleeping))
        self.metrics.playing.set(sum(room.playing for room in self.rooms.values()))


def _far(row: SleepingRow | None) -> SleepingRow | None:
    """Return a match if its next deadline is far away, else None."""
    return None if row is None or row.due - now_ms() < _FAR * 1000 else row
