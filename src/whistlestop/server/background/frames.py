"""The messages between the server and its worker process: a length, then that many bytes."""

from __future__ import annotations

from typing import BinaryIO, NamedTuple

LENGTH = 8  # bytes of the length


class Reply(NamedTuple):
    """The head of a result. `size` bytes follow it, unless there is a problem."""

    seconds: float  # of processor time that the job has cost
    size: int
    unplayable: str  # why the match cannot be replayed, or ""
    bug: str  # the traceback of an error in this program, or ""


def to_frame(content: bytes) -> bytes:
    return len(content).to_bytes(LENGTH) + content


def read_frame(stream: BinaryIO) -> bytes:
    """Read a message; return an empty one at the end of the stream."""
    return stream.read(int.from_bytes(stream.read(LENGTH)))
