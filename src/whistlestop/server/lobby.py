"""All tables: found when they are asked for, listed if they are public, let go when unused."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlestop import games
from whistlestop.engine.option import complete
from whistlestop.server import secrets
from whistlestop.server.errors import NotHere, TooMuch
from whistlestop.server.limits import Buckets
from whistlestop.server.metrics import Metrics
from whistlestop.server.play import now_ms
from whistlestop.server.room import Room, table_card
from whistlestop.server.seating import FREE
from whistlestop.server.settings import Settings
from whistlestop.server.tab import Tab
from whistlestop.store.rows import Chair, Person, TableRow
from whistlestop.store.store import Store
from whistlestop.wire import from_client as asked
from whistlestop.wire.from_server import Lobby as LobbyMessage
from whistlestop.wire.from_server import LobbyChanged, TableCard, write
from whistlestop.wire.http import NewTable

log = logging.getLogger(__name__)

_LISTED = 30 * 60 * 1000  # ms: an empty table where nothing has changed for so long is not listed
_IDLE = 60.0  # seconds until a table that nobody looks at leaves the memory
_ROUND = 5.0  # seconds between two rounds of housekeeping
_NEWS = 0.25  # seconds in which changes of the list are gathered


class Lobby:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.tabs: set[Tab] = set()
        self.cards: dict[str, tuple[TableCard, int]] = {}  # of public tables, with their last news
        self.watchers: set[Tab] = set()
        self.new_tables = Buckets(rate=1 / 30, burst=10)
        self._people: Counter[int] = Counter()
        self._addresses: Counter[str] = Counter()
        self._pins: Counter[str] = Counter()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._news: dict[str, TableCard | None] = {}
        self._herald: asyncio.TimerHandle | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """What was public is listed again; where a clock runs, it runs on."""
        for row in await self.store.recent_tables(now_ms() - _LISTED):
            match = None if row.match is None else await self.store.match_by_id(row.match)
            playing = match is not None and match.ended is None
            self.cards[row.key] = (table_card(row, playing=playing), row.touched)
        for row in await self.store.running_with_clock():
            await self._room(row.key)
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Every choice that was made is stored already."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self._herald is not None:
            self._herald.cancel()
        for room in list(self.rooms.values()):
            await room.play.close()
        for tab in list(self.tabs):
            tab.close(1012)

    # Connections

    def admit(self, tab: Tab) -> None:
        """Count it in; TooMuch if there are too many of its kind."""
        if self._people[tab.person] >= self.settings.tabs_per_person:
            most = self.settings.tabs_per_person
            raise TooMuch("too many tabs", "too-many-tabs", most=most)
        self._people[tab.person] += 1
        self.tabs.add(tab)
        self.metrics.tabs.inc()

    def dismiss(self, tab: Tab) -> None:
        if tab not in self.tabs:
            return
        self.tabs.discard(tab)
        self.watchers.discard(tab)
        if tab.room is not None:
            tab.room.leave(tab)
        self.metrics.tabs.dec()
        self._people[tab.person] -= 1
        if not self._people[tab.person]:
            del self._people[tab.person]

    def knock(self, address: str) -> bool:
        """Whether one more connection of this address is welcome; `hang_up` when it ends."""
        if self._addresses[address] >= self.settings.per_address:
            return False
        self._addresses[address] += 1
        return True

    def hang_up(self, address: str) -> None:
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    # Tables

    async def create(self, person: Person, wanted: NewTable) -> str:
        """A new table, with its host in the first seat; gives its key."""
        game = games.find(wanted.game)
        seats = game.usual if wanted.seats is None else wanted.seats
        game.check_seats(seats)
        options = dict(complete(game.options, wanted.options))
        if not self.new_tables.take(person.id, asyncio.get_running_loop().time()):
            raise TooMuch("too many tables in a short time", "too-fast")
        host = Chair(person.id, person.name, None, ready=False)
        row = TableRow(
            id=0,
            key=secrets.new_key(),
            game=game.name,
            options=options,
            public=wanted.public,
            clock=wanted.clock,
            open=wanted.open,
            host=person.id,
            chairs=(host,) + (FREE,) * (seats - 1),
            kicked=(),
            mutes=(),
            match=None,
            touched=now_ms(),
        )
        number = await self.store.add_table(row)
        log.info("table made", extra={"table": number, "game": game.name})
        if row.public:
            self._list(row.key, table_card(row, playing=False))
        return row.key

    @asynccontextmanager
    async def room(self, key: str) -> AsyncIterator[Room]:
        """The table of this key, which stays in memory at least so long; NotHere if none is."""
        self._pins[key] += 1
        try:
            yield await self._room(key)
        finally:
            self._pins[key] -= 1
            if not self._pins[key]:
                del self._pins[key]

    async def _room(self, key: str) -> Room:
        if key in self.rooms:
            return self.rooms[key]
        # One opens it, whoever else comes waits: there are never two rooms of one table.
        if key not in self._opening:
            task = asyncio.create_task(self._open_room(key))
            task.add_done_callback(lambda _: self._opening.pop(key, None))
            self._opening[key] = task
        return await asyncio.shield(self._opening[key])

    async def _open_room(self, key: str) -> Room:
        row = await self.store.table(key)
        if row is None:
            raise NotHere("there is no such table", "no-table")
        room = Room(self.store, row, self.settings, self.metrics, self._changed)
        await room.open()
        self.rooms[key] = room
        return room

    async def enter(self, tab: Tab, request: asked.Enter) -> None:
        async with self.room(request.table) as room:
            old = tab.room
            await room.enter(tab, request)
            if old is not None and old is not room:
                old.leave(tab)

    async def renamed(self, person: int, name: str) -> None:
        for tab in self.tabs:
            if tab.person == person:
                tab.name = name
        for room in list(self.rooms.values()):
            if person in room.here() or room.seat_of(person) is not None:
                await room.renamed(person, name)

    # The list

    def watch(self, tab: Tab, *, on: bool) -> None:
        if not on:
            self.watchers.discard(tab)
            return
        self.watchers.add(tab)
        tab.tell(LobbyMessage(tables=self.public()))

    def public(self) -> tuple[TableCard, ...]:
        return tuple(card for card, _ in self.cards.values())

    def _changed(self, room: Room) -> None:
        self._list(room.row.key, room.card() if room.row.public else None)

    def _list(self, key: str, card: TableCard | None) -> None:
        known = self.cards.get(key)
        if card is None:
            if known is None:
                return
            del self.cards[key]
        else:
            self.cards[key] = (card, now_ms())
            if known is not None and known[0] == card:
                return
        self._news[key] = card
        if self._herald is None:
            self._herald = asyncio.get_running_loop().call_later(_NEWS, self._tell_news)

    def _tell_news(self) -> None:
        self._herald = None
        news, self._news = self._news, {}
        for key, card in news.items():
            text = write(LobbyChanged(key=key, table=card))
            for tab in self.watchers:
                tab.send(text)

    # Housekeeping

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_ROUND)
            try:
                await self.keep_house()
            except Exception:
                self.metrics.trouble.inc()
                log.exception("housekeeping failed")

    async def keep_house(self) -> None:
        for room in list(self.rooms.values()):
            await room.replace_lost_host()
        now = asyncio.get_running_loop().time()
        for key, room in list(self.rooms.items()):
            clock_runs = room.play.running and room.row.clock is not None
            idle = not room.tabs and now - room.idle_since > _IDLE
            if idle and not clock_runs and not self._pins[key] and not room.lock.locked():
                del self.rooms[key]
                await room.play.close()
        old = now_ms() - _LISTED
        for key in [key for key, (_, at) in self.cards.items() if at < old]:
            room_here = self.rooms.get(key)
            if room_here is None or not room_here.tabs:
                self._list(key, None)
        self.metrics.rooms.set(len(self.rooms))
        self.metrics.playing.set(sum(room.play.running for room in self.rooms.values()))
