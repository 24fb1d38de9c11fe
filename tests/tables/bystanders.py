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
    """The people of one table, who play match after match."""

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
        """Play the last match to its end, and check all matches against their records."""
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
    """Run a private table, and a public one that anybody may watch."""
    async with company(server.url, "Ann", "Bo", "Cy", "Di", "Ed", "Flo") as people:
        private = people[:3]
        public = people[3:]
        await sit_down(private)
        await sit_down(public, public=True, open_seats=False)
        keys = [str(each[0].table.key) for each in (private, public)]
        both = Bystanders(private, keys[0], rng), Bystanders(public, keys[1], rng)
        try:
            for each in both:
                await each.people[0].until(lambda it: it.chair.match)
            yield both
        finally:
            for each in both:
                await each.stop()


async def check_no_leak(server: Serving, both: Sequence[Bystanders], heard: Sequence[str]) -> None:
    """Check that strangers heard nothing of the private table, and no secret of the public one."""
    private, public = both
    people = [*private.people, *public.people]
    secrets = [private.key, *(each.guest.token for each in people)]
    open_later = []
    for each in both:
        for key in each.matches:
            row = await server.context.store.match(key)
            assert row is not None
            found = [str(row.seed), str(row.secret), row.nonce]
            if each is private:
                secrets += [key, *found]
            else:
                open_later += found
    for said in heard:
        assert not [secret for secret in secrets if secret in said]
        message = msgspec.json.decode(said)
        if message.get("match") in public.matches and message["type"] in ("standing", "step"):
            assert (message.get("ask"), message.get("given")) == (None, None)
        if not message.get("end"):
            assert not [secret for secret in open_later if secret in said]
