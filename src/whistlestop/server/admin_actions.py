"""The actions of an operator: with a running server, which knows people and tables, or without one.

A running server carries them out itself, because it has tables in memory and people connected.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from ipaddress import IPv6Network, ip_network
from typing import Any, Protocol, TypeAlias

from whistlestop.engine.errors import WhistlestopError
from whistlestop.server.clocks import now_ms
from whistlestop.server.errors import BadMessage, NotFound
from whistlestop.server.tidying import tidy_up
from whistlestop.store import bans, deletion, matches, reports, tables
from whistlestop.store.admin_requests import Answer
from whistlestop.store.retention import InUse, Retention
from whistlestop.store.rows import Ban
from whistlestop.store.store import Store

Details: TypeAlias = dict[str, Any]

_DAY = 24 * 60 * 60 * 1000  # ms
_CUSTOMER = 64  # bits of an IPv6 network that one customer has
_MAPPED = 96  # bits before an IPv4 address in an address of IPv6


class People(Protocol):
    """The people and tables that a running server has in memory."""

    def set_aside(self, tables: Collection[int]) -> AbstractAsyncContextManager[None]:
        """Keep everybody away from these tables, and then load them from the store again."""

    async def tables_of(self, person: int) -> set[int]:
        """Return the ids of the tables that know this person: in memory, listed, or sleeping."""

    async def bans_changed(self) -> None:
        """Read the bans again, and disconnect everybody who is banned."""

    def in_use(self) -> InUse:
        """Return the tables and people in memory."""

    def disconnect(self, person: int) -> int:
        """Close all connections of a person, and return their number."""


class Nobody:
    """The stand-in for `People` while no server runs: nobody is in memory."""

    @asynccontextmanager
    async def set_aside(self, tables: Collection[int]) -> AsyncIterator[None]:  # noqa: ARG002
        yield

    async def tables_of(self, person: int) -> set[int]:  # noqa: ARG002 - see People
        return set()

    async def bans_changed(self) -> None:
        return

    def in_use(self) -> InUse:
        return InUse()

    def disconnect(self, person: int) -> int:  # noqa: ARG002 - see People
        return 0


class AdminActions:
    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people
        self._actions: dict[str, Callable[[Details], Awaitable[Answer]]] = {
            "ban": self._ban,
            "unban": self._unban,
            "end-sessions": self._end_sessions,
            "close-table": self._close_table,
            "delete-table": self._delete_table,
            "delete-match": self._delete_match,
            "erase-person": self._erase_person,
            "tidy": self._tidy,
        }

    async def carry_out(self, action: str, details: Details) -> Answer:
        """Carry out an action and return its result. Raise the reason if it is refused."""
        if action not in self._actions:
            raise BadMessage(f"there is no action {action!r}", "bad-message", why=action)
        return await self._actions[action](details)

    async def _ban(self, details: Details) -> Answer:
        person, network, days = details["person"], details["network"], details["days"]
        if person is not None:
            await self._require_person(person)
        now = now_ms()
        until = None if days is None else now + days * _DAY
        ban = Ban(0, person, network and _whole_network(network), now, until, details["why"])
        number = await self._store.write(lambda c: bans.add(c, ban))
        await self._people.bans_changed()
        return {"ban": number}

    async def _unban(self, details: Details) -> Answer:
        number: int = details["ban"]
        if not await self._store.write(lambda c: bans.lift(c, number)):
            raise NotFound(f"there is no ban {number}", "no-such-row", found=number)
        await self._people.bans_changed()
        return {"ban": number}

    async def _end_sessions(self, details: Details) -> Answer:
        person: int = details["person"]
        await self._require_person(person)
        ended = await self._store.write(lambda c: deletion.end_sessions(c, person))
        return {"sessions": ended, "disconnected": self._people.disconnect(person)}

    async def _close_table(self, details: Details) -> Answer:
        table: int = details["table"]
        await self._require_table(table)
        now = now_ms()
        async with self._people.set_aside([table]):
            await self._store.write(lambda c: deletion.close_table(c, table, now))
        return {"table": table}

    async def _delete_table(self, details: Details) -> Answer:
        table: int = details["table"]
        await self._close_table(details)  # nobody can come in while it is deleted
        await self._store.write(lambda c: deletion.delete_tables(c, [table]))
        return {"table": table}

    async def _delete_match(self, details: Details) -> Answer:
        match: int = details["match"]
        row = await self._store.read(lambda c: matches.by_id(c, match))
        if row is None:
            raise NotFound(f"there is no match {match}", "no-such-row", found=match)
        async with self._people.set_aside([row.table]):
            await self._store.write(lambda c: deletion.delete_matches(c, [match]))
        return {"match": match}

    async def _erase_person(self, details: Details) -> Answer:
        person: int = details["person"]
        await self._require_person(person)
        async with self._people.set_aside(await self._people.tables_of(person)):
            counts = await self._store.write(lambda c: deletion.erase_person(c, person))
        self._people.disconnect(person)
        return {"person": person, **counts}

    async def _tidy(self, details: Details) -> Answer:
        keep = Retention(**details)
        deleted = await tidy_up(self._store, keep, self._people.in_use)
        return {str(kind): number for kind, number in deleted.items()}

    async def _require_person(self, number: int) -> None:
        if await self._store.read(lambda c: reports.show_person(c, number)) is None:
            raise NotFound(f"there is no person {number}", "no-such-row", found=number)

    async def _require_table(self, number: int) -> None:
        if await self._store.read(lambda c: tables.by_id(c, number)) is None:
            raise NotFound(f"there is no table {number}", "no-such-row", found=number)


def _whole_network(text: str) -> str:
    """Return a network. For IPv6 it is at least a /64 network, which one customer has.

    An IPv4 network that is written in the form of IPv6 counts as IPv4, as for rate limits.
    """
    network = ip_network(text)
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= _MAPPED:
            return str(ip_network((mapped, network.prefixlen - _MAPPED)))
        if network.prefixlen > _CUSTOMER:
            network = network.supernet(new_prefix=_CUSTOMER)
    return str(network)


def refused(problem: WhistlestopError) -> Answer:
    """Return the answer for an action that was refused."""
    return {"refused": problem.kind, "details": problem.details, "text": str(problem)}
