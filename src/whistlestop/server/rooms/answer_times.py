"""The times that the players of a match take to answer, from which automatic answers take theirs.

A player with only one legal answer is answered for. The others must not notice it, so such an
answer takes as long as this player takes for real decisions.
"""

from __future__ import annotations

import math
from collections import defaultdict, deque
from random import Random, SystemRandom
from statistics import fmean, stdev

_KEPT = 24  # the last times of a seat, and of a kind of question, that count
_ENOUGH = 6  # fewer times than this say too little about a player
_SMOOTHING = 0.3  # the width of the noise around a known time, as a part of the spread
_LEAST_SPREAD = 0.25  # of the logarithms; few times may be equal by chance
_TRIES = 20
# A person whose times are not known takes about this many times as long as a bot, with this spread.
_SLOWER_THAN_A_BOT, _USUAL_SPREAD = 4.0, 0.7
_LEAST = 0.001  # seconds; the logarithm needs a time above 0

_chance: Random = SystemRandom()


class AnswerTimes:
    """The last answer times of each seat of one match, by the kind of the question.

    `usual` is the seconds that a bot takes, for players whose times nobody knows yet.
    """

    def __init__(self, usual: float, rng: Random = _chance) -> None:
        self._usual = usual
        self._rng = rng
        self._times: dict[tuple[int, str], deque[float]] = defaultdict(lambda: deque(maxlen=_KEPT))

    def note(self, seat: int, kind: str, seconds: float) -> None:
        """Note how long a player took for a decision between several answers."""
        self._times[seat, kind].append(max(_LEAST, seconds))

    def forget(self, seat: int) -> None:
        """Forget the times of a seat: somebody else plays there now."""
        for known in [each for each in self._times if each[0] == seat]:
            del self._times[known]

    def sample(self, seat: int, kind: str, longest: float) -> float:
        """Return a random number of seconds, below `longest`, like those of this player."""
        for _ in range(_TRIES):
            seconds = self._sample(seat, kind)
            if seconds < longest:
                return seconds
        return longest * self._rng.random()  # the player nearly always takes longer than that

    def _sample(self, seat: int, kind: str) -> float:
        known = self._known(seat, kind)
        if known is None:
            usual = math.log(max(_LEAST, self._usual * _SLOWER_THAN_A_BOT))
            return math.exp(self._rng.gauss(usual, _USUAL_SPREAD)) if self._usual else 0.0
        logs = [math.log(each) for each in known]
        middle, spread = fmean(logs), max(_LEAST_SPREAD, stdev(logs))
        # One of the known times with some noise: the same time twice would give it away. Then all
        # is drawn to the middle a little, so that the noise does not widen the spread.
        noisy = self._rng.choice(logs) - middle + self._rng.gauss(0.0, _SMOOTHING * spread)
        return math.exp(middle + noisy / math.sqrt(1 + _SMOOTHING**2))

    def _known(self, seat: int, kind: str) -> list[float] | None:
        """Return the times that say most about this player and question, if they are enough.

        The own times come before those of the table, and those for this kind of question before
        those for others.
        """
        own = [(each, times) for (at, each), times in self._times.items() if at == seat]
        everybody = [(each, times) for (_, each), times in self._times.items()]
        for known in (own, everybody):
            for kinds in ({kind}, {each for each, _ in known}):
                found = [one for each, times in known if each in kinds for one in times]
                if len(found) >= _ENOUGH:
                    return found
        return None
