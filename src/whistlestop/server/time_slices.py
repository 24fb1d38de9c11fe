"""Slices of time: long work on the event loop stops again and again, so that others get a turn.

A thread would not help: Python runs one thread at a time, and a busy thread slows down the loop. A
process would have to send the whole match back, and running rules cannot be sent.

In each round of the loop only one slice is done, however much long work there is: otherwise a
hundred matches that are loaded at once would hold up everybody a hundred times as long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Hashable
from time import perf_counter
from typing import TypeVar
from weakref import WeakKeyDictionary

from whistlestop.server.connections.turns import Turns

T = TypeVar("T")

# Seconds that the loop may be held. A request takes several rounds of the loop, and may meet a
# slice in each of them.
_LONGEST = 0.001

# The turns of long work, by the event loop: tests have many loops.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turns] = WeakKeyDictionary()


class TimeSlices:
    """The slices of one piece of long work.

    In a round of the loop each `owner` gets one slice. Without an owner the work belongs to the
    server, as the loading of matches does, for which many people may wait.
    """

    def __init__(self, owner: Hashable = None) -> None:
        self._owner = owner
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
            await asyncio.sleep(0)
            await _turns_of_loop().take(self._owner)
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


def _turns_of_loop() -> Turns:
    return _turns.setdefault(asyncio.get_running_loop(), Turns())
