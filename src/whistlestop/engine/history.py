"""Histories: lists that only grow, and that copies of a match share instead of copying."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """Things in the order in which they happened.

    A fork knows the history that it comes from, and how much of it they have in common. It joins
    both into one list when somebody reads it. So a fork costs the same after any number of things.
    """

    __slots__ = ("before", "common", "own")

    def __init__(self, before: History[T] | None = None, common: int = 0) -> None:
        """Begin an empty history, or one that begins with `common` things of another one."""
        self.before = before
        self.common = common
        self.own: list[T] = []

    def __len__(self) -> int:
        return self.common + len(self.own)

    def append(self, thing: T) -> None:
        self.own.append(thing)

    def extend(self, things: Iterable[T]) -> None:
        self.own.extend(things)

    def fork(self) -> History[T]:
        """Make a history that begins with everything up to now, and goes on by itself."""
        return self.until(len(self))

    def until(self, count: int) -> History[T]:
        """Make a history that begins with the first `count` things."""
        if self.before is not None and count == self.common:
            return History(self.before, count)
        return History(self, count)

    def all(self) -> list[T]:
        """Return all things, the oldest first."""
        if self.before is None:
            return self.own
        count, parts = len(self), list[list[T]]()
        at: History[T] | None = self
        while at is not None:
            if count > at.common:
                parts.append(at.own[: count - at.common])
                count = at.common
            at = at.before
        parts.reverse()
        self.own = [thing for part in parts for thing in part]
        self.before, self.common = None, 0
        return self.own
