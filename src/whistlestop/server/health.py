"""The health of the server: a small write now and then checks that its store works."""

from __future__ import annotations

import asyncio
import logging

from whistlestop.server.clocks import loop_time, now_ms
from whistlestop.server.errors import Unwell
from whistlestop.store.errors import plain_reason
from whistlestop.store.store import Store, StoreProblem

log = logging.getLogger(__name__)

_EVERY = 5.0  # seconds between two tries: many may ask, but each try costs a commit
_LONGEST = 4.0  # seconds that a try may take


class HealthCheck:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[None] | None = None
        self._tried_at = float("-inf")
        self._trouble = ""  # the plain reason of the last failure; empty: all is well

    async def require_well(self) -> None:
        """Raise Unwell with a plain reason if nothing can be stored at present."""
        if self._trying is None and loop_time() - self._tried_at >= _EVERY:
            self._trying = asyncio.create_task(self._try())
        trouble = self._trouble
        if self._trying is not None:
            done, _ = await asyncio.wait([self._trying], timeout=_LONGEST)
            # A try that takes longer goes on, and no other one begins meanwhile.
            trouble = self._trouble if done else "it does not answer in time"
        if trouble:
            raise Unwell(f"the database cannot be used: {trouble}", "bad-database", why=trouble)

    async def _try(self) -> None:
        try:
            await self._store.check_write(now_ms())
            self._trouble = ""
        except StoreProblem as problem:
            log.warning("nothing can be stored", extra={"why": str(problem)})
            self._trouble = plain_reason(problem)
        finally:
            self._tried_at = loop_time()
            self._trying = None

    async def close(self) -> None:
        if self._trying is not None:
            await asyncio.gather(self._trying, return_exceptions=True)
