"""The regular clean-up of the tables in memory, of which there may be thousands."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tables.serving import Serving
from whistlestop.server import time_slices

ROOMS = 30


class QuietRoom(SimpleNamespace):
    """A room with somebody in it, where nothing happens."""

    looks = 0  # how often the clean-up has looked at it

    async def replace_lost_host(self) -> None:
        self.looks += 1

    @property
    def idle_since(self) -> float:
        raise AssertionError("nobody asks this of a room with people")

    @property
    def attendance(self) -> Any:
        self.looks += 1  # `_is_unused` looks at it in the second and third walk
        return SimpleNamespace(connections=[self])


@pytest.mark.parametrize("leaves", [False, True])
async def test_a_look_at_all_tables_does_not_hold_up_the_loop(
    server: Serving, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    lobby = server.context.lobby
    assert lobby._cleaner is not None
    lobby._cleaner.cancel()
    rooms: dict[str, Any] = {
        str(number): QuietRoom(playing=False, row=SimpleNamespace(clock=None), key=str(number))
        for number in range(ROOMS)
    }
    monkeypatch.setattr(lobby, "rooms", dict(rooms))
    monkeypatch.setattr(time_slices, "_LONGEST", 0.0)  # each room is a slice of its own
    cleaning = asyncio.create_task(lobby.clean_up())
    rounds, before = 0, 0
    while not cleaning.done():
        await asyncio.sleep(0)
        looks = sum(each.looks for each in rooms.values())
        assert looks - before <= 1
        rounds, before = rounds + 1, looks
        if leaves:
            lobby.rooms.pop(str(rounds), None)  # a table is closed meanwhile
    await cleaning
    assert rounds >= (ROOMS if leaves else 3 * ROOMS)
    assert all(each.looks for each in rooms.values())
    monkeypatch.undo()
