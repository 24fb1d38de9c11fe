"""Quotas: how many tables, matches, spectators and hints somebody and the server may have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import NamedTuple, TypeVar

from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.errors import TooManyRequests
from whistlestop.server.settings import Quota, Settings

T = TypeVar("T", bound=Hashable)

HINT_RATE, HINT_BURST = 0.25, 20.0  # hints of one person: per second, and at once


class Owner(NamedTuple):
    """The person and the address that something counts for. The address may be unknown ("")."""

    person: int | None
    address: str = ""


class Ledger:
    """The present things of one kind, each with its owner."""

    def __init__(self, kind: str, quota: Quota) -> None:
        self.kind = kind  # of the refusal
        self._quota = quota
        self._owners: dict[Hashable, Owner] = {}
        self._people: Counter[int | None] = Counter()
        self._addresses: Counter[str] = Counter()

    def __contains__(self, thing: Hashable) -> bool:
        return thing in self._owners

    def __len__(self) -> int:
        return len(self._owners)

    def require_room(self, owner: Owner) -> None:
        """Raise TooManyRequests if this owner, or the server, may not have one more."""
        quota = self._quota
        if owner.person is not None and self._people[owner.person] >= quota.person:
            raise self._refusal("person", quota.person)
        if owner.address and self._addresses[owner.address] >= quota.address:
            raise self._refusal("address", quota.address)
        if len(self._owners) >= quota.server:
            raise self._refusal("server", quota.server)

    def _refusal(self, of: str, most: int) -> TooManyRequests:
        return TooManyRequests(f"{self.kind} of the {of}: {most}", self.kind, of=of, most=most)

    def owner(self, thing: Hashable) -> Owner:
        return self._owners[thing]

    def add(self, thing: Hashable, owner: Owner) -> None:
        """Count a thing, unless it is counted already."""
        if thing not in self._owners:
            self._owners[thing] = owner
            self._people[owner.person] += 1
            self._addresses[owner.address] += 1

    def remove(self, thing: Hashable) -> None:
        """Stop counting a thing, if it is counted."""
        owner = self._owners.pop(thing, None)
        if owner is not None:
            _decrease(self._people, owner.person)
            _decrease(self._addresses, owner.address)

    def rename(self, old: Hashable, new: Hashable) -> None:
        """Count a thing under another name, if it is counted."""
        owner = self._owners.pop(old, None)
        if owner is not None:
            self._owners[new] = owner


def _decrease(counter: Counter[T], key: T) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


class HintBudget:
    """The hints that a person and an address may ask for. A hint costs the thinking of a bot."""

    kind = "too-many-hints"  # of the refusal

    def __init__(self, settings: Settings) -> None:
        self.people = TokenBuckets(HINT_RATE, HINT_BURST)
        self.addresses = TokenBuckets(
            HINT_RATE * settings.per_address, HINT_BURST * settings.per_address
        )

    def take(self, owner: Owner, now: float) -> None:
        """Count a hint. Raise TooManyRequests if this owner has asked for too many lately."""
        for buckets, name in ((self.people, owner.person), (self.addresses, owner.address)):
            if not buckets.take(name, now):
                wait = max(1, round(1 / buckets.rate))
                raise TooManyRequests("too many hints in a short time", self.kind, wait=wait)


class Quotas:
    """The limits of a server. Tables are counted by their keys, spectators by connections."""

    def __init__(self, settings: Settings) -> None:
        self.tables = Ledger("too-many-tables", settings.tables)
        self.public_tables = Ledger("too-many-public-tables", settings.public_tables)
        self.matches = Ledger("too-many-matches", settings.matches)
        # Matches that nobody attends, in which bots answer for everybody.
        self.bot_matches = Ledger("too-many-bot-matches", settings.bot_matches)
        self.spectators = Ledger("too-many-spectators", settings.spectators)
        self.hints = HintBudget(settings)

    def rename_table(self, old: str, new: str) -> None:
        """Count a public table and its match under the new key of the table.

        `tables` counts what was made, under the key that it was made with.
        """
        for ledger in (self.public_tables, self.matches, self.bot_matches):
            ledger.rename(old, new)
