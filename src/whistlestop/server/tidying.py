"""Tidying up: everything that is too old is deleted, in small slices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import Connection

from whistlestop.server.clocks import now_ms
from whistlestop.store import retention
from whistlestop.store.retention import KINDS, SLICES, InUse, Kind, Retention
from whistlestop.store.store import Store

_BETWEEN_SLICES = 0.1  # seconds in which the database belongs to everybody else
_FOUND_AT_ONCE = 500  # rows that one query finds; it reads much more than a slice deletes


async def tidy_up(store: Store, keep: Retention, in_use: Callable[[], InUse]) -> dict[Kind, int]:
    """Delete everything that is too old and not in use. Return how much of each kind."""
    return {kind: await _tidy(store, kind, keep, in_use) for kind in KINDS}


async def _tidy(store: Store, kind: Kind, keep: Retention, in_use: Callable[[], InUse]) -> int:
    now, deleted = now_ms(), 0
    while True:
        find = partial(_find, kind, keep, now, in_use())
        rows = await store.read(find)
        for start in range(0, len(rows), SLICES[kind]):
            some = rows[start : start + SLICES[kind]]
            await store.write(partial(_delete, kind, some))
            deleted += len(some)
            await asyncio.sleep(_BETWEEN_SLICES)
        if len(rows) < _FOUND_AT_ONCE:
            return deleted


def _find(
    kind: Kind, keep: Retention, now: int, in_use: InUse, connection: Connection
) -> list[retention.Row]:
    return retention.find(connection, kind, keep, now, in_use, _FOUND_AT_ONCE)


def _delete(kind: Kind, rows: Sequence[retention.Row], connection: Connection) -> None:
    retention.delete(connection, kind, rows)
