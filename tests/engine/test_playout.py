"""Playouts: matches that are played to their end at random."""

from __future__ import annotations

from random import Random

import pytest

from tables.toy import TOY
from whistlestop.engine.match import Match
from whistlestop.engine.playout import play_at_random


def test_a_playout_ends_with_the_match_and_counts_its_answers() -> None:
    match = Match(TOY, 3, seed=1)
    made = play_at_random(match, Random(1).random, 1000)
    assert match.outcome is not None
    assert made == len(match.choices) > 0


@pytest.mark.parametrize("most", [0, 1, 5])
def test_a_playout_stops_after_the_most_answers(most: int) -> None:
    match = Match(TOY, 3, seed=1)
    assert play_at_random(match, Random(1).random, most) == most == len(match.choices)
    assert match.outcome is None


@pytest.mark.parametrize("number", [0.0, 0.5, 0.999999])
def test_a_random_number_picks_one_of_the_answers(number: float) -> None:
    match, by_hand = Match(TOY, 3, seed=1), Match(TOY, 3, seed=1)
    play_at_random(match, lambda: number, 1000)
    while by_hand.outcome is None:
        for ask in by_hand.asks:
            at = {0.0: 0, 0.5: ask.count // 2, 0.999999: ask.count - 1}[number]
            by_hand.choose(ask.seat, ask.answers[at])
    assert match.record() == by_hand.record()


def test_a_playout_takes_the_same_course_without_events_and_snapshots() -> None:
    watched = Match(TOY, 3, seed=1)
    bare = Match(TOY, 3, seed=1, events=False, snapshots=False)
    for match in (watched, bare):
        play_at_random(match, Random(4).random, 1000)
    assert (bare.outcome, tuple(bare.choices)) == (watched.outcome, tuple(watched.choices))
    assert (len(bare.events), len(watched.events) > 0) == (0, True)


@pytest.mark.parametrize("events", [True, False])
def test_the_forks_of_a_match_without_events_have_none_either(*, events: bool) -> None:
    bare = Match(TOY, 3, seed=1).fork(events=False)
    for twin in (bare.fork(events=events), bare.resample(0, Random(1), events=events)):
        play_at_random(twin, Random(4).random, 1000)
        assert (twin.outcome is not None, list(twin.events)) == (True, [])
