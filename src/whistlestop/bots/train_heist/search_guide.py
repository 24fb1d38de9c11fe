"""The guide of the search in Train Heist: its bot plays all cowboys for a few turns.

A plan of the bot takes milliseconds, so a playout ends before the match does, unless that is near.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import ClassVar, Final

from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.hint import Hint
from whistlestop.bots.search.bot import SearchBot
from whistlestop.bots.search.guide import Guide
from whistlestop.bots.search.playing import Policy
from whistlestop.bots.train_heist.bot import TrainHeistBot
from whistlestop.bots.train_heist.turn_planner import Effort
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.game import Outcome
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.constants import SCORE, VERSUS
from whistlestop.games.train_heist.view import TableView

_EFFORT: Final = Effort(beam=3, horizon=2, draws=4)  # in playouts: much faster than at a table
_CARRIED: Final = 0.5  # of the value of a tile in a town
_KNOT: Final = 1.5  # tiles that a knot of the noose costs
_GOOD_SCORE: Final = 12.0  # points that are worth half a win in the score mode
_TILE: Final = 0.5  # what one tile more adds to the logarithm of the odds of a win


class TrainHeistGuide(Guide):
    """The guide for Train Heist."""

    longest = 30
    horizon: ClassVar[int] = 30
    playouts = 40

    def candidates(self, ask: Ask, rng: Random) -> Iterator[Answer]:
        """Rank as the heuristic bot does: the ways to begin the rest of a turn."""
        for each in TrainHeistBot(rng).ranked(ask, self.seen):
            yield each.answer

    def policy(self, match: Match, rng: Random) -> Policy:
        bots = [TrainHeistBot(rng, _EFFORT) for _ in range(match.seats)]
        seen = [MatchAsSeen(match, seat) for seat in range(match.seats)]

        def answer(ask: Ask) -> Answer:
            return bots[ask.seat].choose(ask, seen[ask.seat])

        return answer

    def result(self, match: Match, outcome: Outcome) -> float:
        """Value the points in the score mode, in which nobody loses."""
        view: TableView = match.view(self.seat)
        if view.mode == SCORE:
            return _score(view.points)
        return super().result(match, outcome)

    def estimate(self, match: Match) -> float:
        """Count tiles: those in towns, those on the way there, and the knots of the noose."""
        view: TableView = match.view(self.seat)
        if view.mode == VERSUS:
            return self._lead(view)
        carried = _CARRIED * sum([len(cowboy.loot) for cowboy in view.cowboys])
        tiles = view.points + carried - _KNOT * view.hangman
        if view.mode == SCORE or view.goal is None:
            return _score(max(0.0, tiles))
        # The cards left say how much time is left for the tiles that are missing.
        missing = view.goal - tiles - view.events_left / len(view.cowboys)
        return _chance(-missing)

    def _lead(self, view: TableView) -> float:
        """Value the lead over the best rival, in versus."""
        tiles = [
            cowboy.points
            + _CARRIED * len(cowboy.loot)
            + (1 - _CARRIED / 2) * sum([town.counters[cowboy.number] for town in view.towns])
            for cowboy in view.cowboys
        ]
        mine = max([tiles[each.number] for each in view.cowboys if each.seat == self.seat])
        rivals = [tiles[each.number] for each in view.cowboys if each.seat != self.seat]
        return _chance(mine - max(rivals))


class HardTrainHeistBot(SearchBot):
    """The bot `hard` for Train Heist.

    It searches for the best way to begin a turn, and then follows the plan of the heuristic bot for
    this beginning. That bot answers all other questions too.
    """

    make_guide = TrainHeistGuide

    def __init__(self, rng: Random, playouts: int | None = None) -> None:
        super().__init__(rng, playouts)
        self._planner = TrainHeistBot(rng)

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        if ask.kind != "turn" or self._planner.has_plan(ask, match):
            return self._planner.choose(ask, match)
        answer = super().choose(ask, match)
        self._planner.plan_from(ask, match, answer)
        self._planner.gave(answer)
        return answer

    def hint(self, ask: Ask, match: MatchAsSeen) -> Hint:
        if ask.kind != "turn" or self._planner.has_plan(ask, match):
            return self._planner.hint(ask, match)
        hint = super().hint(ask, match)
        self._planner.plan_from(ask, match, hint.ranked[0].answer)
        return hint


def _score(points: float) -> float:
    return points / (points + _GOOD_SCORE)


def _chance(tiles: float) -> float:
    """Return the chance of a win with so many tiles more than are needed."""
    return 1 / (1 + exp(-_TILE * tiles))
