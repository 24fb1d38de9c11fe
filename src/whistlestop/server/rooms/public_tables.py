"""The list of public tables: sorted, searched, and shown page by page to those who watch it."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from whistlestop import games
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server.clocks import now_ms
from whistlestop.server.connections.connection import Connection
from whistlestop.server.metrics import Metrics
from whistlestop.server.time_slices import TimeSlices
from whistlestop.wire.field_types import PAGE
from whistlestop.wire.from_server import Lobby, TableCard, write

log = logging.getLogger(__name__)

_GATHER_NEWS = 0.25  # seconds in which changes of the list are gathered before they are sent
# After the pages are made again, this many times as long passes until the next time.
_REST = 20.0


@dataclass(frozen=True, slots=True)
class TableQuery:
    """The page of the list that somebody looks at."""

    search: str = ""  # words, each of which the name of the host or the game must contain
    game: str | None = None
    free: bool = False  # only tables that gather and have a free seat
    first: int = 0  # tables before this page
    most: int = PAGE


@dataclass(frozen=True, slots=True)
class _Listing:
    card: TableCard
    touched: int  # when something happened at the table, in ms since 1970
    order: tuple[int, int]
    words: str

    @property
    def free(self) -> bool:
        return self.order[0] == 0


class PublicTables:
    def __init__(self, metrics: Metrics) -> None:
        self.watchers: dict[Connection, TableQuery] = {}
        self._metrics = metrics
        self._listings: dict[str, _Listing] = {}
        self._sorted: list[_Listing] | None = None
        self._sent: dict[Connection, int] = {}  # the hash of the last page that was sent
        self._telling: asyncio.Task[None] | None = None
        self._news = False

    def __contains__(self, key: str) -> bool:
        return key in self._listings

    def add_stored(self, key: str, card: TableCard, touched: int) -> None:
        """List a table that is as it was when the server stopped."""
        self._put(key, card, touched, touched)

    def update(self, key: str, card: TableCard | None) -> None:
        """List a table as it is now, or take it off the list if `card` is None.

        Watchers are told after a short time.
        """
        known = self._listings.get(key)
        if card is None:
            if known is None:
                return
            del self._listings[key]
        elif known is not None and known.card == card:
            self._put(key, card, now_ms(), -known.order[1])
            return
        else:
            self._put(key, card, now_ms(), now_ms())
        self._sorted = None
        self._tell_soon()

    def _put(self, key: str, card: TableCard, touched: int, changed: int) -> None:
        self._listings[key] = _Listing(
            card, touched, (_rank(card), -changed), _normalized(f"{card.host} {_titles(card.game)}")
        )
        self._sorted = None

    def untouched_since(self, time: int) -> list[str]:
        """Return the keys of the tables where nothing has happened since a time."""
        return [key for key, each in self._listings.items() if each.touched < time]

    # Pages

    def page(self, query: TableQuery) -> Lobby:
        """Return a page of the tables that fit. Tables with a free seat come first."""
        if self._sorted is None:
            self._sorted = sorted(self._listings.values(), key=lambda each: each.order)
        found = self._sorted
        if query.game is not None:
            found = [each for each in found if each.card.game == query.game]
        if query.free:
            found = [each for each in found if each.free]
        for word in _normalized(query.search).split():
            found = [each for each in found if word in each.words]
        page = found[query.first : query.first + query.most]
        tables = tuple(each.card for each in page)
        return Lobby(tables=tables, first=query.first, total=len(found))

    def watch(self, connection: Connection, query: TableQuery) -> None:
        """Send a page to a connection, now and whenever it has changed."""
        self.watchers[connection] = query
        text = write(self.page(query))
        self._sent[connection] = hash(text)
        connection.send(text)

    def unwatch(self, connection: Connection) -> None:
        self.watchers.pop(connection, None)
        self._sent.pop(connection, None)

    # News

    def _tell_soon(self) -> None:
        self._news = True
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_watchers())

    async def _tell_watchers(self) -> None:
        """Send changed pages as long as there is news, but never spend much time on it."""
        try:
            while self._news:
                await asyncio.sleep(_GATHER_NEWS)
                self._news = False
                began = perf_counter()
                await self._send_pages()
                await asyncio.sleep(_REST * (perf_counter() - began))
        except Exception:
            self._metrics.trouble.inc()
            log.exception("the list of tables was not sent")
        finally:
            self._telling = None

    async def _send_pages(self) -> None:
        """Make each page once, for all who look at it."""
        by_query: defaultdict[TableQuery, list[Connection]] = defaultdict(list)
        for connection, query in self.watchers.items():
            by_query[query].append(connection)
        slices = TimeSlices()
        for query, connections in by_query.items():
            text = write(self.page(query))
            digest = hash(text)
            for each in connections:
                # Meanwhile somebody may have left, or looked at another page.
                if self.watchers.get(each) == query and self._sent.get(each) != digest:
                    self._sent[each] = digest
                    each.send(text)
            await slices.pause()

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)


def _rank(card: TableCard) -> int:
    """Return the rank of a table in the list; lower ranks come first."""
    if card.phase == "gathering":
        return 0 if card.people + card.bots < card.seats else 2
    return 1 if card.open and card.bots else 3


def _normalized(text: str) -> str:
    """Return a text without accents and capital letters."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in letters if not unicodedata.combining(each))


def load() -> None:
    """Read the names of all games now. Reading them takes long, so do it at the start."""
    for game in games.NAMES:
        _titles(game)


@cache
def _titles(game: str) -> str:
    """Return the name of a game in all languages."""
    return " ".join(sorted({game, *(Texts(each).say(game) for each in LANGUAGES)}))
