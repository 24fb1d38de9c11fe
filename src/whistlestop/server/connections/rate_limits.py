"""Token buckets, which limit the requests of one person, one connection or one address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

_REMEMBERED: Final = 10_000


class TokenBucket:
    """A bucket of up to `burst` tokens that gains `rate` a second; a request takes one or more."""

    __slots__ = ("_at", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._tokens = burst
        self._at = 0.0

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take tokens. Return False if there are too few. `now` is in seconds."""
        if self._at:
            self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def charge(self, now: float, tokens: float) -> None:
        """Take tokens for something that is done already, even if there are too few."""
        self.take(now, 0.0)  # counts the tokens that were gained since the last time
        self._tokens -= tokens

    def debt_seconds(self, now: float) -> float:
        """Return how many seconds it takes until the debt is paid. 0 if there is none."""
        self.take(now, 0.0)
        if self._tokens >= 0:
            return 0.0
        return -self._tokens / self.rate if self.rate else float("inf")

    def give_back(self, tokens: float) -> None:
        """Return tokens that were taken for a request that was refused after all."""
        self._tokens += tokens


class TokenBuckets:
    """One bucket for each person or address. Buckets that were unused longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, owner: Hashable, now: float, tokens: float = 1.0) -> bool:
        return self._bucket(owner).take(now, tokens)

    def charge(self, owner: Hashable, now: float, tokens: float) -> None:
        """Take tokens even if there are too few; `take` then fails until the debt is paid."""
        self._bucket(owner).charge(now, tokens)

    def give_back(self, owner: Hashable, tokens: float) -> None:
        """Return tokens that were taken for a request that was refused after all."""
        self._bucket(owner).give_back(tokens)

    def debt_seconds(self, owner: Hashable, now: float) -> float:
        return self._bucket(owner).debt_seconds(now)

    def _bucket(self, owner: Hashable) -> TokenBucket:
        bucket = self._buckets.get(owner)
        if bucket is None:
            bucket = self._buckets[owner] = TokenBucket(self.rate, self.burst)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(owner)
        return bucket
