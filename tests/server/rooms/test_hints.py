"""Hints: what a bot would answer, for a player against bots only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tables.serving import Serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down, visiting
from whistlestop.bots.hint import Hint as BotHint
from whistlestop.bots.hint import RankedAnswer
from whistlestop.engine.ask import read_answer
from whistlestop.engine.match import Match
from whistlestop.engine.narration import text
from whistlestop.server.connections.rate_limits import TokenBuckets
from whistlestop.server.errors import TooManyRequests
from whistlestop.server.rooms import quotas
from whistlestop.server.thinking.bot_pool import BotPool, Thought, ThoughtFailed
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.messages import Question
from whistlestop.wire.from_client import AskHint, Configure, Sit
from whistlestop.wire.from_server import Advice
from whistlestop.wire.hints import hint_to_wire

BANG = "bang"


async def against_bots(ann: Visitor, game: str = BANG, **terms: Any) -> str:
    """Begin a match of Ann and easy bots, and wait for a question to her with several answers."""
    key = await sit_down([ann], seats=4, game=game)
    if terms:
        await ann.ask(Configure, **terms)
    await begin([ann], fill="easy")
    await to_decide(ann)
    return key


async def to_decide(ann: Visitor) -> None:
    """Answer until Ann has a question with several answers."""
    while True:
        await ann.until(lambda it: it.chair.ask or it.chair.end)
        assert ann.chair.ask is not None
        if len(ann.chair.ask.answers) > 1:
            return
        await ann.choose(ann.chair.ask.answers[0])


def turn_of(ann: Visitor) -> dict[str, Any]:
    assert ann.chair.ask is not None
    return {"match": ann.chair.match, "turn": ann.chair.ask.turn}


async def hint_for(ann: Visitor) -> Advice:
    known = len(ann.said(Advice))
    await ann.ask(AskHint, **turn_of(ann))
    await ann.until(lambda it: len(it.said(Advice)) > known)
    return ann.said(Advice)[-1]


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


def advise(thought: Thought, answer: str) -> None:
    """Let the bot think of this answer."""
    hint = BotHint((RankedAnswer(read_answer(answer), 1.0, (text("hint-only"),)),), "life")
    thought.result.set_result(msgspec.json.encode(hint_to_wire(hint)).decode())


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not what():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)


@pytest.mark.slow
@pytest.mark.parametrize("game", [BANG, "train-heist", "colt-super-express"])
async def test_a_hint_names_an_answer_to_the_question_and_says_why(
    server: Serving, game: str
) -> None:
    async with visiting(server.url, "Ann") as ann:
        await against_bots(ann, game)
        assert ann.table.hints
        given = await hint_for(ann)
        assert ann.chair.ask is not None
        assert (given.match, given.turn) == (ann.chair.match, ann.chair.ask.turn)
        assert given.hint is not None
        ranked = given.hint.ranked
        assert 1 <= len(ranked) <= 3
        assert {each.answer for each in ranked} <= set(ann.chair.ask.answers)
        assert all(each.why for each in ranked)
        assert (given.hint.beliefs is not None) == (game == BANG)
        await ann.choose(ranked[0].answer)


async def test_the_hint_comes_after_the_done_and_only_to_the_one_who_asked(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await against_bots(ann)
        await eve.enter(key)
        await ann.ask(AskHint, **turn_of(ann))
        assert ann.said(Advice) == []
        (thought,) = thoughts
        assert (thought.question.wants_hint, thought.question.level) == (True, "normal")
        assert ann.chair.ask is not None
        advise(thought, ann.chair.ask.answers[0])
        await ann.until(lambda it: it.said(Advice))
        assert eve.said(Advice) == []
        assert not eve.table.hints


async def test_a_player_may_answer_while_a_bot_thinks_and_the_hint_is_dropped(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with visiting(server.url, "Ann") as ann:
        await against_bots(ann)
        await ann.ask(AskHint, **turn_of(ann))
        old = turn_of(ann)
        assert ann.chair.ask is not None
        await ann.choose(ann.chair.ask.answers[0])
        await until(thoughts[0].result.cancelled)
        assert await ann.refused(AskHint, **old) == "stale-turn"
        assert ann.said(Advice) == []


async def test_a_hint_is_thought_about_once_and_told_again_after_a_reconnect(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with visiting(server.url, "Ann") as ann:
        key = await against_bots(ann)
        async with another_tab(ann.guest) as lost:
            await lost.enter(key)
            await lost.ask(AskHint, **turn_of(lost))
        async with another_tab(ann.guest) as again:
            await again.enter(key)
            await again.ask(AskHint, **turn_of(again))
            assert len(thoughts) == 1
            assert again.chair.ask is not None
            advise(thoughts[0], again.chair.ask.answers[0])
            await again.until(lambda it: it.said(Advice))
            await again.ask(AskHint, **turn_of(again))
            assert len(again.said(Advice)) == 2
            assert len(thoughts) == 1


async def test_no_hints_while_another_person_plays(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=4, game=BANG)
        await begin([ann, bo], fill="easy")
        for each in (ann, bo):
            assert not each.table.hints
            match = each.chair.match
            assert await each.refused(AskHint, match=match, turn=0) == "no-hints"
        assert not any(each.question.wants_hint for each in thoughts)


async def test_a_person_who_joins_ends_the_hints(server: Serving, thoughts: list[Thought]) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await against_bots(ann, open=True)
        await ann.ask(AskHint, **turn_of(ann))
        await bo.enter(key)
        await bo.ask(Sit, seat=2)
        assert thoughts[0].result.cancelled()
        assert await ann.refused(AskHint, **turn_of(ann)) == "no-hints"
        await ann.until(lambda it: not it.table.hints)


async def test_spectators_and_wrong_turns_are_refused(
    server: Serving, thoughts: list[Thought]
) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await against_bots(ann)
        await eve.enter(key)
        fields = turn_of(ann)
        assert await eve.refused(AskHint, **fields) == "no-seat"
        assert await ann.refused(AskHint, **{**fields, "turn": fields["turn"] + 1}) == "stale-turn"
        assert await ann.refused(AskHint, **{**fields, "match": "x" * 22}) == "stale-turn"
        assert await ann.refused(AskHint, **{**fields, "turn": -1}) == "bad-message"
        assert thoughts == []


async def test_too_many_hints_are_refused_with_the_time_to_wait(
    server: Serving, thoughts: list[Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    budget = server.context.lobby.quotas.hints
    monkeypatch.setattr(budget.people, "burst", 1.0)
    monkeypatch.setattr(budget.people, "rate", 0.001)
    async with visiting(server.url, "Ann") as ann:
        await against_bots(ann)
        await ann.ask(AskHint, **turn_of(ann))
        await ann.ask(AskHint, **turn_of(ann))  # the same one costs nothing
        assert ann.chair.ask is not None
        await ann.choose(ann.chair.ask.answers[0])
        await to_decide(ann)
        assert await ann.refused(AskHint, **turn_of(ann)) == "too-many-hints"
        assert len([each for each in thoughts if each.question.wants_hint]) == 1


def test_an_address_has_a_budget_too(server: Serving) -> None:
    budget = server.context.lobby.quotas.hints
    budget.addresses = TokenBuckets(0.001, 2.0)
    for person in (1, 2):
        budget.take(quotas.Owner(person, "192.0.2.1"), 1.0)
    with pytest.raises(TooManyRequests) as refused:
        budget.take(quotas.Owner(3, "192.0.2.1"), 1.0)
    assert refused.value.details == {"wait": 1000}


async def test_a_bot_that_fails_gives_no_advice(server: Serving, thoughts: list[Thought]) -> None:
    async with visiting(server.url, "Ann") as ann:
        await against_bots(ann)
        await ann.ask(AskHint, **turn_of(ann))
        thoughts[0].result.set_exception(ThoughtFailed("a bug in a bot"))
        await ann.until(lambda it: it.said(Advice))
        assert ann.said(Advice)[0].hint is None
        assert "whistlestop_trouble_total 1.0" in server.context.metrics.text().decode()
