"""Matches loaded from the store, each by itself. A match that cannot be replayed is set aside."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from whistlestop.server.errors import MatchUnplayable
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.store.rows import MatchRow
from whistlestop.store.store import Store, StoreProblem

log = logging.getLogger(__name__)

_LONGEST_REASON = 200


@dataclass(frozen=True, slots=True)
class UnplayableMatch:
    """A match that cannot be continued. Its record can be read."""

    key: str
    engine: str  # the version with which it began


class MatchLoader:
    """The loader of a server. It tries each match that cannot be replayed only once.

    The next start of the server tries it again: perhaps a missing file is back. But when somebody
    has read the record of such a match, its cards are no secret any more, and it has ended.
    """

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self._failed: dict[int, UnplayableMatch | None] = {}  # None: it had ended before

    async def load(self, number: int | None) -> StoredMatch | UnplayableMatch | None:
        """Load the match of this id. Return None if there is none that can be shown."""
        if number is None:
            return None
        if number in self._failed:
            return self._failed[number]
        row = await self.store.match_by_id(number)
        if row is None:
            return None
        if row.unplayable is not None and row.ended is not None:
            return UnplayableMatch(row.key, row.engine)
        try:
            stored = await StoredMatch.load(self.store, row)
        except MatchUnplayable as problem:
            return await self._set_aside(row, problem)
        if row.unplayable is not None:
            await self.store.mark_unplayable(row.id, None)
            log.info("a match can be continued again", extra={"match": row.id})
        return stored

    def is_unplayable(self, number: int) -> bool:
        """Return whether this match could not be continued since the server has started."""
        return self._failed.get(number) is not None

    async def _set_aside(self, row: MatchRow, problem: MatchUnplayable) -> UnplayableMatch | None:
        if row.ended is not None:
            log.info("a finished match cannot be shown any more", extra={"match": row.id})
            self._failed[row.id] = None
            return None
        found = self._failed[row.id] = UnplayableMatch(row.key, row.engine)
        self._metrics.unplayable.inc()
        log.error("a match cannot be continued", exc_info=problem, extra={"match": row.id})
        try:
            await self.store.mark_unplayable(row.id, str(problem)[:_LONGEST_REASON])
        except StoreProblem as failure:
            log.warning("a mark could not be stored", extra={"match": row.id, "why": str(failure)})
        return found
