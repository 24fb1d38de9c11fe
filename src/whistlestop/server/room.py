"""One table: who sits there, who looks on, and what they ask for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from whistlestop import games
from whistlestop.server import seating
from whistlestop.server.errors import NotAllowed, NotHere, NotNow
from whistlestop.server.metrics import Metrics
from whistlestop.server.play import Play, now_ms
from whistlestop.server.pointing import is_named
from whistlestop.server.settings import Settings
from whistlestop.server.tab import Tab
from whistlestop.server.texts import tidy_line
from whistlestop.store.rows import Chair, LineRow, TableRow
from whistlestop.store.store import Store
from whistlestop.wire import from_client as asked
from whistlestop.wire.from_server import Bye, Line, Me, Pointed, SeatCard, Table, TableCard, write

_LINES_SHOWN = 100  # of the chat, to somebody who comes


class Room:
    """What is asked for is done one thing after the other, under `lock`; stored, then shown."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        settings: Settings,
        metrics: Metrics,
        changed: Callable[[Room], None],
    ) -> None:
        self.store = store
        self.row = row
        self.settings = settings
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.tabs: set[Tab] = set()
        self.play = Play(self)
        self.idle_since = self.now()
        self._changed = changed

    @staticmethod
    def now() -> float:
        """In seconds, on a clock that nobody sets."""
        return asyncio.get_running_loop().time()

    async def open(self) -> None:
        self.play.gone = dict.fromkeys(seating.people(self.row), self.now())
        await self.play.load()
        self.play.arm()

    def seat_of(self, person: int) -> int | None:
        return seating.seat_of(self.row, person)

    def here(self) -> set[int]:
        """The people who have a tab at this table."""
        return {tab.person for tab in self.tabs}

    # Coming and going

    async def enter(self, tab: Tab, request: asked.Enter) -> None:
        async with self.lock:
            if tab.person in self.row.kicked:
                raise NotAllowed("you were sent away from this table", "kicked")
            lines = await self.store.lines(self.row.id, request.chat, _LINES_SHOWN)
            await self.play.wake()
            tab.room = self
            self.tabs.add(tab)
            self.play.gone.pop(tab.person, None)
            self.play.away.discard(tab.person)
            self.show_table()
            for line in lines:
                if not seating.is_muted(self.row, line.person, tab.person):
                    tab.tell(_wire_line(line))
            if self.play.live is not None:
                known = request.match == self.play.live.row.key
                start = request.events if known else 0
                tab.tell(self.play.standing(self.seat_of(tab.person), start))
            self.play.arm()

    def leave(self, tab: Tab) -> None:
        """The connection is gone, or looks at something else now. Lock or no lock."""
        if tab not in self.tabs:
            return
        self.tabs.discard(tab)
        if tab.room is self:
            tab.room = None
        if tab.person not in self.here() and self.seat_of(tab.person) is not None:
            self.play.gone[tab.person] = self.now()
        if not self.tabs:
            self.idle_since = self.now()
        self.show_table()
        self.play.arm()

    async def back(self, tab: Tab, _: asked.Request) -> None:
        """Whoever does something is there."""
        if tab.person in self.play.away:
            async with self.lock:
                self.play.away.discard(tab.person)
                self.show_table()
                self.play.arm()

    async def renamed(self, person: int, name: str) -> None:
        """The store knows it already."""
        async with self.lock:
            for tab in self.tabs:
                if tab.person == person:
                    tab.name = name
            chairs = [
                replace(chair, name=name) if chair.person == person else chair
                for chair in self.row.chairs
            ]
            self.row = replace(self.row, chairs=tuple(chairs))
            self.show_table()

    async def replace_lost_host(self) -> None:
        """A host who is gone must not keep the others from playing."""
        host, here = self.row.host, self.here()
        others = [person for person in seating.people(self.row) if person in here]
        if host in here or not others:
            return
        gone = self.idle_since if host is None else self.play.gone.get(host, self.idle_since)
        if self.now() - gone > self.settings.away_after:
            async with self.lock:
                await self._save(replace(self.row, host=others[0]))

    @asynccontextmanager
    async def _turn(self, tab: Tab) -> AsyncIterator[None]:
        """When this tab's request comes to its turn; it may have been sent away meanwhile."""
        async with self.lock:
            if tab.room is not self:
                raise NotNow("you are at no table: enter one first", "no-room")
            await self.play.wake()
            yield

    # Seats

    async def sit(self, tab: Tab, request: asked.Sit) -> None:
        async with self._turn(tab):
            playing = self.play.running
            if playing and self.play.seen.get(tab.person, request.seat) != request.seat:
                raise NotNow("you have seen the cards of another seat", "match-running")
            row = seating.sit(self.row, tab.person, tab.name, request.seat, playing=playing)
            if row != self.row:
                await self._save(row)
                self.play.seen[tab.person] = request.seat
                self.play.show_standing(tab.person)

    async def stand(self, tab: Tab, _: asked.Stand) -> None:
        async with self._turn(tab):
            seat = seating.need_seat(self.row, tab.person)
            await self._save(seating.stand(self.row, seat, playing=self.play.running))
            self._forget(tab.person)
            self.play.show_standing(tab.person)

    def _forget(self, person: int) -> None:
        """Who has no seat is not waited for."""
        self.play.gone.pop(person, None)
        self.play.away.discard(person)

    async def ready(self, tab: Tab, request: asked.Ready) -> None:
        async with self._turn(tab):
            seating.need_gathering(playing=self.play.running)
            seat = seating.need_seat(self.row, tab.person)
            await self._save(seating.set_ready(self.row, seat, on=request.on))

    # The host

    async def configure(self, tab: Tab, request: asked.Configure) -> None:
        async with self._turn(tab):
            seating.need_host(self.row, tab.person)
            await self._save(seating.configure(self.row, request, playing=self.play.running))

    async def seat_bot(self, tab: Tab, request: asked.SeatBot) -> None:
        async with self._turn(tab):
            seating.need_host(self.row, tab.person)
            playing = self.play.running
            await self._save(
                seating.seat_bot(self.row, request.seat, request.level, playing=playing)
            )

    async def kick(self, tab: Tab, request: asked.Kick) -> None:
        async with self._turn(tab):
            seating.need_host(self.row, tab.person)
            self._need_other(tab, request.person)
            playing = self.play.running
            await self._save(
                seating.kick(self.row, request.person, ban=request.ban, playing=playing)
            )
            self._forget(request.person)
            for each in [each for each in self.tabs if each.person == request.person]:
                self.leave(each)
                each.tell(Bye(why="kicked"))

    def _need_other(self, tab: Tab, person: int) -> None:
        if person == tab.person:
            raise NotAllowed("this is for others", "not-yourself")
        if person not in self.here() and self.seat_of(person) is None:
            raise NotHere("nobody of this number is at the table", "nobody")

    async def appoint(self, tab: Tab, request: asked.Appoint) -> None:
        async with self._turn(tab):
            seating.need_host(self.row, tab.person)
            self._need_other(tab, request.person)
            await self._save(replace(self.row, host=request.person))

    async def start(self, tab: Tab, request: asked.Start) -> None:
        async with self._turn(tab):
            seating.need_host(self.row, tab.person)
            seating.need_gathering(playing=self.play.running)
            row = seating.fill(self.row, request.fill)
            seating.need_all(row, but=tab.person)
            await self._deal(row)

    async def rematch(self, tab: Tab, _: asked.Rematch) -> None:
        async with self._turn(tab):
            seating.need_gathering(playing=self.play.running)
            seat = seating.need_seat(self.row, tab.person)
            if self.row.match is None:
                raise NotNow("there was no match yet", "no-match")
            row = seating.set_ready(self.row, seat, on=True)
            if all(chair.ready for chair in row.chairs):
                await self._deal(row)
            else:
                await self._save(row)

    async def _deal(self, row: TableRow) -> None:
        row = replace(row, chairs=seating.unready(row.chairs), touched=now_ms())
        self.row = await self.play.deal(row)
        self.show_table()
        self.play.show_standing()
        self.play.arm()

    # Chat

    async def chat(self, tab: Tab, request: asked.Chat) -> None:
        async with self._turn(tab):
            if (None, tab.person) in self.row.mutes:
                raise NotAllowed("the host has muted you", "muted")
            said = tidy_line(request.text)
            line, new = await self.store.add_line(
                self.row.id, request.key, tab.person, tab.name, said, now_ms()
            )
            if new:
                text = write(_wire_line(line))
                for each in self.tabs:
                    if not seating.is_muted(self.row, tab.person, each.person):
                        each.send(text)

    async def point(self, tab: Tab, request: asked.Point) -> None:
        """At something that everybody sees; it is shown and forgotten."""
        async with self._turn(tab):
            seat = seating.need_seat(self.row, tab.person)
            match = self.play.need_live().match
            if not self.play.running:
                raise NotNow("there is no match", "no-match")
            if not match.game.pointing(match.options):
                raise NotAllowed("nobody points at things in this game", "no-pointing")
            if (None, tab.person) in self.row.mutes:
                raise NotAllowed("the host has muted you", "muted")
            if not is_named(match.view(None), request.what):
                raise NotNow("there is no such thing on the table", "no-such-thing")
            text = write(Pointed(seat=seat, what=request.what))
            for each in self.tabs:
                if not seating.is_muted(self.row, tab.person, each.person):
                    each.send(text)

    async def mute(self, tab: Tab, request: asked.Mute) -> None:
        async with self._turn(tab):
            if request.everyone:
                seating.need_host(self.row, tab.person)
            if request.person == tab.person:
                raise NotAllowed("this is for others", "not-yourself")
            by = None if request.everyone else tab.person
            await self._save(seating.mute(self.row, by, request.person, on=request.on))

    # Play

    async def choose(self, tab: Tab, request: asked.Choose) -> None:
        async with self._turn(tab):
            seat = seating.need_seat(self.row, tab.person)
            await self.play.choose(seat, request.match, request.turn, request.answer)

    # What is shown

    async def _save(self, row: TableRow) -> None:
        """The table is different, once it is stored."""
        row = replace(row, touched=now_ms())
        await self.store.save_table(row)
        self.row = row
        self.show_table()
        self.play.arm()

    def show_table(self) -> None:
        texts: dict[int, str] = {}
        for tab in self.tabs:
            if tab.person not in texts:
                texts[tab.person] = write(self._table(tab.person))
            tab.send(texts[tab.person])
        self._changed(self)

    def _table(self, person: int) -> Table:
        row, here, seated = self.row, self.here(), seating.people(self.row)
        names = {tab.person: tab.name for tab in self.tabs if tab.person not in seated}
        return Table(
            key=row.key,
            game=row.game,
            options=row.options,
            public=row.public,
            clock=row.clock,
            open=row.open,
            host=row.host,
            phase="playing" if self.play.running else "gathering",
            seats=tuple(self._seat_card(chair, here) for chair in row.chairs),
            spectators=tuple(Me(id=each, name=name) for each, name in sorted(names.items())),
            muted=tuple(whom for by, whom in row.mutes if by is None),
            ignored=tuple(whom for by, whom in row.mutes if by == person),
            match=None if self.play.live is None else self.play.live.row.key,
            me=self.seat_of(person),
            pointing=games.find(row.game).pointing(row.options),
        )

    def _seat_card(self, chair: Chair, here: set[int]) -> SeatCard:
        return SeatCard(
            person=chair.person,
            name=chair.name,
            bot=chair.bot,
            ready=chair.ready,
            here=chair.person in here,
            away=chair.person in self.play.away,
        )

    def card(self) -> TableCard:
        return table_card(self.row, playing=self.play.running)


def table_card(row: TableRow, *, playing: bool) -> TableCard:
    """A table as the lobby lists it."""
    return TableCard(
        key=row.key,
        game=row.game,
        options=row.options,
        phase="playing" if playing else "gathering",
        host=next((chair.name for chair in row.chairs if chair.person == row.host), ""),
        seats=len(row.chairs),
        people=len(seating.people(row)),
        bots=sum(chair.bot is not None for chair in row.chairs),
        clock=row.clock,
        open=row.open,
    )


def _wire_line(line: LineRow) -> Line:
    return Line(number=line.number, person=line.person, name=line.name, text=line.text, at=line.at)
