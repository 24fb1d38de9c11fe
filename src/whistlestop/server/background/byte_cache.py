"""A cache of byte strings with a limit for their total size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class ByteCache:
    """A cache of at most `limit` bytes. The results that were unused longest are forgotten."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, content: bytes) -> None:
        """Keep some bytes, unless they alone are more than the limit."""
        self.size -= len(self._kept.pop(key, b""))
        if len(content) > self.limit:
            return
        self._kept[key] = content
        self.size += len(content)
        while self.size > self.limit:
            _, oldest = self._kept.popitem(last=False)
            self.size -= len(oldest)
