"""The clocks of the seats that a match waits for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from whistlestop.server.clocks import loop_time, now_ms
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.answer_times import AnswerTimes
from whistlestop.server.rooms.attendance import Attendance
from whistlestop.server.rooms.automatic_answers import (
    Presence,
    Wait,
    bot_in_at,
    due,
    random_pause,
)
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.server.settings import Settings
from whistlestop.store.rows import TableRow
from whistlestop.wire.field_types import By
from whistlestop.wire.from_server import Waiting

_GRACE = 30.0  # least seconds that are left on a clock after the server was down
_LONGEST_PAUSE = 10 * 60.0  # most seconds until an only answer is given, in a match without clocks


class Due(NamedTuple):
    """The time at which the server answers for a seat, and how.

    `pause` is the seconds before it, at the beginning of which a bot begins to think.
    """

    at: float
    seat: int
    by: By
    pause: float

    @property
    def begins(self) -> float:
        return self.at - self.pause


class TurnClocks:
    """The clocks of one match: when each seat was asked, and when the server answers for it.

    `table` holds the players of the seats and the length of the clock. It changes during a match.
    """

    def __init__(self, table: TableRow, attendance: Attendance, settings: Settings) -> None:
        self.table = table
        self.waits: dict[int, Wait] = {}
        self.times = AnswerTimes(settings.pause)
        self.hurried = False  # whether bots answer without a pause
        self._attendance = attendance
        self._settings = settings

    def update(self, stored: StoredMatch, watching: float = 0.0) -> None:
        """Note the seats that are asked now.

        New clocks start after `watching` seconds, in which people watch the last events.
        """
        if stored.over:
            self.waits = {}
            return
        waits: dict[int, Wait] = {}
        for ask in stored.match.asks:
            turn, old = stored.turns[ask.seat], self.waits.get(ask.seat)
            if old is not None and old.turn == turn:
                waits[ask.seat] = old
            else:
                waits[ask.seat] = Wait(
                    turn,
                    asked_at=self._asked_at(stored.opened[ask.seat]),
                    pause=random_pause(self._settings.pause),
                    single_answer=len(ask.answers) == 1,
                    own_pause=self.times.sample(ask.seat, ask.kind, self._longest_pause(watching)),
                    watching=watching,
                )
        self.waits = waits

    def _longest_pause(self, watching: float) -> float:
        clock = self.table.clock
        return _LONGEST_PAUSE if clock is None else watching + clock

    def note_answer(self, seat: int, kind: str) -> None:
        """Note that a person answers a question now, to which there are several answers."""
        wait, person = self.waits.get(seat), self.table.chairs[seat].person
        if wait is not None and person is not None:
            seen_at = max(wait.asked_at, self._attendance.back_since.get(person, wait.asked_at))
            self.times.note(seat, kind, loop_time() - seen_at)

    def _asked_at(self, opened: int) -> float:
        """Convert a stored time to the loop's clock.

        The time in which the server did not run counts only until `_GRACE` seconds are left.
        """
        now, clock = loop_time(), self.table.clock
        asked_at = now - max(0, now_ms() - opened) / 1000
        return asked_at if clock is None else max(asked_at, now + min(_GRACE, clock) - clock)

    def watching(self) -> tuple[tuple[int, int, float], ...]:
        """List the seats, their turns, and the seconds in which they watch the last events."""
        return tuple(
            (seat, wait.turn, wait.watching) for seat, wait in self.waits.items() if wait.watching
        )

    def restore_watching(self, watching: Iterable[tuple[int, int, float]]) -> None:
        """Give the seats the time again in which they watch, if they are still asked the same."""
        for seat, turn, seconds in watching:
            wait = self.waits.get(seat)
            if wait is not None and wait.turn == turn:
                wait.watching = seconds

    def stop(self) -> None:
        """Stop all clocks: the match waits for nobody."""
        self.waits = {}

    def waiting(self) -> tuple[Waiting, ...]:
        """Return the seats that the match waits for, with the time on their clocks, for clients."""
        clock, now = self.table.clock, loop_time()
        return tuple(
            Waiting(
                seat=seat,
                left=None if clock is None else max(0, round((wait.deadline(clock) - now) * 1000)),
            )
            for seat, wait in self.waits.items()
        )

    def due(self) -> list[Due]:
        """List the coming automatic answers, the next one first."""
        clock = self.table.clock
        found = []
        for seat, wait in self.waits.items():
            when = due(wait, self._presence(seat), clock, self._away_after())
            if when is None:
                continue
            at, by = when
            if by == "bot" and self.hurried:
                found.append(Due(wait.asked_at, seat, by, 0.0))
            else:
                found.append(Due(at, seat, by, 0.0 if by == "only" else wait.pause))
        return sorted(found)

    def bot_in_at(self, seat: int) -> float | None:
        """Return when a bot steps in for the absent player of a seat; None if it does not."""
        who = self._presence(seat)
        return None if who.away else bot_in_at(who, self.table.clock, self._away_after())

    def _away_after(self) -> float | None:
        return self._settings.away_after if seating.bots_step_in(self.table) else None

    def overdue(self, seat: int) -> By | None:
        """Return how the server must answer for this seat now; None if it must not answer yet."""
        for each in self.due():
            if each.seat == seat and each.at <= loop_time():
                return each.by
        return None

    def _presence(self, seat: int) -> Presence:
        person = self.table.chairs[seat].person
        return Presence(
            bot=person is None,
            away=person in self._attendance.away,
            absent_since=None if person is None else self._attendance.absent_since.get(person),
            back_since=None if person is None else self._attendance.back_since.get(person),
            alone=person is not None and self._attendance.alone(person),
            watched=bool(self._attendance.connections),
        )
