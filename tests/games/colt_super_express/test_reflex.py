"""Reflex, which shoots back when a bandit gets up."""

from __future__ import annotations

import pytest

from tables.colt import table


@pytest.mark.rule("COLT-071")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | be> | Ch> | - | -", "- | Be> | - | ch> | -"),
        ("- | - | <Ch | <be | -", "- | <ch | - | <Be | -"),
        ("- | be> <Ch | - | -", "- | Be> | <ch | -"),
        ("- | Ch> <be | - | -", "ch> | <Be | - | -"),
        ("- | be> | ch> | <Dj | -", "- | Be> | ch> | - | <dj"),
        ("- | be> | - | Ch> <Dj | -", "- | Be> | - | <Dj | ch>"),
    ],
)
def test_a_stunned_bandit_stands_up_and_fires(before: str, after: str) -> None:
    t = table(inside=before, expansions="reflex")
    t.play("Be reflex")
    assert t.inside == after
    t = table(roof=before, expansions="reflex")
    t.play("Be reflex")
    assert t.roof == after


@pytest.mark.rule("COLT-071")
def test_reflex_makes_a_stunned_bandit_stand_up_first_and_then_fire() -> None:
    t = table(inside="- | be> | Ch> | - | -", expansions="reflex")
    t.play("Be reflex")
    news = [(moment.event.kind, moment.views[None].bandits[0].stunned) for moment in t.moments]
    assert news[-4:] == [
        ("revealed", True),
        ("stood-up", False),
        ("fired", False),
        ("pushed", False),
    ]


@pytest.mark.rule("COLT-071")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | <be | Ch> | -", "- | <Be | Ch> | -"),
        ("- | Ch> | be> | -", "- | Ch> | Be> | -"),
        ("- | be> ch> | - | -", "- | Be> ch> | - | -"),
    ],
)
def test_with_nobody_in_sight_it_just_stands_up(before: str, after: str) -> None:
    t = table(inside=before, expansions="reflex")
    t.play("Be reflex")
    assert t.inside == after


@pytest.mark.rule("COLT-071")
def test_reflex_does_not_shoot_at_the_other_floor() -> None:
    t = table(inside="- | be> | - | -", roof="- | <Ch | Dj> | -", expansions="reflex")
    t.play("Be reflex")
    assert (t.inside, t.roof) == ("- | Be> | - | -", "- | <Ch | Dj> | -")


@pytest.mark.rule("COLT-071", "COLT-051")
def test_shooting_back_can_push_off_the_train() -> None:
    t = table(inside="Ch> <be | - | Dj>", expansions="reflex")
    t.play("Be reflex")
    assert (t.out, t.inside) == ("Ch", "<Be | - | Dj>")


@pytest.mark.rule("COLT-071")
def test_a_bandit_who_is_shot_shoots_back_in_the_same_round() -> None:
    t = table(inside="- | - | Be> <Ch | - | - | -", expansions="reflex")
    t.play("Be fire", "Ch reflex")
    assert t.inside == "- | be> | - | <Ch | - | -"


@pytest.mark.rule("COLT-072")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> | <Ch | -", "- | be> | <Ch | -"),
        ("- | Ch> <Be Dj> | - | -", "- | Ch> <be Dj> | - | -"),
        ("<Be | Ch> | - | -", "<be | Ch> | - | -"),
        ("- | - | Ch> | Be>", "- | - | Ch> | be>"),
    ],
)
def test_a_standing_bandit_lies_down_where_it_is(before: str, after: str) -> None:
    t = table(inside=before, expansions="reflex")
    t.play("Be reflex")
    assert t.inside == after
    t = table(roof=before, expansions="reflex")
    t.play("Be reflex")
    assert t.roof == after


@pytest.mark.rule("COLT-072", "COLT-049")
def test_a_bandit_who_shot_its_own_foot_cannot_be_hit() -> None:
    t = table(inside="- | <Ch | <Be | -", expansions="reflex", first="Ch")
    t.play("Ch reflex", "Be fire")
    assert t.inside == "- | <ch | <Be | -"


@pytest.mark.rule("COLT-072", "COLT-053")
def test_a_bandit_who_shot_its_own_foot_stands_up_with_the_next_card() -> None:
    t = table(inside="- | Be> | - | -", roof="- | - | Ch> | -", expansions="reflex")
    t.play("Be reflex", "Ch flip", "Be move")
    assert t.inside == "- | Be> | - | -"


@pytest.mark.rule("COLT-072", "COLT-097")
def test_a_bandit_who_shot_its_own_foot_still_lies_in_the_next_round() -> None:
    t = table(inside="- | Be> | - | -", roof="- | - | Ch> | -", expansions="reflex")
    t.round(Be="flip change-floor reflex", Ch="flip change-floor reflex")
    assert (t.inside, t.roof) == ("- | <ch | -", "<be | - | -")
    t.play("Ch reflex", "Be reflex")
    assert (t.inside, t.roof) == ("- | <Ch | -", "<Be | - | -")
