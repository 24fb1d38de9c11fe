"""The session of a match at a table.

A session does not know its room. It gets the table's row and attendance, the lock of the table,
and a callback, which it calls when something changes that the table's message shows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import sample
from typing import NamedTuple

from whistlestop.bots import roster
from whistlestop.engine.ask import Answer
from whistlestop.engine.errors import ChoiceRefused
from whistlestop.engine.reason import Pick, Reason
from whistlestop.server.clocks import loop_time, now_ms
from whistlestop.server.connections.connection import Connection
from whistlestop.server.errors import NotNow
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms.absence_votes import AbsenceVotes
from whistlestop.server.rooms.answer_searches import AnswerSearches, Search, Wanted
from whistlestop.server.rooms.attendance import Attendance, shown_seat
from whistlestop.server.rooms.match_hints import MatchHints
from whistlestop.server.rooms.match_loader import MatchLoader, UnplayableMatch
from whistlestop.server.rooms.match_messages import Sight, standing_message, step_message
from whistlestop.server.rooms.names_in_view import view_has_name
from whistlestop.server.rooms.narrated_events import OpenHands, Viewer
from whistlestop.server.rooms.seating import seats_by_person
from whistlestop.server.rooms.step_scenes import StepRecorder
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.server.rooms.turn_clocks import Due, TurnClocks
from whistlestop.server.settings import Settings
from whistlestop.server.thinking.bot_pool import BotPool
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.pace import Pace, Paces
from whistlestop.store.rows import OPEN_CARDS, SleepingRow, TableRow
from whistlestop.store.store import ChoiceTaken, StoreProblem
from whistlestop.wire.field_types import By
from whistlestop.wire.from_server import Waiting, write

log = logging.getLogger(__name__)

# Seconds that a clock waits while people watch the events: for each event, and at most.
_PER_SCENE, _MOST_FOR_SCENES = 0.4, 12.0
_SAME_CLOCK = 250  # ms that nobody notices on a clock
_RETRY_AFTER = 1.0  # seconds until the store is tried again


class _SharedStanding(NamedTuple):
    """The standing that was last sent to spectators, and the state that it shows."""

    state: tuple[StoredMatch, int, int]  # the match, its number of choices, its first event
    waiting: tuple[Waiting, ...]
    text: str


def _same_clocks(one: tuple[Waiting, ...], other: tuple[Waiting, ...]) -> bool:
    """Return whether two lists of clocks look the same to people."""
    return [each.seat for each in one] == [each.seat for each in other] and all(
        a.left == b.left or abs((a.left or 0) - (b.left or 0)) < _SAME_CLOCK
        for a, b in zip(one, other, strict=True)
    )


class MatchSession:
    """A session of one match: it takes choices, answers for absent players, and shows each step.

    Callers hold `lock` unless a method says otherwise.
    """

    def __init__(
        self,
        stored: StoredMatch,
        loader: MatchLoader,
        table: TableRow,
        attendance: Attendance,
        lock: asyncio.Lock,
        settings: Settings,
        metrics: Metrics,
        bots: BotPool,
        paces: Paces,
        on_table_changed: Callable[[], None],
    ) -> None:
        self.stored = stored
        self.clocks = TurnClocks(table, attendance, settings)
        self.absences = AbsenceVotes(attendance, settings.vote_after, on_table_changed)
        self.lost = False  # whether the log could not be replayed: there is no match any more
        self.unplayable: UnplayableMatch | None = None  # the lost match, unless it had ended
        self._loader = loader
        self._table = table
        self._attendance = attendance
        self._lock = lock
        self._settings = settings
        self._metrics = metrics
        self._on_table_changed = on_table_changed
        self._paces = paces
        self._searches = AnswerSearches(lock, bots, metrics, table.id)
        self._hints = MatchHints(stored.row.key, metrics)
        # The seat whose cards each person has seen. Earlier versions stored only who sits where.
        self._seats_seen = seats_by_person(table) | stored.seats_seen
        # The seat whose cards a person looks at without playing, or the hands of all.
        self._looks: dict[int, int | OpenHands] = {}
        self._bots_only = self.bots_only  # as the table's message has shown it
        self._events_told = len(stored.match.events)  # how many events every connection knows
        self._stale = False  # whether a choice was made but not stored: load the log again
        self._timer: asyncio.TimerHandle | None = None
        self._answering: asyncio.Task[None] | None = None
        self._closed = False
        self._shared_standing: _SharedStanding | None = None
        for seat, kind, seconds in stored.answer_times:
            self.clocks.times.note(seat, kind, seconds)
        self.clocks.update(stored)

    @property
    def key(self) -> str:
        return self.stored.row.key

    @property
    def running(self) -> bool:
        return self._stale or not self.stored.over

    @property
    def bots_only(self) -> bool:
        """Return whether a match runs in which everybody who is not a bot is out for good."""
        return not self.stored.over and not self.people_in()

    @property
    def hurried(self) -> bool:
        """Return whether the bots play the rest of the match without pauses."""
        return self.clocks.hurried and not self.stored.over

    def people_in(self) -> list[int]:
        """Return the seats of the people who are not out of the match for good."""
        match = self.stored.match
        chairs = enumerate(self._table.chairs)
        return [seat for seat, each in chairs if each.person is not None and not match.is_out(seat)]

    async def reload_if_stale(self) -> None:
        """Load the match again after a choice that could not be stored, and show it to all."""
        if not self._stale:
            return
        told = self._events_told
        stored = await self._loader.load(self.stored.row.id)
        self._stale = False
        if not isinstance(stored, StoredMatch):
            self.lost, self.unplayable = True, stored
        else:
            self.stored = stored
            self._hints.drop_all()
            self._searches.forget_match()
            self._events_told = len(stored.match.events)
            self._seats_seen |= stored.seats_seen
            self.clocks.update(stored)
        self._on_table_changed()
        await self.show_standing(start=told)
        self._schedule()

    async def close(self) -> None:
        """Stop the timers and the automatic answers. Every choice is stored already."""
        self._closed = True
        self.absences.close()
        if self._timer is not None:
            self._timer.cancel()
        if self._answering is not None:
            self._answering.cancel()
            await asyncio.gather(self._answering, return_exceptions=True)
        self._hints.drop_all()
        await self._searches.close()

    # Sleep

    def asleep(self) -> SleepingRow | None:
        """Describe the match for the time in which it is not in memory.

        Return None if it needs its place in memory: nothing tells when it must go on.
        """
        coming = self.clocks.due()
        if self._stale or self._answering is not None or self.stored.over or not coming:
            return None
        if len(self._searches):
            return None
        due = now_ms() + round((coming[0].at - loop_time()) * 1000)
        return SleepingRow(
            match=self.stored.row.id,
            table=self._table.key,
            due=due,
            waiting=tuple(self.clocks.waits),
            away=tuple(sorted(self._attendance.away)),
            watching=self.clocks.watching(),
        )

    def wake(self, row: SleepingRow) -> None:
        """Go on as before the sleep."""
        self._attendance.away |= {*row.away} & {*seats_by_person(self._table)}
        self.clocks.restore_watching(row.watching)

    # Players

    def reschedule(self, table: TableRow) -> None:
        """Note the changed table, and plan the next automatic answer. Needs no lock."""
        self._table = self.clocks.table = table
        if len(seats_by_person(table)) > 1:
            self._hints.drop_all()
        self._schedule()

    def has_played(self, person: int) -> bool:
        """Return whether a person has had a seat in this match."""
        return person in self._seats_seen

    def vote_on_absence(self, by: int, person: int, *, agree: bool) -> None:
        """Note whether a player wants a bot to answer for an absent one until they are back."""
        self.absences.vote(by, person, agree=agree)
        self._on_table_changed()
        self._schedule()

    def has_seen_another_seat(self, person: int, seat: int) -> bool:
        """Return whether a person has seen the cards of another seat in this match."""
        return self._seats_seen.get(person, seat) != seat

    def has_seen_seat(self, person: int, seat: int) -> bool:
        """Return whether a person has seen the cards of this seat in this match."""
        return self._seats_seen.get(person) == seat

    def note_seat_taken(self, person: int, seat: int) -> list[int]:
        """Note that a person sees the cards of a seat from now on, and plays there.

        So nobody looks at the cards of others any more, and the bots take their time again. Return
        the people who have looked.
        """
        self._seats_seen[person] = seat
        self.clocks.hurried = False
        looked = [*self._looks]
        self._looks.clear()
        self.clocks.times.forget(seat)
        self.stored.by_bot.pop(seat, None)
        return looked

    def hurry(self) -> None:
        """Let the bots play the rest of the match without pauses."""
        self.clocks.hurried = True
        self._on_table_changed()
        self._schedule()

    async def look(self, person: int, seat: int | OpenHands | None) -> None:
        """Show a person the cards of a seat or of all, or hide them again.

        The look is stored before that.
        """
        if seat is None:
            if self._looks.pop(person, None) is None:
                return
        else:
            if self.running:
                await self.stored.note_look(person)
                self._seats_seen[person] = OPEN_CARDS
            self._looks[person] = seat
        await self.show_standing(person)

    def sight(self, connection: Connection) -> Sight:
        """Return the cards that a connection shows."""
        looked_at = None if connection.watching else self._looks.get(connection.person)
        if looked_at is not None:
            return Sight(looked_at, looks=True)
        seat = shown_seat(self._table, connection)
        # After a match the table may get seats that the match did not have.
        return Sight(seat if seat is not None and seat < self.seats else None)

    @property
    def seats(self) -> int:
        """Return the number of seats of this match."""
        return self.stored.row.seats

    @property
    def allows_pointing(self) -> bool:
        match = self.stored.match
        return match.game.pointing(match.options)

    def shows_to_everybody(self, name: str) -> bool:
        """Return whether the view that everybody may see has a thing of this name."""
        return view_has_name(self.stored.match.view(None), name)

    # Choices

    def why_not(self, seat: int, match: str, pick: Pick) -> Reason | None:
        """Return why this seat cannot use what its player has picked in this match."""
        if self.key != match:
            raise NotNow("this table does not play that match now", "no-match")
        return self.stored.match.why_not(seat, pick)

    def hint(
        self, seat: int, match: str, turn: int, connection: Connection, count: Callable[[], None]
    ) -> None:
        """Let a bot think what this seat should answer, and tell the connection when it knows.

        `count` counts the hint, and may refuse it. A hint that was asked for before is not counted.
        """
        stored, ask = self.stored, self.stored.match.ask(seat)
        if self.key != match or ask is None or stored.over or turn != stored.turns[seat]:
            raise NotNow(f"turn {turn} is not open", "stale-turn", turn=turn)
        if not self._hints.is_known(seat, turn):
            count()
            level = roster.usual(stored.row.game)
            self._hints.begin(seat, turn, self._searches.hint(seat, level, stored, self._share()))
        self._hints.tell(seat, connection)

    async def accept_answer(self, seat: int, match: str, turn: int, text: str) -> None:
        """Take a person's answer. Do nothing if the turn has the same answer already."""
        if self.key != match:
            raise NotNow("this table does not play that match now", "stale-turn", turn=turn)
        answer = self.stored.read_choice(seat, turn, text)
        if answer is not None:
            await self._record_choice(seat, answer, "person")

    async def _record_choice(self, seat: int, answer: Answer, by: By) -> None:
        """Make a choice, store it, and only then show its effects."""
        stored, connections = self.stored, self._attendance.connections
        began, made, ask = loop_time(), len(stored.match.choices), stored.match.ask(seat)
        sights = {self.sight(each) for each in connections}
        viewers: set[Viewer] = {sight.viewer for sight in sights}
        try:
            recorder = await stored.append_choice(
                seat, answer, by, viewers, now_ms(), self._settings.longest_match
            )
        except BaseException:
            if len(stored.match.choices) != made:
                self._stale = True
                self.clocks.stop()
                self._retry_later()
            raise
        self._hints.drop(seat)
        if by == "person" and ask is not None and len(ask.answers) > 1:
            self.clocks.note_answer(seat, ask.kind)
        scenes = len(stored.match.events) - recorder.start
        self.clocks.update(
            stored, min(_MOST_FOR_SCENES, _PER_SCENE * scenes) if connections else 0.0
        )
        self._show_step(recorder, sights, seat, by)
        self._metrics.count_choice(by, loop_time() - began)
        if stored.over:
            log.info("match ended", extra={"table": self._table.id, "match": stored.row.id})
            self._hints.drop_all()
            self._searches.forget_match()
        if stored.over or self.bots_only != self._bots_only:
            self._bots_only = self.bots_only
            self._on_table_changed()
        self._schedule()

    # Automatic answers

    def _schedule(self) -> None:
        """Begin the searches that are due, and set the timer for what comes next. Needs no lock."""
        if not self._closed:
            self.absences.update(self._table, self.clocks.waits)
        if self._stale:
            return  # the timer of `_retry_later` is set already
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed:
            return
        now, coming = loop_time(), self.clocks.due()
        begun = {each: self._wanted(each) for each in coming if each.begins <= now}
        self._searches.keep(begun.values())
        times = [each.begins for each in coming if each not in begun]
        for each, wanted in begun.items():
            search = self._searches.of(each.seat)
            if search is None:
                search = self._searches.begin(wanted, self.stored, done=self._schedule)
            if search.done and self._answering is None:  # an answer schedules the next one itself
                times.append(search.ready_at(each))
        if times:
            self._timer = asyncio.get_running_loop().call_at(min(times), self._go_on)

    def _go_on(self) -> None:
        """Give the answer that is due, or begin the searches that are due."""
        self._timer = None
        if self._closed:
            return
        if self._answering is None and (self._stale or self._next_ready() is not None):
            self._answering = asyncio.get_running_loop().create_task(self._answer())
        self._schedule()

    def _next_ready(self) -> Search | None:
        """Return the search whose answer must be given now, if there is one."""
        ready = [
            (search.ready_at(each), each.seat, search)
            for each in self.clocks.due()
            if (search := self._searches.of(each.seat)) is not None and search.done
        ]
        if not ready or min(ready)[0] > loop_time():
            return None
        return min(ready)[2]

    def _wanted(self, due: Due) -> Wanted:
        """Return what a search for this answer is for."""
        share = self._share()
        pace: Pace | None = None
        if not share.attended:
            pace = self._paces.unattended
        elif self.clocks.hurried and due.by == "bot":
            pace = self._paces.hurried
        level = self._table.chairs[due.seat].bot or roster.usual(self.stored.row.game)
        return Wanted(due.seat, self.clocks.waits[due.seat].turn, level, share, pace)

    def _retry_later(self) -> None:
        """Set the timer for another try after a failure. The try loads a stale match again."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(_RETRY_AFTER, self._go_on)

    async def _answer(self) -> None:
        well = False
        try:
            await self._answer_next()
            well = True
        except (StoreProblem, ChoiceTaken):
            log.warning("an answer could not be stored", extra={"table": self._table.id})
        except Exception:
            self._metrics.trouble.inc()
            log.exception("a seat could not be answered for", extra={"table": self._table.id})
        finally:
            self._answering = None
        if well and not self._stale:
            self._schedule()
        else:
            self._retry_later()

    async def _answer_next(self) -> None:
        """Give the answer that is due first, if one still is."""
        async with self._lock:
            await self.reload_if_stale()
            search = self._next_ready()
            if search is None:
                return
            seat, turn = search.wanted.seat, search.wanted.turn
            try:
                found = search.result()
            except Exception:
                self._searches.withdraw(seat)
                raise
            wait = self.clocks.waits.get(seat)
            if found is None or wait is None or wait.turn != turn:
                self._searches.withdraw(seat)
                return
            # Meanwhile the player may have come back, or somebody may have taken the seat.
            still = self.clocks.overdue(seat)
            if still is not None:
                self._note_away(seat, still)
                await self._choose_for(seat, found.answer, found.answers, still)

    def _share(self) -> Share:
        """Return the share of the server to which the bots of this table count."""
        owner = self._attendance.host_address or f"person {self._table.host}"
        return Share(owner, self._table.id, attended=bool(self._attendance.connections))

    def _note_away(self, seat: int, by: By) -> None:
        person, away = self._table.chairs[seat].person, self._attendance.away
        if by in ("late", "away") and person is not None and person not in away:
            away.add(person)
            self._on_table_changed()

    async def _choose_for(
        self, seat: int, answer: Answer, answers: tuple[Answer, ...], by: By
    ) -> None:
        """Answer for a seat. If a rule fails because of a bug, try the other answers."""
        others = [each for each in sample(answers, len(answers)) if each != answer]
        for each in [answer, *others]:
            try:
                await self._record_choice(seat, each, by)
            except (StoreProblem, ChoiceTaken, ChoiceRefused):
                raise
            except Exception:
                self._metrics.trouble.inc()
                log.exception("a rule failed", extra={"table": self._table.id, "seat": seat})
            else:
                return
        raise RuntimeError("every answer has failed")

    # Messages

    def waiting(self) -> tuple[Waiting, ...]:
        return self.clocks.waiting()

    def _show_step(self, recorder: StepRecorder, sights: set[Sight], seat: int, by: By) -> None:
        self._events_told = len(self.stored.match.events)
        waiting = self.waiting()
        texts = {
            sight: write(step_message(self.stored, recorder, sight, waiting, seat, by))
            for sight in sights
        }
        for connection in self._attendance.connections:
            sight = self.sight(connection)
            if sight in texts:
                connection.send(texts[sight])

    async def prepare(self, start: int) -> None:
        """Narrate the events from number `start` on for `standing`."""
        await self.stored.narrated.prepare(start)

    def standing(self, connection: Connection, start: int) -> str:
        """Return the match as it stands for a connection, with its events from number `start` on.

        All spectators share one text until the match goes on.
        """
        sight = self.sight(connection)
        if sight.viewer is not None:
            return self._write_standing(sight, start, self.waiting())
        shared, waiting = self._shared_standing, self.waiting()
        state = (self.stored, len(self.stored.match.choices), start)
        if shared is None or shared.state != state or not _same_clocks(shared.waiting, waiting):
            text = self._write_standing(sight, start, waiting)
            shared = self._shared_standing = _SharedStanding(state, waiting, text)
        return shared.text

    def _write_standing(self, sight: Sight, start: int, waiting: tuple[Waiting, ...]) -> str:
        return write(standing_message(self.stored, sight, start, waiting))

    async def show_standing(self, person: int | None = None, start: int = 0) -> None:
        """Send the standing to a person whose seat has changed, or to everybody."""
        if self.lost:
            return
        await self.prepare(start)
        self._events_told = len(self.stored.match.events)
        texts: dict[Sight, str] = {}
        for connection in self._attendance.connections:
            if person in (None, connection.person):
                sight = self.sight(connection)
                if sight not in texts:
                    texts[sight] = self.standing(connection, start)
                connection.send(texts[sight])
