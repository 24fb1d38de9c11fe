"""Child processes with limits, so that a mutant that loops or crashes harms nobody."""

from __future__ import annotations

import os
import pickle
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

MEMORY = 6 * 2**30
FAILED = 99  # the exit status of a child with an error of this tool


class ChildFailed(Exception):
    """A child that was meant to succeed did not."""


def start(work: Callable[[], int], *, quiet: bool = True) -> int:
    """Fork a child that does the work and exits with its result; return the child's id."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if not child:
        _be_child(work, quiet=quiet)
    return child


def _be_child(work: Callable[[], int], *, quiet: bool) -> NoReturn:
    status = FAILED
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if quiet:
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
        status = work()
    except BaseException:  # noqa: BLE001 - whatever it is, a child must not go on as its parent
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def kill(child: int) -> None:
    """Kill a child and the processes that it started."""
    for end in (os.killpg, os.kill):  # the group does not exist before the child has made it
        try:
            end(child, signal.SIGKILL)
        except ProcessLookupError:
            continue


class Pool:
    """A few children at a time. Each has a wall-clock limit in seconds."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.running: dict[int, tuple[float, Any]] = {}

    def run(
        self, jobs: Iterator[tuple[Any, Callable[[], int], float]]
    ) -> Iterator[tuple[Any, int]]:
        """Run jobs (name, work, limit); yield each name with the exit status of its child.

        A status below 0 is the number of the signal that ended the child, as in `subprocess`.
        """
        more = True
        while more or self.running:
            while more and len(self.running) < self.workers:
                job = next(jobs, None)
                if job is None:
                    more = False
                    break
                name, work, limit = job
                self.running[start(work)] = (time.monotonic() + limit, name)
            yield from self._finished()
            time.sleep(0.01)

    def _finished(self) -> Iterator[tuple[Any, int]]:
        for child, (until, name) in list(self.running.items()):
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                del self.running[child]
                kill(child)  # processes that it left behind
                yield name, os.waitstatus_to_exitcode(status)
            elif time.monotonic() > until:
                kill(child)


@contextmanager
def pool(workers: int) -> Iterator[Pool]:
    """Give a pool whose children are killed at the end, whatever happens."""
    made = Pool(workers)
    try:
        yield made
    finally:
        for child in made.running:
            kill(child)
            os.waitpid(child, 0)


def result_of(work: Callable[[], Any]) -> Any:
    """Do the work in a child and return its result."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        result = Path(folder, "result")

        def write() -> int:
            try:
                done: Any = (True, work())
            except Exception as problem:  # noqa: BLE001 - the parent raises it
                done = (False, problem)
            result.write_bytes(pickle.dumps(done))
            return 0

        child = start(write, quiet=False)
        try:
            _, status = os.waitpid(child, 0)
        except BaseException:
            kill(child)
            raise
        if status:
            raise ChildFailed(f"status {os.waitstatus_to_exitcode(status)}")
        good, value = pickle.loads(result.read_bytes())  # noqa: S301 - our own child wrote it
    if not good:
        raise value
    return value
