"""The time of a bot's answer: the bot thinks in its pause, so the time tells nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from tables.serving import Serving, serving
from tables.visitor import Visitor, begin, company, sit_down, visiting
from whistlestop.engine.match import Match
from whistlestop.server.rooms.match_session import MatchSession
from whistlestop.server.settings import Settings
from whistlestop.server.thinking.bot_pool import BotPool, Thought
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.messages import Question
from whistlestop.wire.from_client import AnswerAbsence, Leave, Ping
from whistlestop.wire.from_server import Step

NEVER = 3600.0  # seconds of a bot's pause: no answer is due while a test runs


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, pause=NEVER, away_after=0.05, vote_after=0.05)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """Return the thoughts that are asked for. The first answer comes to mind at once."""
    asked: list[Thought] = []

    def think(_: BotPool, copy: int, match: Match, question: Question, share: Share) -> Thought:
        result: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        ask = match.ask(question.seat)
        assert ask is not None
        result.set_result(str(ask.answers[0]))
        asked.append(Thought(copy, match, question, share, result, len(match.choices)))
        return asked[-1]

    monkeypatch.setattr(BotPool, "think", think)
    return asked


def session(server: Serving) -> MatchSession:
    (room,) = server.context.lobby.rooms.values()
    return room.require_session()


def let_time_pass(server: Serving, seat: int, seconds: float) -> None:
    """Let a seat have been asked, and the search for its answer have begun, so much earlier."""
    now = session(server)
    now.clocks.waits[seat].asked_at -= seconds
    search = now._searches.of(seat)
    if search is not None:
        search.began -= seconds
    now._schedule()


def by(visitor: Visitor, seat: int) -> list[str]:
    visitor.catch_up()
    return [step.by for step in visitor.said(Step) if step.seat == seat]


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not what():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)


def thinking(thoughts: list[Thought]) -> set[int]:
    """Return the seats whose bots were asked."""
    return {each.question.seat for each in thoughts}


async def test_bots_think_while_their_pauses_run(server: Serving, thoughts: list[Thought]) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=4, options={"bandits": "dealt"})
        await begin([ann], fill="normal")
        await until(lambda: thinking(thoughts) == {1, 2, 3})  # all at the same time
        await ann.ask(Ping)
        assert by(ann, 1) == []
        let_time_pass(server, 1, 10 * NEVER)
        await ann.until(lambda it: by(it, 1) == ["bot"])
        assert by(ann, 2) == by(ann, 3) == []
        assert len(thoughts) == 3


async def test_a_bot_thinks_before_a_clock_runs_out(
    settings: Settings, thoughts: list[Thought]
) -> None:
    """Everybody sees when the clock runs out, so it would show how long the bot thinks then."""
    settings = replace(settings, away_after=NEVER, pause=100.0)
    async with serving(settings) as server, company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3, options={"bandits": "dealt"}, clock=1800)
        await begin([ann, bo], fill="easy")
        session(server).clocks.waits[1].pause = 900.0
        let_time_pass(server, 1, 800)
        await bo.ask(Ping)
        assert 1 not in thinking(thoughts)
        let_time_pass(server, 1, 800)
        await until(lambda: 1 in thinking(thoughts))
        await bo.ask(Ping)
        assert by(ann, 1) == []
        let_time_pass(server, 1, 1000)
        await ann.until(lambda it: by(it, 1) == ["late"])


async def test_a_bot_that_steps_in_takes_its_pause_however_long_ago_the_seat_was_asked(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3, options={"bandits": "dealt"})
        await begin([ann, bo], fill="easy")
        let_time_pass(server, 1, 10 * NEVER)
        await bo.ask(Leave)
        await ann.until(lambda it: it.table.absences)
        await ann.ask(AnswerAbsence, person=bo.guest.me.id, agree=True)
        await until(lambda: 1 in thinking(thoughts))
        await ann.until(lambda it: it.table.seats[1].away)
        for _ in range(3):
            await ann.ask(Ping)
        assert by(ann, 1) == []
        let_time_pass(server, 1, 10 * NEVER)
        await ann.until(lambda it: by(it, 1) == ["away"])


async def test_a_bot_takes_its_pause_when_somebody_comes_back_to_a_match_that_rested(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with visiting(server.url, "Ann") as ann:
        key = await sit_down([ann], seats=3, options={"bandits": "dealt"})
        await begin([ann], fill="normal")
        await until(lambda: thinking(thoughts) == {1, 2})
        await ann.ask(Leave)
        assert len(session(server)._searches) == 0
        let_time_pass(server, 1, 10 * NEVER)
        await ann.enter(key)
        await until(lambda: len(thoughts) == 4)
        await ann.ask(Ping)
        assert by(ann, 1) == []


async def test_a_bot_whose_level_changes_while_it_thinks_thinks_anew(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3, options={"bandits": "dealt"})
        await begin([ann, bo], fill="normal")
        await until(lambda: thinking(thoughts) == {2})
        (room,) = server.context.lobby.rooms.values()
        chairs = [*room.row.chairs]
        chairs[2] = replace(chairs[2], bot="easy")
        room.row = replace(room.row, chairs=tuple(chairs))
        room.reschedule()
        search = session(server)._searches.of(2)
        assert search is not None
        assert search.wanted.level == "easy"
