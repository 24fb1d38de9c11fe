"""Stagecoach, Wells Fargo, General Store and Saloon."""

from __future__ import annotations

import pytest

from tables.bang import played, table, who


@pytest.mark.rule("BASE-059")
def test_stagecoach_draws_2_cards() -> None:
    t = table(A="stagecoach", B="", C="", D="", deck="2D 3D 4D", only=True)
    t.play("A", "stagecoach")
    assert (t.ids("A"), t.view().deck) == (["bang-2D", "bang-3D"], 1)


@pytest.mark.rule("BASE-060")
def test_wells_fargo_draws_3_cards() -> None:
    t = table(A="wells-fargo", B="", C="", D="", deck="2D 3D 4D 5D", only=True)
    t.play("A", "wells-fargo")
    assert (t.ids("A"), t.view().deck) == (["bang-2D", "bang-3D", "bang-4D"], 1)


@pytest.mark.rule("BASE-061")
def test_general_store_turns_up_a_card_for_each_player() -> None:
    t = table(A="general-store", B="", C="", D="", deck="2D 3D 4D 5D 6D")
    before = t.view().deck
    t.play("A", "general-store")
    store = ("bang-2D", "bang-3D", "bang-4D", "bang-5D")
    assert [t.view(eyes).store for eyes in ("A", "B", "C", "D", None)] == [store] * 5
    assert t.view().deck == before - 4


@pytest.mark.rule("BASE-061")
def test_general_store_has_no_card_for_the_eliminated() -> None:
    t = table(A="general-store", B="", C="", D="", E="", out="BD", deck="2D 3D 4D 5D")
    t.play("A", "general-store")
    assert t.view().store == ("bang-2D", "bang-3D", "bang-4D")


@pytest.mark.rule("BASE-062")
def test_the_player_of_the_general_store_takes_first_and_the_others_clockwise() -> None:
    t = table(turn="C", A="", B="", C="general-store-QS", D="", deck="2D 3D 4D 5D")
    t.play("C", "general-store")
    assert t.can("C") == ["take bang-2D", "take bang-3D", "take bang-4D", "take bang-5D"]
    t.do("C", "take bang-4D")
    assert t.can("D") == ["take bang-2D", "take bang-3D", "take bang-5D"]
    t.do("D", "take bang-2D")
    assert t.can("A") == ["take bang-3D", "take bang-5D"]
    t.do("A", "take bang-5D")
    hands = [t.ids(letter) for letter in "CDAB"]
    assert hands == [["bang-4D"], ["bang-2D"], ["bang-5D"], ["bang-3D"]]
    assert (t.asked, t.discard, t.view().store) == (("C", "turn"), ["general-store-QS"], ())


@pytest.mark.rule("BASE-062")
def test_the_eliminated_take_nothing_from_the_general_store() -> None:
    t = table(A="general-store", B="", C="", D="", out="B", deck="2D 3D 4D 5D")
    t.play("A", "general-store").do("A", "take bang-2D").do("C", "take bang-3D")
    assert [t.ids(letter) for letter in "ABCD"] == [["bang-2D"], [], ["bang-3D"], ["bang-4D"]]


@pytest.mark.rule("BASE-069")
def test_saloon_gives_every_player_1_life_point_and_nobody_more_than_the_maximum() -> None:
    assert played("saloon-heals-everybody").lives == {"A": 3, "B": 4, "C": 4, "D": 2}


@pytest.mark.rule("BASE-069")
def test_saloon_may_be_played_at_full_life() -> None:
    t = table(A=who("saloon", life=5), B=who(life=3, most=3), C=who(life=1), D="")
    t.play("A", "saloon")
    assert t.lives == {"A": 5, "B": 3, "C": 2, "D": 4}


@pytest.mark.rule("BASE-069")
def test_saloon_does_nothing_for_the_eliminated() -> None:
    t = table(A=who("saloon", life=2), B="", C="", D="", out="B")
    t.play("A", "saloon")
    assert (t.out, t.lives) == ("B", {"A": 3, "B": 0, "C": 4, "D": 4})


@pytest.mark.rule("BASE-070")
def test_saloon_heals_also_while_only_two_are_left() -> None:
    t = table(A=who("saloon", life=2), B=who(life=1), C="", D="", out="CD")
    t.play("A", "saloon")
    assert (t.life("A"), t.life("B")) == (3, 2)


@pytest.mark.rule("BASE-070")
def test_saloon_heals_in_a_game_of_two() -> None:
    t = table(A=who("saloon", life=2), B=who(life=1))
    t.play("A", "saloon")
    assert t.lives == {"A": 3, "B": 2}


@pytest.mark.rule("BASE-071")
def test_a_saloon_saves_nobody() -> None:
    t = table(A="bang", B=who("saloon", life=1), C="", D="")
    t.play("A", "bang", at="B").passes("B")
    assert (t.asked, t.can("B")) == (("B", "save"), ["pass"])
    t.passes("B")
    assert t.out == "B"


@pytest.mark.rule("BASE-071")
def test_a_saloon_does_not_save_a_dying_player_even_in_their_own_turn() -> None:
    t = table(turn="B", A="", B=who("duel saloon-5H", life=1), C="bang", D="")
    t.play("B", "duel", at="C").answer("C", "bang").passes("B")
    assert (t.asked, t.can("B")) == (("B", "save"), ["pass"])
    t.passes("B")
    assert (t.out, t.top) == ("B", "saloon-5H")
