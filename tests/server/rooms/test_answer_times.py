"""The time of an automatic answer is like those of its player: nobody can tell them apart."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable
from random import Random

import pytest

from tables.serving import serving
from tables.visitor import another_tab, begin, company, sit_down
from whistlestop.server.rooms.answer_times import AnswerTimes
from whistlestop.server.rooms.automatic_answers import random_pause
from whistlestop.server.settings import Settings

ANN, BO = 0, 1
USUAL = 1.2  # seconds that a bot takes
MATCHES = 400

# How long people take for a decision: the quick, the thoughtful, and those who are distracted.
Person = Callable[[Random], float]
PEOPLE: dict[str, Person] = {
    "quick": lambda rng: rng.lognormvariate(math.log(0.5), 0.4),
    "thoughtful": lambda rng: rng.lognormvariate(math.log(18.0), 0.6),
    "distracted": lambda rng: rng.lognormvariate(math.log(4.0 if rng.random() < 0.7 else 40), 0.4),
    "steady": lambda rng: rng.uniform(5.0, 9.0),
}


def skill(automatic: list[float], own: list[float]) -> float:
    """Return how often a guess by the time is right at best: with the best limit, or two limits.

    A guess at random is right half the time.
    """
    one, two = sorted(automatic), sorted(own)
    limits = [math.exp(step / 20) for step in range(-160, 160)]
    gaps = [
        bisect_right(one, each) / len(one) - bisect_right(two, each) / len(two) for each in limits
    ]
    return 0.5 + (max(gaps) - min(gaps)) / 2


def times_of(person: Person, rng: Random, count: int = 20) -> AnswerTimes:
    """Return the times of a match in which this person has made some decisions."""
    times = AnswerTimes(USUAL, rng)
    for _ in range(count):
        times.note(ANN, "turn", person(rng))
    return times


@pytest.mark.parametrize("person", PEOPLE.values(), ids=PEOPLE)
def test_an_automatic_answer_is_told_from_an_own_one_no_better_than_by_chance(
    person: Person,
) -> None:
    rng = Random(1)
    automatic = [times_of(person, rng).sample(ANN, "turn", math.inf) for _ in range(MATCHES)]
    own = [person(rng) for _ in range(MATCHES)]
    chance = skill([person(rng) for _ in range(MATCHES)], own)
    assert skill(automatic, own) < chance + 0.05 < 0.62


@pytest.mark.parametrize("person", PEOPLE.values(), ids=PEOPLE)
def test_the_pause_of_a_bot_would_give_it_away(person: Person) -> None:
    """The measure itself can tell: nobody decides like a bot."""
    rng = Random(1)
    own = [person(rng) for _ in range(MATCHES)]
    assert skill([random_pause(USUAL) for _ in range(MATCHES)], own) > 0.62


def test_each_kind_of_question_takes_its_own_time() -> None:
    rng = Random(2)
    times = AnswerTimes(USUAL, rng)
    for _ in range(20):
        times.note(ANN, "turn", PEOPLE["thoughtful"](rng))
        times.note(ANN, "dodge", PEOPLE["quick"](rng))
    turns = [times.sample(ANN, "turn", math.inf) for _ in range(200)]
    dodges = [times.sample(ANN, "dodge", math.inf) for _ in range(200)]
    assert sorted(dodges)[190] < sorted(turns)[10]


def test_a_player_without_times_takes_those_of_the_table_and_else_a_usual_one() -> None:
    rng = Random(3)
    times = AnswerTimes(USUAL, rng)
    usual = sorted(times.sample(BO, "turn", math.inf) for _ in range(400))
    assert 3.5 < usual[200] < 6.5
    for _ in range(20):
        times.note(ANN, "turn", PEOPLE["thoughtful"](rng))
    table = sorted(times.sample(BO, "turn", math.inf) for _ in range(400))
    assert 13 < table[200] < 25
    for _ in range(20):
        times.note(BO, "other", PEOPLE["quick"](rng))
    own = sorted(times.sample(BO, "turn", math.inf) for _ in range(400))
    assert 0.35 < own[200] < 0.75
    times.forget(BO)
    again = sorted(times.sample(BO, "turn", math.inf) for _ in range(400))
    assert 13 < again[200] < 25


def test_no_automatic_answer_takes_longer_than_the_clock() -> None:
    rng = Random(4)
    times = times_of(PEOPLE["thoughtful"], rng)
    for clock in (15.0, 0.5):
        found = [times.sample(ANN, "turn", clock) for _ in range(300)]
        assert 0 < min(found) < max(found) < clock
    # They do not gather below the limit either.
    found = [times.sample(ANN, "turn", 15.0) for _ in range(300)]
    assert sum(each > 14.5 for each in found) < 30


def test_no_time_comes_twice() -> None:
    times = AnswerTimes(USUAL, Random(5))
    for _ in range(8):
        times.note(ANN, "turn", 3.0)
    found = sorted(times.sample(ANN, "turn", math.inf) for _ in range(300))
    assert len(set(found)) == 300
    assert 2.0 < found[0] < 3.0 < found[-1] < 4.5


def test_a_server_without_pauses_makes_none() -> None:
    assert AnswerTimes(0.0).sample(ANN, "turn", math.inf) == 0.0


async def test_the_times_of_a_match_are_known_after_a_restart(settings: Settings) -> None:
    async with serving(settings) as server, company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people, options={"bandits": "dealt"})
        await begin(people)
        for each in people:
            assert each.chair.ask is not None
            await each.choose(each.chair.ask.answers[0])
        noted = server.context.lobby.rooms[key].require_session().clocks.times._times
        assert {seat: len(times) for (seat, _), times in noted.items()} == {0: 1, 1: 1, 2: 1}
        guest = people[0].guest
    async with serving(settings) as server:
        guest.server = server.url
        async with another_tab(guest) as back:
            await back.enter(key)
            known = server.context.lobby.rooms[key].require_session().clocks.times._times
            assert {each: len(times) for each, times in known.items()} == {
                each: len(times) for each, times in noted.items()
            }
            assert all(0 < time < 60 for times in known.values() for time in times)
