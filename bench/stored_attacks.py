"""Attacks that are stored: the server meets them when it starts.

Each function fills a database with matches of one guest, and returns their number.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from attacked_server import add_person
from stored_matches import play_some, store_match
from whistlestop import games
from whistlestop.store.rows import Person
from whistlestop.store.store import Store

BOT_TABLES = 300
LONG_CLOCKS = 900

StoredAttack: TypeAlias = Callable[[Store, Person], Coroutine[Any, Any, int]]


async def unattended_bot_tables(store: Store, host: Person) -> int:
    """Let bots play at 300 tables with clocks, at which nobody is. Return their number."""
    matches = [play_some(name, games.find(name).usual, 0) for name in games.NAMES]
    for number in range(BOT_TABLES):
        await store_match(store, host.id, matches[number % len(matches)], clock=3600)
    return BOT_TABLES


async def long_clock_matches(store: Store, host: Person) -> int:
    """Begin 900 matches with clocks of a day. Return their number."""
    match = play_some("bang", 4, 40)
    people = [await add_person(store, name) for name in ("Ann", "Bo", "Cy")]
    for _ in range(LONG_CLOCKS):
        await store_match(store, host.id, match, clock=24 * 3600, people=[host, *people])
    return LONG_CLOCKS


STORED: list[StoredAttack] = [unattended_bot_tables, long_clock_matches]
