"""The matches that sleep outside memory, by their next deadlines.

They are in a heap. A timer wheel would add and remove timers in constant time, which pays for
millions of short timers. Here a match sleeps for hours, only the first deadline counts, and a heap
of thousands of matches needs microseconds. Wall-clock times are right for it: they are stored, and
mean the same after a restart.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable

from whistlestop.store.rows import SleepingRow


class SleepingMatches:
    def __init__(self) -> None:
        self._rows: dict[int, SleepingRow] = {}
        self._heap: list[tuple[int, int]] = []  # deadlines and matches, some of which are awake

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, rows: Iterable[SleepingRow]) -> None:
        for row in rows:
            self._rows[row.match] = row
            heapq.heappush(self._heap, (row.due, row.match))

    def find(self, match: int | None) -> SleepingRow | None:
        return None if match is None else self._rows.get(match)

    def remove(self, match: int) -> None:
        """Remove a match that wakes. Its place in the heap is skipped later."""
        self._rows.pop(match, None)

    def first(self) -> SleepingRow | None:
        """Return the match with the next deadline."""
        while self._heap:
            due, match = self._heap[0]
            row = self._rows.get(match)
            if row is not None and row.due == due:
                return row
            heapq.heappop(self._heap)
        return None
