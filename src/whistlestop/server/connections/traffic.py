"""The traffic of all connections: how many there may be, and how much each of them may send.

Everything is counted in bytes. A frame, a header or a request costs as many bytes as it takes time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Literal, TypeAlias

from whistlestop.server.connections.rate_limits import TokenBucket, TokenBuckets
from whistlestop.server.file_limit import usable_connections
from whistlestop.server.settings import Settings

RATE, BURST = 40_000.0, 400_000.0  # bytes of one connection: per second, and at once
PERSON_RATE, PERSON_BURST = 80_000.0, 800_000.0  # bytes of one person, over all connections
ADDRESS_RATE, ADDRESS_BURST = 2_000.0, 20_000.0  # bytes of an address, times `per_address`
FRAME = 500.0  # the cost of a WebSocket frame, in bytes
REQUEST = 2000.0  # the cost of an HTTP request
HEADER = 50.0  # the cost of a header
CHUNK = 250.0  # the cost of a chunk of a body
# One address may have this many connections for each WebSocket that it may have: browsers open
# several at once to load a page.
_TCP_CONNECTIONS = 4
# Connections beyond the limit, which serve only the operator. Some of them are kept for trusted
# addresses, which are this machine and the proxies: nobody else can take them.
_OPERATOR = 16
_OPERATOR_TRUSTED = 8
_OPERATOR_OF_ONE_ADDRESS = 2
_TRUSTED = "trusted"  # the name of all trusted addresses together

Verdict: TypeAlias = Literal[
    "welcome", "operator-only", "too-fast", "too-many-connections", "server-full"
]


class Traffic:
    def __init__(self, settings: Settings) -> None:
        self.most = usable_connections(settings.connections, kept=_OPERATOR)
        self._most_of_one_address = _TCP_CONNECTIONS * settings.per_address
        self.people = TokenBuckets(PERSON_RATE, PERSON_BURST)
        self.addresses = TokenBuckets(
            ADDRESS_RATE * settings.per_address, ADDRESS_BURST * settings.per_address
        )
        self.handshakes = TokenBuckets(settings.per_address / 10, 2.0 * settings.per_address)
        self._new = TokenBuckets(settings.per_address / 2, 4.0 * settings.per_address)
        self._open: Counter[str] = Counter()
        self._operators: Counter[str] = Counter()
        self.count = 0  # open connections

    def connect(self, address: str | None, now: float) -> Verdict:
        """Count a new connection, and say how it may be used.

        `address` is None for a trusted proxy, which brings many people.
        """
        verdict = self._verdict(address, now)
        if verdict == "operator-only":
            self._operators[address or _TRUSTED] += 1
        self.count += 1
        if address is not None:
            self._open[address] += 1
        return verdict

    def _verdict(self, address: str | None, now: float) -> Verdict:
        if address is not None:
            if self._open[address] >= self._most_of_one_address:
                return "too-many-connections"
            if not self._new.take(address, now):
                return "too-fast"
        if self.count < self.most:
            return "welcome"
        trusted = self._operators[_TRUSTED]
        if address is None:
            return "operator-only" if trusted < _OPERATOR_TRUSTED else "server-full"
        others = sum(self._operators.values()) - trusted
        full = others >= _OPERATOR - _OPERATOR_TRUSTED
        if full or self._operators[address] >= _OPERATOR_OF_ONE_ADDRESS:
            return "server-full"
        return "operator-only"

    def take_over(self, address: str | None) -> None:
        """Count a connection on which another protocol goes on. It has been admitted before."""
        self.count += 1
        if address is not None:
            self._open[address] += 1

    def disconnect(self, address: str | None, verdict: Verdict) -> None:
        """Count a connection that has ended."""
        self.count -= 1
        if address is not None:
            _decrease(self._open, address)
        if verdict == "operator-only":
            _decrease(self._operators, address or _TRUSTED)

    def budget(self, address: str | None) -> Budget:
        """Return the budget of a new connection."""
        budget = Budget(self)
        if address is not None:
            budget.share_address(address)
        return budget


def _decrease(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


class Budget:
    """The bytes that one connection may send. Its person and its address have a budget too."""

    __slots__ = ("_address", "_own", "_person", "_traffic")

    def __init__(self, traffic: Traffic) -> None:
        self._traffic = traffic
        self._own = TokenBucket(RATE, BURST)
        self._address: str | None = None
        self._person: Hashable = None

    @property
    def address(self) -> str | None:
        """Return the address that pays; None if it is behind a proxy and not known yet."""
        return self._address

    def share_address(self, address: str) -> None:
        self._address = address

    def share_person(self, person: int) -> None:
        self._person = person

    def charge(self, now: float, cost: float) -> None:
        self._own.charge(now, cost)
        if self._address is not None:
            self._traffic.addresses.charge(self._address, now, cost)
        if self._person is not None:
            self._traffic.people.charge(self._person, now, cost)

    def wait(self, now: float) -> float:
        """Return how many seconds nothing more may be read. 0 if the budget is not used up."""
        wait = self._own.debt_seconds(now)
        if self._address is not None:
            wait = max(wait, self._traffic.addresses.debt_seconds(self._address, now))
        if self._person is not None:
            wait = max(wait, self._traffic.people.debt_seconds(self._person, now))
        return wait
