"""A bot that tries its answers in imagined matches, and chooses the one that wins most often.

In an imagined match, everything that the seat cannot know is dealt again at random, and the other
players answer at random. All remaining answers are tried in the same imagined matches, so that
luck is the same for all of them. The bot works in rounds. After each round it drops the worse half
of the answers, and in the next round it tries each remaining answer about twice as often.

This is the `normal` bot of Colt Super Express. Matches of this game are short: the bot can play
out hundreds of them for one decision. It knows no rules, only the answers that the rules allow.
"""

from __future__ import annotations

from random import Random
from typing import Final

from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.engine.playout import play_at_random

# A playout with more answers than this counts as lost.
_LONGEST_PLAYOUT: Final = 2000


class MonteCarloBot(Bot):
    """A bot that tries its answers in about `playouts` random matches for one decision."""

    def __init__(self, rng: Random, playouts: int = 400) -> None:
        super().__init__(rng)
        self.playouts = playouts

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        contenders = list(ask.answers)
        if len(contenders) == 1:
            return contenders[0]
        if ask.about.get("equal"):
            return self.rng.choice(contenders)
        self.rng.shuffle(contenders)  # so that the first of equal answers does not always win
        wins = dict.fromkeys(contenders, 0.0)
        heats = (len(contenders) - 1).bit_length()
        while len(contenders) > 1:
            for _ in range(max(1, self.playouts // (heats * len(contenders)))):
                world = self._world(ask.seat, match)
                for answer in contenders:
                    wins[answer] += self._try(world, ask.seat, answer)
            contenders.sort(key=lambda answer: -wins[answer])
            del contenders[(len(contenders) + 1) // 2 :]
        return contenders[0]

    def _world(self, seat: int, match: MatchAsSeen) -> Match:
        """Imagine a match in which all other seats that are asked now have answered at random."""
        world = match.imagine(self.rng, events=False)
        for ask in world.asks:
            if ask.seat != seat:
                world.choose(ask.seat, self.rng.choice(ask.answers))
        return world

    def _try(self, world: Match, seat: int, answer: Answer) -> float:
        """Return the seat's share of the win after this answer, if all then play at random."""
        match = world.fork(snapshots=False, events=False)
        match.choose(seat, answer)
        play_at_random(match, self.rng.random, _LONGEST_PLAYOUT)
        if match.outcome is None or seat not in match.outcome.winners:
            return 0.0
        return 1 / len(match.outcome.winners)
