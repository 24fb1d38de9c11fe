"""The answers to requests about lessons, made from what the learner has done so far."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Iterable
from typing import TypeAlias, TypeVar

from whistlestop import lessons
from whistlestop.engine.reason import Pick
from whistlestop.lessons import LessonRun
from whistlestop.server.clocks import loop_time
from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.errors import TooManyRequests
from whistlestop.server.lessons.recorded_lesson import RecordedLesson
from whistlestop.server.time_slices import TimeSlices
from whistlestop.wire.http_bodies import LessonMoment, LessonMove, LessonPick, LessonReason
from whistlestop.wire.narration import text_to_wire

T = TypeVar("T")
Pieces: TypeAlias = Generator[None, None, T]  # work that stops after each piece

_KEPT = 300  # answers: a lesson is the same for everybody


class LessonMoments:
    """The answers about lessons. They take a few milliseconds, which are charged to the address.

    They are made in slices of time. In one round of the event loop an address gets one slice,
    however many requests it sends at once.
    """

    def __init__(self, per_address: int) -> None:
        # Seconds of processor time for one address: gained each second, and at once.
        self.addresses = TokenBuckets(rate=per_address / 1000, burst=per_address / 50)
        self._kept: OrderedDict[tuple[str, str, LessonMove], LessonMoment] = OrderedDict()

    async def move(self, game: str, name: str, move: LessonMove, address: str) -> LessonMoment:
        """Return the lesson after a move. Raise WhistlestopError if the move is not possible."""
        key = (game, name, move)
        found = self._kept.get(key)
        if found is None:
            found = await self._make(moment_after(game, name, move), address)
            self._kept[key] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    async def why_not(self, game: str, name: str, pick: LessonPick, address: str) -> LessonReason:
        """Return why a thing cannot be used. Raise WhistlestopError if the lesson has changed."""
        return await self._make(reason_for(game, name, pick), address)

    async def _make(self, pieces: Pieces[T], address: str) -> T:
        if not self.addresses.take(address, loop_time(), 0.0):
            raise TooManyRequests("too many lessons in a short time", "too-fast")
        slices = TimeSlices(address)
        try:
            return await slices.do(pieces)
        finally:
            self.addresses.charge(address, loop_time(), slices.seconds)


def moment_after(game: str, name: str, move: LessonMove) -> Pieces[LessonMoment]:
    """Make the lesson after a move; see `LessonMoments.move`."""
    lesson = lessons.load(game, name)
    if move.next is None:
        run = RecordedLesson(lesson)
        yield from _repeat(run, move.done)
        return LessonMoment(
            done=move.done, guide=run.guide(), ask=run.wire_ask(), standing=run.standing()
        )
    run = RecordedLesson(lesson, from_now=False)
    yield from _repeat(run, move.done)
    run.record_from_now()
    wrong = run.do(move.next)
    yield
    return LessonMoment(
        done=tuple(run.done), guide=run.guide(wrong), ask=run.wire_ask(), played=run.played()
    )


def reason_for(game: str, name: str, pick: LessonPick) -> Pieces[LessonReason]:
    """Find out why a thing cannot be used; see `LessonMoments.why_not`."""
    run = LessonRun(lessons.load(game, name))
    yield from _repeat(run, pick.done)
    reason = run.why_not(Pick(pick.card, pick.seat, pick.place))
    if reason is None:
        return LessonReason(text=None, clauses=())
    return LessonReason(text=text_to_wire(reason.text), clauses=reason.clauses)


def _repeat(run: LessonRun, done: Iterable[str]) -> Pieces[None]:
    """Do again what was done before, a step in each piece."""
    yield
    for each in done:
        run.repeat([each])
        yield
