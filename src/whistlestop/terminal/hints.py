"""Hints in the terminal: what a bot would answer now, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from whistlestop.bots.hint import Hint, RankedAnswer, Unit, percent
from whistlestop.engine.ask import Ask
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_words
from whistlestop.terminal.console import Console

if TYPE_CHECKING:
    from whistlestop.terminal.screen import Screen


def print_hint(hint: Hint | None, ask: Ask, view: Any, screen: Screen, console: Console) -> None:
    """Print the best answer with its reason, and then the next best ones with their values."""
    texts = screen.texts
    if hint is None:
        console.say(texts.say("hint-none"))
        return
    best, *others = hint.ranked
    console.say(screen.answer_text(best.answer, ask, view), style="bold")
    console.say(_reason(best, screen))
    if others:
        console.say(texts.say("hint-more"), style="dim")
    for each in others:
        words = [screen.answer_text(each.answer, ask, view), _value(each, hint.unit, texts)]
        console.say(" · ".join([word for word in words if word]), style="dim", indent=2)
        console.say(_reason(each, screen), style="dim", indent=4)


def _reason(ranked: RankedAnswer, screen: Screen) -> str:
    return " ".join([say_words(screen.texts, each, screen.players) for each in ranked.why])


def _value(ranked: RankedAnswer, unit: Unit, texts: Texts) -> str:
    """Return the value of an answer in words; nothing if it has none."""
    if ranked.value is None:
        return ""
    value = percent(ranked.value) if unit == "wins" else round(ranked.value, 1)
    return texts.say("hint-value", unit=unit, value=value)
