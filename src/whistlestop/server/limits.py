"""How much one person, one connection or one address may ask of us."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

_REMEMBERED: Final = 10_000


class Bucket:
    """Holds up to `burst` drops and gets `rate` new ones a second; each request takes one."""

    __slots__ = ("_at", "_drops", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._drops = burst
        self._at = 0.0

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Whether there were so many left; `now` is in seconds."""
        if self._at:
            self._drops = min(self.burst, self._drops + (now - self._at) * self.rate)
        self._at = now
        if self._drops < drops:
            return False
        self._drops -= drops
        return True

    def give_back(self, drops: float) -> None:
        """They were taken, and are not needed after all."""
        self._drops += drops


class Buckets:
    """A bucket for each name that comes along; the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, name: Hashable, now: float, drops: float = 1.0) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.rate, self.burst)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take(now, drops)
