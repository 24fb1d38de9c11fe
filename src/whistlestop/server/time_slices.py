"""Slices of time: long work on the event loop stops again and again, so that others get a turn.

A thread would not help: Python runs one thread at a time, and a busy thread slows down the loop. A
process would have to send the whole match back, and running rules cannot be sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

# Seconds that the loop may be held. A request takes several rounds of the loop, and may meet a
# slice in each of them.
_LONGEST = 0.001

_next_round: Callable[[], Awaitable[object]] = partial(asyncio.sleep, 0)


class TimeSlices:
    """The slices of one piece of long work. `wait` waits for the next slice."""

    def __init__(self, wait: Callable[[], Awaitable[object]] = _next_round) -> None:
        self._wait = wait
        self._before = 0.0  # seconds of the slices before this one
        self._began = perf_counter()

    @property
    def seconds(self) -> float:
        """Return the seconds of all slices, without the time between them."""
        return self._before + perf_counter() - self._began

    async def pause(self) -> None:
        """Let the other tasks run, if this slice is over. Call it after each piece of work."""
        if perf_counter() >= self._began + _LONGEST:
            self._before = self.seconds
            await self._wait()
            self._began = perf_counter()

    async def do(self, pieces: Generator[None, None, T]) -> T:
        """Do work that yields after each piece, and return its result."""
        while True:
            try:
                next(pieces)
            except StopIteration as end:
                result: T = end.value
                return result
            await self.pause()
