"""A queue that serves everybody in turn, however much one of them asks for."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Share(NamedTuple):
    """The share of the server to which some work counts.

    `owner` is the network address of the table's host, or else the host's number.
    """

    owner: str
    table: int
    attended: bool  # whether people are at the table


class FairQueue(Generic[T]):
    """A queue in which owners take turns, and so do the tables of each owner.

    Work for tables with people always comes before work for tables without people.
    """

    def __init__(self) -> None:
        self._attended: OrderedDict[str, OrderedDict[int, deque[T]]] = OrderedDict()
        self._unattended: OrderedDict[str, OrderedDict[int, deque[T]]] = OrderedDict()

    def put(self, share: Share, item: T) -> None:
        lane = self._attended if share.attended else self._unattended
        tables = lane.setdefault(share.owner, OrderedDict())
        tables.setdefault(share.table, deque()).append(item)

    def pop(self) -> T | None:
        """Take the next item; return None if there is none."""
        for lane in (self._attended, self._unattended):
            if lane:
                return _pop(lane)
        return None

    def __iter__(self) -> Iterator[T]:
        for lane in (self._attended, self._unattended):
            for tables in lane.values():
                for items in tables.values():
                    yield from items


def _pop(lane: OrderedDict[str, OrderedDict[int, deque[T]]]) -> T:
    """Take the next item of the next table of the next owner; both then wait for all others."""
    owner, tables = lane.popitem(last=False)
    table, items = tables.popitem(last=False)
    item = items.popleft()
    if items:
        tables[table] = items
    if tables:
        lane[owner] = tables
    return item
