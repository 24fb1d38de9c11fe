"""The Express Car, which gives one extra turn. No other extra turn follows it."""

from __future__ import annotations

import pytest

from tables.bang import robbery, who


@pytest.mark.rule("GTR-072", "GTR-052")
def test_the_express_car_ends_the_turn_and_the_hand_and_brings_another_turn() -> None:
    b = who("bang missed beer", play="express-car barrel", life=2)
    t = robbery(turn="B", A="", B=b, C="", D="", deck="2C 3C")
    t.use("B", "express-car").in_any_order("B")
    assert (t.turn, t.ids("B"), t.cards("B")) == ("B", ["bang-2C", "bang-3C"], ["barrel"])
    assert t.discard == ["bang-AS", "missed-2S", "beer-6H"]
    t.end("B")
    assert t.turn == "C"


@pytest.mark.rule("GTR-072")
def test_the_extra_turn_is_a_turn_with_all_that_belongs_to_it() -> None:
    b = who("bang bang-2D", play="express-car dynamite")
    t = robbery(turn="B", A="", B=b, C="", D="", deck="10S 2C 3C")
    t.play("B", "bang", at="C").use("B", "express-car")
    assert [each["why"] for each in t.events("checked")] == ["dynamite"]
    assert t.view().bangs == 0
    assert t.targets("B", "bang") == "AC"


@pytest.mark.rule("GTR-072", "GTR-017")
def test_the_train_moves_at_the_start_of_an_extra_turn_of_the_sheriff() -> None:
    t = robbery(A=who(play="express-car"), B="", C="", D="", loco=1)
    t.use("A", "express-car")
    assert (t.turn, t.loco) == ("A", 2)


@pytest.mark.rule("GTR-072")
def test_draws_at_the_turns_end_come_after_the_hand_is_discarded() -> None:
    b = who("bang", play="express-car strongbox", character="jimmy-texas")
    t = robbery(turn="B", A="", B=b, C="", D="", deck="2C 3C 4C 5C")
    t.use("B", "express-car")
    assert t.ids("B") == ["bang-2C", "bang-3C", "bang-4C", "bang-5C"]


@pytest.mark.rule("GTR-072")
def test_an_express_car_used_in_its_extra_turn_brings_no_further_one() -> None:
    b = who(play="express-car")
    t = robbery(turn="B", A="", B=b, C="", D="", loco=2, few=True, deck="2C 3C")
    # Without other railcars it is the first of the train at once, and can be taken again.
    t.use("B", "express-car")
    assert (t.train, t.turn) == (["express-car"], "B")
    assert (t.stations[0], t.ids("B")) == ("boom-town", ["bang-2C", "bang-3C"])
    t.board("B", "express-car", "bang-2C").use("B", "express-car")
    assert (t.turn, t.count("B")) == ("C", 0)


@pytest.mark.rule("GTR-072")
def test_in_a_later_turn_the_express_car_works_again() -> None:
    t = robbery(turn="B", A="", B=who(play="express-car"), C="", D="", loco=2, few=True, deck="2C")
    t.use("B", "express-car").board("B", "express-car", "bang-2C")
    t.sits_out("B", "C", "D", "A")
    assert t.turn == "B"
    t.use("B", "express-car")
    assert t.turn == "B"
