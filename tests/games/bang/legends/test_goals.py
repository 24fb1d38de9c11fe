"""The Feats as a seat sees them: which are within reach, and why."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import with_feat
from tables.bang import deal, legend, who


def test_without_the_expansion_there_are_no_goals() -> None:
    assert deal(4).view("A").goals == ()


def test_each_seat_sees_its_own_state_of_a_feat() -> None:
    t = with_feat(
        "bottleneck",
        "beer",
        character="willy-the-kid",
        B=who(on="bottleneck"),
        C=who(character="legendary-bart-cassidy"),
        D=who(character="vulture-sam", fame=0),
    )
    states = {letter: t.goal("bottleneck", letter).state for letter in "ABCD"}
    assert states == {"A": "perform", "B": "done", "C": "claim", "D": "none"}
    assert t.goal("bottleneck").state == "none"  # for a spectator
    t.perform("A", "bottleneck", "beer")
    assert (t.goal("bottleneck", "A").state, t.goal("bottleneck").tokens) == ("spent", (2, 1, 0, 0))


def test_the_progress_of_old_west_gang_is_told() -> None:
    t = legend(A=who("bang bang", play="volcanic"), B="", C="", D="", feats="old-west-gang")
    goal = t.goal("old-west-gang", "C")
    assert (goal.have, goal.need, goal.by, goal.free) == (0, 2, (), False)
    goal = t.play("A", "bang", at="D").goal("old-west-gang", "C")
    assert (goal.have, goal.need, goal.by) == (1, 2, ("3",))
    goal = t.play("A", "bang", at="B").goal("old-west-gang", "C")
    assert (goal.have, goal.by) == (2, ("3", "1"))


def test_the_progress_of_good_company_is_told() -> None:
    t = legend(A=who("beer-6H beer-7H", life=3), B="", C="", D="", feats="good-company")
    assert t.goal("good-company", "A").have == 0
    goal = t.play("A", "beer-6H").goal("good-company", "A")
    assert (goal.have, goal.need, goal.by, goal.cards) == (1, 2, ("beer-6H",), ("beer-7H",))


def test_a_feat_that_is_met_is_told_with_the_card_that_met_it() -> None:
    t = legend(A="bang-2C", B="missed", C="", D="", feats="wounded-pride")
    t.play("A", "bang", at="B").play("B", "missed")
    goal = t.goal("wounded-pride", "D")
    assert (goal.have, goal.need, goal.by) == (1, 1, ("bang-2C",))
    assert t.passes("A").goal("wounded-pride", "D").have == 0


@pytest.mark.parametrize(
    ("feat", "cards"),
    [
        ("bottleneck", ("beer-6H",)),
        ("chuck-a-luck", ("bang-2C",)),
        ("last-hero", ("barrel-QS",)),
        ("thousand-ways-to-die", ("bang-2C", "missed-10C")),
        ("borderlands", ("beer-6H", "bang-2C", "missed-10C")),
        ("man-with-no-name", ()),
        ("fifty-guns", ()),
    ],
)
def test_a_seat_sees_at_any_time_which_of_its_cards_would_do(
    feat: str, cards: tuple[str, ...]
) -> None:
    t = legend(A="", B=who("beer-6H bang-2C missed-10C", play="barrel"), C="", D="", feats=feat)
    assert t.goal(feat, "B").cards == cards
    assert t.goal(feat, "C").cards == ()


def test_all_that_can_be_done_freely_is_among_the_cards_of_the_goals() -> None:
    for seed in range(6):
        t = deal(5, seed, legends=True)
        for now in t.at_random(seed, 250):
            if now.match.outcome is not None:
                break
            ask = now.match.asks[0]
            goals = {goal.card: goal for goal in now.match.view(ask.seat).goals}
            for answer in ask.answers:
                if ask.kind == "turn" and answer.verb in ("perform", "claim"):
                    goal = goals[answer.cards[0]]
                    assert (goal.state, goal.free) == (answer.verb, True)
                    assert set(answer.cards[1:]) <= set(goal.cards)


def test_an_offer_is_never_made_for_a_feat_that_is_not_within_reach() -> None:
    for seed in range(6):
        t = deal(4, seed, legends=True)
        for now in t.at_random(seed + 50, 250):
            if now.match.outcome is not None:
                break
            ask = now.match.asks[0]
            goals = {goal.card: goal for goal in now.match.view(ask.seat).goals}
            for feat in ask.about.get("feats", ()):
                goal = goals[feat]
                assert goal.state in ("perform", "claim")
                assert goal.have == goal.need
