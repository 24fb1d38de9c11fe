"""The objects that all parts of a running server share, from its start to its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlestop import lessons, puzzles
from whistlestop.bots import roster
from whistlestop.server import reserved_names
from whistlestop.server.abuse_log import AbuseLog
from whistlestop.server.background.public_texts import PublicTexts
from whistlestop.server.background.replays import Replays
from whistlestop.server.background.work_queue import WorkQueue
from whistlestop.server.bans import Bans
from whistlestop.server.connections.dispatch import Dispatcher
from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.connections.traffic import Traffic
from whistlestop.server.health import HealthCheck
from whistlestop.server.http import link_preview
from whistlestop.server.http.admission import RequestBuckets
from whistlestop.server.http.early_refusals import RefusalNotes
from whistlestop.server.http.session_uses import SessionUses
from whistlestop.server.lessons.lesson_moments import LessonMoments
from whistlestop.server.metrics import Metrics
from whistlestop.server.operator_tasks import OperatorTasks
from whistlestop.server.puzzles.puzzle_texts import PuzzleTexts
from whistlestop.server.rooms import public_tables
from whistlestop.server.rooms.lobby import Lobby
from whistlestop.server.settings import Settings, default_database
from whistlestop.store.store import Store


class ServerContext:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        store.on_failure = self.metrics.count_store_failure
        store.on_done = self.metrics.observe_store
        self.abuse_log = AbuseLog(settings.abuse_log)
        self.bans = Bans()
        self.health = HealthCheck(store)
        self.session_uses = SessionUses(store)
        self.lobby = Lobby(store, settings, self.metrics)
        self.operator_tasks = OperatorTasks(
            store, self.lobby, self.bans, settings.keep, self.metrics
        )
        self.dispatcher = Dispatcher(self.lobby, self.abuse_log)
        self.work = WorkQueue(self.metrics)
        self.replays = Replays(store, self.work, settings.per_address)
        self.public_texts = PublicTexts(self.work)
        self.lessons = LessonMoments(settings.per_address)
        self.puzzles = PuzzleTexts(self.work, settings.per_address)
        # Limits new guests, names and links: a club may come all at once from one address, but a
        # script may not ask without end.
        self.newcomers = TokenBuckets(rate=settings.per_address / 600, burst=settings.per_address)
        self.request_buckets = RequestBuckets(settings)
        self.traffic = Traffic(settings)
        self.early_refusals = RefusalNotes(self.metrics, self.abuse_log)

    @classmethod
    @asynccontextmanager
    async def opened(cls, settings: Settings) -> AsyncIterator[ServerContext]:
        roster.load_levels()  # not during a match: importing bots would hold up everybody
        reserved_names.load()  # reading texts would, too
        link_preview.load()
        public_tables.load()
        lessons.load_all()  # and so would playing lessons, to check them
        puzzles.load_all()
        store = await Store.open(settings.db or default_database())
        try:
            context = cls(store, settings)
            await context.bans.load(store)
            await context.lobby.open()
            context.operator_tasks.open()
            context.session_uses.open()
            try:
                yield context
            finally:
                await context.operator_tasks.close()
                await context.lobby.close()
                await context.session_uses.close()
                await context.health.close()
                await context.public_texts.close()
                await context.puzzles.close()
                await context.replays.close()
                await context.work.close()
                context.abuse_log.close()
        finally:
            await store.close()
