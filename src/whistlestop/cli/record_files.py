"""Functions that read and write record files, and find a free name for one."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import TypeVar

from whistlestop.cli.errors import UsageError
from whistlestop.engine.errors import BadRecord, WhistlestopError
from whistlestop.engine.match import Match

T = TypeVar("T")


def from_record(file: Path, use: Callable[[str], T]) -> T:
    """Read a record and use its text. Report errors of both with the file's name."""
    try:
        text = file.read_text("utf-8")
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise UsageError(f"cannot read {file}", "unreadable", file=str(file), why=why) from None
    except UnicodeDecodeError:
        raise UsageError(f"{file} is not a text file", "not-text", file=str(file)) from None
    try:
        return use(text)
    except BadRecord as problem:
        inner = WhistlestopError(str(problem), problem.kind, **problem.details)
        raise UsageError(
            str(problem), "in-record", file=str(file), line=problem.line, why=inner
        ) from problem


def write_record(match: Match, file: Path) -> None:
    """Write the record completely or not at all. Raise OSError if that fails."""
    if not file.name or (file.exists() and not file.is_file()):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    unfinished = file.with_name(file.name + ".part")
    try:
        unfinished.write_text(match.record(), encoding="utf-8")
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def free_name(match: Match) -> Path:
    """Return a name for a record that no file in this folder has yet."""
    name = f"whistlestop-{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    for ending in chain([""], (f"-{number}" for number in count(2))):
        file = Path(f"{name}{ending}.record")
        if not file.exists():
            return file
    raise AssertionError("there is always another number")
