"""The order in which bandits stand."""

from __future__ import annotations

from random import Random

import pytest

from tables.colt import opening, table


@pytest.mark.rule("COLT-028", "COLT-029", "COLT-037")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> | Ch> dj> <Do | -", "- | - | Be> Ch> dj> <Do | -"),
        ("- | Ch> dj> <Do | <Be | -", "- | Ch> dj> <Do <Be | - | -"),
        ("- | - | Be> | <Ch <dj Do>", "- | - | - | Be> <Ch <dj Do>"),
        ("<do Ch> Dj> | <Be | - | -", "<do Ch> Dj> <Be | - | - | -"),
        ("Gh> | Be> | <Ch Do> | <Dj", "Gh> | - | Be> <Ch Do> | <Dj"),
        ("Gh> | Ch> <Do | <Be | <Dj", "Gh> | Ch> <Do <Be | - | <Dj"),
    ],
)
def test_a_mover_stands_at_the_side_it_comes_in_by(before: str, after: str) -> None:
    t = table(inside=before)
    t.play("Be move")
    assert t.inside == after
    t = table(roof=before)
    t.play("Be move")
    assert t.roof == after


@pytest.mark.rule("COLT-028", "COLT-029")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Ch> Be> <Dj | <Do | -", "- | Ch> <Dj | Be> <Do | -"),
        ("- | Do> | Ch> <Be <Dj | -", "- | Do> <Be | Ch> <Dj | -"),
    ],
)
def test_a_leaving_bandit_leaves_the_others_in_their_order(before: str, after: str) -> None:
    t = table(inside=before)
    t.play("Be move")
    assert t.inside == after


@pytest.mark.rule("COLT-033")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Ch> <Dj | - | -", "- | Be> Ch> <Dj | - | -"),
        ("- | <Ch | - | -", "- | Be> <Ch | - | -"),
        ("Do> | Ch> dj> | <Gh | -", "Do> | Be> Ch> dj> | <Gh | -"),
        ("<Do | - | <Gh | -", "<Do | Be> | <Gh | -"),
    ],
)
def test_facing_front_it_changes_floor_to_the_rear_end(before: str, after: str) -> None:
    t = table(inside="- | Be> | - | -", roof=before)
    t.play("Be change-floor")
    assert (t.inside, t.roof) == ("- | - | - | -", after)
    t = table(inside=before, roof="- | Be> | - | -")
    t.play("Be change-floor")
    assert (t.inside, t.roof) == (after, "- | - | - | -")


@pytest.mark.rule("COLT-034")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Ch> <Dj | - | -", "- | Ch> <Dj <Be | - | -"),
        ("- | Ch> | - | -", "- | Ch> <Be | - | -"),
        ("Do> | Ch> dj> | <Gh | -", "Do> | Ch> dj> <Be | <Gh | -"),
        ("Do> | - | Gh> | -", "Do> | <Be | Gh> | -"),
    ],
)
def test_facing_rear_it_changes_floor_to_the_front_end(before: str, after: str) -> None:
    t = table(inside="- | <Be | - | -", roof=before)
    t.play("Be change-floor")
    assert (t.inside, t.roof) == ("- | - | - | -", after)
    t = table(inside=before, roof="- | <Be | - | -")
    t.play("Be change-floor")
    assert (t.inside, t.roof) == (after, "- | - | - | -")


@pytest.mark.rule("COLT-028", "COLT-029", "COLT-048")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> <Ch | Dj> <Do | -", "- | Be> | <ch Dj> <Do | -"),
        ("- | Dj> <Do | Ch> <Be | -", "- | Dj> <Do ch> | <Be | -"),
        ("- | Be> | Ch> | dj> <Do", "- | Be> | - | ch> dj> <Do"),
        ("Dj> <do | <Ch | - | <Be", "Dj> <do <ch | - | - | <Be"),
        ("- | Be> Ch> Dj> <Do | Gh> | -", "- | Be> Dj> <Do | ch> Gh> | -"),
        ("- | Gh> | Dj> Ch> <Be | <Do", "- | Gh> ch> | Dj> <Be | <Do"),
    ],
)
def test_a_pushed_bandit_lies_at_the_end_it_comes_in_by(before: str, after: str) -> None:
    t = table(inside=before)
    t.play("Be fire")
    assert t.inside == after
    t = table(roof=before)
    t.play("Be fire")
    assert t.roof == after


@pytest.mark.rule("COLT-028")
@pytest.mark.parametrize("card", ["flip", "fire"])
def test_a_bandit_who_stays_keeps_its_place_in_the_row(card: str) -> None:
    t = table(inside="- | Ch> be> <Dj | <Do | -")
    t.play(f"Be {card}")
    assert t.inside == "- | Ch> Be> <Dj | <Do | -"


@pytest.mark.rule("COLT-029", "COLT-056")
@pytest.mark.parametrize("expansions", ["", "reflex horse time-car"])
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_every_bandit_aboard_stands_in_exactly_one_place(seats: int, expansions: str) -> None:
    for seed in range(8):
        t = opening(seats, seed, expansions)
        chance = Random(seed)
        while not t.over:
            hand = list(t.shown.hand)
            t.round(**{name: " ".join(chance.sample(hand, 3)) for name in t.names})
            for _, view in t.sent(None):
                standing = sorted(seat for car in view.train for seat in car.roof + car.inside)
                aboard = [each.seat for each in view.bandits if each.status == "aboard"]
                assert standing == aboard
