"""The answers of other seats that are asked together with ours.

Nobody sees the answers of the others before all are given. So the search first asks what each seat
would answer, and then judges our own answers against that. In the study, all seats answer at random
in the same playouts, and every playout tells each seat about its own answer. A seat then takes the
answer that did best, but with some doubt: people and bots see differences only roughly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from whistlestop.bots.search.guide import Guide
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

_SAME_WORLD: Final = 4  # playouts of the study in one world


@dataclass(eq=False, slots=True)
class _Studied:
    """The answers of one seat, and how they did."""

    answers: tuple[Answer, ...]
    values: list[float]
    tries: list[int]

    def means(self) -> list[float]:
        usual = sum(self.values) / max(1, sum(self.tries))
        # One more try with the usual value: an answer that was tried seldom is not known well.
        return [
            (value + usual) / (tries + 1)
            for value, tries in zip(self.values, self.tries, strict=True)
        ]


class Rivals:
    """The likely answers of other seats to their questions, as our seat can imagine them."""

    def __init__(self, asks: Mapping[int, Ask], means: Mapping[int, list[float]]) -> None:
        self._asks = asks
        self._means = means

    def answer(self, seat: int, doubt: float, rng: Random) -> Answer:
        """Return the best answer of a seat that misjudges each answer by about `doubt`."""
        answers, means, gauss = self._asks[seat].answers, self._means[seat], rng.gauss
        believed = [mean + gauss(0.0, doubt) for mean in means]
        return answers[believed.index(max(believed))]


def study(guide: Guide, playouts: int, rng: Random) -> Rivals:
    """Find out how good the answers of all seats are that are asked together with ours."""
    world = guide.world(rng)
    studied = {
        ask.seat: _Studied(ask.answers, [0.0] * ask.count, [0] * ask.count) for ask in world.asks
    }
    for number in range(playouts):
        if number % _SAME_WORLD == 0:
            world = guide.world(rng)
        match = world.fork(snapshots=False, events=False)
        chosen = [(ask, int(rng.random() * ask.count)) for ask in world.asks]
        for ask, at in chosen:
            match.choose_index(ask.seat, at)
        guide.play(match, rng)
        for ask, at in chosen:
            mine = studied[ask.seat]
            mine.values[at] += _share(match, ask.seat)
            mine.tries[at] += 1
    return Rivals(
        {ask.seat: ask for ask in world.asks},
        {seat: each.means() for seat, each in studied.items()},
    )


def _share(match: Match, seat: int) -> float:
    """Return the share of the win that a seat has."""
    winners = () if match.outcome is None else match.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0
