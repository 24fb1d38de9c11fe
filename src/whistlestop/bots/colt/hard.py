"""The bot `hard` for Colt Super Express, and what its search knows beyond search_guide.py.

All players lay their schemes at the same time, so nearly everything depends on what the others lay
now. The search studies that first, in random playouts. From the same playouts it learns habits:
what to lay in which place, facing which way. In all later playouts everybody follows these habits
after this round.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import ClassVar, Final

from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.colt.search_guide import ColtGuide
from whistlestop.bots.search.bot import SearchBot
from whistlestop.bots.search.habits import Habits
from whistlestop.bots.search.rivals import Rivals, study
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.game import Outcome
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.view import TrainView

_STUDY: Final = 0.5  # playouts to find out what the others lay, for each playout of the search
_FAR: Final = 2  # cars from the rear end; farther places are all alike
_DOUBT: Final = 0.1  # shares of a win by which they misjudge a scheme


class StudyingColtGuide(ColtGuide):
    """The guide of the bot `hard` for Colt Super Express."""

    horizon: ClassVar[int] = 2000
    playouts = 2500
    trusted: ClassVar[bool] = False  # the first candidate is only the first in the list
    all_at_once: ClassVar[bool] = True

    def __init__(self, seen: MatchAsSeen) -> None:
        super().__init__(seen)
        self._rivals: Rivals | None = None
        self._habits = Habits()

    def play(self, match: Match, rng: Random) -> None:
        """Play at random and learn from it, until it is known what the others lay now.

        Then play as those usually did who won.
        """
        if self._rivals is None:
            self._learn(match, rng)
            return
        while match.outcome is None:
            view: TrainView = match.view(None)
            for ask in match.asks:
                habit = self._habits.choose(_situation(view, ask.seat), ask.count, rng)
                match.choose_index(ask.seat, habit)

    def _learn(self, match: Match, rng: Random) -> None:
        laid: list[tuple[Hashable, int, int, int]] = []
        while match.outcome is None:
            view: TrainView = match.view(None)
            for ask in match.asks:
                at = int(rng.random() * ask.count)
                laid.append((_situation(view, ask.seat), ask.count, at, ask.seat))
                match.choose_index(ask.seat, at)
        winners = match.outcome.winners
        for situation, count, at, seat in laid:
            self._habits.note(situation, count, at, float(seat in winners))

    def answer_at_once(self, ask: Ask, world: Match, rng: Random) -> Answer:  # noqa: ARG002 - the worlds differ in little
        if self._rivals is None:
            self._rivals = study(self, int(_STUDY * self.playouts), rng)
        return self._rivals.answer(ask.seat, _DOUBT, rng)

    def result(self, match: Match, outcome: Outcome) -> float:  # noqa: ARG002 - all matches alike
        return 1 / len(outcome.winners) if self.seat in outcome.winners else 0.0


def _situation(view: TrainView, seat: int) -> Hashable:
    """Return where a bandit is, seen from the rear end, and whether others are on its floor."""
    bandit = view.bandits[seat]
    if bandit.car is None:
        return None
    inside = bandit.floor == "inside"
    line = [each for car in view.train for each in (car.inside if inside else car.roof)]
    at = line.index(seat)
    near = (at > 0, at + 1 < len(line))  # whether there is somebody towards the rear, and the front
    ahead, behind = near[::-1] if bandit.facing == "front" else near
    from_rear = min(view.train[0].number - bandit.car, _FAR)
    return from_rear, bandit.car == 0, inside, bandit.facing, ahead, behind


class HardColtBot(SearchBot):
    """The bot `hard` for Colt Super Express."""

    make_guide = StudyingColtGuide
