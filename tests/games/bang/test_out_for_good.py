"""Players who are out for good are asked nothing any more."""

from __future__ import annotations

from tables.bang import Bench, robbery, rush, table, who


def out(t: Bench) -> str:
    letters = "ABCDE"[: t.match.seats]
    return "".join(letter for seat, letter in enumerate(letters) if t.match.is_out(seat))


def test_an_eliminated_player_is_out_for_good() -> None:
    assert out(table(A="", B="", C="", D="", out="B")) == "B"


def test_a_player_who_comes_back_as_a_shadow_is_not_out_for_good() -> None:
    assert out(rush(A="", B="", C="", D="", out="B")) == "B"
    assert out(rush(shadows=True, A="", B="", C="", D="", out="B")) == ""


def test_a_player_whom_a_ghost_car_may_bring_back_is_not_out_for_good() -> None:
    assert out(robbery(A="", B="", C="", D="", out="B")) == ""


def test_an_eliminated_player_who_still_chooses_the_order_of_discards_is_not_out_yet() -> None:
    b = who("beer-6H bang-2C", life=1, role="outlaw")
    t = table(A="bang-3C", B=b, C=who(role="outlaw"), D=who(role="renegade"))
    t.play("A", "bang-3C", at="B")
    while t.asked in (("B", "dodge"), ("B", "save")):
        t.passes("B")
    assert (t.out, t.asked, out(t)) == ("B", ("B", "order"), "")
    t.answer("B", "beer-6H")
    assert (t.asked, out(t)) == (("A", "turn"), "B")
