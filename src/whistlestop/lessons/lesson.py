"""A lesson: a position, and the steps that teach something from there."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from whistlestop.engine.ask import Answer
from whistlestop.lessons.point import PointLine, read_point
from whistlestop.scenarios.answer_lines import AnswerLine, read_answer_line
from whistlestop.scenarios.errors import bad_scenario
from whistlestop.scenarios.fields import read_fields
from whistlestop.scenarios.positions import Start, read_start
from whistlestop.scenarios.scenario import check_clause

WRONG = "lesson-wrong"  # said of a wrong answer for which the step has no words of its own
LONGEST: Final = 4  # minutes that a lesson may take


@dataclass(frozen=True, kw_only=True)
class LessonFields:
    """The fields of a file of a lesson."""

    game: str
    text: str
    minutes: int
    learner: str
    names: dict[str, str]
    steps: tuple[dict[str, Any], ...]
    needs: tuple[str, ...] = ()
    options: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    seats: dict[str, Any] | None = None
    deal: dict[str, Any] | None = None


@dataclass(frozen=True, kw_only=True)
class StepFields:
    """The fields of a step in a file."""

    text: str
    rules: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    wrong: dict[str, str] = field(default_factory=dict)
    otherwise: str = WRONG
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """A step of a lesson. Without `expect` it is only read.

    `text` is the id of what it says. `wrong` are wrong answers with a text of their own for the
    learner, and the ids of these texts; `otherwise` is the id for all other wrong answers. `then`
    are the answers that follow by themselves.
    """

    text: str
    rules: tuple[str, ...]
    point: tuple[PointLine, ...]
    expect: tuple[AnswerLine, ...]
    wrong: tuple[tuple[AnswerLine, str], ...]
    otherwise: str
    then: tuple[AnswerLine, ...]

    def accepts(self, answer: Answer) -> bool:
        """Return whether this is an answer that the step waits for."""
        return any(line.fits(answer) for line in self.expect)


@dataclass(frozen=True)
class Lesson:
    """A lesson. `learner` is the seat of the person, and `names` are the others' names by seat.

    `text` is the id of its title. Its attribute `about` says what happens, and `learnt` what the
    learner knows at the end. `needs` are the names of lessons of the same game that come before it.
    """

    game: str
    name: str
    text: str
    minutes: int
    learner: int
    names: tuple[str, ...]
    needs: tuple[str, ...]
    start: Start
    steps: tuple[Step, ...]

    @property
    def file(self) -> str:
        """Return the name of its file, for errors."""
        return f"{self.game}/{self.name}"

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the clauses that it teaches, each once."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.rules))

    def place(self, number: int) -> str:
        """Return the words for a step in errors; the first one has the number 0."""
        return f"step {number + 1} ({self.steps[number].text})"


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """Read a lesson from the text of its file. Raise BadScenario if it is wrong.

    `check_lesson` plays it too.
    """
    where = f"{game}/{name}"
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise bad_scenario(where, f"it is no TOML: {problem}") from problem
    file = read_fields(LessonFields, found, where, "the file")
    if file.game != game:
        raise bad_scenario(where, f"its game is {game}, as its folder says, not {file.game!r}")
    if not file.steps:
        raise bad_scenario(where, "it has no steps")
    if not 1 <= file.minutes <= LONGEST:
        raise bad_scenario(where, f"minutes is from 1 to {LONGEST}, not {file.minutes}")
    start = read_start(where, found)
    try:
        learner = start.seat(file.learner)
    except ValueError as problem:
        raise bad_scenario(where, str(problem)) from problem
    return Lesson(
        game=game,
        name=name,
        text=file.text,
        minutes=file.minutes,
        learner=learner,
        names=_names(where, file, start),
        needs=file.needs,
        start=start,
        steps=tuple(
            _read_step(where, number, each, start, learner)
            for number, each in enumerate(file.steps, 1)
        ),
    )


def _names(where: str, file: LessonFields, start: Start) -> tuple[str, ...]:
    """Return the names by seat; the learner has their own name."""
    others = [letter for letter in start.names if letter != file.learner]
    if sorted(file.names) != sorted(others):
        raise bad_scenario(where, f"names has a name for each of {', '.join(others)}")
    return tuple(file.names.get(letter, "") for letter in start.names)


def _read_step(
    file: str, number: int, found: Mapping[str, Any], start: Start, learner: int
) -> Step:
    where = f"step {number}"
    given = read_fields(StepFields, found, file, where)
    where = f"{where} ({given.text})"
    for rule in given.rules:
        check_clause(f"{file}: {where}", rule)
    if given.wrong and not given.expect:
        raise bad_scenario(file, f"{where}: a step that expects nothing has nothing wrong")

    def own(text: str) -> AnswerLine:
        line = read_answer_line(text, start)
        if line.seat != learner:
            raise ValueError(f"{text!r} is not an answer of the learner")
        return line

    try:
        return Step(
            text=given.text,
            rules=given.rules,
            point=tuple([read_point(each, start) for each in given.point]),
            expect=tuple([own(each) for each in given.expect]),
            wrong=tuple([(own(each), told) for each, told in given.wrong.items()]),
            otherwise=given.otherwise,
            then=tuple([read_answer_line(each, start) for each in given.then]),
        )
    except ValueError as problem:
        raise bad_scenario(file, f"{where}: {problem}") from problem
