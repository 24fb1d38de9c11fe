"""The pace of the bots at tables without pauses: a limit for all of these tables together."""

from __future__ import annotations

import asyncio

from whistlestop.server.clocks import loop_time
from whistlestop.server.thinking.fair_queue import FairQueue, Share

RATE = 50.0  # automatic answers a second


class Paces:
    """The pace of the tables that nobody attends, and that of the tables that people hurry.

    The second ones do not wait for the first ones, nor the other way round.
    """

    def __init__(self) -> None:
        self.unattended = Pace()
        self.hurried = Pace()

    def close(self) -> None:
        self.unattended.close()
        self.hurried.close()


class Pace:
    """Turns for automatic answers, for the tables of all owners in turn."""

    def __init__(self, rate: float = RATE) -> None:
        self._between = 1 / rate
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._free_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def turn(self, share: Share) -> asyncio.Future[None]:
        """Return a future that is done when it is this table's turn. It may be cancelled."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(share, turn)
        if self._timer is None:
            self._next()
        return turn

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _next(self) -> None:
        """Give the turn to the next table, as often as the pace allows."""
        self._timer = None
        now = loop_time()
        while self._free_at <= now:
            turn = self._queue.pop()
            if turn is None:
                return
            if not turn.done():
                turn.set_result(None)
                self._free_at = now + self._between
        self._timer = asyncio.get_running_loop().call_at(self._free_at, self._next)
