"""The run of a lesson: the match, the step, and what the learner has done.

It knows no clock, screen or network. It can be rebuilt from the list of all that the learner has
done, so a lesson can be left and taken up again anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from whistlestop.engine.ask import Answer, Ask, read_answer
from whistlestop.engine.errors import ChoiceRefused
from whistlestop.engine.match import Watcher
from whistlestop.engine.reason import Pick, Reason
from whistlestop.lessons.errors import LessonRefused
from whistlestop.lessons.lesson import Lesson, Step
from whistlestop.lessons.point import Point
from whistlestop.scenarios.answer_lines import AnswerLine
from whistlestop.scenarios.errors import bad_scenario

CONTINUE = "continue"  # what the learner does at a step that is only read


class LessonRun:
    """A lesson that somebody takes. `done` is what they have done: answers, and CONTINUE."""

    def __init__(self, lesson: Lesson, watcher: Watcher | None = None) -> None:
        """Begin a lesson. `watcher` is called at every event before the first question."""
        self.lesson = lesson
        self.match = lesson.start.begin(watcher)
        self.match.watch(None)
        self.done: list[str] = []

    @classmethod
    def resumed(cls, lesson: Lesson, done: Iterable[str]) -> Self:
        """Take a lesson up again after all that was done. Raise LessonRefused if it cannot be."""
        run = cls(lesson)
        run.repeat(done)
        return run

    def repeat(self, done: Iterable[str]) -> None:
        """Do again what was done before. Raise LessonRefused if that is not right any more."""
        for each in done:
            try:
                wrong = self.do(each)
            except (LessonRefused, ChoiceRefused) as problem:
                raise _changed(self.lesson) from problem
            if wrong is not None:
                raise _changed(self.lesson)

    # What the learner sees

    @property
    def number(self) -> int:
        """Return the number of the step, from 0; after the last one it is the number of steps."""
        return len(self.done)

    @property
    def step(self) -> Step | None:
        """Return the step that waits for the learner, or None if the lesson is finished."""
        return None if self.finished else self.lesson.steps[self.number]

    @property
    def finished(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def ask(self) -> Ask | None:
        """Return the question of the match, if the step waits for an answer to it."""
        step = self.step
        return self.match.ask(self.lesson.learner) if step is not None and step.expect else None

    def points(self) -> tuple[Point, ...]:
        """Return what the step points at."""
        step = self.step
        if step is None:
            return ()
        try:
            return tuple([each.find(self.match, self.lesson.learner) for each in step.point])
        except ValueError as problem:
            raise self._bad(str(problem)) from problem

    def why_not(self, pick: Pick) -> Reason | None:
        """Return why no answer uses this thing now, or None if one does."""
        return self.match.why_not(self.lesson.learner, pick)

    # What the learner does

    def do(self, what: str) -> str | None:
        """Continue, or give the answer with this text; see `proceed` and `choose`."""
        if what == CONTINUE:
            self.proceed()
            return None
        try:
            answer = read_answer(what)
        except ValueError:
            answer = Answer(what)  # the match refuses it and says what it expected
        return self.choose(answer)

    def choose(self, answer: Answer) -> str | None:
        """Answer the question of the match.

        Return None if that is right: the answer is given, and the other seats answer as the lesson
        says. Otherwise return the id of the text that the learner is told; nothing has changed.
        Raise LessonRefused at a step that is only read, and ChoiceRefused if it is no answer.
        """
        step, ask = self.step, self.ask
        if step is None or ask is None:
            raise LessonRefused("this step waits for no answer", "lesson-reads")
        if answer not in ask.answers or step.accepts(answer):
            self.make_choice(self.lesson.learner, answer)
            self._finish_step(step, str(answer))
            return None
        for line, told in step.wrong:
            if line.fits(answer):
                return told
        return step.otherwise

    def proceed(self) -> None:
        """Go on from a step that is only read. Raise LessonRefused at another one."""
        step = self.step
        if step is None or step.expect:
            raise LessonRefused("this step waits for an answer", "lesson-waits")
        self._finish_step(step, CONTINUE)

    def make_choice(self, seat: int, answer: Answer) -> None:
        """Make a choice in the match. A class that records the match does it its own way."""
        self.match.choose(seat, answer)

    def _finish_step(self, step: Step, what: str) -> None:
        """Play what follows by itself: of the lines left, always the first that is asked for."""
        left = [*step.then]
        while (found := self._asked_for(left)) is not None:
            line, ask = found
            left.remove(line)
            try:
                answer = line.find(ask)
            except ValueError as problem:
                raise self._bad(str(problem)) from problem
            self.make_choice(line.seat, answer)
        self.done.append(what)

    def _asked_for(self, lines: list[AnswerLine]) -> tuple[AnswerLine, Ask] | None:
        """Return the first line whose seat is asked, with its question."""
        for line in lines:
            ask = self.match.ask(line.seat)
            if ask is not None:
                return line, ask
        return None

    def _bad(self, why: str) -> Exception:
        return bad_scenario(self.lesson.file, f"{self.lesson.place(self.number)}: {why}")


def _changed(lesson: Lesson) -> LessonRefused:
    return LessonRefused(
        f"{lesson.file} has changed: it does not begin like this any more", "lesson-changed"
    )
