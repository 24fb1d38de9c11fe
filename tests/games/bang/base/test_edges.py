"""Cases in which two rules meet."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-181")
def test_replacing_the_volcanic_after_a_bang_forbids_another_bang() -> None:
    t = table(A=who("bang bang schofield", play="volcanic"), B="", C="", D="")
    t.play("A", "bang", at="B").play("A", "schofield")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-181")
@pytest.mark.parametrize("card", ["cat-balou", "panic"])
def test_losing_the_volcanic_after_a_bang_forbids_another_bang(card: str) -> None:
    t = table(A=who(f"bang bang {card}", play="volcanic"), B="", C="", D="")
    t.play("A", "bang", at="B").play("A", card, at="A", on="volcanic")
    assert t.can("A", "play bang") == []


@pytest.mark.rule("BASE-181")
def test_replacing_the_volcanic_before_any_bang_leaves_one_bang() -> None:
    t = table(A=who("bang bang schofield", play="volcanic"), B="", C="", D="")
    t.play("A", "schofield").play("A", "bang", at="C")
    assert (t.lives["C"], t.can("A")) == (3, ["end"])


@pytest.mark.rule("BASE-182")
def test_a_dynamite_moves_on_though_the_jail_skips_the_turn() -> None:
    b = who(play="dynamite-2H jail")
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="KD 5C QD")
    assert t.events("passed-on")[0] == {"seat": 1, "to": 2, "card": "dynamite-2H"}
    assert (t.turn, t.cards("B"), t.count("B")) == ("C", [], 0)
