"""The guide of the search in Colt Super Express.

All players lay their schemes at the same time, so nearly everything depends on what the others lay
now. They lay what the `normal` bot would, with a smaller budget. It thinks in some worlds only, and
in further worlds one of these schemes comes up again: the worlds differ in little but the values of
treasures. Later rounds are played at random, as in the playouts of that bot itself.
"""

from __future__ import annotations

from random import Random
from typing import Final

from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.colt.monte_carlo import MonteCarloBot
from whistlestop.bots.search.guide import Guide
from whistlestop.bots.search.playing import Policy
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

_PLAYOUTS: Final = 60  # for the scheme of each other bandit
_SCHEMES: Final = 60  # worlds in which the others think


class ColtGuide(Guide):
    """The guide for Colt Super Express."""

    longest = 2000  # no match is nearly as long

    def __init__(self, seen: MatchAsSeen) -> None:
        super().__init__(seen)
        self._laid: dict[int, list[Answer]] = {}  # the schemes of the other seats, as they thought

    def policy(self, match: Match, rng: Random) -> Policy:  # noqa: ARG002 - all matches alike
        """Answer at random."""

        def answer(ask: Ask) -> Answer:
            return ask.answers[int(rng.random() * len(ask.answers))]

        return answer

    def answer_at_once(self, ask: Ask, world: Match, rng: Random) -> Answer:
        laid = self._laid.setdefault(ask.seat, [])
        if len(laid) == _SCHEMES:
            return rng.choice(laid)
        bot = MonteCarloBot(rng, _PLAYOUTS)
        laid.append(bot.choose(ask, MatchAsSeen(world, ask.seat)))
        return laid[-1]

    def estimate(self, match: Match) -> float:
        """Give every bandit the same chance in a match that does not end."""
        return 1 / match.seats
