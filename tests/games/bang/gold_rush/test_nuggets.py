"""Nuggets: how players earn them, and how they lose them."""

from __future__ import annotations

import pytest

from tables.bang import LETTERS, rush, who

NOTHING = {"A": 0, "B": 0, "C": 0, "D": 0}


@pytest.mark.rule("GR-008")
def test_wounding_another_player_gives_a_nugget() -> None:
    t = rush(A="bang", B="", C="", D="").play("A", "bang", at="B")
    assert (t.lives["B"], t.purses) == (3, NOTHING | {"A": 1})


@pytest.mark.rule("GR-008")
def test_the_nugget_comes_from_the_heap_and_not_from_the_target() -> None:
    t = rush(A="bang", B=who(nuggets=3), C="", D="").play("A", "bang", at="B")
    assert t.purses == NOTHING | {"A": 1, "B": 3}


@pytest.mark.rule("GR-008")
def test_a_shot_that_misses_pays_nothing() -> None:
    t = rush(A="bang", B="missed", C="", D="")
    t.play("A", "bang", at="B").answer("B", "missed")
    assert t.purses == NOTHING


@pytest.mark.rule("GR-008")
@pytest.mark.parametrize("beer", [False, True])
def test_the_last_life_point_pays_as_well_whether_it_is_saved_or_not(*, beer: bool) -> None:
    t = rush(A="bang", B=who("beer", life=1), C="", D="").play("A", "bang", at="B").passes("B")
    if beer:
        t.play("B", "beer")
    else:
        t.passes("B")
    assert (t.out, t.nuggets("A")) == ("" if beer else "B", 1)


@pytest.mark.rule("GR-009")
@pytest.mark.parametrize(
    ("card", "earned"), [("bang", 1), ("duel", 1), ("gatling", 3), ("indians", 3)]
)
def test_a_wound_by_any_card_pays_a_nugget(card: str, earned: int) -> None:
    t = rush(A=card, B="", C="", D="").play("A", card, at="B" if earned == 1 else "")
    assert t.purses == NOTHING | {"A": earned}


@pytest.mark.rule("GR-009")
@pytest.mark.parametrize(("card", "like"), [("bottle", "bang"), ("pardner", "duel")])
def test_wounds_by_equipment_pay_too(card: str, like: str) -> None:
    t = rush(A=who(nuggets=2), B="", C="", D="", display=card)
    t.buy("A", card).like("A", like, at="B")
    assert (t.lives["B"], t.nuggets("A")) == (3, 1)


@pytest.mark.rule("GR-009")
def test_the_challenger_gets_a_nugget_when_the_opponent_loses_the_duel() -> None:
    t = rush(A="duel bang", B="bang", C="", D="").play("A", "duel", at="B")
    t.answer("B", "bang").answer("A", "bang")
    assert (t.lives["B"], t.purses) == (3, NOTHING | {"A": 1})


@pytest.mark.rule("GR-009", "GR-010")
def test_a_challenger_who_loses_the_duel_pays_nobody() -> None:
    t = rush(A="duel", B="bang", C="", D="").play("A", "duel", at="B").answer("B", "bang")
    assert (t.lives["A"], t.purses) == (3, NOTHING)


@pytest.mark.rule("GR-010")
def test_a_dynamite_pays_nobody() -> None:
    a = who(play="dynamite")
    t = rush(phase="start", deck="5S", A=a, B="", C="", D="")
    assert (t.lives["A"], t.purses) == (1, NOTHING)


@pytest.mark.rule("GR-010")
@pytest.mark.parametrize("life", [1, 4])
def test_a_dynamite_does_not_pay_the_player_who_put_it_into_play(life: int) -> None:
    deck = "missed missed missed missed missed missed QH missed missed 5S"
    t = rush(A="dynamite", B=who(life=life), C="", D="", deck=deck)
    t.play("A", "dynamite").sits_out("A", "B", "C", "D", "A").gives_up("B")
    assert (len(t.events("exploded")), t.out, t.purses) == (1, "B" if life == 1 else "", NOTHING)


@pytest.mark.rule("GR-011")
def test_every_wound_of_one_card_pays() -> None:
    t = rush(A="indians", B="bang", C="", D="", E="").play("A", "indians").answer("B", "bang")
    assert t.purses == {"A": 3, "B": 0, "C": 0, "D": 0, "E": 0}


@pytest.mark.rule("GR-012")
def test_there_is_a_nugget_even_if_30_and_more_are_taken() -> None:
    t = rush(A=who("gatling", nuggets=29), B=who(nuggets=30), C="", D="").play("A", "gatling")
    assert t.purses == {"A": 32, "B": 30, "C": 0, "D": 0}


@pytest.mark.rule("GR-013")
def test_everybody_can_count_the_nuggets_of_everybody() -> None:
    t = rush(A="", B=who(nuggets=3), C=who(nuggets=1), D="")
    for seat in [None, *LETTERS[:4]]:
        counted = [dict(player.counters).get("nuggets", 0) for player in t.view(seat).players]
        assert counted == [0, 3, 1, 0]


@pytest.mark.rule("GR-014")
def test_a_gatling_that_hits_three_of_four_pays_three_nuggets() -> None:
    t = rush(A="gatling", B="missed", C="", D="", E="")
    t.play("A", "gatling").answer("B", "missed")
    assert t.purses == {"A": 3, "B": 0, "C": 0, "D": 0, "E": 0}


@pytest.mark.rule("GR-026")
def test_the_nuggets_of_an_eliminated_player_go_back_to_the_heap() -> None:
    t = rush(A="bang", B=who(life=1, nuggets=5), C="", D="").play("A", "bang", at="B")
    assert (t.out, t.purses) == ("B", NOTHING | {"A": 1})


@pytest.mark.rule("GR-013")
def test_everybody_is_told_of_earned_and_paid_nuggets() -> None:
    t = rush(A=who("bang", nuggets=3), B="", C="", D="", display="boots shot shot")
    t.play("A", "bang", at="B").buy("A", "boots")
    for seat in "ABCD":
        told = [
            (event.payload["seat"], event.payload["count"])
            for event in t.seen(seat, "gained-nuggets")
        ]
        paid = [
            (event.payload["seat"], event.payload["count"])
            for event in t.seen(seat, "paid-nuggets")
        ]
        assert (told, paid) == ([(0, 1)], [(0, 3)])
