"""A choice that cannot be stored has not happened."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tables.failing_disk import FailingDisk, has_seen, log_of, place, was_recorded, whose_turn
from tables.recording_players import MatchLog, check_log
from tables.serving import Serving
from tables.visitor import begin, company, play_out, sit_down
from whistlestop.server.rooms import lobby, match_session, turn_clocks
from whistlestop.server.rooms.answer_times import AnswerTimes
from whistlestop.store.append_choice import AppendChoice
from whistlestop.store.database import Work
from whistlestop.wire.from_client import (
    Choose,
    Configure,
    Leave,
    Ready,
    Rematch,
    Stand,
    Start,
)
from whistlestop.wire.from_server import Standing, Step


@pytest.mark.parametrize("bandits", ["choose", "dealt"])
async def test_a_choice_that_cannot_be_stored_has_not_happened_and_can_be_made_again(
    server: Serving, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch, bandits: str
) -> None:
    # The server answers for nobody.
    monkeypatch.setattr(turn_clocks, "random_pause", lambda _: 3600.0)
    monkeypatch.setattr(AnswerTimes, "sample", lambda *_: 3600.0)
    rng = Random(bandits)
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people, options={"bandits": bandits})
        await begin(people)
        stored = await log_of(server, people[0])
        while stored.row.ended is None:
            each = whose_turn(people)
            assert each.chair.ask is not None
            choice = {"match": each.chair.match, "turn": each.chair.ask.turn}
            choice["answer"] = rng.choice(each.chair.ask.answers)
            before, steps = [place(one) for one in people], len(each.said(Step))
            disk.fill()
            assert await each.refused(Choose, **choice) == "not-stored"
            assert [place(one) for one in people] == before
            assert await log_of(server, each) == stored
            disk.empty()
            await each.ask(Choose, **choice)
            for one in people:
                await has_seen(one, steps + 1)
            old, stored = stored, await log_of(server, each)
            assert stored.choices[:-1] == old.choices
            assert stored.choices[-1].answer == choice["answer"]
        await was_recorded(people)


async def test_everybody_sees_where_the_match_stands_after_trouble(
    server: Serving, disk: FailingDisk
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        before, ann = [place(each) for each in people], people[0]
        assert ann.chair.ask is not None
        disk.fill()
        words = {"match": ann.chair.match, "turn": 0, "answer": ann.chair.ask.answers[0]}
        assert await ann.refused(Choose, **words) == "not-stored"
        for each in people:
            await each.until(lambda it: len(it.said(Standing)) == 2)
        assert [place(each) for each in people] == before


def by_bot(work: Work[Any]) -> bool:
    return isinstance(work, AppendChoice) and work.choice.by == "bot"


async def test_a_bots_answer_is_tried_again_until_it_is_stored(
    server: Serving, disk: FailingDisk
) -> None:
    tries: Counter[int] = Counter()

    def refuses(work: Work[Any]) -> bool:
        """Refuse every answer of a bot a few times."""
        if not (isinstance(work, AppendChoice) and work.choice.by == "bot"):
            return False
        tries[work.choice.number] += 1
        return tries[work.choice.number] < 4

    disk.refuses = refuses
    async with company(server.url, "Ann", "Eve") as people:
        ann, eve = people
        key = await sit_down([ann], seats=3)
        await eve.enter(key)
        await begin([ann], fill="greedy")
        await play_out([ann], Random(5))
        log = await log_of(server, ann)
        check_log(log)
        # After a refused answer of a bot, Ann's answer may have got its number.
        made = [choice.number for choice in log.choices if choice.by == "bot"]
        assert made
        assert all(tries[number] >= 4 for number in made)
        await was_recorded([ann, eve])


async def test_bots_play_on_after_trouble_although_somebody_leaves(
    server: Serving, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "_RETRY_AFTER", 0.3)
    async with company(server.url, "Ann", "Eve") as people:
        ann, eve = people
        key = await sit_down([ann], seats=3)
        await eve.enter(key)
        await begin([ann], fill="greedy")
        disk.refuses = by_bot
        assert ann.chair.ask is not None
        await ann.choose(ann.chair.ask.answers[0])
        await ann.until(lambda _: disk.refused > 1)
        await eve.ask(Leave)
        disk.empty()
        await ann.until(lambda it: [step for step in it.said(Step) if step.by == "bot"])


async def test_trouble_does_not_end_the_match(
    server: Serving, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "_RETRY_AFTER", 3600.0)
    async with company(server.url, "Ann", "Eve") as people:
        ann, eve = people
        key = await sit_down([ann], seats=3)
        await eve.enter(key)
        await begin([ann], fill="greedy")
        await ann.until(lambda it: it.chair.ask)
        match, ask = ann.chair.match, ann.chair.ask
        assert ask is not None
        for request, fields, why in (
            (Start, {}, "match-running"),
            (Start, {"fill": "greedy"}, "match-running"),
            (Ready, {"on": True}, "match-running"),
            (Configure, {"seats": 5}, "match-running"),
            (Rematch, {}, "match-running"),
        ):
            disk.fill()
            words = {"match": match, "turn": ask.turn, "answer": ask.answers[0]}
            assert await ann.refused(Choose, **words) == "not-stored"
            disk.empty()
            assert await ann.refused(request, **fields) == why
            assert (ann.table.phase, ann.table.match) == ("playing", match)


async def test_trouble_does_not_make_a_seat_of_the_match_a_free_one(
    server: Serving, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "_RETRY_AFTER", 3600.0)
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        ann, bo, _ = people
        assert ann.chair.ask is not None
        disk.fill()
        words = {"match": ann.chair.match, "turn": 0, "answer": ann.chair.ask.answers[0]}
        assert await ann.refused(Choose, **words) == "not-stored"
        disk.empty()
        await bo.ask(Stand)
        assert bo.table.seats[1].bot is not None


@pytest.mark.slow
async def test_a_clock_runs_on_after_trouble_although_nobody_is_there(
    server: Serving, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "_IDLE", 0.0)
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people, clock=15)
        await begin(people)
        log = await log_of(server, people[0])
        (room,) = server.context.lobby.rooms.values()
        hurried = replace(room.row, clock=1)
        await server.context.store.save_table(hurried)
        disk.fill()
        room.row = hurried
        room.require_session().reschedule(hurried)
    async with asyncio.timeout(300):
        while disk.refused < 2:
            await server.context.lobby.clean_up()
            await asyncio.sleep(0.01)
        disk.empty()
        while log.row.ended is None:
            await server.context.lobby.clean_up()
            await asyncio.sleep(0.01)
            log = await MatchLog.read(server.context.store, log.row.key)
    check_log(log)
