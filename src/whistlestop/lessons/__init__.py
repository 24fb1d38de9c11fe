"""Lessons: guided matches in which a newcomer does each thing, played against the real engine.

    run = LessonRun(lessons.load("bang", "reach"))
    while (step := run.step) is not None: ...

A lesson is a TOML file in `data`; docs/write-a-lesson.md describes it.
"""

from __future__ import annotations

from whistlestop.lessons.errors import LessonRefused
from whistlestop.lessons.lesson import Lesson, Step, read_lesson
from whistlestop.lessons.lesson_order import load, load_all, names
from whistlestop.lessons.lesson_run import CONTINUE, LessonRun
from whistlestop.lessons.point import Point

__all__ = [
    "CONTINUE",
    "Lesson",
    "LessonRefused",
    "LessonRun",
    "Point",
    "Step",
    "load",
    "load_all",
    "names",
    "read_lesson",
]
