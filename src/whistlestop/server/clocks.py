"""The two clocks of the server: the wall clock for what is stored, the loop's for timers."""

from __future__ import annotations

import asyncio
from time import time_ns


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


def loop_time() -> float:
    """Seconds on the event loop's clock, which nobody sets."""
    return asyncio.get_running_loop().time()
