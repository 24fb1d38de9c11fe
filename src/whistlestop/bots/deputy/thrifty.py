"""The bot called `thrifty`: a deputy who buys nothing, to measure what buying is good for."""

from __future__ import annotations

from typing import ClassVar, Final

from whistlestop.bots.bot import Eyes
from whistlestop.bots.deputy.deputy import Deputy
from whistlestop.engine.ask import Answer, Ask

_TRADE: Final = ("buy", "scrap", "sell")


class Thrifty(Deputy):
    name: ClassVar[str] = "thrifty"
    offered: ClassVar[bool] = False

    def choose(self, ask: Ask, eyes: Eyes) -> Answer:
        answers = tuple([each for each in ask.answers if each.verb not in _TRADE])
        return super().choose(ask._replace(answers=answers), eyes)
