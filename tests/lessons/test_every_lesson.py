"""Every lesson of the package, in every way that a learner can take it."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from random import Random

import pytest

from lessons.lesson_time import lesson_seconds
from whistlestop import games, lessons
from whistlestop.lessons import Lesson, LessonRun
from whistlestop.lessons.lesson import LONGEST as LONGEST_MINUTES
from whistlestop.lessons.lesson_check import moments, right_answers, text_ids, wrong_answers
from whistlestop.lessons.point import SPOTS
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.scenarios import BadScenario

WEB = Path(__file__).parent.parent.parent / "web/src/games"
LESSONS = lessons.load_all()
LONGEST = 240  # letters: one or two short sentences
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)


@every_lesson
def test_every_way_leads_to_the_end(lesson: Lesson) -> None:
    runs = [*moments(lesson)]
    assert {run.number for run in runs} == {*range(len(lesson.steps) + 1)}
    assert [run.done for run in runs if not run.finished and not right_answers(run)] == []


@every_lesson
def test_a_wrong_answer_changes_nothing_and_is_told_something(lesson: Lesson) -> None:
    for run in moments(lesson):
        before = run.match.digest(), len(run.match.choices), [*run.done]
        for answer in wrong_answers(run):
            told = run.do(answer)
            assert told in text_ids(lesson)
            assert (run.match.digest(), len(run.match.choices), run.done) == before


@every_lesson
def test_a_lesson_taken_up_again_goes_on_as_if_it_had_not_been_left(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    while not run.finished:
        again = LessonRun.resumed(lesson, run.done)
        assert again.match.events == run.match.events
        assert (again.match.digest(), again.ask, again.points(), again.step) == (
            run.match.digest(),
            run.ask,
            run.points(),
            run.step,
        )
        run.do(right_answers(run)[-1])
    assert LessonRun.resumed(lesson, run.done).finished


@every_lesson
def test_the_learner_sees_only_what_their_seat_may_know(lesson: Lesson) -> None:
    """Everything that the seat cannot know is dealt again: the learner is told the same."""
    for run in moments(lesson):
        twin = run.match.resample(lesson.learner, Random(1))
        assert twin.view(lesson.learner) == run.match.view(lesson.learner)
        if run.ask is not None:
            assert twin.ask(lesson.learner) == run.ask
        truth, other = LessonRun.resumed(lesson, run.done), LessonRun.resumed(lesson, run.done)
        other.match = twin
        assert other.points() == truth.points()


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_is_a_wall_of_text(lesson: Lesson, language: str) -> None:
    texts = {each: Texts(language).say(each) for each in text_ids(lesson)}
    assert {each: len(text) for each, text in texts.items() if len(text) > LONGEST} == {}


@every_lesson
def test_a_lesson_takes_two_to_four_minutes_as_it_says(lesson: Lesson) -> None:
    minutes = lesson_seconds(lesson) / 60
    assert 2 <= minutes <= LONGEST_MINUTES
    assert lesson.minutes == ceil(minutes)


@every_lesson
def test_a_learner_does_things_and_does_not_only_read(lesson: Lesson) -> None:
    assert 5 <= len(lesson.steps) <= 20
    doing = [step for step in lesson.steps if step.expect]
    assert len(doing) >= 2


def test_the_first_ride_is_won_in_every_way() -> None:
    lesson = lessons.load("colt-super-express", "first-ride")
    ends = {run.match.outcome for run in moments(lesson) if run.finished}
    assert [str(end) for end in ends] == ["0 last-aboard"]


def finished(name: str) -> list[LessonRun]:
    """Return the ends of a lesson of BANG!, in every way."""
    return [run for run in moments(lessons.load("bang", name)) if run.finished]


def lives(run: LessonRun) -> list[int]:
    return [player.life for player in run.match.view(None).players]


def test_nobody_reaches_the_sheriff_in_the_lesson_about_reach() -> None:
    """The bullet for the Sheriff hits Slab the Killer, who is out at the end."""
    for run in finished("reach"):
        assert lives(run) == [5, 3, 0, 4, 4]


def test_the_sheriff_survives_the_lesson_about_surviving() -> None:
    assert [lives(run) for run in finished("survive")] == [[2, 3, 2, 3]] * len(finished("survive"))


@pytest.mark.parametrize(
    ("name", "outcome"),
    [("roles", "0,1 law"), ("shadow-gunslingers", "1,3 outlaws"), ("legends", "0,1 law")],
)
def test_a_lesson_that_ends_with_a_victory_is_won_in_every_way(name: str, outcome: str) -> None:
    assert {str(run.match.outcome) for run in finished(name)} == {outcome}


def test_the_gold_of_the_lesson_on_gold_rush_is_spent_on_equipment() -> None:
    for run in finished("gold-rush"):
        learner = run.match.view(0).players[0]
        gear = dict(learner.piles)["equipment"]
        assert sorted(gear) == ["lucky-charm", "pickaxe"]


def test_the_locomotive_hits_two_others_in_the_lesson_on_the_train() -> None:
    for run in finished("train-robbery"):
        assert lives(run) == [5, 3, 4, 3]


def test_the_lesson_on_versus_is_won_with_seven_counters_after_ada_broke_out() -> None:
    for run in moments(lessons.load("train-heist", "versus")):
        told = [event.kind for event in run.match.events]
        if run.finished:
            assert told.index("jailed") < told.index("escaped") < told.index("collected")
            assert run.match.view(None).over
            assert [each.points for each in run.match.view(None).cowboys] == [7, 6]


def test_the_learner_is_a_legend_at_the_end_of_the_lesson_on_legends() -> None:
    for run in finished("legends"):
        assert run.match.view(0).players[0].character == "legendary-slab-the-killer"


@pytest.mark.parametrize("game", games.NAMES)
def test_the_web_client_shows_every_spot(game: str) -> None:
    """A spot of a file is the name of an element of the game's table."""
    files = [each for each in (WEB / game).rglob("*.svelte") if "testing" not in each.name]
    text = "".join(each.read_text("utf-8") for each in files)
    families = {spot: spot.rstrip("0123456789ABC") for spot in SPOTS[game]}
    missing = [s for s, f in families.items() if f'"{s}"' not in text and f"`{f}$" not in text]
    assert missing == []


def test_a_lesson_that_does_not_exist_is_refused() -> None:
    with pytest.raises(lessons.errors.NoSuchLesson) as refused:
        lessons.load("bang", "../order")
    assert refused.value.kind == "no-such-lesson"


def test_the_order_names_every_file_once() -> None:
    read = lessons.lesson_order.read_order
    assert read({game: [*lessons.names(game)] for game in games.NAMES if lessons.names(game)})
    with pytest.raises(BadScenario, match="does not name the lessons of bang"):
        read({"colt-super-express": [*lessons.names("colt-super-express")]})
    with pytest.raises(BadScenario, match=r"are the files .*, each once"):
        read({"bang": [*lessons.names("bang"), "nothing"]})
    with pytest.raises(BadScenario, match="each once"):
        read({"bang": [*lessons.names("bang")] * 2})
