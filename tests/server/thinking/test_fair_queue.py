"""The queue before the bots: everybody gets a turn, however much one of them asks for."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from whistlestop.server.clocks import loop_time
from whistlestop.server.thinking.fair_queue import FairQueue, Share
from whistlestop.server.thinking.pace import Pace


def drained(queue: FairQueue[str]) -> list[str]:
    found = []
    while (item := queue.pop()) is not None:
        found.append(item)
    return found


def filled(*items: tuple[str, int, bool, str]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for owner, table, attended, item in items:
        queue.put(Share(owner, table, attended=attended), item)
    return queue


def test_owners_take_turns_whatever_the_number_of_their_tables() -> None:
    many = [("mallory", number, False, f"m{number}") for number in range(4)]
    queue = filled(*many, ("ann", 10, False, "a"), ("bo", 11, False, "b"))
    assert drained(queue) == ["m0", "a", "b", "m1", "m2", "m3"]


def test_the_tables_of_an_owner_take_turns() -> None:
    queue = filled(("ann", 1, True, "1a"), ("ann", 1, True, "1b"), ("ann", 2, True, "2a"))
    assert drained(queue) == ["1a", "2a", "1b"]


def test_tables_with_people_come_before_tables_without() -> None:
    queue = filled(("ann", 1, False, "alone"), ("bo", 2, True, "watched"))
    assert drained(queue) == ["watched", "alone"]


def test_an_owner_who_was_served_waits_for_all_others() -> None:
    queue = filled(("mallory", 1, True, "m1"), ("ann", 2, True, "a1"))
    assert queue.pop() == "m1"
    queue.put(Share("mallory", 1, attended=True), "m2")
    assert drained(queue) == ["a1", "m2"]


def test_the_queue_shows_everything_that_waits() -> None:
    queue = filled(("ann", 1, True, "a"), ("ann", 2, False, "b"))
    assert list(queue) == ["a", "b"]
    drained(queue)
    assert list(queue) == []


async def test_tables_without_people_share_one_pace() -> None:
    pace = Pace(rate=50)
    times = []

    async def take(number: int) -> None:
        await pace.turn(Share("mallory", number, attended=False))
        times.append(loop_time())

    await asyncio.gather(*map(take, range(5)))
    assert all(later - earlier > 0.015 for earlier, later in pairwise(times))
    pace.close()


async def test_a_turn_that_is_not_wanted_any_more_costs_no_time() -> None:
    pace = Pace(rate=0.001)
    await pace.turn(Share("ann", 1, attended=False))
    gone = pace.turn(Share("ann", 2, attended=False))
    waits = pace.turn(Share("ann", 3, attended=False))
    gone.cancel()
    pace._free_at = loop_time()
    pace._next()
    assert waits.done()
    pace.close()


async def test_another_owner_need_not_wait_for_all_tables_of_the_first() -> None:
    pace = Pace(rate=1000)
    order: list[str] = []

    async def take(owner: str, table: int) -> None:
        await pace.turn(Share(owner, table, attended=False))
        order.append(owner)

    crowd = [asyncio.create_task(take("mallory", number)) for number in range(20)]
    await asyncio.sleep(0)
    await take("ann", 100)
    assert order.count("mallory") < 10
    await asyncio.gather(*crowd)
    pace.close()
