"""Many spectators: all of them share one text, and nobody waits for their coming."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from tables.serving import Serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down
from whistlestop.client.table_state import TableState
from whistlestop.server.rooms import match_session, room
from whistlestop.wire.from_client import Leave
from whistlestop.wire.from_server import Message, Standing, Step, Table, write

SPECTATORS = 60


class Counted:
    """The messages of a match that were written for spectators."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        self.standings = 0
        self.tables = 0
        monkeypatch.setattr(match_session, "write", self._write)
        monkeypatch.setattr(room, "write", self._write)

    def _write(self, message: Message) -> str:
        self.steps += isinstance(message, Step) and message.ask is None
        self.standings += isinstance(message, Standing) and message.seat is None
        self.tables += isinstance(message, Table) and message.me is None
        return write(message)


async def crowd(stack: AsyncExitStack, server: Serving) -> list[Visitor]:
    """Let twelve people come with five tabs each, so that nobody asks for too much at once."""
    people = await stack.enter_async_context(company(server.url, *"CDEFGHIJKLMN"))
    tabs = [each for each in people for _ in range(4)]
    more = [await stack.enter_async_context(another_tab(each.guest)) for each in tabs]
    return [*people, *more]


@pytest.mark.parametrize("clock", [None, 600])
async def test_sixty_spectators_cost_one_text_for_each_state(
    server: Serving, monkeypatch: pytest.MonkeyPatch, clock: int | None
) -> None:
    async with AsyncExitStack() as stack:
        ann, bo, cy = await stack.enter_async_context(company(server.url, "Ann", "Bo", "Cy"))
        key = await sit_down([ann, bo, cy], clock=clock)
        spectators = await crowd(stack, server)
        assert len(spectators) == SPECTATORS
        for each in spectators:
            await each.enter(key)
        counted = Counted(monkeypatch)
        # On a clock, a text that is older than a quarter of a second shows too much time.
        monkeypatch.setattr(match_session, "_SAME_CLOCK", 60_000)
        await begin([ann, bo, cy])
        await asyncio.gather(*(each.until(lambda it: it.said(Standing)) for each in spectators))
        assert counted.standings == 1
        for each in spectators:
            each.chair = TableState()  # as after reloading the page
            await each.enter(key)
        assert counted.standings == 1
        asked = next(each for each in (ann, bo, cy) if each.chair.ask)
        assert asked.chair.ask is not None
        await asked.choose(Random(1).choice(asked.chair.ask.answers))
        await asyncio.gather(*(each.until(lambda it: it.said(Step)) for each in spectators))
        assert counted.steps <= 3  # one for the spectators, and for seats that are not asked
        counted.tables = 0
        await spectators[0].ask(Leave)
        await spectators[0].enter(key)
        assert counted.tables == 2  # one for all spectators, after the leaving and the coming
        assert counted.standings == 2  # the match has gone on
        assert spectators[0].chair.view == spectators[1].chair.view
