"""The reasons why a player of Gold Rush cannot buy something now."""

from __future__ import annotations

import pytest

from tables.bang import rush, who
from tables.reasons import told, why
from whistlestop.engine.reason import Pick


@pytest.mark.rule("GR-018")
def test_equipment_that_costs_too_much_names_its_price() -> None:
    t = rush(A=who(nuggets=2), B="", C="", display="boots pickaxe gun-belt")
    assert why(t, "A", "boots") == "Boots costs 3 nuggets, and you have 2. GR-018"
    assert why(t, "A", "gun-belt") == ""


@pytest.mark.rule("GR-071")
def test_the_price_of_pretty_luzena_is_lower() -> None:
    t = rush(A=who(character="pretty-luzena", nuggets=0), B="", C="", display="gun-belt")
    assert why(t, "A", "gun-belt") == "Gun Belt costs 1 nugget, and you have 0. GR-018"


@pytest.mark.rule("GR-025")
def test_nobody_gets_a_second_card_of_the_same_name() -> None:
    rule = "and two of the same name are not allowed. GR-025"
    every = rush(
        A=who(nuggets=9, gear="wanted-1"),
        B=who(gear="wanted-2"),
        display="wanted-3 shot pickaxe",
    )
    assert why(every, "A", "wanted-3") == "Everybody who may get Wanted has one already. GR-025"
    assert why(every, "A", "wanted-3", at="B") == f"B already has Wanted, {rule}"
    own = f"You already have Wanted in front of you, {rule}"
    assert why(every, "A", "wanted-3", at="A") == own


@pytest.mark.rule("GR-019")
def test_most_equipment_is_not_aimed() -> None:
    t = rush(A=who(nuggets=9), B="", C="", display="rhum", out="C")
    said = "Rhum needs no target. It works as soon as you play it. GR-019"
    assert why(t, "A", "rhum", at="B") == said
    t = rush(A=who(nuggets=9), B="", C="", display="shot", out="C")
    assert why(t, "A", "shot", at="C") == "C is out of the game. BASE-122"


@pytest.mark.rule("GR-027")
def test_a_forced_discard_costs_one_nugget_more() -> None:
    t = rush(A=who(nuggets=3, gear="gun-belt"), B=who(gear="boots"), C="")
    said = "You need 4 nuggets to make B discard Boots, and you have 3. GR-027"
    assert (why(t, "A", "boots"), why(t, "A", "boots", at="B")) == (said, said)
    other = "The question is about something else. Answer it first."
    assert why(t, "A", "boots", at="C") == other, "C has no Boots"
    assert why(t, "A", "gun-belt") == "Gun Belt is in play, and needs nothing from you now."


@pytest.mark.rule("GR-049")
def test_gold_pan_works_twice_for_a_nugget_each() -> None:
    t = rush(A=who(nuggets=2, gear="gold-pan"), B="", C="")
    t.use("A", "gold-pan").use("A", "gold-pan")
    said = "Gold Pan works 2 times a turn, and you have used all of them. GR-049"
    assert why(t, "A", "gold-pan") == said
    poor = rush(A=who(gear="gold-pan"), B="", C="")
    assert why(poor, "A", "gold-pan") == "Gold Pan costs 1 nugget, and you have 0. GR-049"


@pytest.mark.rule("GR-057")
def test_rucksack_needs_a_wound_and_two_nuggets() -> None:
    whole = rush(A=who(nuggets=2, gear="rucksack"), B="", C="")
    assert why(whole, "A", "rucksack") == "You have all your life points. GR-057"
    poor = rush(A=who(nuggets=1, gear="rucksack", life=2), B="", C="")
    assert why(poor, "A", "rucksack") == "Rucksack costs 2 nuggets, and you have 1. GR-057"


@pytest.mark.rule("GR-088")
def test_the_life_points_of_a_shadow_do_not_change() -> None:
    b = who(nuggets=2, gear="rucksack", role="renegade")
    t = rush(A="", B=b, C="", D="", E="", out="B", shadows=True).end("A")
    assert t.is_shadow("B")
    assert why(t, "B", "rucksack") == "Your life points do not change now. GR-088"


@pytest.mark.rule("GR-066", "GR-025")
def test_a_found_wanted_goes_to_nobody_who_has_one() -> None:
    a = who(nuggets=2, character="josh-mccloud")
    t = rush(A=a, B=who(gear="wanted-1"), C="", D="", equipment="wanted-2", out="D")
    t.use("A", "josh-mccloud")
    assert t.asked == ("A", "give")
    said = "B already has Wanted, and two of the same name are not allowed."
    assert (why(t, "A", at="B"), why(t, "A", at="C")) == (said, "")
    assert why(t, "A", at="D") == "D is out of the game. BASE-122"
    other = "The question is about something else. Answer it first."
    assert told(t.match, 0, Pick(place="hand")) == other
