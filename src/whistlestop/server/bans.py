"""The bans of a server: who may not come in, as a person or from a network."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from whistlestop.server.clocks import now_ms
from whistlestop.server.errors import Banned
from whistlestop.store import bans
from whistlestop.store.rows import Ban
from whistlestop.store.store import Store


class Bans:
    """The bans in memory: they are checked at every request, and changed by the operator."""

    def __init__(self) -> None:
        self._people: dict[int, Ban] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []

    async def load(self, store: Store) -> None:
        now = now_ms()
        self.set(await store.read(lambda c: bans.in_force(c, now)))

    def set(self, found: list[Ban]) -> None:
        self._people = {ban.person: ban for ban in found if ban.person is not None}
        self._networks = [
            (ip_network(ban.network), ban) for ban in found if ban.network is not None
        ]

    def check_person(self, person: int) -> None:
        """Raise Banned if this person is banned."""
        ban = self._people.get(person)
        if ban is not None and _holds(ban):
            raise _banned()

    def check_address(self, address: str) -> None:
        """Raise Banned if this address is in a banned network."""
        if not self._networks:
            return
        try:
            where = ip_address(address)
        except ValueError:
            return  # a socket without a network, such as in a test
        for network, ban in self._networks:
            if where.version == network.version and where in network and _holds(ban):
                raise _banned()


def _holds(ban: Ban) -> bool:
    return ban.until is None or ban.until > now_ms()


def _banned() -> Banned:
    return Banned("the operator of this server has banned you", "banned")
