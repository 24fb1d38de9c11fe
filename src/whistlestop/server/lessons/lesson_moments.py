"""The answers to requests about lessons, made from what the learner has done so far."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from whistlestop import lessons
from whistlestop.engine.reason import Pick
from whistlestop.server.clocks import loop_time
from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.errors import TooManyRequests
from whistlestop.server.lessons.recorded_lesson import RecordedLesson
from whistlestop.wire.http_bodies import LessonMoment, LessonMove, LessonPick, LessonReason
from whistlestop.wire.narration import text_to_wire

_KEPT = 300  # answers: a lesson is the same for everybody


class LessonMoments:
    """The answers about lessons. Each takes at most a few milliseconds, charged to the address."""

    def __init__(self, per_address: int) -> None:
        # Seconds of processor time for one address: gained each second, and at once.
        self.addresses = TokenBuckets(rate=per_address / 1000, burst=per_address / 50)

    def move(self, game: str, name: str, move: LessonMove, address: str) -> LessonMoment:
        """Return the lesson after a move. Raise WhistlestopError if the move is not possible."""
        with self._charged(address):
            return moment_after(game, name, move)

    def why_not(self, game: str, name: str, pick: LessonPick, address: str) -> LessonReason:
        """Return why a thing cannot be used. Raise WhistlestopError if the lesson has changed."""
        with self._charged(address):
            return reason_for(game, name, pick)

    @contextmanager
    def _charged(self, address: str) -> Iterator[None]:
        if not self.addresses.take(address, loop_time(), 0.0):
            raise TooManyRequests("too many lessons in a short time", "too-fast")
        began = time.perf_counter()
        try:
            yield
        finally:
            self.addresses.charge(address, loop_time(), time.perf_counter() - began)


@lru_cache(_KEPT)
def moment_after(game: str, name: str, move: LessonMove) -> LessonMoment:
    """Return the lesson after a move; see `LessonMoments.move`."""
    run = RecordedLesson.resumed(lessons.load(game, name), move.done)
    if move.next is None:
        return LessonMoment(
            done=move.done, guide=run.guide(), ask=run.wire_ask(), standing=run.standing()
        )
    run.forget()
    wrong = run.do(move.next)
    return LessonMoment(
        done=tuple(run.done), guide=run.guide(wrong), ask=run.wire_ask(), played=run.played()
    )


@lru_cache(_KEPT)
def reason_for(game: str, name: str, pick: LessonPick) -> LessonReason:
    """Return why a thing cannot be used; see `LessonMoments.why_not`."""
    run = lessons.LessonRun.resumed(lessons.load(game, name), pick.done)
    reason = run.why_not(Pick(pick.card, pick.seat, pick.place))
    if reason is None:
        return LessonReason(text=None, clauses=())
    return LessonReason(text=text_to_wire(reason.text), clauses=reason.clauses)
