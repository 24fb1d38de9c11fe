"""The bot that plays Train Heist: it plans a whole turn, and follows the plan while it is valid."""

from __future__ import annotations

from random import Random

from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.hint import MOST_RANKED, Hint, RankedAnswer, Sentences, only_answer
from whistlestop.bots.train_heist.answers import ANSWERS, fresh_cards
from whistlestop.bots.train_heist.position import Position
from whistlestop.bots.train_heist.turn_planner import FULL_EFFORT, Effort, Planner
from whistlestop.bots.train_heist.turn_reasons import explain_turns
from whistlestop.bots.train_heist.turn_state import TurnState, turn_state
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text


class TrainHeistBot(Bot):
    """A bot that plans its own turns by search. It answers other questions with answers.py."""

    def __init__(self, rng: Random, effort: Effort = FULL_EFFORT) -> None:
        """Make a bot that plans with this effort."""
        super().__init__(rng)
        self._effort = effort
        self._plan: list[tuple[TurnState, Answer]] = []  # the remaining part of the plan
        self._why: Sentences = ()  # why the plan of the last hint is a good one

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        if len(ask.answers) == 1:
            return ask.answers[0]
        position = Position(match.view, ask.about["cowboy"])
        if ask.kind == "ride" and self._plan and self._plan[0][1] in ask.answers:
            return self._plan.pop(0)[1]
        if ask.kind == "turn":
            return self._act(ask, position)
        return next(ANSWERS[ask.kind](ask, position, self.rng)).answer

    def hint(self, ask: Ask, match: MatchAsSeen) -> Hint:
        """Return the best answers with their values in tiles, and how the best turn goes on.

        The bot keeps the plan of its hint: further hints in this turn go on with it.
        """
        if len(ask.answers) == 1:
            return Hint(only_answer(ask.answers[0]), "tiles")
        return Hint(tuple(self.ranked(ask, match)[:MOST_RANKED]), "tiles")

    def ranked(self, ask: Ask, match: MatchAsSeen) -> list[RankedAnswer]:
        """Rank the answers that the bot considers, the best one first."""
        position = Position(match.view, ask.about["cowboy"])
        if ask.kind == "turn":
            return self._ranked_turns(ask, position)
        if ask.kind == "ride" and (planned := self._planned(ask)) is not None:
            return [self._as_planned(planned)]
        return list(ANSWERS[ask.kind](ask, position, self.rng))

    def _ranked_turns(self, ask: Ask, position: Position) -> list[RankedAnswer]:
        """Rank the ways to begin the rest of the turn. A plan that is still valid comes first."""
        free = self._free_ability(ask, position)
        ranked = [] if free is None else [free]
        self._skip_to(turn_state(position))
        planned = self._plan[0][1] if self._plan else None
        turns = [
            turn
            for turn in Planner(position, self.rng, self._effort).turns()
            if turn.steps[0][1] in ask.answers
        ]
        if planned not in ask.answers:
            planned = None
            self._plan = list(turns[0].steps) if turns else []
        chosen = planned or (turns[0].steps[0][1] if turns else None)
        explained = explain_turns(position, turns, chosen)
        rest = [each for each in explained if each.answer != planned]
        if planned is not None:
            same = next((each for each in explained if each.answer == planned), None)
            rest.insert(0, same or self._as_planned(planned))
        elif explained:
            self._why = explained[0].why
        return [*ranked, *rest] or [RankedAnswer(ask.answers[-1], None, (text("heist-hint-end"),))]

    def _as_planned(self, answer: Answer) -> RankedAnswer:
        """Explain an answer of the plan by what the whole plan is good for."""
        return RankedAnswer(answer, None, (text("heist-hint-planned"), *self._why))

    def has_plan(self, ask: Ask, match: MatchAsSeen) -> bool:
        """Return whether the rest of the turn is planned, and the table is as planned."""
        if ask.kind == "ride":
            return self._planned(ask) is not None
        if ask.kind != "turn" or not self._plan:
            return False
        step = turn_state(Position(match.view, ask.about["cowboy"]))
        return _same(self._plan[0][0], step) and self._plan[0][1] in ask.answers

    def plan_from(self, ask: Ask, match: MatchAsSeen, first: Answer) -> None:
        """Plan the rest of a turn that begins with this answer, which is still to be given."""
        position = Position(match.view, ask.about["cowboy"])
        turns = Planner(position, self.rng, self._effort).turns()
        self._plan = next((list(each.steps) for each in turns if each.steps[0][1] == first), [])
        explained = explain_turns(position, turns, first)
        self._why = next((each.why for each in explained if each.answer == first), ())

    def gave(self, answer: Answer) -> None:
        """Go on in the plan after an answer that somebody else chose."""
        if self._plan and self._plan[0][1] == answer:
            self._plan.pop(0)

    def _skip_to(self, state: TurnState) -> None:
        """Drop the steps of the plan that were taken already; the whole plan, if it has failed."""
        while self._plan and not _same(self._plan[0][0], state):
            self._plan.pop(0)

    def _planned(self, ask: Ask) -> Answer | None:
        """Return the answer of the plan to the question where to ride."""
        return next((answer for _, answer in self._plan if answer in ask.answers), None)

    def _act(self, ask: Ask, position: Position) -> Answer:
        """Follow the plan while the turn goes as planned; otherwise make a new plan."""
        first = self._free_ability(ask, position)
        if first is not None:
            return first.answer
        if not self._plan or not _same(self._plan[0][0], turn_state(position)):
            self._plan = Planner(position, self.rng, self._effort).best()
        answer = self._plan.pop(0)[1]
        if answer in ask.answers:
            return answer
        self._plan = []
        return ask.answers[-1]

    def _free_ability(self, ask: Ask, position: Position) -> RankedAnswer | None:
        """Use an ability of a Wanted Card that costs no action."""
        for answer in ask.answers:
            if answer.verb == "tombstone":
                return RankedAnswer(answer, None, (text("heist-hint-free"),))
        return fresh_cards(ask, position, self.rng)


def _same(one: TurnState, two: TurnState) -> bool:
    return (one.place, one.actions, one.hand, one.load) == (
        two.place,
        two.actions,
        two.hand,
        two.load,
    )
