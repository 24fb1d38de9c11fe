"""The bot called `bandit`: it robs the train, planning its turns ahead."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from whistlestop.bots.bandit.answers import ANSWERS, fresh_cards
from whistlestop.bots.bandit.look import Look
from whistlestop.bots.bandit.plan import Planner, Stand, start
from whistlestop.bots.bot import Bot, Eyes
from whistlestop.engine.ask import Answer, Ask


class Bandit(Bot):
    name: ClassVar[str] = "bandit"
    games: ClassVar[tuple[str, ...] | None] = ("train-heist",)

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._course: list[tuple[Stand, Answer]] = []  # the plan under way

    def choose(self, ask: Ask, eyes: Eyes) -> Answer:
        if len(ask.answers) == 1:
            return ask.answers[0]
        look = Look(eyes.view, ask.about["cowboy"])
        if ask.kind == "ride" and self._course and self._course[0][1] in ask.answers:
            return self._course.pop(0)[1]
        if ask.kind == "turn":
            return self._act(ask, look)
        return ANSWERS[ask.kind](ask, look, self.rng)

    def _act(self, ask: Ask, look: Look) -> Answer:
        """As planned, while things stand as they should; else by a new plan."""
        first = self._before_all_else(ask, look)
        if first is not None:
            return first
        if not self._course or not _same(self._course[0][0], start(look)):
            self._course = Planner(look, self.rng).best()
        answer = self._course.pop(0)[1]
        if answer in ask.answers:
            return answer
        self._course = []
        return ask.answers[-1]

    def _before_all_else(self, ask: Ask, look: Look) -> Answer | None:
        """What some Wanted Cards give for nothing."""
        for answer in ask.answers:
            if answer.verb == "tombstone":
                return answer
        return fresh_cards(ask, look, self.rng)


def _same(one: Stand, two: Stand) -> bool:
    return (one.place, one.actions, one.hand, one.load) == (
        two.place,
        two.actions,
        two.hand,
        two.load,
    )
