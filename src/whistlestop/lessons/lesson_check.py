"""The check of a lesson: it is played in every way that the learner may take, and in all languages.

All of that takes some milliseconds, so every lesson is checked when it is loaded.
"""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine.ask import read_answer
from whistlestop.lessons.lesson import Lesson
from whistlestop.lessons.lesson_run import CONTINUE, LessonRun
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.scenarios.answer_lines import AnswerLine, asked
from whistlestop.scenarios.errors import bad_scenario

MOST_WAYS = 2_000  # moments of one lesson; a lesson that has more waits for too little


def check_lesson(lesson: Lesson) -> None:
    """Raise BadScenario if a text is missing, or if the lesson cannot be played to its end."""
    for text_id in text_ids(lesson):
        _check_text(lesson, text_id)
    if not lesson.rules:
        raise bad_scenario(lesson.file, "no step names the rules that it teaches")
    unused = {
        number: [
            *[(line, True) for line in step.expect],
            *[(line, False) for line, _ in step.wrong],
        ]
        for number, step in enumerate(lesson.steps)
    }
    for run in moments(lesson):
        _check_moment(run)
        if run.step is not None:
            unused[run.number] = [*_unused(run, unused[run.number])]
    for number, lines in unused.items():
        for line, _ in lines:
            why = f"{lesson.place(number)}: {line.text!r} is no answer there"
            raise bad_scenario(lesson.file, why)


def text_ids(lesson: Lesson) -> tuple[str, ...]:
    """Return the ids of all texts of a lesson, each once."""
    found = [lesson.text, f"{lesson.text}.about", f"{lesson.text}.learnt"]
    for step in lesson.steps:
        found += [step.text, *[told for _, told in step.wrong]]
        if step.expect:
            found.append(step.otherwise)
    return tuple(dict.fromkeys(found))


def moments(lesson: Lesson) -> Iterator[LessonRun]:
    """Yield a run for every moment that can come up, in every way; equal moments only once."""
    waiting, seen = [LessonRun(lesson)], set[tuple[int, int]]()
    while waiting:
        run = waiting.pop()
        moment = run.number, run.match.digest()
        if moment in seen:
            continue
        seen.add(moment)
        if len(seen) > MOST_WAYS:
            raise bad_scenario(lesson.file, f"it has more than {MOST_WAYS} moments")
        yield run
        for what in right_answers(run):
            further = LessonRun.resumed(lesson, run.done)
            further.do(what)
            waiting.append(further)


def right_answers(run: LessonRun) -> tuple[str, ...]:
    """Return everything that is right now: answers of the match, or CONTINUE."""
    step, ask = run.step, run.ask
    if step is None:
        return ()
    if not step.expect:
        return (CONTINUE,)
    answers = () if ask is None else ask.answers
    return tuple([str(answer) for answer in answers if step.accepts(answer)])


def wrong_answers(run: LessonRun) -> tuple[str, ...]:
    """Return the answers of the match that the step does not wait for."""
    step, ask = run.step, run.ask
    if step is None or ask is None:
        return ()
    return tuple([str(answer) for answer in ask.answers if not step.accepts(answer)])


def _check_moment(run: LessonRun) -> None:
    """Check that the learner can go on here."""
    lesson, step = run.lesson, run.step
    if run.match.given(lesson.learner) is not None:
        where = lesson.place(run.number - 1)
        raise bad_scenario(lesson.file, f"{where}: others are asked too: {asked(run.match)}")
    if step is None:
        return
    where = lesson.place(run.number)
    run.points()
    if step.expect and run.ask is None:
        raise bad_scenario(
            lesson.file, f"{where}: the learner is not asked; asked are {asked(run.match)}"
        )
    if not right_answers(run):
        lines = ", ".join(repr(line.text) for line in step.expect)
        answers = "; ".join(wrong_answers(run))
        raise bad_scenario(lesson.file, f"{where}: {lines} is no answer; there are: {answers}")


def _unused(
    run: LessonRun, lines: list[tuple[AnswerLine, bool]]
) -> Iterator[tuple[AnswerLine, bool]]:
    """Yield the lines that fit no answer here: lines of right answers, or of wrong ones."""
    right = [read_answer(each) for each in right_answers(run)]
    wrong = [read_answer(each) for each in wrong_answers(run)]
    for line, is_right in lines:
        if not any(map(line.fits, right if is_right else wrong)):
            yield line, is_right


def _check_text(lesson: Lesson, text_id: str) -> None:
    for language in LANGUAGES:
        try:
            Texts(language).say(text_id)
        except (KeyError, ValueError) as problem:
            why = f"the text {text_id!r} cannot be said in {language!r}: {problem!r}"
            raise bad_scenario(lesson.file, why) from problem
