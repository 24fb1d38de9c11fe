"""The reasons why a player of Legends cannot do a Feat now."""

from __future__ import annotations

import pytest

from tables.bang import legend, who
from tables.reasons import why


@pytest.mark.rule("LEG-013")
def test_a_player_performs_one_feat_a_turn() -> None:
    t = legend(A="beer bang", B="", C="", feats="bottleneck chuck-a-luck")
    t.perform("A", "bottleneck", "beer")
    assert why(t, "A", "chuck-a-luck") == "You may perform only one Feat a turn. LEG-013"
    a = who("beer bang", character="legendary-bart-cassidy")
    t = legend(A=a, B="", C="", feats="bottleneck chuck-a-luck")
    t.claim("A", "bottleneck", "beer")
    assert why(t, "A", "chuck-a-luck") == "You may claim only one Feat a turn. LEG-013"


@pytest.mark.rule("LEG-017")
def test_a_player_does_each_feat_once() -> None:
    t = legend(A=who("beer", on="bottleneck"), B="", C="", feats="bottleneck")
    said = "One of your tokens lies on Bottleneck already. Each Feat counts only once. LEG-017"
    assert why(t, "A", "bottleneck") == said


@pytest.mark.rule("LEG-012")
def test_a_feat_takes_a_token_and_an_action_that_meets_it() -> None:
    t = legend(A=who("beer", fame=0), B="", C="", feats="bottleneck")
    assert why(t, "A", "bottleneck").startswith("You have no Fame tokens left")
    t = legend(A="beer", B="", C="", feats="quick-death")
    said = "Nothing that A Quick Death asks for has happened yet. You are asked as soon as it does."
    assert why(t, "A", "quick-death") == f"{said} LEG-012"


@pytest.mark.rule("LEG-020")
def test_a_feat_at_will_takes_the_right_cards() -> None:
    t = legend(A="bang", B="", C="", feats="bottleneck")
    said = "You cannot do Bottleneck now: you do not have what it asks for. LEG-020"
    assert why(t, "A", "bottleneck") == said


@pytest.mark.rule("LEG-086")
def test_only_hearts_open_the_jail() -> None:
    t = legend(A="", B=who("beer-6H bang-2C", play="jail-JS"), C="", D="")
    t.ends_without_boast("A")
    assert why(t, "B", "bang-2C") == "Only a hearts card opens the Jail. LEG-086"
    assert why(t, "B", "beer-6H") == ""


@pytest.mark.rule("LEG-062")
def test_a_bang_at_legendary_paul_regret_costs_another_card() -> None:
    t = legend(A=who("bang", play="winchester"), B=who(character="legendary-paul-regret"), C="")
    said = "A BANG! at Legendary Paul Regret costs another hand card, and you have none."
    assert why(t, "A", "bang", at="B") == said
