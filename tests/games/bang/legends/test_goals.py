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


def test_a_feat_means_nothing_to_a_player_who_is_out() -> None:
    c = who(character="legendary-bart-cassidy")
    t = legend(A="", B=who(on="last-hero"), C=c, D="", feats="last-hero", out="BC")
    assert [t.goal("last-hero", letter).state for letter in "BC"] == ["none", "none"]


def test_the_progress_of_old_west_gang_is_shown() -> None:
    t = legend(A=who("bang bang", play="volcanic"), B="", C="", D="", feats="old-west-gang")
    goal = t.goal("old-west-gang", "C")
    assert (goal.have, goal.need, goal.by, goal.free) == (0, 2, (), False)
    goal = t.play("A", "bang", at="D").goal("old-west-gang", "C")
    assert (goal.have, goal.need, goal.by) == (1, 2, ("3",))
    goal = t.play("A", "bang", at="B").goal("old-west-gang", "C")
    assert (goal.have, goal.by) == (2, ("3", "1"))


def test_the_progress_of_good_company_is_shown() -> None:
    t = legend(A=who("beer-6H beer-7H", life=3), B="", C="", D="", feats="good-company")
    assert t.goal("good-company", "A").have == 0
    goal = t.play("A", "beer-6H").goal("good-company", "A")
    assert (goal.have, goal.need, goal.by, goal.cards) == (1, 2, ("beer-6H",), ("beer-7H",))


def test_a_met_feat_is_shown_with_the_card_that_met_it() -> None:
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


@pytest.mark.parametrize("others", [{}, {"gold_rush": True, "train_robbery": True}])
@pytest.mark.parametrize("seed", range(6))
def test_a_feat_can_be_done_now_exactly_if_an_answer_does_it(
    seed: int, others: dict[str, bool]
) -> None:
    for now in deal(5, seed, legends=True, **others).at_random(seed, 250):
        for seat in range(5):
            offered = now.may("ABCDE"[seat])
            goals = now.match.view(seat).goals
            assert {goal.card for goal in goals if goal.now} == offered, now.asked
        assert not any(goal.now for goal in now.match.view(None).goals)


def test_a_feat_cannot_be_done_while_another_question_is_open() -> None:
    t = with_feat("bottleneck", "beer bang", B="missed")
    assert t.goal("bottleneck", "A").now
    t.play("A", "bang", at="B")
    assert (t.asked, t.goal("bottleneck", "A").now) == (("B", "dodge"), False)
    assert t.passes("B").goal("bottleneck", "A").now


@pytest.mark.rule("LEG-080")
def test_the_oregon_trail_can_be_done_only_before_the_draw() -> None:
    t = with_feat("oregon-trail", phase="draw")
    assert (t.asked, t.goal("oregon-trail", "A").now) == (("A", "trail"), True)
    goal = t.passes("A").goal("oregon-trail", "A")
    assert (t.asked, goal.state, goal.now) == (("A", "turn"), "perform", False)


def test_a_token_that_is_placed_for_a_boast_does_not_perform_a_feat() -> None:
    t = with_feat("bottleneck", "beer").end("A").do("A", "boast")
    assert (t.asked, t.goal("bottleneck", "A").now) == (("A", "fame"), False)


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
                    assert goal.state == answer.verb
                    assert goal.free or goal.have == goal.need
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
