"""A bot that chooses at random."""

from __future__ import annotations

from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.engine.ask import Answer, Ask


class RandomBot(Bot):
    """A bot that plays every game, without looking at the match."""

    looks = False

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:  # noqa: ARG002 - it does not look
        answers = ask.answers
        return answers[int(self.rng.random() * len(answers))]
