"""Replays and summaries of finished matches: each is made once, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Hashable
from typing import Literal, TypeAlias

from whistlestop.server.background.byte_cache import ByteCache
from whistlestop.server.background.jobs import (
    FilmJob,
    Job,
    PictureJob,
    RecordJob,
    SummaryJob,
    ThoughtsJob,
    seats_and_answers,
)
from whistlestop.server.background.work_queue import BUSY_WAIT, WorkQueue
from whistlestop.server.clocks import loop_time
from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.errors import MatchUnplayable, TooManyRequests, TryLater
from whistlestop.server.rooms.narrated_events import Viewer
from whistlestop.server.rooms.sealed_deal import fairness
from whistlestop.store.rows import ChoiceRow, MatchRow
from whistlestop.store.store import Store
from whistlestop.wire.from_server import End
from whistlestop.wire.http_bodies import MatchCard

log = logging.getLogger(__name__)

Kind: TypeAlias = Literal["film", "thoughts", "summary", "picture", "record"]

_KEPT = 32 * 2**20  # bytes of all results that are kept
MOST_AT_ONCE = 8  # different results that are being made or wait for it
MOST_OF_ONE_ADDRESS = 4
# Seconds of processor time for one person: at once, and gained each second.
_PERSON_BURST, _PERSON_RATE = 40.0, 0.2


class Replays:
    """The replays of finished matches. Their cost is charged to the asking person and address."""

    def __init__(self, store: Store, work: WorkQueue, per_address: int) -> None:
        self.kept = ByteCache(_KEPT)
        self._store = store
        self._work = work
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._per_address: Counter[str] = Counter()  # results that are being made
        self.people = TokenBuckets(_PERSON_RATE, _PERSON_BURST)
        self.addresses = TokenBuckets(rate=per_address / 200, burst=per_address / 2)

    def find(self, row: MatchRow, kind: Kind, viewer: Viewer = None) -> bytes | None:
        """Look for a result; the `viewer` of a picture is its step.

        Return a result that is kept, compressed; None if it must be made.
        """
        return self.kept.get(_key(row, kind, viewer))

    async def make(
        self,
        row: MatchRow,
        kind: Kind,
        viewer: Viewer,
        address: str,
        person: int | None,
    ) -> bytes:
        """Make a result and return it, compressed. Several callers wait for the same one.

        Raise TooManyRequests if the caller has used up its budget, TryLater if too many wait, and
        MatchUnplayable if the match cannot be replayed.
        """
        key = _key(row, kind, viewer)
        task = self._making.get(key)
        if task is None:
            self._admit(address, person)
            task = asyncio.create_task(self._make(row, kind, viewer, address, person))
            self._making[key] = task
            self._per_address[address] += 1
            task.add_done_callback(lambda task: self._done(key, address, task))
        return await asyncio.shield(task)

    async def close(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    def _admit(self, address: str, person: int | None) -> None:
        now = loop_time()
        owes = not self.addresses.take(address, now, 0.0)
        if owes or not (person is None or self.people.take(person, now, 0.0)):
            raise TooManyRequests("too many replays in a short time", "too-fast")
        busy = len(self._making) >= MOST_AT_ONCE
        if busy or self._per_address[address] >= MOST_OF_ONE_ADDRESS:
            raise TryLater("too many replays at once", "busy", wait=BUSY_WAIT)

    def _done(self, key: Hashable, address: str, task: asyncio.Task[bytes]) -> None:
        del self._making[key]
        self._per_address[address] -= 1
        if not self._per_address[address]:
            del self._per_address[address]
        if not task.cancelled():
            task.exception()  # asyncio complains about exceptions that nobody has read

    async def _make(
        self,
        row: MatchRow,
        kind: Kind,
        viewer: Viewer,
        address: str,
        person: int | None,
    ) -> bytes:
        choices = await self._store.choices(row.id)
        seconds = self._work.worker.time_limit  # the cost of a job that never ends
        try:
            result = await self._work.carry_out(_job(kind, row, viewer, choices))
            seconds = result.seconds
        finally:
            self._charge(address, person, seconds)
        if result.unplayable:
            why = result.unplayable
            log.warning("a match cannot be replayed", extra={"match": row.id, "why": why})
            raise MatchUnplayable(
                f"match {row.id} cannot be replayed: {why}", "match-unplayable", engine=row.engine
            )
        self.kept.put(_key(row, kind, viewer), result.content)
        return result.content

    def _charge(self, address: str, person: int | None, seconds: float) -> None:
        now = loop_time()
        self.addresses.charge(address, now, seconds)
        if person is not None:
            self.people.charge(person, now, seconds)


def _key(row: MatchRow, kind: Kind, viewer: Viewer) -> Hashable:
    """Return what a result depends on. The names of a match change when a person is erased."""
    return row.id, row.names, kind, viewer


def _job(kind: Kind, row: MatchRow, viewer: Viewer, choices: list[ChoiceRow]) -> Job:
    card = match_card(row)
    match kind:
        case "film":
            return FilmJob(card, viewer, seats_and_answers(choices))
        case "thoughts":
            return ThoughtsJob(card, seats_and_answers(choices))
        case "summary":
            return SummaryJob(card, seats_and_answers(choices))
        case "picture":
            step = viewer if isinstance(viewer, int) else 0
            return PictureJob(card, step, seats_and_answers(choices))
        case "record":
            return RecordJob(row, card, choices)


def match_card(row: MatchRow) -> MatchCard:
    """Describe a match. Show its seed and its end only after its end."""
    end = None
    if row.ended is not None and row.unplayable is None:
        end = End(winners=row.winners or (), why=row.why or "")
    return MatchCard(
        key=row.key,
        game=row.game,
        options=row.options,
        names=row.names,
        started=row.started,
        ended=row.ended,
        end=end,
        fair=fairness(row, over=row.ended is not None),
    )
