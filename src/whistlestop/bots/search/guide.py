"""The contract between the search core and a game: worlds, policy, and the value of positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import ClassVar, TypeAlias

from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.game import Outcome
from whistlestop.engine.match import Match

# A function that answers every question of one playout, whoever is asked.
Policy: TypeAlias = Callable[[Ask], Answer]


class Guide(ABC):
    """What a game tells the search for one decision of one seat.

    A *world* is an imagined match that fits everything the seat knows. A guide gets nothing else of
    the real match. So it may look at all of a world, which holds no secret of the real match.
    """

    longest: ClassVar[int]  # answers of one playout; a longer one is valued as it stands then

    def __init__(self, seen: MatchAsSeen) -> None:
        self.seen = seen
        self.seat = seen.seat

    def world(self, rng: Random) -> Match:
        """Return a world. A world that the seat thinks likely must come up more often."""
        return self.seen.imagine(rng, events=False)

    @abstractmethod
    def policy(self, match: Match, rng: Random) -> Policy:
        """Return a policy for one playout of this match, which goes on in a world."""

    def answer_at_once(self, ask: Ask, world: Match, rng: Random) -> Answer:
        """Answer for another seat that is asked in a world together with our own.

        The answer is the same in all playouts of this world.
        """
        return self.policy(world, rng)(ask)

    def value(self, match: Match) -> float:
        """Return the value of the end of a playout to the seat: a share of a win, from 0 to 1."""
        if match.outcome is None:
            return self.estimate(match)
        return self.result(match, match.outcome)

    def result(self, match: Match, outcome: Outcome) -> float:  # noqa: ARG002 - a game may look
        """Return the value of a match with this outcome."""
        return float(self.seat in outcome.winners)

    @abstractmethod
    def estimate(self, match: Match) -> float:
        """Return the value of a match that was not played to its end."""
