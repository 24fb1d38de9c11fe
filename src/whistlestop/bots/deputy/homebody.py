"""The bot called `homebody`: a deputy who takes no railcar, to measure what they are good for."""

from __future__ import annotations

from typing import ClassVar

from whistlestop.bots.bot import Eyes
from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.deputy import Deputy
from whistlestop.engine.ask import Answer, Ask


class Homebody(Deputy):
    name: ClassVar[str] = "homebody"
    offered: ClassVar[bool] = False

    def choose(self, ask: Ask, eyes: Eyes) -> Answer:
        """All else it does as a deputy; where it has no choice it takes one."""
        answers = tuple([each for each in ask.answers if not _takes(each)])
        return super().choose(ask._replace(answers=answers) if answers else ask, eyes)


def _takes(answer: Answer) -> bool:
    tower = answer.verb == "play" and kind_of(answer.cards[0]) == "water-tower"
    return tower or answer.verb in ("board", "advance")
