"""The bots of a table, which think elsewhere: their share, and thoughts that are withdrawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tables.serving import Serving
from tables.visitor import Visitor, begin, company, sit_down, visiting
from whistlestop.engine.match import Match
from whistlestop.server.settings import Settings
from whistlestop.server.thinking.bot_pool import BotPool, Thought, ThoughtFailed
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.messages import Question
from whistlestop.wire.from_client import Leave
from whistlestop.wire.from_server import Step


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, away_after=0.05)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """Return the thoughts that are asked for. No process ever begins one."""
    asked: list[Thought] = []

    def think(_: BotPool, copy: int, match: Match, question: Question, share: Share) -> Thought:
        result: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        asked.append(Thought(copy, match, question, share, result, len(match.choices)))
        return asked[-1]

    monkeypatch.setattr(BotPool, "think", think)
    return asked


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not what():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)


async def bots_alone(ann: Visitor, **terms: Any) -> str:
    """Begin a match of Ann and bots with a clock, answer Ann's question, and leave."""
    key = await sit_down([ann], seats=3, options={"bandits": "dealt"}, **terms)
    await begin([ann], fill="normal")
    assert ann.chair.ask is not None
    await ann.choose(ann.chair.ask.answers[0])
    return key


async def test_bots_count_to_the_address_of_the_host(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with visiting(server.url, "Ann") as ann:
        await bots_alone(ann)
        await until(lambda: thoughts)
        assert thoughts[0].share.owner == "127.0.0.1"
        assert thoughts[0].share.attended


async def test_a_thought_is_withdrawn_when_the_person_returns(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3, options={"bandits": "dealt"}, substitutes="always")
        await begin([ann, bo], fill="easy")
        await bo.ask(Leave)
        await until(lambda: thoughts)
        assert thoughts[0].question.seat == 1
        await bo.enter(key)
        await until(thoughts[0].result.cancelled)
        assert bo.chair.ask is not None
        await bo.choose(bo.chair.ask.answers[0])
        assert len(thoughts) == 1


async def test_the_bots_of_a_table_come_first_as_soon_as_somebody_is_there(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with visiting(server.url, "Ann") as ann:
        key = await bots_alone(ann, clock=3600)
        await until(lambda: len(thoughts) == 2)
        await ann.ask(Leave)
        await until(lambda: len(thoughts) == 4)
        assert all(each.result.cancelled() for each in thoughts[:2])
        assert not any(each.share.attended for each in thoughts[2:])
        await ann.enter(key)
        await until(lambda: len(thoughts) == 6)
        assert all(each.result.cancelled() for each in thoughts[:4])
        assert all(each.share.attended for each in thoughts[4:])


async def test_a_thought_that_has_begun_is_not_begun_again(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with visiting(server.url, "Ann") as ann:
        key = await bots_alone(ann, clock=3600)
        await until(lambda: thoughts)
        thoughts[0].begun = True
        await ann.ask(Leave)
        await ann.enter(key)
        ask = thoughts[0].match.ask(thoughts[0].question.seat)
        assert ask is not None
        thoughts[0].result.set_result(str(ask.answers[-1]))
        await ann.until(lambda it: [step for step in it.said(Step) if step.by == "bot"])
        assert thoughts[0].match.choices[-1][1] == ask.answers[-1]


@pytest.mark.parametrize("answer", [None, "fly to the moon"])
async def test_a_bot_that_fails_does_not_stop_the_match(
    server: Serving, thoughts: list[Thought], answer: str | None
) -> None:
    async with visiting(server.url, "Ann") as ann:
        await bots_alone(ann)
        await until(lambda: thoughts)
        if answer is None:
            thoughts[0].result.set_exception(ThoughtFailed("a bug in a bot"))
        else:
            thoughts[0].result.set_result(answer)
        await ann.until(lambda it: [step for step in it.said(Step) if step.by == "bot"])
        assert "whistlestop_trouble_total 1.0" in server.context.metrics.text().decode()
