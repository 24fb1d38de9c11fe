"""The bot that plays Train Heist: it plans a whole turn, and follows the plan while it is valid."""

from __future__ import annotations

from random import Random

from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.train_heist.answers import ANSWERS, fresh_cards
from whistlestop.bots.train_heist.position import Position
from whistlestop.bots.train_heist.turn_planner import Planner
from whistlestop.bots.train_heist.turn_state import TurnState, turn_state
from whistlestop.engine.ask import Answer, Ask


class TrainHeistBot(Bot):
    """A bot that plans its own turns by search. It answers other questions with answers.py."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._plan: list[tuple[TurnState, Answer]] = []  # the remaining part of the plan

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        if len(ask.answers) == 1:
            return ask.answers[0]
        position = Position(match.view, ask.about["cowboy"])
        if ask.kind == "ride" and self._plan and self._plan[0][1] in ask.answers:
            return self._plan.pop(0)[1]
        if ask.kind == "turn":
            return self._act(ask, position)
        return ANSWERS[ask.kind](ask, position, self.rng)

    def _act(self, ask: Ask, position: Position) -> Answer:
        """Follow the plan while the turn goes as planned; otherwise make a new plan."""
        first = self._free_ability(ask, position)
        if first is not None:
            return first
        if not self._plan or not _same(self._plan[0][0], turn_state(position)):
            self._plan = Planner(position, self.rng).best()
        answer = self._plan.pop(0)[1]
        if answer in ask.answers:
            return answer
        self._plan = []
        return ask.answers[-1]

    def _free_ability(self, ask: Ask, position: Position) -> Answer | None:
        """Use an ability of a Wanted Card that costs no action."""
        for answer in ask.answers:
            if answer.verb == "tombstone":
                return answer
        return fresh_cards(ask, position, self.rng)


def _same(one: TurnState, two: TurnState) -> bool:
    return (one.place, one.actions, one.hand, one.load) == (
        two.place,
        two.actions,
        two.hand,
        two.load,
    )
