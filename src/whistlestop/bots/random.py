"""A bot that chooses at random."""

from __future__ import annotations

from whistlestop.bots.bot import Bot, Eyes
from whistlestop.engine.ask import Answer, Ask


class RandomBot(Bot):
    """Plays every game, and looks at nothing."""

    def choose(self, ask: Ask, eyes: Eyes) -> Answer:  # noqa: ARG002 - it does not look
        answers = ask.answers
        return answers[int(self.rng.random() * len(answers))]
