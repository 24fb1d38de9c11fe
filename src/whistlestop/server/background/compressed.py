"""A body of a response that was compressed once, for all requests."""

from __future__ import annotations

import gzip
import hashlib
from typing import NamedTuple, Self


class Compressed(NamedTuple):
    """A body in gzip, and the tag by which a client can tell whether it has it already."""

    content: bytes
    etag: str

    @classmethod
    def of(cls, content: bytes) -> Self:
        """Tag a body that is compressed already."""
        # The tag is weak: both forms of the body, compressed or not, have the same one.
        return cls(content, f'W/"{hashlib.sha256(content).hexdigest()[:32]}"')

    @classmethod
    def compress(cls, content: bytes) -> Self:
        return cls.of(gzip.compress(content, mtime=0))
