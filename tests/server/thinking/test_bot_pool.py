"""The processes in which bots think: the same answers as ever, and never lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from random import Random

import pytest

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.match import Match
from whistlestop.server.metrics import Metrics
from whistlestop.server.thinking import bot_pool
from whistlestop.server.thinking.bot_pool import (
    BotPool,
    BotProcess,
    Thought,
    ThoughtFailed,
    usual_processes,
)
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.messages import Question

pytestmark = pytest.mark.slow

SHARE = Share("ann", 1, attended=True)


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(Metrics(), 1)
    yield made
    await made.close()


def seed_of(seat: int) -> int:
    return 1000 + seat


async def answer(pool: BotPool, copy: int, match: Match, seat: int) -> str:
    question = Question(seat, "normal", seed_of(seat))
    return await pool.think(copy, match, question, SHARE).result


@pytest.mark.parametrize(
    ("game", "seats", "choices"),
    [("bang", 5, 200), ("colt-super-express", 3, 8), ("train-heist", 2, 40)],
)
async def test_bots_answer_as_they_do_in_one_process(
    pool: BotPool, game: str, seats: int, choices: int
) -> None:
    match = Match(games.find(game), seats, seed=7)
    own = [roster.hire("normal", game, Random(seed_of(seat))) for seat in range(seats)]
    copy = pool.new_copy()
    while match.outcome is None and len(match.choices) < choices:
        ask = match.asks[0]
        if len(ask.answers) == 1:
            match.choose(ask.seat, ask.answers[0])
            continue
        expected = own[ask.seat].choose(ask, MatchAsSeen(match, ask.seat))
        assert await answer(pool, copy, match, ask.seat) == str(expected)
        match.choose(ask.seat, expected)


async def test_a_bot_that_searches_answers_as_it_does_in_one_process(pool: BotPool) -> None:
    match = begun()
    (ask,) = match.asks
    question = Question(ask.seat, "hard", 7)
    told = await pool.think(pool.new_copy(), match, question, SHARE).result
    own = roster.hire("hard", "bang", Random(7)).choose(ask, MatchAsSeen(match, ask.seat))
    assert told == str(own)


def begun(choices: int = 30) -> Match:
    match, luck = Match(games.find("bang"), 4, seed=3), Random(1)
    while len(match.choices) < choices or len(match.asks[0].answers) == 1:
        ask = match.asks[0]
        match.choose(ask.seat, luck.choice(ask.answers))
    return match


async def test_a_process_that_dies_is_replaced_and_the_thought_done_again(pool: BotPool) -> None:
    match = begun()
    seat = match.waiting[0]
    copy = pool.new_copy()
    expected = await answer(pool, copy, match, seat)
    (process,) = pool.processes
    pid = process.worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)  # it gets the question, and answers nothing
    thinking = asyncio.create_task(answer(pool, pool.new_copy(), match, seat))
    await asyncio.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    assert await thinking == expected
    assert process.worker.pid != pid
    assert await answer(pool, copy, match, seat) == expected


async def test_a_process_that_hangs_is_killed(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun()
    await answer(pool, pool.new_copy(), match, match.waiting[0])
    (process,) = pool.processes
    monkeypatch.setattr(process.worker, "time_limit", 0.01)
    pid = process.worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    with pytest.raises(ThoughtFailed):
        await answer(pool, pool.new_copy(), match, match.waiting[0])
    monkeypatch.setattr(process.worker, "time_limit", 60.0)
    assert await answer(pool, pool.new_copy(), match, match.waiting[0])


async def test_a_bot_that_fails_says_so_and_spoils_nothing(pool: BotPool) -> None:
    match = begun()
    seat = match.waiting[0]
    copy = pool.new_copy()
    with pytest.raises(ThoughtFailed, match="nobody"):
        await pool.think(copy, match, Question(seat, "nobody", 1), SHARE).result
    assert await answer(pool, copy, match, seat)


async def test_a_long_match_goes_over_in_pieces(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(40)
    expected = await answer(pool, pool.new_copy(), match, match.waiting[0])
    monkeypatch.setattr(bot_pool, "_AT_ONCE", 7)
    assert await answer(pool, pool.new_copy(), match, match.waiting[0]) == expected


async def test_the_matches_that_a_process_keeps_are_limited(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "_COPIES", 2)
    match = begun()
    seat = match.waiting[0]
    copies = [pool.new_copy() for _ in range(4)]
    answers = {await answer(pool, copy, match, seat) for copy in [*copies, *copies]}
    assert len(answers) == 1
    assert len(pool.processes[0]._copies) == 2


async def test_a_cancelled_thought_is_never_begun(pool: BotPool) -> None:
    match = begun()
    seat = match.waiting[0]
    thoughts = [
        pool.think(pool.new_copy(), match, Question(seat, "normal", 1), SHARE) for _ in range(3)
    ]
    thoughts[1].result.cancel()
    assert pool.processes[0].waiting == 2
    await thoughts[0].result
    await thoughts[2].result
    assert not thoughts[1].begun


async def test_a_table_with_people_does_not_wait_for_a_crowd_without(pool: BotPool) -> None:
    match = begun()
    question = Question(match.waiting[0], "normal", 1)
    crowd = [
        pool.think(pool.new_copy(), match, question, Share("mallory", number, attended=False))
        for number in range(30)
    ]
    await crowd[0].result
    ann = pool.think(pool.new_copy(), match, question, Share("ann", 100, attended=True))
    await ann.result
    assert sum(each.begun for each in crowd) <= 3
    assert pool.processes[0].waiting >= 25
    for each in crowd:
        each.result.cancel()


async def test_a_busy_match_moves_to_an_idle_process() -> None:
    pool = BotPool(Metrics(), 2)
    try:
        match = begun()
        question = Question(match.waiting[0], "normal", 1)
        first, second = pool.new_copy(), pool.new_copy()
        thoughts = [pool.think(first, match, question, SHARE) for _ in range(2)]
        thoughts.append(pool.think(second, match, question, SHARE))
        answers = await asyncio.gather(*(each.result for each in thoughts))
        assert answers[0] == answers[2]
        assert all(each.running for each in pool.processes)
    finally:
        await pool.close()


async def test_the_bots_of_one_match_think_in_the_same_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are often asked together. Elsewhere they would have forgotten their plans."""
    homes: list[BotProcess] = []
    add = BotProcess.add

    def note(process: BotProcess, thought: Thought) -> None:
        homes.append(process)
        add(process, thought)

    monkeypatch.setattr(BotProcess, "add", note)
    pool = BotPool(Metrics(), 2)
    try:
        match, copy = begun(), pool.new_copy()
        question = Question(match.waiting[0], "normal", 1)
        thoughts = [pool.think(copy, match, question, SHARE) for _ in range(5)]
        await asyncio.gather(*(each.result for each in thoughts))
        assert len(homes) == 5
        assert len(set(homes)) == 1
    finally:
        await pool.close()


async def test_thoughts_are_counted_in_bundles(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single one would show whether a bot had only one answer."""
    monkeypatch.setattr(bot_pool, "_COUNTED_TOGETHER", 3)
    match = begun()
    counts = []
    for _ in range(3):
        await answer(pool, pool.new_copy(), match, match.waiting[0])
        await asyncio.sleep(0)
        text = pool.processes[0]._metrics.text().decode()
        (line,) = [each for each in text.splitlines() if "thought_seconds_count" in each]
        counts.append(float(line.split()[1]))
    assert counts == [0, 0, 3]


async def test_waiting_thoughts_are_shown_in_tens(pool: BotPool) -> None:
    """A single one would show that a bot has several answers."""
    match, shown = begun(), {}
    (process,), question = pool.processes, Question(match.waiting[0], "normal", 1)
    while process.waiting < 20:
        pool.think(pool.new_copy(), match, question, SHARE)
        shown[process.waiting] = process._metrics.registry.get_sample_value(
            "whistlestop_thoughts_waiting"
        )
    assert shown[9] == 0
    assert shown[10] == shown[19] == 10
    assert shown[20] == 20


def test_one_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2, 3}, raising=False)
    assert usual_processes() == 3
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
    assert usual_processes() == 1
