"""A run of a lesson whose match is told in the messages of a table."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import TypedDict

from whistlestop.engine.ask import Answer
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.lessons import Lesson, LessonRun
from whistlestop.server.rooms.narrated_events import NarratedEvents
from whistlestop.server.rooms.step_scenes import StepRecorder
from whistlestop.wire.from_server import End, Fairness, Standing, Step, Waiting, WireAsk
from whistlestop.wire.http_bodies import LessonGuide, LessonPoint

_KEY_BYTES = 16
_NOT_SEALED = Fairness(hash="")  # a lesson is the same for everybody


class _Open(TypedDict):
    """The fields that tell what is open after a choice."""

    ask: WireAsk | None
    waiting: tuple[Waiting, ...]
    end: End | None


class RecordedLesson(LessonRun):
    """A lesson with the messages about its match, as the learner may see them.

    To record a step takes longer than to play it, so a run may begin to record later.
    """

    def __init__(self, lesson: Lesson, *, from_now: bool = True) -> None:
        """Begin a lesson. Without `from_now` it is not recorded yet, and has no `standing`."""
        self._opening: NarratedEvents | None = None
        self._recording = from_now
        super().__init__(lesson, self._note if from_now else None)
        self._narrated = self._opening or NarratedEvents(self.match)
        self._key = _key(lesson)
        self._played: list[tuple[int, StepRecorder]] = []  # seats and their choices
        self._turns = 0  # how many answers the learner has given

    def _note(self, match: Match, event: Event) -> None:
        """Narrate an event before the first question."""
        if self._opening is None:
            self._opening = NarratedEvents(match, first=0)
        self._opening.note(self._opening.end, event, match.view(None))

    def make_choice(self, seat: int, answer: Answer) -> None:
        if self._recording:
            recorder = StepRecorder(self.match, self._narrated, [self.lesson.learner])
            with recorder:
                super().make_choice(seat, answer)
            self._played.append((seat, recorder))
        else:
            super().make_choice(seat, answer)
        self._turns += seat == self.lesson.learner

    def record_from_now(self) -> None:
        """Record the choices from now on: `played` leaves out those before."""
        self._recording = True
        self._played.clear()

    def played(self) -> tuple[Step, ...]:
        """Return the messages about the choices.

        Only the last one has a question: the lesson has answered those between the others.
        """
        last = len(self._played) - 1
        return tuple(
            self._step(seat, recorder, self._open(now=number == last))
            for number, (seat, recorder) in enumerate(self._played)
        )

    def _step(self, seat: int, recorder: StepRecorder, opened: _Open) -> Step:
        learner = self.lesson.learner
        return Step(
            match=self._key,
            start=recorder.start,
            scenes=recorder.scenes(learner),
            changes=recorder.changes_after(learner),
            by="person" if seat == learner else "bot",
            seat=seat,
            given=None,
            fair=_NOT_SEALED,
            **opened,
        )

    def standing(self) -> Standing:
        """Return the whole match as the learner may see it."""
        learner = self.lesson.learner
        return Standing(
            match=self._key,
            seat=learner,
            names=self.lesson.names,
            start=0,
            events=self._narrated.seen_by(learner),
            view=self.match.view(learner),
            given=None,
            fair=_NOT_SEALED,
            **self._open(),
        )

    def guide(self, wrong: str | None = None) -> LessonGuide:
        """Return what the lesson says now."""
        step = self.step
        return LessonGuide(
            step=self.number,
            steps=len(self.lesson.steps),
            text=None if step is None else step.text,
            waits=step is not None and bool(step.expect),
            points=tuple([LessonPoint(what=what, name=name) for what, name in self.points()]),
            rules=() if step is None else step.rules,
            wrong=wrong,
        )

    def wire_ask(self) -> WireAsk | None:
        """Return the question of the match, if the step waits for its answer."""
        ask = self.ask
        if ask is None:
            return None
        answers = tuple(map(str, ask.answers))
        return WireAsk(turn=self._turns, kind=ask.kind, answers=answers, about=dict(ask.about))

    def _open(self, *, now: bool = True) -> _Open:
        """Return the question, if the step waits for its answer, and what else is open now."""
        outcome = self.match.outcome
        if not now:
            return _Open(ask=None, waiting=(), end=None)
        return _Open(
            ask=self.wire_ask(),
            waiting=tuple([Waiting(seat=seat, left=None) for seat in self.match.waiting]),
            end=None if outcome is None else End(winners=outcome.winners, why=outcome.why),
        )


def _key(lesson: Lesson) -> str:
    """Return the key of a lesson's match, which has the form of every other one."""
    digest = hashlib.sha256(f"lesson {lesson.file}".encode()).digest()
    return urlsafe_b64encode(digest[:_KEY_BYTES]).decode().rstrip("=")
