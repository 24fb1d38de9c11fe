"""The words about an event, as the tests of a game's narration compare them."""

from __future__ import annotations

from typing import Any

from whistlestop import games
from whistlestop.engine.event import Event
from whistlestop.engine.narration import Narration
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_narration

PLAYERS = ("Ann", "Bo", "Cy", "Di")


def said(
    game: str, view: Any, kind: str, *, language: str = "en", spoken: bool = False, **payload: Any
) -> str | None:
    """Return the words about an event for a viewer who knows this payload, or None."""
    narration = games.find(game).narrate(Event(kind, payload), view)
    return in_words(narration, language, spoken=spoken)


def in_words(
    narration: Narration | None, language: str = "en", *, spoken: bool = False
) -> str | None:
    if narration is None:
        return None
    return say_narration(Texts(language), narration, PLAYERS, spoken=spoken)


def opens_step(game: str, view: Any, kind: str, **payload: Any) -> bool:
    narration = games.find(game).narrate(Event(kind, payload), view)
    assert narration is not None
    return narration.opens_step
