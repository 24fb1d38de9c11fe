"""The bot called `greedy`: it tries its answers in imagined matches; the one that wins most it is.

Each imagined match deals again what the seat cannot know, and the others answer at random. All
answers still in the running are tried in the same imagined matches, so that luck is shared; after
each heat the worse half drops out, and the next heat looks twice as closely at the rest.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from whistlestop.bots.bot import Bot, Eyes
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

# A playout longer than this says nothing: it counts as lost.
_LIMIT = 2000


class Greedy(Bot):
    name: ClassVar[str] = "greedy"
    too_long: ClassVar[tuple[str, ...]] = ("bang", "train-heist")  # a playout takes milliseconds

    def __init__(self, rng: Random, playouts: int = 400) -> None:
        super().__init__(rng)
        self.playouts = playouts  # about so many for one decision

    def choose(self, ask: Ask, eyes: Eyes) -> Answer:
        contenders = list(ask.answers)
        if len(contenders) == 1:
            return contenders[0]
        if ask.about.get("equal"):
            return self.rng.choice(contenders)
        self.rng.shuffle(contenders)  # so that of equals not the first in the list is taken
        wins = dict.fromkeys(contenders, 0.0)
        heats = (len(contenders) - 1).bit_length()
        while len(contenders) > 1:
            for _ in range(max(1, self.playouts // (heats * len(contenders)))):
                world = self._world(ask.seat, eyes)
                for answer in contenders:
                    wins[answer] += self._try(world, ask.seat, answer)
            contenders.sort(key=lambda answer: -wins[answer])
            del contenders[(len(contenders) + 1) // 2 :]
        return contenders[0]

    def _world(self, seat: int, eyes: Eyes) -> Match:
        """An imagined match in which all others have answered what is asked of them now."""
        world = eyes.imagine(self.rng)
        for ask in world.asks:
            if ask.seat != seat:
                world.choose(ask.seat, self.rng.choice(ask.answers))
        return world

    def _try(self, world: Match, seat: int, answer: Answer) -> float:
        """What the seat gets of the win if it answers so and then all play at random."""
        match = world.fork(snapshots=False)
        match.choose(seat, answer)
        random = self.rng.random
        for _ in range(_LIMIT):
            if match.outcome is not None:
                winners = match.outcome.winners
                return 1 / len(winners) if seat in winners else 0.0
            for ask in match.asks:
                match.choose(ask.seat, ask.answers[int(random() * len(ask.answers))])
        return 0.0
