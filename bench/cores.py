"""The cores of this machine: one for the server that is attacked, another for everybody else."""

from __future__ import annotations

import os

_CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
_ENOUGH = len(_CORES) > 1
_LAST = 19  # the niceness of a process that goes after all others


def give_server_a_core(pid: int) -> None:
    """Keep a process, and all that it will start, on the core of the server."""
    if _ENOUGH:
        os.sched_setaffinity(pid, {_CORES[0]})


def stay_off_the_servers_core() -> None:
    """Keep this process off the core of the server."""
    if _ENOUGH:
        os.sched_setaffinity(0, set(_CORES[1:]))


def go_last() -> None:
    """Let other processes of the same core go first."""
    if hasattr(os, "nice"):
        os.nice(_LAST)
