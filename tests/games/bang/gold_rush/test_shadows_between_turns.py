"""Shadow-gunslingers between their turns, when they are out of the game for everybody."""

from __future__ import annotations

import pytest

from games.bang.gold_rush.shadow_tables import shot_dead
from tables.bang import rush, who


@pytest.mark.rule("GR-091")
def test_between_its_turns_a_shadow_cannot_be_chosen() -> None:
    a = who("duel jail cat-balou panic bang", play="winchester", nuggets=9)
    t = rush(shadows=True, out="B", A=a, B=who("missed"), C="bang", D="bang", E="bang")
    for card in ("duel", "jail", "cat-balou", "panic", "bang"):
        assert "B" not in t.targets("A", card)
    assert t.can("A", "buy shot-1") == [f"buy shot-1 at {seat} for 1" for seat in (0, 2, 3, 4)]


@pytest.mark.rule("GR-091")
def test_between_its_turns_the_ability_of_a_shadow_is_off() -> None:
    b = who(character="madam-yto")
    t = rush(shadows=True, out="B", A="beer", B=b, C="", D="", E="").sell("A", "beer")
    assert t.count("B") == 0
    sam = who(character="vulture-sam")
    dead = who("missed", life=1)
    t = rush(shadows=True, out="B", A="bang", B=sam, C=dead, D="", E="")
    t.play("A", "bang", at="C").passes("C").gives_up("C")
    assert (t.count("B"), t.out) == (0, "BC")


@pytest.mark.rule("GR-091")
@pytest.mark.parametrize("card", ["gatling", "indians", "saloon"])
def test_between_its_turns_cards_for_all_pass_a_shadow_by(card: str) -> None:
    t = rush(shadows=True, out="B", A=card, B="", C="", D="", E="").play("A", card)
    touched = [event["seat"] for kind in ("wounded", "healed") for event in t.events(kind)]
    assert (t.lives["B"], 1 in touched) == (0, False)


@pytest.mark.rule("GR-092")
def test_between_its_turns_a_shadow_is_not_counted_for_distance() -> None:
    t = rush(shadows=True, out="B", A="", B="", C="", D="", E="")
    assert t.view("A").distances == (None, None, 1, 2, 1)


@pytest.mark.rule("GR-092")
def test_between_its_turns_a_shadow_gets_no_card_from_a_general_store() -> None:
    t = rush(shadows=True, out="B", A="general-store", B="", C="", D="", E="")
    assert len(t.play("A", "general-store").view().store) == 4


@pytest.mark.rule("GR-092")
def test_between_its_turns_a_shadow_does_not_make_beers_work() -> None:
    a = who("beer", life=1)
    t = rush(shadows=True, out="CD", A=a, B="", C="", D="").play("A", "beer")
    assert t.lives["A"] == 1


@pytest.mark.rule("GR-094")
def test_between_its_turns_a_shadow_spends_nothing() -> None:
    t = shot_dead(nuggets=9)
    assert t.can("B") == []


@pytest.mark.rule("GR-092", "GR-096")
def test_a_dynamite_passes_shadows_by() -> None:
    a = who(play="dynamite")
    t = rush(shadows=True, phase="start", out="BC", deck="QH", A=a, B="", C="", D="", E="")
    assert [t.cards(letter) for letter in "ABCDE"] == [[], [], [], ["dynamite"], []]
