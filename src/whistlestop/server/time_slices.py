"""Slices of time: long work on the event loop stops again and again, so that others get a turn.

A thread would not help: Python runs one thread at a time, and a busy thread slows down the loop. A
process would have to send the whole match back, and running rules cannot be sent.
"""

from __future__ import annotations

import asyncio
from time import perf_counter

# Seconds that the loop may be held. A request takes several rounds of the loop, and may meet a
# slice in each of them.
_LONGEST = 0.001


class TimeSlices:
    def __init__(self) -> None:
        self._end = perf_counter() + _LONGEST

    async def pause(self) -> None:
        """Let the other tasks run, if this slice is over. Call it after each piece of work."""
        if perf_counter() >= self._end:
            await asyncio.sleep(0)
            self._end = perf_counter() + _LONGEST
