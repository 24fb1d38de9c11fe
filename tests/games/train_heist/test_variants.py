"""Variants: the score challenge, shorter games, harder games."""

from __future__ import annotations

import pytest

from tables.heist_players import play_by_chance
from tables.train_heist import deal, ring, table, who
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.game import GAME


@pytest.mark.rule("TH-156")
def test_in_a_score_challenge_no_number_of_points_ends_the_game() -> None:
    t = table(A=who("TOWN_B", loot="L01 L02"), B=who(), mode="score", points=30)
    t.do("A", "drop")
    assert t.over is None
    assert t.view().points == 32
    assert t.events("scored") == [{"points": 32, "goal": None}]
    assert (t.view().goal, t.view().level) == (None, "")


@pytest.mark.rule("TH-156")
def test_the_record_of_a_score_challenge_keeps_score_and_team() -> None:
    t = table(
        A=who(hand="KEY-1"),
        B=who(),
        mode="score",
        points=17,
        train=ring(29),
        speed=1,
        hangman=2,
        events="switch",
    )
    t.end("A")
    assert t.over == ("AB", "score-17")
    match = Match(GAME, 2, {"mode": "score"}, 5, names=("Ann", "Bo"))
    play_by_chance(match, 5)
    record = match.record()
    assert 'names: ["Ann", "Bo"]' in record
    assert f"result: 0,1 score-{match.view(None).points}" in record


@pytest.mark.rule("TH-157")
@pytest.mark.parametrize(
    ("seats", "fewer", "events", "goal"),
    [(2, 4, 14, 10), (3, 5, 10, 10), (4, 6, 6, 9), (4, 12, 6, 9)],
)
def test_a_shorter_game_has_fewer_events_and_a_lower_goal(
    seats: int, fewer: int, events: int, goal: int
) -> None:
    view = deal(seats, length="shorter", fewer_events=fewer, goal=12).view()
    assert (view.events_left, view.goal) == (events, goal)


@pytest.mark.rule("TH-158")
def test_a_harder_game_has_fewer_events_and_the_same_goal() -> None:
    view = deal(2, length="harder", fewer_events=4, goal=12).view()
    assert (view.events_left, view.goal) == (14, 12)


@pytest.mark.rule("TH-157", "TH-009")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_least_four_other_events_stay(seats: int) -> None:
    for seed in range(10):
        t = deal(seats, seed, length="harder", fewer_events=12)
        g = t.state
        names = [g.decks.events[card] for card in g.events_deck]
        assert len(names) == 6
        assert [at for at, name in enumerate(names) if name == "speed-up"] == [1, 4]


def test_a_full_game_leaves_nothing_out() -> None:
    assert deal(2, fewer_events=12).view().events_left == 18
