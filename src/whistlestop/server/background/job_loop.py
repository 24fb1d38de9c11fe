"""The loop of a worker process: it reads jobs from its input, and writes their results."""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from typing import BinaryIO, TypeAlias

import msgspec

from whistlestop.engine.errors import WhistlestopError
from whistlestop.games.own_files import add_own_files
from whistlestop.server.background.frames import Reply, read_frame, to_frame

CarryOut: TypeAlias = Callable[[bytes], bytes]


class Unplayable(Exception):
    """Today's rules cannot replay a match, or refuse one of its choices."""


def run_jobs(carry_out: CarryOut, niceness: int) -> None:
    """Carry out jobs until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    if hasattr(os, "nice"):
        os.nice(niceness)
    jobs, results = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not look like a result
    try:
        add_own_files(os.environ.get("WHISTLESTOP_FILES", ""), os.pathsep)
    except WhistlestopError as problem:
        # Matches with this file are refused. The server itself has read it at its start.
        print(problem, file=sys.stderr)  # noqa: T201 - the server's log
    try:
        _work(carry_out, jobs, results)
    except (BrokenPipeError, ConnectionResetError):
        os._exit(0)  # the server was killed; closing the socket again would complain


def _work(carry_out: CarryOut, jobs: BinaryIO, results: BinaryIO) -> None:
    while job := read_frame(jobs):
        began = time.process_time()
        body, unplayable, bug = b"", "", ""
        try:
            body = carry_out(job)
        except Unplayable as problem:
            unplayable = str(problem)
        except Exception:  # noqa: BLE001 - the server logs it
            bug = traceback.format_exc()
        reply = Reply(time.process_time() - began, len(body), unplayable, bug)
        results.write(to_frame(msgspec.json.encode(reply)))
        results.write(body)
        results.flush()
