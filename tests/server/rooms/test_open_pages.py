"""The pages of a person: the tables where the person has a seat are told of them, bit by bit."""

from __future__ import annotations

import asyncio

import pytest

from whistlestop.server import time_slices
from whistlestop.server.connections.connection import Connection
from whistlestop.server.metrics import Metrics
from whistlestop.server.rooms.open_pages import OpenPages

ANN, BO = 1, 2
ROOMS = 300


class SeatedRoom:
    """A room that notes what it is told."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def note_pages(self, person: int) -> None:
        self.told.append(person)


class FailingRoom(SeatedRoom):
    def note_pages(self, person: int) -> None:
        super().note_pages(person)
        raise RuntimeError("a bug in a room")


def page(person: int) -> Connection:
    return Connection(person, "", 1.0, 1.0)


def following(pages: OpenPages, *people: int, rooms: int = ROOMS) -> list[SeatedRoom]:
    """Let these people have a seat in each of these rooms."""
    found = [SeatedRoom() for _ in range(rooms)]
    for room in found:
        pages.follow(room, people)
    return found


async def told_all(pages: OpenPages) -> None:
    async with asyncio.timeout(60):
        while pages._telling is not None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)


async def test_a_person_with_seats_at_many_tables_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(time_slices, "_LONGEST", 0.0)  # each room is a slice of its own
    pages = OpenPages(Metrics())
    rooms = following(pages, ANN)
    pages.add(page(ANN))
    rounds = 0
    while pages._telling is not None:
        before = sum(len(room.told) for room in rooms)
        await asyncio.sleep(0)
        assert sum(len(room.told) for room in rooms) - before <= 1
        rounds += 1
    assert rounds >= ROOMS
    assert all(room.told == [ANN] for room in rooms)


async def test_a_person_who_comes_and_goes_all_the_time_is_told_of_once() -> None:
    pages = OpenPages(Metrics())
    rooms = following(pages, ANN, BO)
    for _ in range(50):
        tab = page(ANN)
        pages.add(tab)
        pages.remove(tab)
    await told_all(pages)
    assert all(room.told == [ANN] for room in rooms)


async def test_rooms_that_are_forgotten_meanwhile_are_not_told() -> None:
    pages = OpenPages(Metrics())
    left, gone, stays = following(pages, ANN, rooms=3)
    pages.add(page(ANN))
    pages.follow(left, [BO])  # somebody else has the seat now
    pages.forget(gone)
    await told_all(pages)
    assert (left.told, gone.told, stays.told) == ([], [], [ANN])


async def test_a_room_that_fails_keeps_no_other_room_from_its_news() -> None:
    metrics = Metrics()
    pages = OpenPages(metrics)
    pages.follow(failing := FailingRoom(), [ANN])
    (room,) = following(pages, ANN, rooms=1)
    pages.add(page(ANN))
    await told_all(pages)
    assert (failing.told, room.told) == ([ANN], [ANN])
    assert "whistlestop_trouble_total 1.0" in metrics.text().decode()


async def test_nobody_is_told_after_the_end() -> None:
    pages = OpenPages(Metrics())
    rooms = following(pages, ANN)
    pages.add(page(ANN))
    await pages.close()
    pages.add(page(ANN))
    await asyncio.sleep(0)
    assert all(room.told == [] for room in rooms)
    assert asyncio.all_tasks() == {asyncio.current_task()}
