"""Random numbers with a state so small that it can be copied thousands of times a second."""

from __future__ import annotations

from hashlib import sha256
from typing import TypeVar

from whistlestop.engine.errors import BadSeed, cut

T = TypeVar("T")

_BLOCK_BITS = 256
_MOST_SEED_BITS = 256


def checked_seed(seed: int, bits: int = _MOST_SEED_BITS) -> int:
    """Return the seed if a record can hold it, else raise BadSeed."""
    if type(seed) is not int or not 0 <= seed < 1 << bits:
        raise BadSeed(
            f"a seed is a whole number from 0 to 2**{bits} - 1, not {cut(seed)}",
            "bad-seed",
            bits=bits,
            found=cut(seed),
        )
    return seed


class Rng:
    """Random numbers from the bits of SHA-256 of a key and a counter.

    random.Random does not fit for two reasons. Its state is 625 numbers, too many to copy at every
    fork. And a player who sees enough open cards can compute its later numbers. The numbers of this
    class cannot be computed that way. They are the same on every platform, and a browser can check
    them.
    """

    __slots__ = ("at", "block", "count", "held", "key", "pool")

    def __init__(
        self, seed: int, key: bytes | None = None, count: int = 0, pool: int = 0, held: int = 0
    ) -> None:
        """Start from a seed, or continue as a copy from a key and a position."""
        self.key = sha256(b"whistlestop %d" % seed).digest() if key is None else key
        self.count = count  # how many blocks of the hash were begun
        self.block = b""  # the last block
        self.at = 0  # the number of its bytes that are left; the last ones are used first
        # The next bits: `held` of them. There are few, because small numbers are fast.
        self.pool = pool
        self.held = held

    @property
    def bits(self) -> int:
        """Return the number of bits that are left before the next block."""
        return self.held + 8 * self.at

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1; all numbers are equally likely."""
        if n < 1:
            raise ValueError(f"no number is below {n}")
        need = (n - 1).bit_length()
        mask = (1 << need) - 1
        while True:
            while self.held < need:
                self._fill()
            number = self.pool & mask
            self.pool >>= need
            self.held -= need
            if number < n:
                return number

    def _fill(self) -> None:
        """Take the next byte of the hash into the pool."""
        if self.at == 0:
            self._begin_block()
        self.at -= 1
        self.pool |= self.block[self.at] << self.held
        self.held += 8

    def _begin_block(self) -> None:
        self.block = sha256(self.key + self.count.to_bytes(8, "big")).digest()
        self.count += 1
        self.at = len(self.block)

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle the cards; all orders are equally likely."""
        # This repeats the code of `below` and `_fill`: calls for every card of a deck are slow.
        pool, held, at, block = self.pool, self.held, self.at, self.block
        for last in range(len(cards) - 1, 0, -1):
            need = last.bit_length()
            mask = (1 << need) - 1
            while True:
                while held < need:
                    if at == 0:
                        self._begin_block()
                        at, block = self.at, self.block
                    at -= 1
                    pool |= block[at] << held
                    held += 8
                other = pool & mask
                pool >>= need
                held -= need
                if other <= last:
                    break
            cards[last], cards[other] = cards[other], cards[last]
        self.pool, self.held, self.at = pool, held, at

    def told_until(self, now: Rng, fresh: bytes) -> Rng:
        """Make a generator that repeats the bits drawn from here until `now`, and then differs.

        The new generator holds those bits and a fresh key for the bits to come. It does not hold
        the old key, because the true bits could be computed from it.
        """
        drawn = (now.count - self.count) * _BLOCK_BITS + self.bits - now.bits
        source, pool, at = self.copy(), 0, 0
        while at < drawn:
            bits = min(drawn - at, _BLOCK_BITS)
            pool |= source.below(1 << bits) << at
            at += bits
        return Rng(0, fresh, 0, pool, drawn)

    def copy(self) -> Rng:
        twin = Rng(0, self.key, self.count, self.pool, self.held)
        twin.block, twin.at = self.block, self.at
        return twin
