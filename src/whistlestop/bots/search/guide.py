"""The contract between the search core and a game: worlds, policy, and the value of positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from random import Random
from typing import ClassVar

from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.search.playing import Policy, play_on
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.game import Outcome
from whistlestop.engine.match import Match


class Guide(ABC):
    """The knowledge of a game that the search needs for one decision of one seat.

    A *world* is an imagined match that fits everything the seat knows. A guide gets nothing else of
    the real match. So it may look at all of a world, which holds no secret of the real match.
    """

    longest: int  # answers of one playout; a longer one is valued as it stands then
    horizon: ClassVar[int]  # the same for the bot `hard`, whose playouts must be short
    # Whether the first candidate is a good answer, which others must clearly beat.
    trusted: ClassVar[bool] = True
    all_at_once: ClassVar[bool] = False  # whether to judge all candidates, however many there are
    playouts: int  # of one decision of the bot `hard`: less than 2 seconds on one core

    def __init__(self, seen: MatchAsSeen) -> None:
        self.seen = seen
        self.seat = seen.seat

    def world(self, rng: Random) -> Match:
        """Return a world. A world that the seat thinks likely must come up more often."""
        return self.seen.imagine(rng, events=False)

    def candidates(self, ask: Ask, rng: Random) -> Iterable[Answer]:  # noqa: ARG002 - a game may look
        """Return the answers that are worth a search, the one that seems best first."""
        return ask.answers

    def play(self, match: Match, rng: Random) -> None:
        """Play a match of a world on, to its end or as far as a playout goes."""
        play_on(match, self.policy(match, rng), self.longest)

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
