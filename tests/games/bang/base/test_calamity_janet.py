"""Calamity Janet: BANG! and Missed! change places."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who

ALL_SORTS = "bang-2C missed-2S gatling barrel-QS beer-6H mustang volcanic"


def janet(hand: str, play: str = "") -> Bench:
    """Return a table at Calamity Janet's turn."""
    return table(A=who(hand, play=play, character="calamity-janet"), B="", C="", D="")


@pytest.mark.rule("BASE-140")
def test_calamity_janet_may_play_a_missed_as_a_bang() -> None:
    t = janet("missed").play("A", "missed", at="B")
    assert t.lives == {"A": 4, "B": 3, "C": 4, "D": 4}


@pytest.mark.rule("BASE-140")
def test_a_missed_of_calamity_janet_can_be_dodged_like_a_bang() -> None:
    t = table(A=who("missed", character="calamity-janet"), B="missed", C="", D="")
    t.play("A", "missed", at="B").answer("B", "missed")
    assert t.lives["B"] == 4


@pytest.mark.rule("BASE-140")
def test_nobody_else_may_play_a_missed_as_a_bang() -> None:
    assert table(A="missed", B="", C="", D="").can("A") == ["end"]


@pytest.mark.rule("BASE-141")
@pytest.mark.parametrize("card", ["bang", "gatling"])
def test_calamity_janet_may_dodge_a_shot_with_a_bang(card: str) -> None:
    t = table(A=card, B=who("bang", character="calamity-janet"), C="", D="")
    t.play("A", card, at="B" if card == "bang" else "").play("B", "bang")
    assert (t.lives["B"], t.hand("B")) == (4, [])


@pytest.mark.rule("BASE-141")
def test_nobody_else_may_dodge_a_shot_with_a_bang() -> None:
    t = table(A="bang", B="bang", C="", D="").play("A", "bang", at="B")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("BASE-142")
@pytest.mark.parametrize(("first", "second"), [("missed", "bang"), ("bang", "missed")])
def test_a_missed_as_a_bang_is_calamity_janets_one_bang_of_the_turn(
    first: str, second: str
) -> None:
    t = janet(f"{first} {second} missed").play("A", first, at="B")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-142")
@pytest.mark.parametrize(("play", "targets"), [("", "BD"), ("schofield", "BCD")])
def test_a_missed_as_a_bang_needs_a_target_in_range(play: str, targets: str) -> None:
    assert janet("missed", play).targets("A", "missed") == targets


@pytest.mark.rule("BASE-142")
def test_with_a_volcanic_calamity_janet_may_play_several_missed_as_bangs() -> None:
    t = janet("missed missed", "volcanic")
    assert t.play("A", "missed", at="B").play("A", "missed", at="B").lives["B"] == 2


@pytest.mark.rule("BASE-143")
def test_calamity_janet_may_discard_a_missed_against_indians() -> None:
    t = table(A="indians", B=who("missed", character="calamity-janet"), C="", D="")
    t.play("A", "indians").answer("B", "missed")
    assert (t.lives["B"], t.hand("B")) == (4, [])


@pytest.mark.rule("BASE-143")
def test_calamity_janet_may_discard_a_missed_in_a_duel() -> None:
    t = table(A="duel", B=who("missed", character="calamity-janet"), C="", D="")
    t.play("A", "duel", at="B").answer("B", "missed")
    assert (t.lives["A"], t.lives["B"]) == (3, 4)


@pytest.mark.rule("BASE-143")
def test_calamity_janet_may_discard_a_missed_in_a_duel_she_started() -> None:
    t = table(A=who("duel missed", character="calamity-janet"), B="bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").answer("A", "missed")
    assert (t.lives["A"], t.lives["B"]) == (4, 3)


@pytest.mark.rule("BASE-144")
def test_calamity_janet_shoots_with_bang_and_missed_only() -> None:
    t = janet(ALL_SORTS)
    at = sorted({text.split()[1] for text in t.can("A") if " at " in text})
    assert at == ["bang-2C", "missed-2S"]


@pytest.mark.rule("BASE-144")
def test_calamity_janet_dodges_with_bang_and_missed_only() -> None:
    t = table(A="bang", B=who(ALL_SORTS, character="calamity-janet"), C="", D="")
    t.play("A", "bang", at="B")
    assert sorted(t.can("B")) == ["pass", "play bang-2C", "play missed-2S"]


@pytest.mark.rule("BASE-144")
@pytest.mark.parametrize("card", ["indians", "duel"])
def test_calamity_janet_discards_bang_and_missed_only(card: str) -> None:
    t = table(A=card, B=who(ALL_SORTS, character="calamity-janet"), C="", D="")
    t.play("A", card, at="B" if card == "duel" else "")
    assert sorted(t.can("B")) == ["discard bang-2C", "discard missed-2S", "pass"]
