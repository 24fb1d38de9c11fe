"""Habits: what has usually done well, learnt within one search, as a policy for playouts.

In a random playout nobody leaves a burning house. So the value of a position is wrong if everybody
plays at random from there. The search therefore learns from its first playouts, which are random.
It notes for each situation how often each answer was followed by a win. In later playouts, answers
that did better come up more often. A guide says what situation a seat is in, in a few words.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

_PRIOR: Final = 4.0  # tries with the usual value that every answer has in advance
_SHARPNESS: Final = 14.0  # how much more often an answer comes up that did better


class Habits:
    """The answers that did well, for each situation. Their numbers are the same in all of them."""

    def __init__(self) -> None:
        self._values: dict[Hashable, tuple[list[float], list[int]]] = {}
        self._weights: dict[Hashable, list[float]] = {}

    def note(self, situation: Hashable, answers: int, chosen: int, value: float) -> None:
        """Note that an answer of so many was chosen, and the value of the playout in the end."""
        found = self._values.get(situation)
        if found is None:
            found = self._values[situation] = [0.0] * answers, [0] * answers
        found[0][chosen] += value
        found[1][chosen] += 1
        self._weights.pop(situation, None)

    def choose(self, situation: Hashable, answers: int, rng: Random) -> int:
        """Return the number of an answer; one that did well is likelier."""
        weights = self._weights.get(situation)
        if weights is None:
            weights = self._weights[situation] = self._weigh(situation, answers)
        return rng.choices(range(answers), cum_weights=weights)[0]

    def _weigh(self, situation: Hashable, answers: int) -> list[float]:
        """Return the sums of the weights of the answers, up to each of them."""
        values, tries = self._values.get(situation, ([0.0] * answers, [0] * answers))
        usual = sum(values) / max(1, sum(tries))
        means = [
            (value + _PRIOR * usual) / (count + _PRIOR)
            for value, count in zip(values, tries, strict=True)
        ]
        return list(accumulate([exp(_SHARPNESS * (mean - usual)) for mean in means]))
