"""The watchdog of the event loop: it measures how late the loop is, and names the code at fault."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType

from whistlestop.server.metrics import Metrics

log = logging.getLogger(__name__)

_BEAT = 0.05  # seconds between two beats of the loop
_SHOWN = 4  # frames of our own code that the log shows
_QUIET = 10.0  # seconds after a line in the log in which no other follows
_PACKAGE = "whistlestop."
# Frames of these modules are below every callback of the loop.
_BELOW_THE_LOOP = ("whistlestop.server.serve", "whistlestop.cli.", "whistlestop.__main__")


class LoopWatchdog:
    """A task that wakes up regularly, and a thread that looks at the loop when the task is late.

    The thread wakes up twice in `limit` seconds. It reads the stack of the loop's thread only when
    the loop is late. The log names the stack that it has read most often.
    """

    def __init__(self, metrics: Metrics, limit: float) -> None:
        self.limit = limit  # seconds that the loop may be held up; 0: the log says nothing
        self._metrics = metrics
        self._thread_id = threading.get_ident()
        self._due = time.monotonic() + _BEAT
        self._seen: Counter[str] = Counter()  # the stacks of the present delay
        self._stopped = threading.Event()
        self._silent_until = 0.0
        self._unlogged = 0  # long delays since the last line in the log

    @classmethod
    @asynccontextmanager
    async def watching(cls, metrics: Metrics, limit: float) -> AsyncIterator[LoopWatchdog]:
        """Watch the running loop, which must be the loop of this thread."""
        watchdog = cls(metrics, limit)
        beating = asyncio.create_task(watchdog._beat())
        thread = threading.Thread(target=watchdog._look, name="loop-watchdog", daemon=True)
        if limit > 0:
            thread.start()
        try:
            yield watchdog
        finally:
            watchdog._stopped.set()
            beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await beating

    async def _beat(self) -> None:
        while True:
            self._due = time.monotonic() + _BEAT
            await asyncio.sleep(_BEAT)
            lag = max(0.0, time.monotonic() - self._due)
            self._metrics.loop_lag.observe(lag)
            if self.limit and lag > self.limit:
                self._report(lag)
            self._seen.clear()

    def _report(self, lag: float) -> None:
        now = time.monotonic()
        if now < self._silent_until:
            self._unlogged += 1
            return
        self._silent_until = now + _QUIET
        log.warning(
            "the event loop was held up",
            extra={
                "ms": round(lag * 1000),
                "where": self._seen.most_common(1)[0][0] if self._seen else "unknown",
                "unlogged": self._unlogged,
            },
        )
        self._unlogged = 0

    def _look(self) -> None:
        """Look at the loop's stack when it is late. Runs in the thread."""
        while not self._stopped.wait(self.limit / 2):
            if time.monotonic() - self._due > self.limit / 2:
                stacks = sys._current_frames()  # noqa: SLF001 - Python's only way to look
                self._seen[_describe(stacks.get(self._thread_id))] += 1


def _describe(frame: FrameType | None) -> str:
    """Describe a stack: its innermost frame, then the innermost frames of our own package."""
    innermost = frame
    ours: list[str] = []
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith(_BELOW_THE_LOOP):
            break
        if module.startswith(_PACKAGE) and len(ours) < _SHOWN:
            ours.append(_name(frame))
        frame = frame.f_back
    if innermost is not None and _name(innermost) not in ours:
        ours.insert(0, _name(innermost))
    return " < ".join(ours)


def _name(frame: FrameType) -> str:
    module = frame.f_globals.get("__name__", "?")
    return f"{module}.{frame.f_code.co_name}:{frame.f_lineno}"
