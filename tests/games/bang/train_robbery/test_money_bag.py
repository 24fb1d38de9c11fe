"""Money Bag, which copies the top card of the discard pile."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who


def bag(top: str, a: str = "", **said: Any) -> Bench:
    usual: dict[str, Any] = {
        "A": f"money-bag {a}".strip(),
        "B": "",
        "C": "",
        "D": "",
        "discard": top,
    }
    return robbery(**{**usual, **said})


@pytest.mark.rule("GTR-096")
def test_money_bag_cannot_be_played_outside_its_owners_turn() -> None:
    t = robbery(A="bang", B="money-bag", C="", D="", discard="missed-2S")
    t.play("A", "bang", at="B")
    assert t.can("B") == ["pass"]
    u = robbery(A="indians", B="money-bag", C="", D="", discard="bang-2D")
    u.play("A", "indians")
    assert u.can("B") == ["pass"]


@pytest.mark.rule("GTR-096")
def test_money_bag_saves_nobody_from_a_lethal_hit() -> None:
    t = robbery(A="bang", B=who("money-bag", life=1, role="outlaw"), C="", D="", discard="beer-6H")
    t.play("A", "bang", at="B").passes("B")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("GTR-096")
@pytest.mark.parametrize("top", ["", "barrel-QS", "missed-2S", "cactus", "evaded"])
def test_some_cards_cannot_be_copied(top: str) -> None:
    assert bag(top).can("A", "play money-bag") == []


@pytest.mark.rule("GTR-096")
def test_money_bag_does_what_the_top_card_does() -> None:
    t = bag("beer-6H stagecoach-9S", deck="2C 3C").play("A", "money-bag")
    assert t.ids("A") == ["bang-2C", "bang-3C"]
    assert t.discard == ["beer-6H", "stagecoach-9S", "money-bag-QC"]


@pytest.mark.rule("GTR-096")
def test_a_copied_bang_is_a_shot_and_no_bang_card() -> None:
    t = bag("bang-2D", "bang-3D", B=who(play="private-car"), D="missed")
    assert t.targets("A", "money-bag") == "BD"  # a Private Car does not help
    t.play("A", "money-bag", at="D")
    assert (t.ask("D").about["bang"], t.view().bangs) == (False, 0)
    t.passes("D")
    assert (t.life("D"), t.targets("A", "bang")) == (3, "D")


@pytest.mark.rule("GTR-096")
def test_a_copied_bang_may_follow_the_bang_of_the_turn() -> None:
    t = robbery(A="bang money-bag", B="", C="", D="")
    t.play("A", "bang", at="B").play("A", "money-bag", at="B")
    assert t.life("B") == 2


@pytest.mark.rule("GTR-096")
def test_evaded_takes_money_bag_and_evan_babbit_cannot_pass_it_on() -> None:
    b = who("evaded missed-2S bang-2C", character="evan-babbit")
    t = bag("bang-QH", B=b).play("A", "money-bag", at="B")
    assert t.can("B", "use") == []
    t.play("B", "evaded")
    assert "money-bag-QC" in t.ids("B")


@pytest.mark.rule("GTR-096")
@pytest.mark.parametrize(("card", "back"), [("2S", False), ("JS", True)])
def test_a_copied_knife_revolver_counts_and_returns_money_bag(card: str, *, back: bool) -> None:
    t = bag("knife-revolver", "bang", deck=card).play("A", "money-bag", at="B")
    assert (t.life("B"), t.view().bangs) == (3, 1)
    assert ("money-bag" in t.hand("A")) == back
    assert t.targets("A", "bang") == ""


@pytest.mark.rule("GTR-096", "GTR-108")
def test_a_copied_train_robbery_is_the_bang_of_the_turn() -> None:
    t = bag("train-robbery-4D", "bang", C=who(play="scope")).play("A", "money-bag", at="C")
    t.do("C", "discard scope-AS")
    assert t.targets("A", "bang") == ""
    u = robbery(A="bang money-bag", B="", C="", D="", discard="train-robbery-4D")
    assert u.targets("A", "money-bag") == "BCD"


@pytest.mark.rule("GTR-096")
def test_a_copied_beer_heals_where_a_beer_would() -> None:
    t = robbery(A=who("money-bag", life=2), B="", C="", D="", discard="beer-6H")
    t.play("A", "money-bag")
    assert t.life("A") == 3
    u = robbery(A=who("money-bag", life=2), B="", C="", D="", discard="beer-6H", out="CD")
    u.play("A", "money-bag")
    assert u.life("A") == 2


@pytest.mark.rule("GTR-096")
def test_a_copied_panic_takes_a_card() -> None:
    t = bag("panic-JH", B=who(play="barrel")).play("A", "money-bag", at="B", on="barrel")
    assert (t.hand("A"), t.cards("B")) == (["barrel"], [])
    assert t.events("played")[-1]["like"] == "panic"


@pytest.mark.rule("GTR-096")
@pytest.mark.parametrize("top", ["duel-QD", "indians-KD"])
def test_a_copied_duel_or_indians_is_not_a_card_of_that_name(top: str) -> None:
    t = bag(top, B=who(play="prisoner-car"))
    if top == "duel-QD":
        t.play("A", "money-bag", at="B")
    else:
        t.play("A", "money-bag")
    assert t.life("B") == 3


@pytest.mark.rule("GTR-096")
def test_a_copied_next_stop_draws_a_card_and_moves_the_train() -> None:
    t = bag("next-stop-2D", deck="2C").play("A", "money-bag")
    assert (t.asked, t.loco, t.ids("A")) == (("A", "turn"), 2, ["bang-2C"])


@pytest.mark.rule("GTR-096")
def test_a_copied_full_steam_goes_to_the_end_of_the_line() -> None:
    t = bag("full-steam", few=True).play("A", "money-bag")
    assert (t.asked, t.loco) == (("A", "full-steam"), 5)
    t.do("A", "double")
    assert t.lives == {"A": 2, "B": 2, "C": 2, "D": 2}


@pytest.mark.rule("GTR-096")
def test_a_copied_most_wanted_draws_a_card_and_makes_everybody_draw() -> None:
    t = bag("most-wanted", deck="2C 3S 4S 5C 6S").play("A", "money-bag")
    assert t.ids("A") == ["bang-2C"]
    assert t.lives == {"A": 3, "B": 3, "C": 4, "D": 3}


@pytest.mark.rule("GTR-096")
def test_a_copied_general_store_gives_everybody_a_card() -> None:
    t = bag("general-store-9C", deck="2C 3C 4C 5C").play("A", "money-bag")
    for letter in "ABC":
        t.do(letter, t.can(letter)[0])
    assert [t.ids(letter) for letter in "ABCD"] == [
        ["bang-2C"],
        ["bang-3C"],
        ["bang-4C"],
        ["bang-5C"],
    ]


@pytest.mark.rule("GTR-096")
@pytest.mark.parametrize(("top", "lives"), [("gatling", (4, 3, 3, 1)), ("saloon", (4, 4, 4, 3))])
def test_a_copied_gatling_or_saloon_is_for_several_players(
    top: str, lives: tuple[int, ...]
) -> None:
    t = bag(top, D=who(life=2)).play("A", "money-bag")
    assert tuple(t.lives.values()) == lives


@pytest.mark.rule("GTR-096")
def test_a_copied_wells_fargo_draws_three_cards_and_a_copied_cat_balou_takes_none() -> None:
    t = bag("wells-fargo", deck="2C 3C 4C").play("A", "money-bag")
    assert t.ids("A") == ["bang-2C", "bang-3C", "bang-4C"]
    u = bag("cat-balou-KH", C=who(play="barrel")).play("A", "money-bag", at="C", on="barrel")
    assert (u.cards("C"), u.hand("A"), u.discard[-1]) == ([], [], "barrel-QS")


@pytest.mark.rule("GTR-096")
def test_a_copied_switch_and_a_copied_water_tower_work() -> None:
    t = bag("switch", A=who("money-bag", play="barrel"), B=who(play="scope"))
    t.do("A", "play money-bag-QC barrel-QS scope-AS at 1")
    assert (t.cards("A"), t.cards("B")) == (["scope"], ["barrel"])
    u = bag("water-tower", train="caboose", loco=2).play("A", "money-bag", on="caboose")
    assert u.cards("A") == ["caboose"]
