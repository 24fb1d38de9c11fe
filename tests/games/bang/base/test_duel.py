"""The Duel."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-063")
def test_a_duel_is_played_at_any_other_player_at_any_distance() -> None:
    e = who(play="mustang")
    t = table(A="duel", B="", C="", D="", E=e, F="", G="", H="")
    assert t.targets("A", "duel") == "BCDEFGH"


@pytest.mark.rule("BASE-063")
def test_the_challenged_player_discards_a_bang_first_then_both_in_turn() -> None:
    t = table(A="duel bang bang", B="", C="bang bang beer", D="")
    t.play("A", "duel", at="C")
    asked = [t.asked]
    for letter in "CACA":
        t.answer(letter, "bang")
        asked.append(t.asked)
    assert asked == [(letter, "fend") for letter in "CACAC"]
    t.passes("C")
    assert (t.lives, t.asked) == ({"A": 4, "B": 4, "C": 3, "D": 4}, ("A", "turn"))


@pytest.mark.rule("BASE-063")
def test_every_answer_in_a_duel_names_the_opponent() -> None:
    t = table(A="duel bang-3D bang", B="", C="bang-4D bang-5D bang", D="")
    t.play("A", "duel", at="C")
    asked, aimed = [], []
    for letter in "CAC":
        about, doing = t.ask(letter).about, t.view().under_way[-1]
        asked.append((about["by"], about["foe"]))
        aimed.append((doing.by, doing.at))
        t.answer(letter, "bang")
    assert [(each["seat"], each["by"]) for each in t.events("fended")] == [(2, 0), (0, 2), (2, 0)]
    assert asked == [(0, 0), (0, 2), (0, 0)]
    assert aimed == [(0, 2), (2, 0), (0, 2)]


@pytest.mark.rule("BASE-067")
def test_an_answer_to_indians_names_the_player_of_the_card() -> None:
    t = table(A="", B="indians", C="bang", D="bang", turn="B").play("B", "indians")
    t.answer("C", "bang").answer("D", "bang")
    assert [(each["seat"], each["by"]) for each in t.events("fended")] == [(2, 1), (3, 1)]


@pytest.mark.rule("BASE-063")
def test_each_time_one_bang_is_discarded() -> None:
    t = table(A="duel-QD bang-2D", B="bang-3D beer bang-4D", C="", D="")
    t.play("A", "duel", at="B").do("B", "discard bang-4D").do("A", "discard bang-2D")
    assert t.discard == ["duel-QD", "bang-4D", "bang-2D"]
    assert (t.ids("A"), sorted(t.ids("B"))) == ([], ["bang-3D", "beer-6H"])


@pytest.mark.rule("BASE-063")
def test_nobody_else_takes_part_in_a_duel() -> None:
    t = table(A="duel bang", B="bang missed", C="bang", D="bang")
    t.play("A", "duel", at="B").answer("B", "bang").answer("A", "bang").passes("B")
    assert (t.count("C"), t.count("D"), t.asked) == (1, 1, ("A", "turn"))


@pytest.mark.rule("BASE-064")
def test_the_challenged_player_without_a_bang_loses_1_life_point() -> None:
    t = table(A="duel bang", B="beer", C="", D="")
    t.play("A", "duel", at="B").passes("B")
    assert (t.lives, t.hand("A")) == ({"A": 4, "B": 3, "C": 4, "D": 4}, ["bang"])


@pytest.mark.rule("BASE-064")
def test_the_challenger_without_a_bang_loses_1_life_point() -> None:
    t = table(A="duel beer", B="bang bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").passes("A")
    assert (t.lives, t.hand("B")) == ({"A": 3, "B": 4, "C": 4, "D": 4}, ["bang"])


@pytest.mark.rule("BASE-064")
def test_a_duelist_who_declines_to_discard_a_bang_loses_1_life_point() -> None:
    t = table(A="duel bang", B="bang bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").passes("A")
    assert (t.lives, t.hand("A")) == ({"A": 3, "B": 4, "C": 4, "D": 4}, ["bang"])


@pytest.mark.rule("BASE-064")
def test_the_duel_is_over_when_one_has_lost() -> None:
    t = table(A="duel bang bang", B="bang bang beer", C="", D="")
    t.play("A", "duel", at="B").passes("B")
    assert (t.asked, t.lives) == (("A", "turn"), {"A": 4, "B": 3, "C": 4, "D": 4})


@pytest.mark.rule("BASE-065")
def test_in_a_duel_neither_range_nor_a_mustang_matters() -> None:
    t = table(A="duel bang", B="", C=who("bang beer", play="mustang"), D="", E="")
    t.play("A", "duel", at="C").answer("C", "bang").answer("A", "bang").passes("C")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 4, "E": 4}


@pytest.mark.rule("BASE-065")
def test_in_a_duel_more_than_one_bang_can_be_discarded() -> None:
    t = table(A="bang bang bang duel", B="", C="bang bang", D="")
    t.play("A", "bang", at="B").play("A", "duel", at="C")
    for letter in "CACA":
        t.answer(letter, "bang")
    assert (t.lives, t.count("A")) == ({"A": 4, "B": 3, "C": 3, "D": 4}, 0)


@pytest.mark.rule("BASE-065")
def test_a_bang_in_a_duel_is_not_a_shot() -> None:
    b = who("bang missed", play="barrel")
    t = table(A="duel bang", B=b, C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").answer("A", "bang")
    assert (t.asked, t.can("B"), t.events("shot")) == (("B", "fend"), ["pass"], [])
    assert len(t.events("played")) == 1


@pytest.mark.rule("BASE-065")
def test_two_missed_are_not_needed_in_a_duel_with_slab_the_killer() -> None:
    t = table(A=who("duel bang", character="slab-the-killer"), B="bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").passes("A")
    assert t.lives == {"A": 3, "B": 4, "C": 4, "D": 4}
