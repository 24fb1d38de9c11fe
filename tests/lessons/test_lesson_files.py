"""Wrong files of lessons are refused, and the error names the file and the step."""

from __future__ import annotations

import pytest

from whistlestop.engine.ask import Answer
from whistlestop.engine.errors import ChoiceRefused
from whistlestop.engine.reason import Pick
from whistlestop.lessons import Lesson, LessonRefused, LessonRun, lesson_check, read_lesson
from whistlestop.lessons.lesson_check import check_lesson, moments
from whistlestop.scenarios import BadScenario

# It borrows the texts of another lesson.
DUEL = """
game = "bang"
text = "lesson-bang-reach"
minutes = 1
learner = "A"
names = { B = "Bo", C = "Cy", D = "Di" }
[seats.A]
hand = "bang-QH gatling duel-QD"
[seats.B]
hand = "missed-2S"
[seats.C]
hand = "bang-KH"
[seats.D]
[[steps]]
text = "lesson-bang-reach-table"
rules = ["BASE-066"]
point = ["seat B", "spot deck"]
[[steps]]
text = "lesson-bang-reach-shot"
point = ["card gatling", "answer A play gatling"]
expect = ["A play gatling"]
then = ["B play missed", "C pass"]
[steps.wrong]
"A play bang" = "lesson-bang-reach-shot.other"
[[steps]]
text = "lesson-bang-reach-end"
expect = ["A end", "A play duel at C"]
then = ["C pass"]
[[steps]]
text = "lesson-bang-reach-done"
"""


def duel(before: str = "", after: str = "") -> Lesson:
    assert before in DUEL
    return read_lesson("bang", "duel", DUEL.replace(before, after, 1) if before else DUEL)


def test_a_good_file_is_checked_in_all_its_ways() -> None:
    check_lesson(duel())
    ends = [run.done[-2] for run in moments(duel()) if run.finished]
    assert sorted(ends) == ["end", "play duel-QD at 2"]


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('game = "bang"', 'game = "train-heist"', "its game is bang, as its folder says"),
        ('"BASE-066"', '"BASE-999"', "no rulebook has a clause 'BASE-999'"),
        ('learner = "A"', 'learner = "Z"', "there is no seat 'Z'"),
        ('learner = "A"', "learner = 1", "the file.learner is a text, not 1"),
        ("minutes = 1", "minutes = 9", "minutes is from 1 to 4, not 9"),
        ("minutes = 1", 'minutes = 1\nhours = "2"', "the file has no field 'hours'"),
        (', D = "Di"', "", "names has a name for each of B, C, D"),
        ('hand = "missed-2S"', 'hand = "mist"', "no card 'mist' is left in the box"),
        ('point = ["seat B"', 'point = ["seat Z"', "step 1 (lesson-bang-reach-table): there is no"),
        ("spot deck", "spot deckk", "there is no spot 'deckk'; there are deck,"),
        ("spot deck", "picture deck", "does not begin with one of card, seat, place, answer, spot"),
        ('["A play gatling"]', '["B play gatling"]', "is not an answer of the learner"),
        ('"A play bang" =', '"A"=', "an answer begins with a verb"),
        (
            'expect = ["A play gatling"]\n',
            "",
            "step 2 (lesson-bang-reach-shot): a step that expects nothing has nothing wrong",
        ),
        ("then", "them", "step 2 has no field 'them'"),
        ("[steps.wrong]", "[steps.wrong", "it is no TOML"),
    ],
)
def test_a_wrong_file_is_refused(before: str, after: str, why: str) -> None:
    with pytest.raises(BadScenario, match="bang/duel: ") as refused:
        duel(before, after)
    assert why in str(refused.value)
    assert refused.value.kind == "bad-scenario"


def test_a_file_without_steps_is_refused() -> None:
    with pytest.raises(BadScenario, match="it has no steps"):
        read_lesson("bang", "duel", "steps = []\n" + DUEL.partition("[[steps]]")[0])


SHOT = "step 2 (lesson-bang-reach-shot): "


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("lesson-bang-reach-done", "lesson-none", "the text 'lesson-none' cannot be said in 'en'"),
        ('"lesson-bang-reach-shot.other"', '"lesson-step"', "'lesson-step' cannot be said in"),
        ('rules = ["BASE-066"]', "", "no step names the rules that it teaches"),
        ('["A play gatling"]', '["A play beer"]', f"{SHOT}'A play beer' is no answer; there are:"),
        ('["A play gatling"]', '["A play gatling", "A play beer"]', f"{SHOT}'A play beer' is no"),
        ('"A play bang" =', '"A play gatling" =', f"{SHOT}'A play gatling' is no answer there"),
        ("card gatling", "card beer", f"{SHOT}the learner sees no card 'beer'"),
        ("card gatling", "place nowhere", f"{SHOT}no answer goes to the place 'nowhere'"),
        ("answer A play gatling", "answer A play beer", f"{SHOT}'A play beer' is no answer to"),
        ('["B play missed", "C pass"]', '["B play missed"]', "is not asked; asked are seat 2:"),
        ("B play missed", "B play beer", f"{SHOT}'B play beer' is no answer to 'dodge'"),
        (
            'text = "lesson-bang-reach-done"',
            'text = "lesson-bang-reach-done"\nexpect = ["A end"]',
            "step 4 (lesson-bang-reach-done): the learner is not asked; asked are seat 1: turn",
        ),
    ],
)
def test_a_lesson_that_cannot_be_played_or_said_is_refused(
    before: str, after: str, why: str
) -> None:
    with pytest.raises(BadScenario, match="bang/duel: ") as refused:
        check_lesson(duel(before, after))
    assert why in str(refused.value)


def test_a_step_that_is_never_reached_is_refused() -> None:
    """The match ends before it, because nobody is left."""
    text = DUEL.replace('hand = "missed-2S"', "life = 1").replace('hand = "bang-KH"', "life = 1")
    text = text.replace("[seats.D]\n", "[seats.D]\nlife = 1\n").replace('"B play missed", ', "")
    with pytest.raises(BadScenario, match=r"step 3 .*: the learner is not asked; asked are nobody"):
        check_lesson(read_lesson("bang", "duel", text))


def test_others_who_are_asked_together_with_the_learner_need_an_answer() -> None:
    text = """
    game = "colt-super-express"
    text = "lesson-colt-ride"
    minutes = 1
    learner = "Be"
    names = { Ch = "Cy", Dj = "Di" }
    position = { inside = "- | Be> | Ch> | Dj> | -" }
    [[steps]]
    text = "lesson-colt-ride-fire"
    rules = ["COLT-040"]
    expect = ["Be scheme fire"]
    then = ["Dj scheme flip move fire"]
    """
    with pytest.raises(BadScenario, match=r"step 1 .*: others are asked too: seat 1: scheme"):
        check_lesson(read_lesson("colt-super-express", "x", text))


def test_a_lesson_that_waits_for_too_little_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_check, "MOST_WAYS", 3)
    with pytest.raises(BadScenario, match="it has more than 3 moments"):
        check_lesson(duel())


# The run


def at_the_shot() -> LessonRun:
    run = LessonRun(duel())
    run.proceed()
    return run


def test_a_step_that_is_only_read_waits_for_no_answer() -> None:
    run = LessonRun(duel())
    assert run.ask is None
    with pytest.raises(LessonRefused) as refused:
        run.choose(Answer("play", ("gatling-10H",)))
    assert (refused.value.kind, run.number) == ("lesson-reads", 0)


def test_a_step_that_waits_cannot_be_skipped() -> None:
    run = at_the_shot()
    with pytest.raises(LessonRefused) as refused:
        run.proceed()
    assert (refused.value.kind, run.number) == ("lesson-waits", 1)


def test_an_answer_that_the_match_does_not_offer_is_refused_by_the_match() -> None:
    run = at_the_shot()
    for junk in ("play beer", "", "at at at"):
        with pytest.raises(ChoiceRefused):
            run.do(junk)
    assert run.number == 1


def test_wrong_answers_are_told_their_own_text_or_the_usual_one() -> None:
    run = at_the_shot()
    assert run.do("play bang-QH at 1") == "lesson-bang-reach-shot.other"
    assert run.do("end") == "lesson-wrong"
    assert run.match.choices == []


def test_the_others_answer_as_the_lesson_says() -> None:
    run = at_the_shot()
    assert run.do("play gatling-10H") is None
    assert [life.life for life in run.match.view(None).players] == [4, 4, 3, 3]
    assert [str(answer) for _, answer, _ in run.match.choices[1:3]] == ["play missed-2S", "pass"]


def test_a_card_that_cannot_be_used_has_the_reason_of_the_engine() -> None:
    run = LessonRun(duel('hand = "bang-QH', 'hand = "missed-3S bang-QH'))
    reason = run.why_not(Pick("missed-3S"))
    assert reason is not None
    assert (reason.text.id, run.why_not(Pick("gatling-10H"))) == ("bang-why-answers-shot", None)


@pytest.mark.parametrize(
    "done",
    [
        ["continue", "continue"],
        ["continue", "end"],
        ["continue", "play beer-6H"],
        ["play gatling-10H"],
        ["continue", "play gatling-10H", "end", "continue", "continue"],
    ],
)
def test_a_lesson_that_has_changed_cannot_be_taken_up_again(done: list[str]) -> None:
    with pytest.raises(LessonRefused) as refused:
        LessonRun.resumed(duel(), done)
    assert refused.value.kind == "lesson-changed"
