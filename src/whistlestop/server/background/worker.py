"""The program of the worker process: it reads jobs from its input, and writes their results.

    python -m whistlestop.server.background.worker

It ends when its input ends, which also happens when the server is killed.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from typing import BinaryIO

import msgspec

from whistlestop.engine.errors import WhistlestopError
from whistlestop.games.own_files import add_own_files
from whistlestop.server.background.frames import Reply, read_frame, to_frame
from whistlestop.server.background.jobs import Job, Unplayable, carry_out

_NICENESS = 10  # people at tables come first

_decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    jobs, results = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not look like a result
    try:
        add_own_files(os.environ.get("WHISTLESTOP_FILES", ""), os.pathsep)
    except WhistlestopError as problem:
        # Matches with this file are refused. The server itself has read it at its start.
        print(problem, file=sys.stderr)  # noqa: T201 - the server's log
    try:
        _work(jobs, results)
    except BrokenPipeError:
        os._exit(0)  # the server was killed; closing the pipe again would complain


def _work(jobs: BinaryIO, results: BinaryIO) -> None:
    while job := read_frame(jobs):
        began = time.process_time()
        body, unplayable, bug = b"", "", ""
        try:
            body = carry_out(_decoder.decode(job))
        except Unplayable as problem:
            unplayable = str(problem)
        except Exception:  # noqa: BLE001 - the server logs it
            bug = traceback.format_exc()
        reply = Reply(time.process_time() - began, len(body), unplayable, bug)
        results.write(to_frame(msgspec.json.encode(reply)))
        results.write(body)
        results.flush()


if __name__ == "__main__":
    main()
