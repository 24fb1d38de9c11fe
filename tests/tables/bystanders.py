"""Two tables where people play on, whatever others do to the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random

import msgspec

from tables.serving import Serving
from tables.visitor import Visitor, begin, company, play_out, sit_down
from whistlestop import replay
from whistlestop.wire.from_client import Rematch


class Bystanders:
    """People who play match after match: one table is private, at the other anybody may look on."""

    def __init__(self, people: list[Visitor], key: str, rng: Random) -> None:
        self.people = people
        self.key = key
        self.matches: list[str] = []
        self._rng = rng
        self._enough = asyncio.Event()
        self._playing = asyncio.create_task(self._play())

    @property
    def match(self) -> str:
        return str(self.people[0].chair.match)

    async def _play(self) -> None:
        await begin(self.people)
        while True:
            await play_out(self.people, self._rng)
            self.matches.append(self.match)
            if self._enough.is_set():
                return
            for each in self.people:
                await each.ask(Rematch)
            for each in self.people:
                await each.until(lambda it: it.chair.match not in self.matches)

    async def end(self) -> None:
        """They play this match to its end, and all was as it should be."""
        self._enough.set()
        await self._playing
        for key in self.matches:
            match = replay(await self.people[0].guest.record(key))
            assert match.outcome is not None
            assert match.names == tuple(each.guest.me.name for each in self.people)
        for seat, each in enumerate(self.people):
            assert each.chair.is_fair
            assert each.chair.view == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            assert len(each.table.seats) == len(self.people)

    async def stop(self) -> None:
        self._playing.cancel()
        await asyncio.gather(self._playing, return_exceptions=True)


@asynccontextmanager
async def bystanders(server: Serving, rng: Random) -> AsyncIterator[tuple[Bystanders, Bystanders]]:
    async with company(server.url, "Ann", "Bo", "Cy", "Di", "Ed", "Flo") as people:
        hidden = people[:3]
        staged = people[3:]
        await sit_down(hidden)
        await sit_down(staged, public=True, open_seats=False)
        keys = [str(each[0].table.key) for each in (hidden, staged)]
        both = Bystanders(hidden, keys[0], rng), Bystanders(staged, keys[1], rng)
        try:
            for show in both:
                await show.people[0].until(lambda it: it.chair.match)
            yield both
        finally:
            for show in both:
                await show.stop()


async def check_no_leak(server: Serving, shows: Sequence[Bystanders], heard: Sequence[str]) -> None:
    """Nothing of the hidden table, and of the other one only what everybody may know."""
    hidden, staged = shows
    people = [*hidden.people, *staged.people]
    secrets = [hidden.key, *(each.guest.token for each in people)]
    open_later = []
    for show in shows:
        for key in show.matches:
            row = await server.context.store.match(key)
            assert row is not None
            found = [str(row.seed), row.nonce]
            if show is hidden:
                secrets += [key, *found]
            else:
                open_later += found
    for said in heard:
        assert not [secret for secret in secrets if secret in said]
        message = msgspec.json.decode(said)
        if message.get("match") in staged.matches and message["type"] in ("standing", "step"):
            assert (message.get("ask"), message.get("given")) == (None, None)
        if not message.get("end"):
            assert not [secret for secret in open_later if secret in said]
