"""Railcars as cards in play: how long they work, how they are taken, and where they go."""

from __future__ import annotations

import pytest

from tables.bang import robbery, who

DISCARDED = [
    "baggage-car",
    "cattle-truck",
    "circus-wagon",
    "coal-hopper",
    "express-car",
    "lounge-car",
    "mail-car",
    "passenger-car",
]


@pytest.mark.rule("GTR-051")
def test_a_lasting_railcar_works_as_long_as_it_lies_before_its_owner() -> None:
    t = robbery(A="cat-balou", B=who(play="observation-car"), C="", D="")
    assert t.view("A").distances == (None, 2, 2, 1)
    t.play("A", "cat-balou", at="B", on="observation-car")
    assert t.view("A").distances == (None, 1, 2, 1)


@pytest.mark.rule("GTR-051")
def test_a_lasting_railcar_works_for_its_present_owner() -> None:
    t = robbery(A="panic", B=who(play="observation-car"), C="", D="")
    assert t.targets("A", "panic") == ""
    u = robbery(A=who("panic", play="scope"), B=who(play="observation-car"), C="", D="")
    u.play("A", "panic", at="B", on="observation-car")
    assert u.view("B").distances == (2, None, 1, 2)


@pytest.mark.rule("GTR-052", "GTR-053")
@pytest.mark.parametrize("car", DISCARDED)
def test_these_railcars_are_discarded_for_what_they_do(car: str) -> None:
    a = who("missed-2S", play=f"{car} barrel")
    t = robbery(A=a, B="bang bang", C=who(play="mustang"), D="", discard="beer-6H", deck="2C 3C 4C")
    t.use("A", car)
    assert car not in t.cards("A")
    assert car not in t.discard
    assert t.railcars[-1] == car


@pytest.mark.rule("GTR-053")
def test_a_discarded_railcar_goes_under_its_deck_and_not_to_the_discard_pile() -> None:
    t = robbery(A="cat-balou", B=who(play="caboose"), C="", D="", railcars="mail-car")
    t.play("A", "cat-balou", at="B", on="caboose")
    assert (t.railcars[0], t.railcars[-1]) == ("mail-car", "caboose")
    assert t.discard == ["cat-balou-KH"]


@pytest.mark.rule("GTR-053")
def test_the_railcars_of_the_dead_and_of_a_punished_sheriff_go_under_the_deck() -> None:
    a = who("bang", play="caboose mail-car")
    t = robbery(A=a, B=who(play="dining-car", life=1, role="deputy"), C="", D="", E="")
    t.play("A", "bang", at="B").gives_up("B").in_any_order("A")
    assert t.events("penalty") == [{"seat": 0}]
    assert t.railcars[-3:] == ["dining-car", "caboose", "mail-car"]
    assert (t.cards("A"), t.cards("B")) == ([], [])


@pytest.mark.rule("GTR-054")
def test_panic_and_cat_balou_can_hit_a_railcar() -> None:
    t = robbery(A="panic-JH cat-balou-9D", B=who(play="caboose"), C=who(play="mail-car"), D="")
    assert "play panic-JH caboose at 1" in t.can("A")
    assert "play cat-balou-9D mail-car at 2" in t.can("A")
    t.play("A", "cat-balou", at="C", on="mail-car")
    assert t.cards("C") == []


@pytest.mark.rule("GTR-055")
def test_a_railcar_that_is_taken_is_put_in_play_before_the_taker() -> None:
    t = robbery(A="panic", B=who(play="caboose"), C="", D="")
    t.play("A", "panic", at="B", on="caboose")
    assert (t.cards("A"), t.hand("A"), t.cards("B")) == (["caboose"], [], [])


@pytest.mark.rule("GTR-055")
@pytest.mark.parametrize("car", ["ghost-car", "lumber-flatcar"])
def test_a_stolen_car_that_is_put_on_somebody_stays_with_the_thief(car: str) -> None:
    t = robbery(turn="B", A="", B="panic", C=who(play=car), D="")
    t.play("B", "panic", at="C", on=car)
    assert (t.asked, t.cards("B")) == (("B", "turn"), [car])


@pytest.mark.rule("GTR-055")
def test_jesse_jones_takes_from_a_hand_and_never_a_railcar() -> None:
    a = who(character="jesse-jones")
    t = robbery(A="", B="", C=who(play="caboose"), D=a, turn="D", phase="draw", deck="2C 3C")
    assert t.count("D") == 2
    u = robbery(A="", B="", C=who("bang", play="caboose"), D=a, turn="D", phase="draw", deck="2C")
    assert u.can("D") == ["draw", "take at 2"]
    u.do("D", "take at 2")
    assert (u.cards("C"), u.count("C")) == (["caboose"], 0)


# Railcars to discard


@pytest.mark.rule("GTR-052")
def test_a_railcar_may_be_used_in_the_turn_in_which_it_was_taken() -> None:
    t = robbery(
        A="bang", B="", C="", D="", stations="boom-town", train="mail-car", loco=2, deck="2C 3C 4C"
    )
    t.board("A", "mail-car", "bang").use("A", "mail-car")
    assert t.count("A") == 3
