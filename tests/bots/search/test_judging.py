"""The search core, with the toy game and with guides whose values are known."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from tables.toy import TOY, TRICK, after
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.search import Guide, Judgement, count_rounds, judge
from whistlestop.bots.search.judgement import judged
from whistlestop.bots.search.playing import Policy, play_on
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match


class ToyGuide(Guide):
    """A guide that plays at random, and values an unfinished match as half a win."""

    longest = 100

    def __init__(self, seen: MatchAsSeen) -> None:
        super().__init__(seen)
        self.worlds: list[Match] = []

    def world(self, rng: Random) -> Match:
        self.worlds.append(super().world(rng))
        return self.worlds[-1]

    def policy(self, match: Match, rng: Random) -> Policy:  # noqa: ARG002 - all matches alike
        return lambda ask: rng.choice(ask.answers)

    def estimate(self, match: Match) -> float:  # noqa: ARG002 - all matches alike
        return 0.5


def toy_question(seed: int = 1) -> tuple[ToyGuide, Ask]:
    match = Match(TOY, 3, seed=seed)
    ask = match.ask(0)
    assert ask is not None
    return ToyGuide(MatchAsSeen(match, 0)), ask


def test_the_same_seed_gives_the_same_judgement_and_another_seed_another_one() -> None:
    def found(seed: int) -> Judgement:
        guide, ask = toy_question()
        return judge(ask, guide, 200, Random(seed))

    assert found(1) == found(1)
    assert found(1) != found(2)


def test_a_judgement_depends_only_on_what_the_seat_may_know() -> None:
    """Two deals that differ only in the cards of others give the same figures."""
    real = Match(TOY, 3, seed=1)
    other = real.resample(0, Random(9))
    assert other.open_view() == real.open_view()  # the toy shows no hands
    assert [each.answers for each in other.asks] != [each.answers for each in real.asks]
    found = []
    for match in (real, other):
        ask = match.ask(0)
        assert ask is not None
        found.append(judge(ask, ToyGuide(MatchAsSeen(match, 0)), 120, Random(3)))
    assert found[0] == found[1]


def test_the_best_answer_is_found() -> None:
    """With the bonus of the die still open, a high card beats a low one in the first trick."""
    guide, ask = toy_question()
    found = judge(ask, guide, 3000, Random(1))
    assert {str(each.answer) for each in found.answers} == set(map(str, ask.answers))
    assert found.best.mean == max(each.mean for each in found.answers[:2])


def test_all_answers_of_a_round_meet_the_same_worlds() -> None:
    guide, ask = toy_question()
    found = judge(ask, guide, 120, Random(1))
    # Three answers, then two: 60 playouts in each round, so 20 and 30 worlds.
    assert [each.playouts for each in found.answers] == [50, 50, 20]
    assert len(guide.worlds) == 50
    assert found.playouts == 120


def test_the_worlds_do_not_depend_on_the_answers() -> None:
    guide, ask = toy_question()
    few, fewer = toy_question()
    judge(ask, guide, 40, Random(5))
    judge(fewer.only(fewer.answers[:1]), few, 40, Random(5))
    shared = [world.ask(0) for world in guide.worlds][:10]
    assert shared == [world.ask(0) for world in few.worlds][:10]


def test_the_others_have_answered_in_a_world_before_an_answer_is_tried() -> None:
    guide, ask = toy_question()
    judge(ask, guide, 12, Random(1))
    assert all(world.waiting == (0,) for world in guide.worlds)


@pytest.mark.parametrize(
    ("answers", "finalists", "rounds"),
    [(1, 2, 1), (2, 2, 1), (3, 2, 2), (4, 2, 2), (5, 2, 3), (16, 2, 4), (24, 4, 4), (3, 4, 1)],
)
def test_each_round_drops_half_of_the_answers(answers: int, finalists: int, rounds: int) -> None:
    assert count_rounds(answers, finalists) == rounds


def test_so_many_answers_come_to_the_last_round() -> None:
    guide, ask = toy_question()
    found = judge(ask, guide, 90, Random(1), finalists=3)
    assert [each.playouts for each in found.answers] == [30, 30, 30]


def test_a_single_answer_is_judged_too() -> None:
    guide, ask = toy_question()
    found = judge(ask.only(ask.answers[:1]), guide, 7, Random(1))
    assert (len(found.answers), found.best.playouts, found.best.error) == (1, 7, 0.0)


def test_the_figures_compare_an_answer_with_the_best_one_world_by_world() -> None:
    best = [1.0, 1.0, 0.0, 1.0, 0.5]
    found = judged(Answer("stop"), [0.0, 1.0, 0.0, 1.0], best)
    assert (found.mean, found.behind, found.playouts) == (0.5, 0.25, 4)
    assert found.error == pytest.approx(0.25)
    assert found.errors_behind == pytest.approx(1.0)


def test_the_best_answer_is_behind_nothing() -> None:
    best = [1.0, 0.0]
    found = judged(Answer("stop"), best, best)
    assert (found.behind, found.error, found.errors_behind) == (0.0, 0.0, 0.0)


def test_one_world_says_nothing_about_the_error() -> None:
    found = judged(Answer("stop"), [0.0], [1.0])
    assert (found.behind, found.error, found.errors_behind) == (1.0, inf, 0.0)


def test_an_answer_that_always_brings_the_same_less_is_clearly_behind() -> None:
    found = judged(Answer("stop"), [0.0, 0.0], [0.5, 0.5])
    assert (found.error, found.errors_behind) == (0.0, inf)


def test_a_playout_stops_when_it_is_too_long() -> None:
    match = after(TRICK)
    made: list[Ask] = []

    def answer(ask: Ask) -> Answer:
        made.append(ask)
        return ask.answers[-1]

    play_on(match, answer, 2)
    assert (len(made), match.outcome) == (2, None)
    play_on(match, answer, 1000)
    assert match.outcome is not None
    guide, _ = toy_question()
    assert guide.value(match) == float(0 in match.outcome.winners)
    assert guide.value(after(TRICK)) == 0.5
