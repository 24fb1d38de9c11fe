"""The bot called `random`: it takes whatever comes."""

from __future__ import annotations

from typing import ClassVar

from whistlestop.bots.bot import Bot, Eyes
from whistlestop.engine.ask import Answer, Ask


class Drifter(Bot):
    name: ClassVar[str] = "random"

    def choose(self, ask: Ask, eyes: Eyes) -> Answer:  # noqa: ARG002 - it does not even look
        answers = ask.answers
        return answers[int(self.rng.random() * len(answers))]
