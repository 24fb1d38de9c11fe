"""The bot called `modest`: a deputy who wants no fame, to measure what it is good for."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from whistlestop.bots.bot import Eyes
from whistlestop.bots.deputy.deputy import Deputy
from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.bang.view import TableView

_FAME: Final = ("perform", "boast", "claim")


class Modest(Deputy):
    name: ClassVar[str] = "modest"
    offered: ClassVar[bool] = False

    def choose(self, ask: Ask, eyes: Eyes) -> Answer:
        """It neither performs nor boasts nor claims; there is always another way."""
        answers = tuple([each for each in ask.answers if each.verb not in _FAME])
        return super().choose(ask._replace(answers=answers), eyes)

    def sight(self, eyes: Eyes) -> TableView:
        """No Feat makes it prefer one play to another."""
        return replace(super().sight(eyes), goals=())
