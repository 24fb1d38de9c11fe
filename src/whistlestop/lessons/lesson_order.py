"""The lessons of the package, in the order in which to take them: `data/order.toml` says it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from whistlestop import games
from whistlestop.lessons.errors import NoSuchLesson
from whistlestop.lessons.lesson import Lesson, read_lesson
from whistlestop.lessons.lesson_check import check_lesson
from whistlestop.scenarios.errors import bad_scenario

_DATA = files(__package__).joinpath("data")
_ORDER = "order.toml"


def names(game: str) -> tuple[str, ...]:
    """Return the names of the lessons of a game, in the order in which to take them."""
    return _order().get(game, ())


@cache
def load(game: str, name: str) -> Lesson:
    """Load a lesson of the package. Raise NoSuchLesson if there is none."""
    if name not in names(game):
        raise NoSuchLesson(f"there is no lesson {game}/{name}", "no-such-lesson")
    text = _DATA.joinpath(game, f"{name}.toml").read_text("utf-8")
    lesson = read_lesson(game, name, text)
    before = names(game)[: names(game).index(name)]
    for needed in lesson.needs:
        if needed not in before:
            raise bad_scenario(
                lesson.file, f"it needs {needed!r}, which {_ORDER} has not before it"
            )
    check_lesson(lesson)
    return lesson


def load_all() -> tuple[Lesson, ...]:
    """Load the lessons of all games, in their order."""
    return tuple([load(game, name) for game in games.NAMES for name in names(game)])


@cache
def _order() -> Mapping[str, tuple[str, ...]]:
    return read_order(tomllib.loads(_DATA.joinpath(_ORDER).read_text("utf-8")))


def read_order(found: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    """Read the order of all lessons. Raise BadScenario if it and the files do not agree."""
    there = {
        game: {
            each.name.removesuffix(".toml")
            for each in (_DATA.joinpath(game).iterdir() if _DATA.joinpath(game).is_dir() else ())
            if each.name.endswith(".toml")
        }
        for game in games.NAMES
    }
    for game, listed in found.items():
        if set(listed) != there.get(game) or len(set(listed)) != len(listed):
            wanted = ", ".join(sorted(there.get(game, ())))
            raise bad_scenario(_ORDER, f"the lessons of {game} are the files {wanted}, each once")
    for game, lessons in there.items():
        if lessons and game not in found:
            raise bad_scenario(_ORDER, f"it does not name the lessons of {game}")
    return {game: tuple(listed) for game, listed in found.items()}
