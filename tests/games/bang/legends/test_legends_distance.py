"""Legends whose abilities are about distance."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import against_legend, as_legend
from tables.bang import legend, who

# Paul Regret


@pytest.mark.rule("LEG-062")
@pytest.mark.parametrize("side", ["paul-regret", "legendary-paul-regret"])
def test_paul_regret_is_next_to_legendary_rose_doolan(side: str) -> None:
    t = as_legend("rose-doolan", "bang beer", B=who(character=side))
    assert t.view("A").distances[1] == 1
    assert "B" in t.targets("A", "bang")
    assert t.view("C").distances[1] == 2


@pytest.mark.rule("LEG-062")
def test_paul_regret_costs_also_rose_doolan_another_card() -> None:
    t = as_legend("rose-doolan", "bang beer", B=who("missed", character="legendary-paul-regret"))
    t.play("A", "bang", at="B")
    assert (t.hand("A"), t.top, t.asked) == ([], "beer-6H", ("B", "dodge"))


def test_without_another_card_nobody_shoots_at_paul_regret() -> None:
    t = against_legend("paul-regret", A=who("bang", play="winchester"))
    assert t.targets("A", "bang") == "CD"
    t = against_legend("paul-regret", A=who("bang beer", play="winchester"))
    assert t.targets("A", "bang") == "BCD"


def test_the_shooter_chooses_what_it_pays_to_shoot_at_paul_regret() -> None:
    t = against_legend("paul-regret", "missed", A=who("bang beer schofield", play="winchester"))
    t.play("A", "bang", at="B")
    assert t.can("A") == ["discard beer-6H", "discard schofield-JC"]
    t.answer("A", "beer").play("B", "missed")
    assert (t.hand("A"), t.life("B"), t.life("A")) == (["schofield"], 4, 4)


@pytest.mark.parametrize("card", ["gatling", "duel", "indians"])
def test_other_cards_cost_nothing_more_against_paul_regret(card: str) -> None:
    t = against_legend("paul-regret", by=card).play("A", card, at="B" if card == "duel" else "")
    assert t.life("B") == 3


def test_a_free_bang_costs_nothing_against_paul_regret() -> None:
    t = against_legend("paul-regret", A=who(character="legendary-willy-the-kid", play="winchester"))
    t.use("A", "legendary-willy-the-kid", at="B")
    assert t.life("B") == 3


# Rose Doolan


@pytest.mark.rule("LEG-063")
def test_everybody_is_next_to_rose_doolan() -> None:
    t = legend(
        A=who("bang panic", character="legendary-rose-doolan"),
        B=who(play="mustang"),
        C=who("bang", character="paul-regret", play="mustang-9H"),
        D="bang",
        E="bang",
        F="bang",
        feats="scrugs-ballad",
    )
    assert t.view("A").distances == (None, 1, 1, 1, 1, 1)
    assert (t.targets("A", "bang"), t.targets("A", "panic")) == ("BCDEF", "BCDEF")


def test_rose_doolan_uses_a_blue_card_as_a_panic_once_a_turn() -> None:
    t = as_legend("rose-doolan", "scope barrel", play="mustang", C=who("beer", play="schofield"))
    t.do("A", "use legendary-rose-doolan scope-AS schofield-JC at 2")
    assert (t.hand("A"), t.cards("C"), t.top) == (["barrel", "schofield"], [], "scope-AS")
    assert t.can("A", "use") == []


def test_rose_doolan_may_use_a_blue_card_in_play_for_a_blind_card() -> None:
    t = as_legend("rose-doolan", play="mustang", C="beer")
    assert t.can("A", "use") == ["use legendary-rose-doolan mustang-8H at 2 to hand"]
    t.do("A", "use legendary-rose-doolan mustang-8H at 2 to hand")
    assert (t.hand("A"), t.cards("A")) == (["beer"], [])


def test_rose_doolan_can_do_it_again_in_her_next_turn() -> None:
    t = as_legend("rose-doolan", "barrel-KS", play="mustang", B="beer bang bang bang")
    t.do("A", "use legendary-rose-doolan mustang-8H at 1 to hand").end("A")
    t.ends_without_boast("B", "C", "D")
    assert (t.turn, bool(t.can("A", "use legendary-rose-doolan barrel-KS"))) == ("A", True)


@pytest.mark.rule("LEG-063", "LEG-058")
@pytest.mark.parametrize("place", ["hand", "play"])
def test_jourdonnais_cannot_cancel_the_blue_card_of_rose_doolan(place: str) -> None:
    b = who("beer", character="legendary-jourdonnais")
    barrel = {"hand": "barrel"} if place == "hand" else {"play": "barrel"}
    t = as_legend("rose-doolan", **barrel, B=b, deck="JS")
    t.use("A", "legendary-rose-doolan", "barrel", at="B")
    assert (t.asked, t.hand("A"), t.hand("B")) == (("A", "turn"), ["beer"], [])
