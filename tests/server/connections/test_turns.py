"""Turns: a crowd of one address does not hold up the others."""

from __future__ import annotations

import asyncio

from whistlestop.server.connections.turns import MOST, Turns

ROUNDS = 20


async def rounds_of(turns: Turns, owner: str, number: int) -> list[int]:
    """Ask for this many turns at once, and return the rounds of the loop in which they came."""
    rounds: list[int] = []
    now = 0
    for _ in range(number):
        turns.call(owner, lambda: rounds.append(now))
    while len(rounds) < number:
        now += 1
        assert now < number + ROUNDS
        await asyncio.sleep(0)
    return rounds


async def test_an_address_gets_few_turns_in_one_round() -> None:
    rounds = await rounds_of(Turns(), "crowd", 7)
    assert max(rounds.count(each) for each in rounds) == MOST
    assert rounds == sorted(rounds)


async def test_a_crowd_of_one_address_does_not_hold_up_another_one() -> None:
    turns = Turns()
    done: list[str] = []
    for _ in range(40):
        turns.call("crowd", lambda: done.append("crowd"))
    turns.call("victim", lambda: done.append("victim"))
    assert done.count("victim") == 1
    assert done.count("crowd") <= MOST
    for _ in range(40 + ROUNDS):
        await asyncio.sleep(0)
    assert done.count("crowd") == 40


async def test_turns_are_given_in_the_order_of_the_calls() -> None:
    turns = Turns(2)
    done: list[int] = []

    async def visit(number: int) -> None:
        await turns.take("crowd")
        done.append(number)

    await asyncio.gather(*map(visit, range(9)))
    assert done == list(range(9))


async def test_a_request_that_gives_up_keeps_nobody_from_a_turn() -> None:
    turns = Turns(1)
    waiting = [asyncio.create_task(turns.take("crowd")) for _ in range(3)]
    waiting[1].cancel()
    async with asyncio.timeout(60):
        results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(each) for each in results] == [type(None), asyncio.CancelledError, type(None)]


async def test_nothing_is_left_when_all_have_had_their_turn() -> None:
    turns = Turns(1)
    await rounds_of(turns, "crowd", 3)
    for _ in range(3):
        await asyncio.sleep(0)
    assert (turns._waiting, turns._taken, turns._round_ends) == ({}, {}, False)


async def test_a_turn_that_fails_costs_nobody_else_a_turn() -> None:
    problems: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: problems.append(repr(context["exception"]))
    )
    turns = Turns(1)
    done: list[str] = []

    def fail() -> None:
        raise ValueError("a bug")

    for owner, action in (("a", fail), ("b", lambda: done.append("b"))):
        turns.call(owner, lambda: None)
        turns.call(owner, action)
    for _ in range(5):
        await asyncio.sleep(0)
    assert (done, problems) == (["b"], ["ValueError('a bug')"])
