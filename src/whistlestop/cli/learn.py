"""`whistlestop learn`: lessons, in which a newcomer learns a game by playing."""

# No `from __future__ import annotations`: see parameters.py.
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

from cyclopts import App

from whistlestop import games, lessons
from whistlestop.cli.errors import UsageError
from whistlestop.cli.game_options import find_game
from whistlestop.cli.parameters import Language, parameter, pause_seconds, usage
from whistlestop.cli.signals import quit_on_signals
from whistlestop.client.lesson_progress import LessonProgress
from whistlestop.engine.errors import cut
from whistlestop.lessons import Lesson, LessonRefused, LessonRun
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console, Quit
from whistlestop.terminal.lesson_list import show_lessons
from whistlestop.terminal.lesson_table import LessonTable


def add_learn(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-learn"), usage=usage("learn [GAME] [LESSON] [--...]"))
    def learn(
        game: Annotated[str | None, param("cli-param-learn-game")] = None,
        lesson: Annotated[str | None, param("cli-param-learn-lesson")] = None,
        /,
        *,
        again: Annotated[bool, param("cli-param-learn-again", "--again")] = False,
        pause: Annotated[float | None, param("cli-param-pause", "--pause")] = None,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> int:
        progress = LessonProgress()
        found = None if game is None else _find(find_game(game).name, lesson, progress)
        if found is None:
            shown = games.NAMES if game is None else (find_game(game).name,)
            show_lessons(shown, progress, texts, console)
            return 0
        run = _begin(found, progress, again=again)
        table = LessonTable(run, texts, console, pause=pause_seconds(pause, console))
        return _take(table, progress)


def _find(game: str, name: str | None, progress: LessonProgress) -> Lesson | None:
    """Find a lesson by its name, or else the first one of the game that is not finished."""
    if name is not None:
        if name not in lessons.names(game):
            allowed = ", ".join(lessons.names(game))
            raise UsageError("no such lesson", "bad-lesson", found=cut(name), allowed=allowed)
        return lessons.load(game, name)
    left = (lessons.load(game, each) for each in lessons.names(game))
    return next((each for each in left if not progress.find(each.file).finished), None)


def _begin(lesson: Lesson, progress: LessonProgress, *, again: bool) -> LessonRun:
    """Take a lesson up where the person left it, or begin it."""
    if not again:
        with suppress(LessonRefused):  # the lesson has changed since then
            return LessonRun.resumed(lesson, progress.find(lesson.file).done)
    return LessonRun(lesson)


def _take(table: LessonTable, progress: LessonProgress) -> int:
    """Take the lesson, and keep what the person has done after each step."""
    texts, console, lesson = table.texts, table.console, table.run.lesson
    quit_on_signals()

    def keep() -> None:
        finished = table.run.finished
        # If the disk is full, the person can learn all the same.
        with suppress(OSError):
            progress.keep(lesson.file, () if finished else tuple(table.run.done), finished=finished)

    table.on_step = keep
    try:
        table.play()
    except (Quit, KeyboardInterrupt):
        console.say(texts.say("lesson-left"))
        console.show(f"whistlestop learn {lesson.game} {lesson.name}")
        return 0
    following = _find(lesson.game, None, progress)
    if following is not None:
        console.say(texts.say("lesson-next"))
        console.show(f"whistlestop learn {following.game} {following.name}")
    return 0
