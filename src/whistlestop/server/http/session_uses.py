"""The last uses of sessions, which are stored together now and then, so that no request waits."""

from __future__ import annotations

import asyncio
import logging

from whistlestop.store.sessions import SessionUse
from whistlestop.store.store import Store, StoreProblem

log = logging.getLogger(__name__)

_EVERY = 60.0  # seconds


class SessionUses:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._uses: dict[bytes, SessionUse] = {}
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._store_regularly())

    async def close(self) -> None:
        """Store the last uses, and stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.store()

    def note(self, token_hash: bytes, use: SessionUse) -> None:
        """Note a use. A session that was used with a __Host- cookie stays marked so."""
        known = self._uses.get(token_hash)
        if known is not None and known.host_cookie:
            use = SessionUse(use.at, use.browser, host_cookie=True)
        self._uses[token_hash] = use

    async def store(self) -> None:
        """Store the noted uses. If that fails, they are kept for the next time."""
        uses, self._uses = self._uses, {}
        if not uses:
            return
        try:
            await self._store.note_uses(uses)
        except StoreProblem as problem:
            log.warning("the uses of sessions were not stored", extra={"why": str(problem)})
            self._uses = uses | self._uses

    async def _store_regularly(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            await self.store()
