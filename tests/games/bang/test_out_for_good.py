"""Players who are out for good are asked nothing any more."""

from __future__ import annotations

from tables.bang import Bench, robbery, rush, table


def out(t: Bench) -> str:
    letters = "ABCDE"[: t.match.seats]
    return "".join(letter for seat, letter in enumerate(letters) if t.match.is_out(seat))


def test_an_eliminated_player_is_out_for_good() -> None:
    assert out(table(A="", B="", C="", D="", out="B")) == "B"


def test_a_player_who_comes_back_as_a_shadow_is_not() -> None:
    assert out(rush(A="", B="", C="", D="", out="B")) == "B"
    assert out(rush(shadows=True, A="", B="", C="", D="", out="B")) == ""


def test_a_player_whom_a_ghost_car_may_bring_back_is_not() -> None:
    assert out(robbery(A="", B="", C="", D="", out="B")) == ""
