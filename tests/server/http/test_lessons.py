"""Lessons over HTTP: the list, moves, reasons, refusals, and the progress of people."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from tables.browser_requests import asking
from tables.serving import Serving
from whistlestop import lessons
from whistlestop.client.table_state import TableState
from whistlestop.engine.event import Event
from whistlestop.lessons import Lesson, LessonRun
from whistlestop.lessons.lesson_check import right_answers, wrong_answers
from whistlestop.server import time_slices
from whistlestop.server.errors import TooManyRequests
from whistlestop.server.lessons import lesson_moments
from whistlestop.server.lessons.lesson_moments import LessonMoments, moment_after
from whistlestop.wire.field_types import LESSON_STEPS
from whistlestop.wire.http_bodies import LessonMoment, LessonMove, LessonPick

T = TypeVar("T")

LESSONS = lessons.load_all()
REACH = "/api/lessons/bang/reach"
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)


def finished(pieces: Generator[None, None, T]) -> T:
    """Do all pieces of some work, and return its result."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            result: T = end.value
            return result


def told(lesson: Lesson, done: list[str], what: str | None = None) -> LessonMoment:
    """Return what a client reads of the answer to a move."""
    move = LessonMove(done=tuple(done), next=what)
    moment = finished(moment_after(lesson.game, lesson.name, move))
    return msgspec.json.decode(msgspec.json.encode(moment), type=LessonMoment)


def as_sent(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@every_lesson
def test_a_client_that_applies_every_message_sees_what_one_that_comes_back_sees(
    lesson: Lesson,
) -> None:
    state, run = TableState(), LessonRun(lesson)
    begun = told(lesson, []).standing
    assert begun is not None
    state.apply(begun)
    while not run.finished:
        what = right_answers(run)[-1]
        moment = told(lesson, run.done, what)
        for step in moment.played:
            state.apply(step)
        run.do(what)
        assert (list(moment.done), moment.guide.step) == (run.done, run.number)
        back = told(lesson, run.done)
        assert back.standing is not None
        assert (back.guide, back.ask) == (moment.guide, moment.ask)
        assert (state.view, state.count) == (back.standing.view, len(back.standing.events))
        assert state.view == as_sent(run.match.view(lesson.learner))


@every_lesson
def test_nothing_is_sent_that_the_seat_of_the_learner_may_not_know(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    while not run.finished:
        what, before = right_answers(run)[0], len(run.match.events)
        moment = told(lesson, run.done, what)
        run.do(what)
        scenes = [scene for step in moment.played for scene in step.scenes]
        seen = run.match.seen(lesson.learner, before)
        assert [Event(each.kind, each.payload) for each in scenes] == [
            Event(each.kind, as_sent(each.payload)) for each in seen
        ]
    events = told(lesson, run.done).standing
    assert events is not None
    whole = run.match.seen(lesson.learner)
    assert [each.payload for each in events.events] == [as_sent(each.payload) for each in whole]


@every_lesson
def test_a_wrong_answer_is_told_something_and_plays_nothing(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    while not run.finished:
        for answer in wrong_answers(run)[:3]:
            moment = told(lesson, run.done, answer)
            assert (moment.played, list(moment.done)) == ((), run.done)
            assert moment.guide.wrong == LessonRun.resumed(lesson, run.done).do(answer)
        run.do(right_answers(run)[0])


def test_a_question_is_sent_only_where_the_step_waits_for_its_answer() -> None:
    lesson = lessons.load("bang", "reach")
    reading = told(lesson, [])
    assert reading.standing is not None
    assert (reading.ask, reading.standing.ask, reading.guide.waits) == (None, None, False)
    waiting = told(lesson, ["continue"] * 2, "continue")
    assert waiting.ask is not None
    assert (waiting.ask.kind, waiting.guide.waits) == ("turn", True)


async def ask(http: httpx.AsyncClient, path: str = REACH, **body: Any) -> tuple[int, Any]:
    answer = await http.post(path, json=body)
    return answer.status_code, answer.json()


async def test_nobody_needs_a_session_and_then_nothing_is_kept(server: Serving) -> None:
    async with asking(server) as http:
        status, moment = await ask(http, done=[], next="continue")
        listed = (await http.get("/api/lessons")).json()
    assert (status, moment["done"]) == (200, ["continue"])
    assert [(each["game"], each["name"]) for each in listed] == [
        (each.game, each.name) for each in LESSONS
    ]
    assert {each["progress"] for each in listed} == {None}


async def progress(http: httpx.AsyncClient) -> Any:
    listed = (await http.get("/api/lessons")).json()
    return next(each["progress"] for each in listed if each["name"] == "reach")


async def test_the_progress_of_a_guest_is_kept(server: Serving) -> None:
    lesson = lessons.load("bang", "reach")
    run = LessonRun(lesson)
    async with asking(server) as http:
        await http.post("/api/guests", json={"name": "Ann"})
        while not run.finished:
            for wrong in wrong_answers(run)[:1]:
                await ask(http, done=run.done, next=wrong)
            what = right_answers(run)[0]
            await ask(http, done=run.done, next=what)
            run.do(what)
            await ask(http, done=[])  # only looks
            if not run.finished:
                assert await progress(http) == {"done": run.done, "finished": False}
        assert await progress(http) == {"done": [], "finished": True}
        await ask(http, done=[], next="continue")
        assert await progress(http) == {"done": ["continue"], "finished": True}
    async with asking(server) as http:
        await http.post("/api/guests", json={"name": "Bo"})
        assert await progress(http) is None


async def test_a_reason_names_its_clauses(server: Serving) -> None:
    done = ["continue"] * 3
    async with asking(server) as http:
        far = await ask(http, f"{REACH}/why-not", done=done, card="bang-QH", seat=2)
        near = await ask(http, f"{REACH}/why-not", done=done, card="bang-QH", seat=1)
    assert (far[0], far[1]["text"]["id"], far[1]["clauses"]) == (
        200,
        "bang-why-reach",
        ["BASE-048", "BASE-035"],
    )
    assert near == (200, {"text": None, "clauses": []})


@pytest.mark.parametrize(
    ("path", "body", "status", "kind"),
    [
        ("bang/nothing", {}, 404, "no-such-lesson"),
        ("nothing/reach", {}, 404, "no-such-lesson"),
        ("bang/..%2Forder", {}, 404, "not-found"),
        ("bang/nothing/why-not", {}, 404, "no-such-lesson"),
        ("bang/reach", {"done": ["end"]}, 409, "lesson-changed"),
        ("bang/reach", {"done": ["continue"] * 4}, 409, "lesson-changed"),
        ("bang/reach/why-not", {"done": ["end"]}, 409, "lesson-changed"),
        ("bang/reach", {"next": "end"}, 409, "lesson-reads"),
        ("bang/reach", {"done": ["continue"] * 3, "next": "continue"}, 409, "lesson-waits"),
        ("bang/reach", {"done": ["continue"] * 3, "next": "play x"}, 400, "illegal-answer"),
        ("bang/reach", {"done": ["continue"] * 3, "next": ""}, 400, "bad-message"),
        ("bang/reach", {"done": ["continue"] * (LESSON_STEPS + 1)}, 400, "bad-message"),
        ("bang/reach", {"done": ["x" * 121]}, 400, "bad-message"),
        ("bang/reach", {"done": "continue"}, 400, "bad-message"),
        ("bang/reach", {"go": 1}, 400, "bad-message"),
        ("bang/reach", [], 400, "bad-message"),
        ("bang/reach/why-not", {"seat": -1}, 400, "bad-message"),
        ("bang/reach/why-not", {"card": 7}, 400, "bad-message"),
    ],
)
async def test_a_request_that_cannot_be_is_refused(
    server: Serving, path: str, body: Any, status: int, kind: str
) -> None:
    async with asking(server) as http:
        answer = await http.post(f"/api/lessons/{path}", json=body)
    assert (answer.status_code, answer.json()["kind"]) == (status, kind)


async def test_an_address_pays_for_what_it_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer costs its time, also a refused one; the budget is gained again slowly."""
    monkeypatch.setattr(lesson_moments, "loop_time", lambda: 1.0)
    moments = LessonMoments(per_address=1)
    moments.addresses.charge("here", 1.0, moments.addresses.burst + 0.001)
    with pytest.raises(TooManyRequests) as refused:
        await moments.move("bang", "reach", LessonMove(), "here")
    assert refused.value.kind == "too-fast"
    assert await moments.why_not("bang", "reach", LessonPick(), "there")
    before = moments.addresses._bucket("there")._tokens
    with pytest.raises(lessons.LessonRefused):
        await moments.move("bang", "reach", LessonMove(done=("end",)), "there")
    assert moments.addresses._bucket("there")._tokens < before


async def test_many_requests_of_one_address_do_not_hold_up_another_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a round of the loop each address gets one slice of time, however much it asks for."""
    monkeypatch.setattr(time_slices, "_LONGEST", 0.0)  # each piece is a slice of its own
    lesson, moments = lessons.load("bang", "reach"), LessonMoments(per_address=10**6)
    run = LessonRun(lesson)
    while not run.finished:
        run.do(right_answers(run)[0])
    move = LessonMove(done=tuple(run.done))

    def ask(address: str) -> asyncio.Task[LessonMoment]:
        return asyncio.create_task(moments.move(lesson.game, lesson.name, move, address))

    crowd = [ask("crowd") for _ in range(40)]
    await ask("victim")
    assert sum(task.done() for task in crowd) <= 1
    assert [await task for task in crowd] == [await ask("victim")] * len(crowd)


async def test_the_answers_that_are_kept_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_moments, "_KEPT", 3)
    moments, made = LessonMoments(per_address=10**6), []
    make = moments._make

    async def count(pieces: Any, address: str) -> Any:
        made.append(address)
        return await make(pieces, address)

    monkeypatch.setattr(moments, "_make", count)
    steps = [LessonMove(done=("continue",) * number) for number in range(3)]
    for move in (*steps, steps[0], LessonMove(next="continue"), steps[0], steps[1]):
        await moments.move("bang", "reach", move, "here")
    assert (len(made), len(moments._kept)) == (5, 3)


def test_no_lesson_is_longer_than_a_request() -> None:
    assert max(len(lesson.steps) for lesson in LESSONS) <= LESSON_STEPS
