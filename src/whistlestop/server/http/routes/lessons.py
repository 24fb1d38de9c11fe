"""Routes for lessons: the list, a move in a lesson, and why a thing cannot be used there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from whistlestop import lessons
from whistlestop.lessons.errors import LessonRefused, NoSuchLesson
from whistlestop.server.clocks import now_ms
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotFound, NotNow
from whistlestop.server.http.json_api import JsonBody, JsonRequest, problems
from whistlestop.server.http.request_origin import client_address
from whistlestop.server.http.session import find_person
from whistlestop.store.rows import LessonRow
from whistlestop.wire.http_bodies import (
    LessonCard,
    LessonMoment,
    LessonMove,
    LessonPick,
    LessonProgress,
    LessonReason,
)


class Lessons(Controller):
    """Routes for lessons. They need no session; with one, the progress is kept."""

    path = "/api/lessons"
    tags = ("lessons",)
    request_class = JsonRequest

    @get("/", summary="List the lessons of all games, with your progress", responses=problems(503))
    async def lessons(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> list[LessonCard]:
        person = await find_person(request, context)
        rows = [] if person is None else await context.store.lessons_of(person.id)
        progress = {row.lesson: row for row in rows}
        return [_card(lesson, progress.get(lesson.file)) for lesson in lessons.load_all()]

    @post(
        "/{game:str}/{name:str}",
        summary="Make a move in a lesson, or see how it stands",
        status_code=200,
        responses=problems(400, 404, 409, 413, 503),
    )
    async def move(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        name: FromPath[str],
        data: JsonBody[LessonMove],
        context: NamedDependency[ServerContext],
    ) -> LessonMoment:
        """Make a move. It brings all that was done before it, because the server keeps nothing."""
        with _refusals():
            moment = await context.lessons.move(game, name, data, client_address(request))
        if data.next is not None and moment.guide.wrong is None:
            await _keep_progress(request, context, f"{game}/{name}", moment)
        return moment

    @post(
        "/{game:str}/{name:str}/why-not",
        summary="Ask why a thing cannot be used at this step of a lesson",
        status_code=200,
        responses=problems(400, 404, 409, 413, 503),
    )
    async def why_not(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        name: FromPath[str],
        data: JsonBody[LessonPick],
        context: NamedDependency[ServerContext],
    ) -> LessonReason:
        with _refusals():
            return await context.lessons.why_not(game, name, data, client_address(request))


@contextmanager
def _refusals() -> Iterator[None]:
    """Give the refusals of a lesson their HTTP status."""
    try:
        yield
    except NoSuchLesson as problem:
        raise NotFound(str(problem), problem.kind, **problem.details) from None
    except LessonRefused as problem:
        raise NotNow(str(problem), problem.kind, **problem.details) from None


async def _keep_progress(
    request: Request[Any, Any, Any], context: ServerContext, lesson: str, moment: LessonMoment
) -> None:
    """Store how far the person is, if they have a session."""
    person = await find_person(request, context)
    if person is not None:
        finished = moment.guide.text is None
        row = LessonRow(lesson, () if finished else moment.done, finished, now_ms())
        await context.store.keep_lesson(person.id, row)


def _card(lesson: lessons.Lesson, row: LessonRow | None) -> LessonCard:
    progress = None if row is None else LessonProgress(done=row.done, finished=row.finished)
    return LessonCard(
        game=lesson.game,
        name=lesson.name,
        title=lesson.text,
        about=f"{lesson.text}.about",
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        options=dict(lesson.start.options),
        needs=lesson.needs,
        rules=lesson.rules,
        progress=progress,
    )
