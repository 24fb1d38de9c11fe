"""The Sleeper Car, which turns a blue card into a shot."""

from __future__ import annotations

import pytest

from tables.bang import robbery, who


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_turns_a_blue_card_into_a_shot_outside_the_limit() -> None:
    a = who("bang mustang-8H", play="sleeper-car scope")
    t = robbery(A=a, B="", C="", D="")
    t.play("A", "bang", at="B").use("A", "sleeper-car", "mustang-8H", at="D")
    assert t.lives == {"A": 4, "B": 3, "C": 4, "D": 3}
    assert (t.view().bangs, t.top) == (1, "mustang-8H")


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_works_once_in_a_turn() -> None:
    t = robbery(A=who(play="sleeper-car scope barrel"), B="", C="", D="")
    t.use("A", "sleeper-car", "scope", at="B")
    assert t.can("A", "use sleeper-car") == []
    t.sits_out("A", "B", "C", "D")
    assert t.can("A", "use sleeper-car barrel")


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_shoots_within_range_and_the_weapon_that_goes_still_counts() -> None:
    t = robbery(A=who(play="sleeper-car schofield barrel"), B="", C="", D="", E="", F="")
    seats = {text[-1] for text in t.can("A", "use sleeper-car schofield")}
    assert seats == {"1", "2", "4", "5"}
    t.use("A", "sleeper-car", "schofield", at="C")
    assert t.life("C") == 3


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_itself_is_not_the_card() -> None:
    t = robbery(A=who(play="sleeper-car"), B="", C="", D="")
    assert t.can("A", "use") == []


@pytest.mark.rule("GTR-087")
def test_one_missed_is_enough_against_the_sleeper_car_of_slab_the_killer() -> None:
    a = who(play="sleeper-car scope", character="slab-the-killer")
    t = robbery(A=a, B="missed", C="", D="")
    t.use("A", "sleeper-car", "scope", at="B")
    assert t.ask("B").about["need"] == 1
    t.answer("B", "missed")
    assert t.life("B") == 4


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_answers_indians() -> None:
    t = robbery(A="indians", B=who(play="sleeper-car barrel"), C="", D="")
    t.play("A", "indians").use("B", "sleeper-car", "barrel")
    assert (t.life("B"), t.cards("B")) == (4, ["sleeper-car"])
    assert t.events("fended") == [{"seat": 1, "card": "sleeper-car", "by": 0}]


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_answers_once_in_a_duel() -> None:
    a, b = "duel bang bang", who(play="sleeper-car barrel scope")
    t = robbery(A=a, B=b, C="", D="")
    t.play("A", "duel", at="B").use("B", "sleeper-car", "barrel").answer("A", "bang")
    assert (t.life("B"), t.cards("B")) == (3, ["scope", "sleeper-car"])


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_of_a_challenger_answers_the_opponent() -> None:
    t = robbery(A=who("duel", play="sleeper-car barrel"), B="bang bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").use("A", "sleeper-car", "barrel")
    assert t.events("fended")[-1] == {"seat": 0, "card": "sleeper-car", "by": 1}


@pytest.mark.rule("GTR-087")
def test_a_sleeper_car_answer_in_anothers_turn_leaves_ones_own_use() -> None:
    t = robbery(A="indians", B=who(play="sleeper-car barrel scope"), C="", D="")
    t.play("A", "indians").use("B", "sleeper-car", "barrel")
    t.sits_out("A")
    assert t.can("B", "use sleeper-car scope")
