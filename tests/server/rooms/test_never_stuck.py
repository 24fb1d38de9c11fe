"""Matches never get stuck, and the time that an answer takes reveals nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest

from tables import toy
from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, begin, company, play_out, sit_down, visiting
from whistlestop import games
from whistlestop.client.http_api import Guest
from whistlestop.engine.ask import Answer
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express import verbs
from whistlestop.server.clocks import loop_time, now_ms
from whistlestop.server.rooms.room import Room
from whistlestop.server.settings import Settings
from whistlestop.server.thinking.bot_pool import BotPool, Thought
from whistlestop.server.thinking.fair_queue import Share
from whistlestop.server.thinking.messages import Question
from whistlestop.wire.from_client import Back, Choose, Leave, Ping, Ready, Sit, Stand, Start
from whistlestop.wire.from_server import Standing, Step


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, away_after=0.05)


@pytest.fixture
async def toy_server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Serving]:
    """Run a server with a game that is new to it and asks secret questions with one answer."""
    monkeypatch.setitem(games._MODULES, "toy", "tables.toy")
    monkeypatch.setattr(toy, "GAME", toy.TOY, raising=False)
    async with serving(settings) as running:
        yield running


def room(server: Serving) -> Room:
    (found,) = server.context.lobby.rooms.values()
    return found


def set_clock(server: Serving, seconds: int) -> None:
    """Set a shorter clock than any host may set."""
    here = room(server)
    here.row = replace(here.row, clock=seconds)


def nearly_late(server: Serving, *seats: int) -> None:
    """Let the clocks of these seats run out in a moment, and no others."""
    here = room(server)
    assert here.row.clock is not None
    for seat in seats:
        wait = here.require_session().clocks.waits[seat]
        wait.asked_at += loop_time() + 0.2 - wait.deadline(here.row.clock)
    here.require_session().reschedule(here.row)


def by(visitor: Visitor, seat: int) -> list[str]:
    return [step.by for step in visitor.said(Step) if step.seat == seat]


async def toy_table(people: list[Visitor]) -> None:
    host, *others = people
    link = await host.guest.open_table("toy", seats=max(2, len(people)))
    await host.enter(link.key)
    for seat, each in enumerate(others, 1):
        await each.enter(link.key)
        await each.ask(Sit, seat=seat)
        await each.ask(Ready, on=True)


CALM = "scheme change-floor fire move"  # if all play this, nobody is eliminated for three rounds


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every bot that stands in for a person play the same calm scheme."""

    def think(_: BotPool, copy: int, match: Match, question: Question, share: Share) -> Thought:
        result: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        result.set_result(CALM)
        return Thought(copy, match, question, share, result, len(match.choices))

    monkeypatch.setattr(BotPool, "think", think)


@pytest.mark.usefixtures("calm")
async def test_a_clock_that_runs_out_is_answered_by_a_bot_until_the_person_is_back(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, _ = people
        await sit_down(people, options={"bandits": "dealt"}, clock=600)
        await begin(people)
        assert bo.chair.waiting[0].left is not None
        await ann.choose(CALM)
        nearly_late(server, 1, 2)
        await ann.until(lambda it: by(it, 1)[:1] == by(it, 2)[:1] == ["late"])
        await ann.until(lambda it: it.table.seats[1].away and it.table.seats[2].away)
        await ann.until(lambda it: it.chair.ask)
        await bo.ask(Back)
        await ann.until(lambda it: not it.table.seats[1].away)
        assert ann.table.seats[2].away
        await ann.choose(CALM)
        await ann.until(lambda it: by(it, 2)[-1] == "away")
        await bo.until(lambda it: it.chair.ask)


@pytest.mark.usefixtures("calm")
async def test_a_bot_answers_for_a_disconnected_person_until_they_return(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as people:
        ann, bo = people
        key = await sit_down(people, seats=3, options={"bandits": "dealt"}, substitutes="always")
        await begin(people, fill="normal")
        await bo.ask(Leave)
        await ann.choose(CALM)
        await ann.until(lambda it: by(it, 1)[:1] == ["away"])
        await ann.until(lambda it: it.table.seats[1].away and not it.table.seats[1].here)
        await bo.enter(key)
        assert not bo.table.seats[1].away
        await ann.until(lambda it: it.chair.ask)
        await ann.choose(CALM)
        await bo.until(lambda it: it.chair.ask)
        await bo.choose(CALM)
        await ann.until(lambda it: "person" in by(it, 1))


async def test_a_match_rests_while_nobody_looks_on_and_goes_on_when_somebody_does(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], seats=3, substitutes="always")
        await begin([ann, bo], fill="easy")
        await ann.ask(Leave)
        await bo.ask(Leave)
        match = room(server).require_session().stored
        made = len(match.match.choices)
        await asyncio.sleep(0.3)
        assert len(match.match.choices) == made
        await eve.enter(key)
        await eve.until(lambda it: it.chair.end)


async def test_with_a_clock_a_match_goes_on_though_nobody_looks_on(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        key = await sit_down([ann], seats=3)
        set_clock(server, 1)
        await begin([ann], fill="easy")
        await ann.ask(Leave)
        match = room(server).require_session().stored
        async with asyncio.timeout(120):
            while not match.over:  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(0.02)
        await ann.enter(key)
        assert ann.chair.end is not None


async def test_the_server_plays_a_game_that_it_knows_by_its_contract_alone(
    toy_server: Serving,
) -> None:
    async with company(toy_server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        await toy_table([ann, bo])
        await eve.enter(ann.table.key)
        await begin([ann, bo])
        await play_out([ann, bo], Random(2))
        await eve.until(lambda it: it.chair.end)
        assert ann.chair.is_fair


async def test_a_single_answer_is_given_for_a_person_who_alone_is_told(
    toy_server: Serving,
) -> None:
    async with company(toy_server.url, "Ann", "Bo") as people:
        ann, bo = people
        await toy_table(people)
        await begin(people)
        while not any(step.by == "only" for step in ann.said(Step)):
            for each in people:
                await each.until(lambda it: it.chair.waiting or it.chair.end)
                assert each.chair.end is None
                if each.chair.ask is not None and len(each.chair.ask.answers) > 1:
                    await each.choose(each.chair.ask.answers[0])
            await asyncio.sleep(0.01)
        steps = [step.seat for step in ann.said(Step) if step.by == "only"]
        assert set(steps) == {0}
        await bo.until(lambda it: len(it.said(Step)) == len(ann.said(Step)))
        assert all(step.seat == 1 for step in bo.said(Step) if step.by == "only")
        assert "only" not in by(bo, 0)


async def test_a_bug_in_a_rule_does_not_stop_the_bots(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Match.choose
    failed: list[Answer] = []

    def breaks(match: Match, seat: int, answer: Answer) -> None:
        if seat == 1 and len(failed) < 3:
            failed.append(answer)
            raise ZeroDivisionError("a bug in a rule")
        real(match, seat, answer)

    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        monkeypatch.setattr(Match, "choose", breaks)
        assert ann.chair.ask is not None
        await ann.choose(ann.chair.ask.answers[0])
        await ann.until(lambda it: by(it, 1))
        assert len(set(failed)) == 3


async def test_a_bug_in_a_rule_costs_a_person_no_more_than_the_answer(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        assert ann.chair.ask is not None
        answer = ann.chair.ask.answers[0]
        choice = {"match": ann.chair.match, "turn": ann.chair.ask.turn, "answer": answer}
        with monkeypatch.context() as patch:
            patch.setattr(verbs, "pick", None)
            assert await ann.refused(Choose, **choice) == "server-trouble"
        await ann.ask(Choose, **choice)
        await play_out([ann], Random(3))


def let_think(monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Make bots that look at the match think until they are told to go on.

    Return two events: one is set when a bot thinks, the other lets it go on.
    """
    thinks, go_on = asyncio.Event(), asyncio.Event()

    def think(_: BotPool, copy: int, match: Match, question: Question, share: Share) -> Thought:
        result = asyncio.get_running_loop().create_future()
        thought = Thought(copy, match, question, share, result, len(match.choices), begun=True)
        ask = match.ask(question.seat)
        assert ask is not None
        text = str(ask.answers[0])

        async def answer() -> None:
            thinks.set()
            await go_on.wait()
            if not result.done():
                result.set_result(text)

        tasks.append(asyncio.create_task(answer()))
        return thought

    tasks: list[asyncio.Task[None]] = []
    monkeypatch.setattr(BotPool, "think", think)
    return thinks, go_on


async def test_a_bot_that_thinks_long_holds_nobody_up(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, go_on = let_think(monkeypatch)
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3, options={"bandits": "dealt"})
        await begin([ann, bo], fill="normal")
        await asyncio.wait_for(thinks.wait(), 120)
        for each in (ann, bo):
            assert each.chair.ask is not None
            await each.choose(each.chair.ask.answers[0])
        await ann.chat("are you asleep?", "k")
        assert by(ann, 2) == []
        go_on.set()
        await ann.until(lambda it: by(it, 2)[:1] == ["bot"])


async def test_a_person_who_returns_while_a_bot_thinks_answers_themselves(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, go_on = let_think(monkeypatch)
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3, options={"bandits": "dealt"}, substitutes="always")
        await begin([ann, bo], fill="easy")
        await bo.ask(Leave)
        await asyncio.wait_for(thinks.wait(), 120)
        await bo.enter(key)
        go_on.set()
        await ann.until(lambda it: by(it, 2) and room(server).require_session()._answering is None)
        await ann.ask(Ping)
        assert by(ann, 1) == []
        assert not ann.table.seats[1].away
        assert bo.chair.ask is not None
        await bo.choose(bo.chair.ask.answers[-1])
        await ann.until(lambda it: by(it, 1)[:1] == ["person"])


@pytest.mark.parametrize(("clock", "most"), [(3600, 2700), (60, 30)])
async def test_a_clock_runs_on_over_a_restart_but_not_down_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, clock: int, most: int
) -> None:
    settings = replace(settings, away_after=60)
    began = now_ms()
    async with serving(settings) as server, visiting(server.url, "Ann") as ann:
        key = await sit_down([ann], seats=3, clock=clock)
        with monkeypatch.context() as patch:
            # The match was begun a quarter of an hour ago.
            for module in ("stored_match", "match_session", "turn_clocks"):
                past = f"whistlestop.server.rooms.{module}.now_ms"
                patch.setattr(past, lambda: now_ms() - 900_000)
            await begin([ann], fill="easy")
        token = ann.guest.token
    async with serving(settings) as server, await Guest.restore(server.url, token) as guest:
        (mine,) = await guest.my_tables()
        assert mine.your_turn
        async with another_tab(guest) as tab:
            await tab.enter(key)
            (waiting,) = tab.chair.waiting
            assert waiting.left is not None
            # The time that the test itself has taken has passed too.
            assert (most - 1) * 1000 - (now_ms() - began) < waiting.left <= most * 1000


async def test_a_tab_that_comes_back_is_told_how_long_is_left(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people, clock=600)
        await begin(people)
        async with another_tab(people[0].guest) as tab:
            await tab.enter(key)
            (waiting,) = tab.said(Standing)[-1].waiting
            assert waiting.seat == 0
            assert waiting.left is not None
            assert 0 < waiting.left <= 600_000


async def test_nobody_starts_a_match_for_bots_alone(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        await ann.ask(Stand)
        assert await ann.refused(Start, fill="easy") == "nobody-plays"
