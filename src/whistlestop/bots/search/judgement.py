"""The result of a search: each answer with its figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from whistlestop.engine.ask import Answer


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """An answer and its figures.

    `mean` is the mean value of its playouts. `behind` is how much less it brought than the best
    answer in the same worlds, on average, and `error` is the standard error of `behind`. Both are 0
    for the best answer.
    """

    answer: Answer
    mean: float
    behind: float
    error: float
    playouts: int

    @property
    def errors_behind(self) -> float:
        """Return how many standard errors the answer is behind the best one."""
        if self.behind <= 0:
            return 0.0
        return inf if self.error == 0 else self.behind / self.error


@dataclass(frozen=True, slots=True)
class Judgement:
    """All answers to a question, the best one first. Those dropped first come last."""

    answers: tuple[JudgedAnswer, ...]

    @property
    def best(self) -> JudgedAnswer:
        return self.answers[0]

    @property
    def playouts(self) -> int:
        return sum([each.playouts for each in self.answers])


def judged(answer: Answer, values: Sequence[float], best: Sequence[float]) -> JudgedAnswer:
    """Make the figures of an answer from its values and those of the best answer, by world.

    The best answer has been tried in all worlds in which the other one was, and perhaps in more.
    """
    count = len(values)
    mean = sum(values) / count
    behind = [more - less for more, less in zip(best[:count], values, strict=True)]
    difference = sum(behind) / count
    spread = sum([(each - difference) ** 2 for each in behind])
    # One world says nothing about the spread.
    error = sqrt(spread / (count - 1) / count) if count > 1 else inf
    return JudgedAnswer(answer, mean, difference, 0.0 if values is best else error, count)
