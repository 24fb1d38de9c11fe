"""The list of lessons, with what a person has done of each."""

from __future__ import annotations

from whistlestop import lessons
from whistlestop.client.lesson_progress import LessonProgress
from whistlestop.lessons import Lesson
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console


def show_lessons(
    games: tuple[str, ...], progress: LessonProgress, texts: Texts, console: Console
) -> None:
    """Print the lessons of these games, in the order in which to take them."""
    say = texts.say
    for game in filter(lessons.names, games):
        console.say(say(game), style="bold")
        for name in lessons.names(game):
            lesson = lessons.load(game, name)
            minutes = say("lesson-minutes", count=lesson.minutes)
            words = [f"{say(lesson.text)} ({minutes})", *_state(lesson, progress, texts)]
            console.say(", ".join(words), indent=2)
            console.say(say(f"{lesson.text}.about"), indent=4)
            console.show(f"    whistlestop learn {game} {name}")
        console.say()


def _state(lesson: Lesson, progress: LessonProgress, texts: Texts) -> list[str]:
    """Say whether a lesson is finished, or how far the person has come."""
    found = progress.find(lesson.file)
    if found.done:
        return [texts.say("lesson-step", step=len(found.done) + 1, of=len(lesson.steps))]
    return [texts.say("lesson-is-finished")] if found.finished else []
