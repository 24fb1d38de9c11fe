"""Lessons at the terminal: the table, what a lesson says, and the questions."""

from __future__ import annotations

from typing import Any

import pytest

from terminal.emulated_screen import EmulatedConsole
from terminal.scripted_console import ScriptedConsole
from whistlestop import lessons
from whistlestop.engine.ask import Answer, Ask, read_answer
from whistlestop.lessons import Lesson, LessonRun
from whistlestop.lessons.lesson_check import right_answers, wrong_answers
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal.console import Console, Quit
from whistlestop.terminal.lesson_table import LessonTable

every_lesson = pytest.mark.parametrize("lesson", lessons.load_all(), ids=lambda each: each.file)
RIDE = lessons.load("colt-super-express", "first-ride")
REACH = lessons.load("bang", "reach")


def take(lesson: Lesson, console: Console, language: str = "en") -> LessonTable:
    """Take a lesson to its end with one wrong answer before each right one."""
    table = LessonTable(LessonRun(lesson), Texts(language), console, pause=0)
    tried: set[int] = set()

    def answer(ask: Ask, _view: Any, _console: Console) -> Answer:
        assert ask == table.run.ask
        wrong = wrong_answers(table.run)
        if wrong and table.run.number not in tried:
            tried.add(table.run.number)
            return read_answer(wrong[0])
        return read_answer(right_answers(table.run)[0])

    table.screen.answer = answer  # type: ignore[method-assign,assignment]
    table.play()
    return table


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_taken_to_its_end_in_every_language(lesson: Lesson, language: str) -> None:
    console = ScriptedConsole(*[""] * len(lesson.steps))
    table = take(lesson, console, language)
    say = Texts(language).say
    positions = [console.text.find(say(step.text)) for step in lesson.steps]
    assert -1 not in positions
    assert positions == sorted(positions)
    assert table.run.finished
    assert say("lesson-finished") in console.text
    assert console.text.rstrip().endswith(say(f"{lesson.text}.learnt"))


@every_lesson
def test_the_log_of_a_lesson_is_that_of_the_learners_seat(lesson: Lesson) -> None:
    console = ScriptedConsole(*[""] * len(lesson.steps))
    table = take(lesson, console)
    match, seat = table.run.match, lesson.learner
    seen: list[str] = []

    def tell(event: Any) -> None:
        told = table.screen.tell(match.game.narrate(event.seen_by(seat), again.match.view(None)))
        seen.extend([] if told is None else [told])

    again = LessonRun(lesson)
    again.match.watch(tell)
    again.repeat(table.run.done)
    lines = console.text.splitlines()
    assert [each for each in seen if not any(each in line for line in lines)] == []


def test_the_first_ride_is_typed() -> None:
    flip_first, move_first = ("132", ""), ("324", "")
    words = ["", *flip_first, "321", "", "413", "", "", *move_first, "132", "", "423", "", "412"]
    words += ["", ""]
    console = ScriptedConsole(*words)
    table = LessonTable(LessonRun(RIDE), Texts("en"), console, pause=0)
    table.play()
    told = [f"lesson-colt-ride-{each}" for each in ("roof.flip", "stunned.move", "won")]
    assert [each for each in told if Texts("en").say(each) not in console.text] == []
    assert str(table.run.match.outcome) == "0 last-aboard"
    assert console.words == []


def test_a_wrong_answer_is_told_and_asked_again() -> None:
    console = ScriptedConsole("", "", "", "1", "1")
    with pytest.raises(Quit):
        LessonTable(LessonRun(REACH), Texts("en"), console, pause=0).play()
    told = console.text.partition(Texts("en").say("lesson-bang-reach-weapon.first"))
    assert told[1]
    assert "Your turn: what will you play?" in told[2]


def test_a_step_names_the_things_that_it_points_at() -> None:
    console = ScriptedConsole("", "", "")
    with pytest.raises(Quit):
        LessonTable(LessonRun(REACH), Texts("en"), console, pause=0).play()
    looked = [line for line in console.text.splitlines() if line.startswith("Look at: ")]
    assert looked == [
        "Look at: Bart Cassidy",
        "Look at: Lucky Duke, Slab the Killer",
        "Look at: Schofield J♣",
    ]


def test_a_hint_says_again_what_the_step_says() -> None:
    console = ScriptedConsole("", "", "", "hint")
    with pytest.raises(Quit):
        LessonTable(LessonRun(REACH), Texts("en"), console, pause=0).play()
    assert console.text.count(Texts("en").say("lesson-bang-reach-weapon")) == 2
    assert "not one of the choices" not in console.text


EMPTY_LINES = [
    ("bang", "reach", ["", "", ""], "lesson-bang-reach-weapon"),
    ("train-heist", "versus", ["", ""], "lesson-heist-versus-wild"),
]


@pytest.mark.parametrize(("game", "name", "words", "step"), EMPTY_LINES)
def test_an_empty_line_at_a_question_says_the_step_again(
    game: str, name: str, words: list[str], step: str
) -> None:
    console = ScriptedConsole(*words, "", "")
    table = LessonTable(LessonRun(lessons.load(game, name)), Texts("en"), console, pause=0)
    with pytest.raises(Quit):
        table.play()
    assert console.text.count(Texts("en").say(step)) == 3
    assert "not one of the choices" not in console.text
    assert table.run.number == len(words)


def test_the_engine_says_why_a_thing_cannot_be_used() -> None:
    console = ScriptedConsole("", "", "", "why bang, slab")
    with pytest.raises(Quit):
        LessonTable(LessonRun(REACH), Texts("en"), console, pause=0).play()
    assert "Out of reach: Slab the Killer is at distance 2" in console.text
    assert "BASE-048:" in console.text


def test_a_lesson_that_was_left_goes_on_at_its_step() -> None:
    run = LessonRun.resumed(REACH, ["continue", "continue", "continue", "play schofield-JC"])
    console = ScriptedConsole()
    with pytest.raises(Quit):
        LessonTable(run, Texts("en"), console, pause=0).play()
    assert "Bart Cassidy puts Schofield J♣ into play." in console.text
    assert "Step 5 of 10" in console.text
    assert "Step 4 of 10" not in console.text


@every_lesson
def test_on_a_screen_the_table_the_text_and_the_question_fit_below_each_other(
    lesson: Lesson,
) -> None:
    console = EmulatedConsole(*[""] * len(lesson.steps), rows=40)
    table = LessonTable(LessonRun(lesson), Texts("en"), console, pause=0)
    shown: list[str] = []

    def answer(*_: object) -> Answer:
        shown.append(console.update())
        return read_answer(right_answers(table.run)[0])

    table.screen.question_rows = lambda *_: 10  # type: ignore[method-assign]
    table.screen.answer = answer  # type: ignore[method-assign,assignment]
    table.play()
    for step in lesson.steps:
        text = Texts("en").say(step.text)
        pages = [page for page in shown + console.shown if text[:40] in page]
        assert pages
        assert all(text[-20:] in page.replace("\n", " ") for page in pages)
