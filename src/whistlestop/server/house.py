"""What the server is made of, from its start to its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlestop.server.desk import Desk
from whistlestop.server.limits import Buckets
from whistlestop.server.lobby import Lobby
from whistlestop.server.metrics import Metrics
from whistlestop.server.settings import Settings, usual_database
from whistlestop.store.store import Store


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.lobby = Lobby(store, settings, self.metrics)
        self.desk = Desk(self.lobby)
        # New guests and links of one address: a club may come at once, a script may not go on.
        self.newcomers = Buckets(rate=settings.per_address / 600, burst=settings.per_address)
        # All HTTP requests of one address.
        self.visits = Buckets(rate=settings.per_address / 5, burst=4 * settings.per_address)

    @classmethod
    @asynccontextmanager
    async def opened(cls, settings: Settings) -> AsyncIterator[House]:
        store = await Store.open(settings.db or usual_database())
        try:
            house = cls(store, settings)
            await house.lobby.open()
            try:
                yield house
            finally:
                await house.lobby.close()
        finally:
            await store.close()
