"""The base cards except Fire, and getting up."""

from __future__ import annotations

import pytest

from tables.colt import table

BASE = ["flip", "change-floor", "move", "fire"]


@pytest.mark.rule("COLT-030")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> Ch> | <Dj | -", "- | <Be Ch> | <Dj | -"),
        ("- | Ch> <Be | <Dj | -", "- | Ch> Be> | <Dj | -"),
        ("- | Ch> <Be Dj> | - | -", "- | Ch> Be> Dj> | - | -"),
        ("- | - | - | <Ch Be>", "- | - | - | <Ch <Be"),
        ("<Be Ch> | - | - | -", "Be> Ch> | - | - | -"),
    ],
)
def test_flip_faces_the_other_way_and_stays(before: str, after: str) -> None:
    t = table(inside=before)
    t.play("Be flip")
    assert t.inside == after
    t = table(roof=before)
    t.play("Be flip")
    assert t.roof == after


@pytest.mark.rule("COLT-031")
@pytest.mark.parametrize("me", ["Be> | - | -", "- | <Be | -", "- | - | Be>", "- | - | <Be"])
def test_from_inside_change_floor_goes_to_the_roof(me: str) -> None:
    t = table(inside=f"Ch> | {me}")
    t.play("Be change-floor")
    assert (t.inside, t.roof) == ("Ch> | - | - | -", f"- | {me}")


@pytest.mark.rule("COLT-032")
@pytest.mark.parametrize("me", ["<Be | - | -", "- | Be> | -", "- | - | Be>", "- | - | <Be"])
def test_from_the_roof_change_floor_goes_inside(me: str) -> None:
    t = table(roof=f"Ch> | {me}")
    t.play("Be change-floor")
    assert (t.inside, t.roof) == (f"- | {me}", "Ch> | - | - | -")


@pytest.mark.rule("COLT-035", "COLT-036")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> | - | -", "- | - | Be> | -"),
        ("- | <Be | - | -", "<Be | - | - | -"),
        ("- | - | Be> | -", "- | - | - | Be>"),
        ("- | - | - | <Be", "- | - | <Be | -"),
        ("Be> | - | - | -", "- | Be> | - | -"),
    ],
)
def test_move_goes_to_the_next_card_ahead(before: str, after: str) -> None:
    others = "Ch> | - | <Dj | -"
    t = table(inside=before, roof=others)
    t.play("Be move")
    assert (t.inside, t.roof) == (after, others)
    t = table(inside=others, roof=before)
    t.play("Be move")
    assert (t.inside, t.roof) == (others, after)


@pytest.mark.rule("COLT-035")
def test_move_goes_past_everybody_on_its_own_card() -> None:
    t = table(inside="- | Be> Ch> <Dj | - | -")
    t.play("Be move")
    assert t.inside == "- | Ch> <Dj | Be> | -"


@pytest.mark.rule("COLT-037")
def test_a_bandit_on_the_other_floor_does_not_affect_a_move() -> None:
    t = table(inside="- | Be> | <Dj | -", roof="- | - | Ch> | -")
    t.play("Be move", "Ch change-floor")
    assert t.inside == "- | - | Ch> Be> <Dj | -"


@pytest.mark.rule("COLT-038")
@pytest.mark.parametrize("expansions", ["", "reflex", "time-car"])
def test_moving_out_of_the_last_car_is_the_end(expansions: str) -> None:
    t = table(inside="<Be Dj> | - | Ch>", expansions=expansions)
    t.play("Be move")
    assert (t.out, t.inside) == ("Be", "Dj> | - | Ch>")
    t = table(roof="Dj> <Be | - | Ch>", expansions=expansions)
    t.play("Be move")
    assert (t.out, t.roof) == ("Be", "Dj> | - | Ch>")


@pytest.mark.rule("COLT-039")
@pytest.mark.parametrize("expansions", ["", "reflex"])
def test_moving_out_of_the_locomotive_is_the_end(expansions: str) -> None:
    t = table(inside="Ch> | - | Be> <Dj", expansions=expansions)
    t.play("Be move")
    assert (t.out, t.inside) == ("Be", "Ch> | - | <Dj")
    t = table(roof="Ch> | - | <Dj Be>", expansions=expansions)
    t.play("Be move")
    assert (t.out, t.roof) == ("Be", "Ch> | - | <Dj")


@pytest.mark.rule("COLT-053", "COLT-054")
@pytest.mark.parametrize("card", BASE)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Ch> be> <Dj | - | -", "- | Ch> Be> <Dj | - | -"),
        ("- | Ch> <be <Dj | - | -", "- | Ch> <Be <Dj | - | -"),
        ("<be | Ch> | <Dj | -", "<Be | Ch> | <Dj | -"),
        ("- | Ch> | <Dj | be>", "- | Ch> | <Dj | Be>"),
    ],
)
def test_a_stunned_bandit_only_stands_up_with_any_card(card: str, before: str, after: str) -> None:
    t = table(inside=before)
    t.play(f"Be {card}")
    assert (t.inside, t.roof, t.out) == (after, "- | - | - | -", "")
    t = table(roof=before)
    t.play(f"Be {card}")
    assert (t.inside, t.roof, t.out) == ("- | - | - | -", after, "")


@pytest.mark.rule("COLT-053")
def test_the_card_after_standing_up_has_its_effect() -> None:
    t = table(inside="- | be> | - | -", roof="- | - | Ch> | -")
    t.play("Be fire", "Ch flip", "Be move")
    assert t.inside == "- | - | Be> | -"
