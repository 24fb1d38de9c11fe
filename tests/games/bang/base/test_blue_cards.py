"""Weapons, and cards of the same name."""

from __future__ import annotations

from itertools import combinations

import pytest

from tables.bang import deal, table, who

WEAPONS = ["volcanic", "schofield", "remington", "rev-carabine", "winchester"]


@pytest.mark.rule("BASE-095")
def test_with_a_volcanic_any_number_of_bangs_may_be_played() -> None:
    t = table(A=who("bang bang bang bang", play="volcanic"), B="", C="", D="")
    for target in "BBDD":
        t.play("A", "bang", at=target)
    assert t.lives == {"A": 4, "B": 2, "C": 4, "D": 2}


@pytest.mark.rule("BASE-095")
@pytest.mark.parametrize("weapon", [weapon for weapon in WEAPONS if weapon != "volcanic"])
def test_no_other_weapon_allows_a_second_bang(weapon: str) -> None:
    t = table(A=who("bang bang", play=weapon), B="", C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-095")
def test_a_volcanic_is_for_its_owner_alone() -> None:
    t = table(A="bang bang", B=who(play="volcanic"), C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-096")
def test_a_volcanic_played_after_a_bang_allows_further_ones() -> None:
    t = table(A="bang bang bang volcanic", B="", C="", D="")
    t.play("A", "bang", at="B")
    assert t.targets("A", "bang") == ""
    t.play("A", "volcanic").play("A", "bang", at="B").play("A", "bang", at="D")
    assert t.lives == {"A": 4, "B": 2, "C": 4, "D": 3}


@pytest.mark.rule("BASE-103", "BASE-105")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("rulings", ["replace", "refuse"])
def test_nobody_ever_has_two_cards_of_the_same_name_or_two_weapons(seed: int, rulings: str) -> None:
    for now in deal(5, seed, same_weapon=rulings, self_jail=True).at_random(seed):
        for letter in "ABCDE":
            kinds = now.cards(letter)
            assert len(set(kinds)) == len(kinds)
            assert len(set(kinds) & set(WEAPONS)) <= 1


@pytest.mark.rule("BASE-103")
@pytest.mark.parametrize("kind", ["barrel", "mustang"])
def test_a_second_card_of_the_same_name_cannot_be_played(kind: str) -> None:
    t = table(A=f"{kind} {kind}", B="", C="", D="")
    t.play("A", kind)
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-103")
def test_a_second_jail_cannot_be_put_before_the_same_player() -> None:
    t = table(A="jail", B=who(play="jail"), C="", D=who(play="jail"))
    assert t.targets("A", "jail") == "C"


@pytest.mark.rule("BASE-103")
def test_a_card_of_the_same_name_may_be_played_when_the_first_is_gone() -> None:
    t = table(A=who("mustang-9H cat-balou", play="mustang-8H"), B="", C="", D="")
    t.play("A", "cat-balou", at="A", on="mustang").play("A", "mustang")
    assert (t.view().players[0].cards, t.top) == (("mustang-9H",), "mustang-8H")


@pytest.mark.rule("BASE-103")
def test_different_names_and_the_cards_of_others_do_not_matter() -> None:
    t = table(A="barrel mustang scope", B=who(play="barrel mustang"), C="", D="")
    t.play("A", "barrel").play("A", "mustang").play("A", "scope")
    assert t.cards("A") == ["barrel", "mustang", "scope"]


@pytest.mark.rule("BASE-104")
def test_with_a_barrel_in_front_of_oneself_another_barrel_cannot_be_played() -> None:
    t = table(A=who("barrel", play="barrel"), B="", C="", D="")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-105")
@pytest.mark.parametrize(("old", "new"), list(combinations(WEAPONS, 2)))
@pytest.mark.parametrize("ruling", ["replace", "refuse"])
def test_a_new_weapon_sends_the_old_one_to_the_discard_pile(
    old: str, new: str, ruling: str
) -> None:
    for first, second in ((old, new), (new, old)):
        a = who(second, play=first)
        t = table(A=a, B="", C="", D="", options={"same-weapon": ruling})
        t.play("A", second)
        assert (t.cards("A"), len(t.discard)) == ([second], 1)
        assert str(t.top).startswith(first)


@pytest.mark.rule("BASE-105")
def test_the_range_is_that_of_the_new_weapon() -> None:
    t = table(A=who("schofield bang", play="winchester"), B="", C="", D="", E="", F="", G="")
    t.play("A", "schofield")
    assert (t.view().players[0].range, t.targets("A", "bang")) == (2, "BCFG")


@pytest.mark.rule("BASE-105")
def test_other_cards_in_play_stay_when_a_weapon_is_replaced() -> None:
    t = table(A=who("remington", play="barrel schofield mustang"), B="", C="", D="")
    t.play("A", "remington")
    assert t.cards("A") == ["barrel", "mustang", "remington"]


@pytest.mark.rule("BASE-106")
@pytest.mark.parametrize(
    ("old", "new"), [("schofield-JC", "schofield-QC"), ("volcanic-10S", "volcanic-10C")]
)
def test_a_weapon_of_the_same_name_replaces_the_old_one(old: str, new: str) -> None:
    t = table(A=who(new, play=old), B="", C="", D="")
    t.do("A", f"play {new}")
    assert (t.view().players[0].cards, t.discard, t.hand("A")) == ((new,), [old], [])


@pytest.mark.rule("BASE-106")
def test_the_old_weapon_is_discarded_first() -> None:
    t = table(A=who("schofield-QC", play="schofield-JC"), B="", C="", D="")
    t.play("A", "schofield")
    assert t.kinds() == ["discarded", "equipped"]


@pytest.mark.rule("BASE-107")
@pytest.mark.parametrize("weapon", ["schofield", "volcanic"])
def test_with_refuse_a_weapon_of_the_same_name_cannot_be_played(weapon: str) -> None:
    a = who(weapon, play=weapon)
    t = table(A=a, B="", C="", D="", options={"same-weapon": "refuse"})
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-107")
def test_with_refuse_it_can_be_played_once_the_other_is_gone() -> None:
    a = who("schofield-QC remington", play="schofield-JC")
    t = table(A=a, B="", C="", D="", options={"same-weapon": "refuse"})
    assert t.can("A", "play schofield") == []
    t.play("A", "remington").play("A", "schofield")
    assert t.view().players[0].cards == ("schofield-QC",)


@pytest.mark.rule("BASE-107")
def test_with_refuse_the_weapons_of_others_do_not_matter() -> None:
    t = table(A="schofield", B=who(play="schofield"), C="", D="", options={"same-weapon": "refuse"})
    t.play("A", "schofield")
    assert t.cards("A") == ["schofield"]
