"""The reasons why a lesson refuses something. The error of a wrong file is BadScenario."""

from __future__ import annotations

from whistlestop.engine.errors import WhistlestopError


class LessonRefused(WhistlestopError):
    """The lesson does not accept this now, and it is unchanged."""


class NoSuchLesson(WhistlestopError):
    """No lesson of this game has this name."""
