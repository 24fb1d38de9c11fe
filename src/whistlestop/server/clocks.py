"""The two clocks of the server: the wall clock for stored times, the loop's clock for timers."""

from __future__ import annotations

import asyncio
from time import time_ns


def now_ms() -> int:
    """Return the milliseconds since 1970."""
    return time_ns() // 1_000_000


def loop_time() -> float:
    """Return the seconds on the event loop's clock, which ignores changes of the system time."""
    return asyncio.get_running_loop().time()
