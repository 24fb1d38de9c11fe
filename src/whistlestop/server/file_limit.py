"""The limit of open files of this process. Each connection is an open file."""

from __future__ import annotations

import contextlib
import sys

if sys.platform != "win32":  # Windows has no such limit
    import resource

# Files that are not for connections: the database, the log, the pipes of worker processes.
_RESERVED = 128
_MOST = 2**20  # some systems name a limit of billions, and tables of that size cost memory


def raise_limit() -> None:
    """Allow this process as many open files as the system permits."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST if hard == resource.RLIM_INFINITY else min(hard, _MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # macOS names limits that it does not allow. The old limit holds then.
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def usable_connections(wanted: int, kept: int) -> int:
    """Return how many connections are possible if `kept` files stay free for other uses."""
    if sys.platform == "win32":
        return wanted
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    reserved = min(_RESERVED, soft // 2)
    return max(1, min(wanted, soft - reserved - kept))
