"""A bot that tries its answers in imagined matches, and takes the one that wins most of them.

Each imagined match deals again what the seat cannot know, and the others answer at random. All
answers still in the running are tried in the same imagined matches, so that luck is shared. After
each heat the worse half drops out, and the next heat tries each of the rest twice as often.

This is the `normal` bot of Colt Super Express, whose matches are short enough to play hundreds of
them out for one decision. It uses nothing of the rules but the answers that they allow.
"""

from __future__ import annotations

from random import Random
from typing import Final

from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

# A playout longer than this says nothing: it counts as lost.
_LONGEST_PLAYOUT: Final = 2000


class MonteCarloBot(Bot):
    """Plays each answer out at random, about `playouts` times for one decision."""

    def __init__(self, rng: Random, playouts: int = 400) -> None:
        super().__init__(rng)
        self.playouts = playouts

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        contenders = list(ask.answers)
        if len(contenders) == 1:
            return contenders[0]
        if ask.about.get("equal"):
            return self.rng.choice(contenders)
        self.rng.shuffle(contenders)  # so that of equals not always the first is taken
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
        """Imagine a match in which all others have answered what is asked of them now."""
        world = match.imagine(self.rng)
        for ask in world.asks:
            if ask.seat != seat:
                world.choose(ask.seat, self.rng.choice(ask.answers))
        return world

    def _try(self, world: Match, seat: int, answer: Answer) -> float:
        """Return the seat's share of the win if it answers so and then all play at random."""
        match = world.fork(snapshots=False)
        match.choose(seat, answer)
        random = self.rng.random
        for _ in range(_LONGEST_PLAYOUT):
            if match.outcome is not None:
                winners = match.outcome.winners
                return 1 / len(winners) if seat in winners else 0.0
            for ask in match.asks:
                match.choose(ask.seat, ask.answers[int(random() * len(ask.answers))])
        return 0.0
