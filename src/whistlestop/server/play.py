"""The match at a table: choices come in, steps go out, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from random import sample
from time import time_ns
from typing import TYPE_CHECKING

from whistlestop.bots import roster
from whistlestop.engine.ask import Answer
from whistlestop.engine.errors import ChoiceRefused
from whistlestop.engine.version import __version__
from whistlestop.server import secrets
from whistlestop.server.clock import Presence, Wait, draw_pause, due
from whistlestop.server.errors import NotNow
from whistlestop.server.film import Film
from whistlestop.server.live import Live
from whistlestop.server.seating import seat_of
from whistlestop.server.told import Viewer
from whistlestop.store.rows import MatchRow, TableRow
from whistlestop.store.store import StoreProblem, Taken
from whistlestop.wire.from_server import Standing, Step, Waiting, write
from whistlestop.wire.words import BOT, By

if TYPE_CHECKING:
    from whistlestop.server.room import Room

log = logging.getLogger(__name__)

_GRACE = 30.0  # seconds at least on a clock that ran down while the server was away
_PER_SCENE, _MOST_FOR_SCENES = 0.4, 12.0  # seconds that a clock waits while people watch
_AFTER_TROUBLE = 1.0  # seconds until the store is tried again


def _seated(row: TableRow) -> dict[int, int]:
    return {chair.person: seat for seat, chair in enumerate(row.chairs) if chair.person is not None}


def now_ms() -> int:
    return time_ns() // 1_000_000


class Play:
    """Under its room's lock, but for what says otherwise."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.live: Live | None = None
        self.away: set[int] = set()  # people for whom a bot answers until they are back
        self.gone: dict[int, float] = {}  # since when somebody who has a seat has no tab
        self.seen: dict[int, int] = {}  # the seat whose cards somebody has seen in this match
        self._told = 0  # events that all tabs have been told of
        self._stale = False  # a choice was made and not stored: the log knows better
        self._waits: dict[int, Wait] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._acting: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def running(self) -> bool:
        return self._stale or (self.live is not None and not self.live.over)

    def need_live(self) -> Live:
        if self.live is None:
            raise NotNow("there is no match", "no-match")
        return self.live

    async def load(self) -> None:
        """Bring the match back from its log, if there is one."""
        number = self.room.row.match
        row = None if number is None else await self.room.store.match_by_id(number)
        if row is None:
            return
        try:
            self.live = await Live.load(self.room.store, row)
        except NotNow:
            log.exception("a match was lost to a change of rules", extra={"match": row.id})
            self.live = None
            return
        self._told = len(self.live.match.events)
        self.seen |= _seated(self.room.row)
        self._note_waits()

    async def wake(self) -> None:
        """After a choice that could not be stored: what the log says, for everybody."""
        if self._stale:
            told = self._told
            await self.load()
            self._stale = False
            self.room.show_table()
            self.show_standing(start=told)
            self.arm()

    async def close(self) -> None:
        """Nothing more happens here; all that did is stored. Not under the lock."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._acting is not None:
            self._acting.cancel()
            await asyncio.gather(self._acting, return_exceptions=True)

    async def deal(self, row: TableRow) -> TableRow:
        """A new match; its row is the first line of its log. Gives the table with it."""
        match = MatchRow(
            id=0,
            key=secrets.new_key(),
            table=row.id,
            game=row.game,
            options=row.options,
            seats=len(row.chairs),
            seed=secrets.new_seed(),
            nonce=secrets.new_nonce(),
            names=tuple(chair.name or f"{BOT}{chair.bot}" for chair in row.chairs),
            engine=__version__,
            started=now_ms(),
            ended=None,
            winners=None,
            why=None,
        )
        live = Live.begin(self.room.store, match)  # if the rules refuse it, nothing has happened
        number = await self.room.store.start_match(match, row)
        live.row = replace(match, id=number)
        self.live = live
        self.away.clear()
        self.seen = _seated(row)
        self._waits = {}
        self._note_waits()
        self.room.metrics.matches.inc()
        log.info("match begun", extra={"table": row.id, "match": number, "game": row.game})
        return replace(row, match=number)

    # Choices

    async def choose(self, seat: int, match: str, turn: int, text: str) -> None:
        """A person answers. The same answer to the same turn again is no news, and no harm."""
        live = self.need_live()
        if live.row.key != match:
            raise NotNow("that match is not played here now", "stale-turn", turn=turn)
        answer = live.read(seat, turn, text)
        if answer is not None:
            await self._choose(seat, answer, "person")

    async def _choose(self, seat: int, answer: Answer, by: By) -> None:
        """Make it, store it, and only then tell of it."""
        live, room = self.need_live(), self.room
        began, made = room.now(), len(live.match.choices)
        viewers: set[Viewer] = {room.seat_of(tab.person) for tab in room.tabs}
        try:
            film = await live.choose(seat, answer, by, viewers, now_ms())
        except BaseException:
            if len(live.match.choices) != made:
                self._stale, self._waits = True, {}
                self._arm_soon()
            raise
        scenes = len(live.match.events) - film.start
        self._note_waits(min(_MOST_FOR_SCENES, _PER_SCENE * scenes) if room.tabs else 0.0)
        self._show_step(film, viewers, seat, by)
        room.metrics.choices.labels(by=by).inc()
        room.metrics.seconds.observe(room.now() - began)
        if live.over:
            log.info("match ended", extra={"table": room.row.id, "match": live.row.id})
            room.show_table()
        self.arm()

    # Clocks

    def _note_waits(self, watching: float = 0.0) -> None:
        """Who is asked now, and since when. Clocks begin when what happened has been watched."""
        live = self.live
        if live is None or live.over:
            self._waits = {}
            return
        waits: dict[int, Wait] = {}
        for ask in live.match.asks:
            turn, old = live.turns[ask.seat], self._waits.get(ask.seat)
            if old is not None and old.turn == turn:
                waits[ask.seat] = old
            else:
                pause = draw_pause(self.room.settings.pause)
                asked, only = self._asked(live.opened[ask.seat]), len(ask.answers) == 1
                waits[ask.seat] = Wait(turn, asked, pause, only, watching)
        self._waits = waits

    def _asked(self, opened: int) -> float:
        """On the loop's clock. Time in which there was no server is given back in part."""
        now, clock = self.room.now(), self.room.row.clock
        asked = now - max(0, now_ms() - opened) / 1000
        return asked if clock is None else max(asked, now + min(_GRACE, clock) - clock)

    def waiting(self) -> tuple[Waiting, ...]:
        clock, now = self.room.row.clock, self.room.now()
        return tuple(
            Waiting(
                seat=seat,
                left=None if clock is None else max(0, round((wait.late(clock) - now) * 1000)),
            )
            for seat, wait in self._waits.items()
        )

    def _presence(self, seat: int, here: set[int]) -> Presence:
        person = self.room.row.chairs[seat].person
        return Presence(
            bot=person is None,
            away=person in self.away,
            gone=None if person is None else self.gone.get(person),
            alone=here == {person},
            company=bool(here),
        )

    def _due(self) -> list[tuple[float, int, By]]:
        """Which seats are to be answered for, and when, the next one first."""
        here, clock = self.room.here(), self.room.row.clock
        found = []
        for seat, wait in self._waits.items():
            when = due(wait, self._presence(seat, here), clock, self.room.settings.away_after)
            if when is not None:
                found.append((when[0], seat, when[1]))
        return sorted(found)

    def _overdue(self, seat: int) -> By | None:
        """How this seat is to be answered for by now; None if it is not, or no longer."""
        for when, each, by in self._due():
            if each == seat and when <= self.room.now():
                return by
        return None

    def arm(self) -> None:
        """Wake up when the next seat is to be answered for. Lock or no lock."""
        if self._stale:
            return  # in a while, by way of the log
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed or self._acting is not None:
            return  # when it has acted it looks again by itself
        coming = self._due()
        if coming:
            self._timer = asyncio.get_running_loop().call_at(coming[0][0], self._ring)

    def _arm_soon(self) -> None:
        """After trouble: look again in a while, by way of the log."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._closed:
            self._timer = asyncio.get_running_loop().call_later(_AFTER_TROUBLE, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if not self._closed and self._acting is None:
            self._acting = asyncio.get_running_loop().create_task(self._act())

    async def _act(self) -> None:
        well = False
        try:
            await self._answer_next()
            well = True
        except (StoreProblem, Taken):
            log.warning("an answer could not be stored", extra={"table": self.room.row.id})
        except Exception:
            self.room.metrics.trouble.inc()
            log.exception("a seat could not be answered for", extra={"table": self.room.row.id})
        finally:
            self._acting = None
        if well and not self._stale:
            self.arm()
        else:
            self._arm_soon()

    async def _answer_next(self) -> None:
        """Answer for the seat that is due, if one still is."""
        async with self.room.lock:
            await self.wake()
            coming = self._due()
            if self.live is None or not coming or coming[0][0] > self.room.now():
                return
            _, seat, _ = coming[0]
            live, turn = self.live, self._waits[seat].turn
            level = self.room.row.chairs[seat].bot or roster.usual(live.row.game)
            bot, ask, eyes = live.bot(seat, level)
        if len(ask.answers) == 1:
            answer = ask.answers[0]
        else:
            # It may take its time: people play on meanwhile.
            answer = await asyncio.to_thread(bot.choose, ask, eyes)
        async with self.room.lock:
            wait = self._waits.get(seat)
            if self.live is not live or wait is None or wait.turn != turn:
                return
            # Meanwhile somebody may have come back, or sat down there, or all have gone.
            still = self._overdue(seat)
            if still is not None:
                self._note_away(seat, still)
                await self._choose_for(seat, answer, ask.answers, still)

    def _note_away(self, seat: int, by: By) -> None:
        person = self.room.row.chairs[seat].person
        if by in ("late", "away") and person is not None and person not in self.away:
            self.away.add(person)
            self.room.show_table()

    async def _choose_for(
        self, seat: int, answer: Answer, answers: tuple[Answer, ...], by: By
    ) -> None:
        """A bug in a rule must not stop the match while there is another answer."""
        others = [each for each in sample(answers, len(answers)) if each != answer]
        for each in [answer, *others]:
            try:
                await self._choose(seat, each, by)
            except (StoreProblem, Taken, ChoiceRefused):
                raise
            except Exception:
                self.room.metrics.trouble.inc()
                log.exception("a rule failed", extra={"table": self.room.row.id, "seat": seat})
            else:
                return
        raise RuntimeError("no answer can be taken")

    # What is shown

    def _show_step(self, film: Film, viewers: set[Viewer], seat: int, by: By) -> None:
        live, room = self.need_live(), self.room
        self._told = len(live.match.events)
        waiting, end, fair = self.waiting(), live.end, live.fair
        texts: dict[Viewer, str] = {}
        for viewer in viewers:
            step = Step(
                match=live.row.key,
                start=film.start,
                scenes=film.scenes(viewer),
                changes=film.rest(viewer),
                ask=live.ask(viewer),
                given=live.given(viewer),
                waiting=waiting,
                # That somebody had but one answer is their secret.
                by="person" if by == "only" and viewer != seat else by,
                seat=seat,
                end=end,
                fair=fair,
            )
            texts[viewer] = write(step)
        for tab in room.tabs:
            viewer = room.seat_of(tab.person)
            if viewer in texts:
                tab.send(texts[viewer])

    def standing(self, viewer: Viewer, start: int) -> Standing:
        live = self.need_live()
        start = min(start, len(live.match.events))
        return Standing(
            match=live.row.key,
            seat=viewer,
            names=live.row.names,
            start=start,
            events=live.told.seen_by(viewer, start),
            view=live.match.view(viewer),
            ask=live.ask(viewer),
            given=live.given(viewer),
            waiting=self.waiting(),
            end=live.end,
            fair=live.fair,
        )

    def show_standing(self, person: int | None = None, start: int = 0) -> None:
        """To this person, who sees the match from another seat now, or to all."""
        if self.live is None:
            return
        self._told = len(self.live.match.events)
        for tab in self.room.tabs:
            if person in (None, tab.person):
                tab.tell(self.standing(seat_of(self.room.row, tab.person), start))
