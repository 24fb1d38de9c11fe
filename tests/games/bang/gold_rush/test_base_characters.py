"""The characters of the base game with nuggets and equipment."""

from __future__ import annotations

import pytest

from tables.bang import Bench, rush, who


def hit(character: str, *, gear: str = "", life: int = 4, hand: str = "", by: str = "") -> Bench:
    """Let A shoot B, who is this character."""
    b = who(hand, character=character, gear=gear, life=life)
    return rush(A=f"bang-AS {by}", B=b, C="", D="").play("A", "bang-AS", at="B")


@pytest.mark.rule("GR-007", "GR-046")
def test_boots_add_to_the_cards_of_bart_cassidy() -> None:
    assert hit("bart-cassidy", gear="boots").count("B") == 2


@pytest.mark.rule("GR-046")
def test_for_the_last_life_point_bart_cassidy_draws_and_his_boots_do_nothing() -> None:
    t = hit("bart-cassidy", gear="boots", life=1, hand="beer-6H").passes("B").play("B", "beer-6H")
    assert (t.lives["B"], t.count("B")) == (1, 1)


@pytest.mark.rule("GR-007", "GR-046")
def test_of_a_dynamite_bart_cassidy_with_boots_gets_two_cards_for_each_point() -> None:
    a = who(play="dynamite", gear="boots", character="bart-cassidy")
    t = rush(phase="start", deck="5S", A=a, B="", C="", D="")
    assert t.count("A") == 3 + 3 + 2


@pytest.mark.rule("GR-007", "GR-053")
def test_el_gringo_takes_a_card_of_the_attacker_and_his_boots_draw_another() -> None:
    t = hit("el-gringo", gear="boots lucky-charm", life=3, by="duel-8C")
    assert (t.count("A"), t.count("B"), "duel" in t.hand("B")) == (0, 2, True)
    assert (t.nuggets("A"), t.nuggets("B")) == (1, 1)


@pytest.mark.rule("GR-007")
def test_el_gringo_takes_no_nuggets() -> None:
    t = rush(A=who("bang", nuggets=5), B=who(character="el-gringo"), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.nuggets("A"), t.nuggets("B")) == (6, 0)


@pytest.mark.rule("GR-007")
@pytest.mark.parametrize("how", ["jacky-murieta", "bottle"])
def test_el_gringo_takes_a_card_for_a_shot_without_a_bang_card_too(how: str) -> None:
    a = who("duel-8C", nuggets=2, character="jacky-murieta")
    t = rush(A=a, B=who(character="el-gringo"), C="", D="", display="bottle")
    if how == "bottle":
        t.buy("A", "bottle").like("A", "bang", at="B")
    else:
        t.use("A", "jacky-murieta", at="B")
    assert (t.hand("A"), t.hand("B")) == ([], ["duel"])


@pytest.mark.rule("GR-007")
def test_el_gringo_takes_a_card_of_a_shadow_that_shoots_him() -> None:
    c = who(character="el-gringo", life=3)
    t = rush(shadows=True, out="B", A="", B="", C=c, D="", E="", deck="bang-2C duel-8C").sits_out(
        "A"
    )
    t.play("B", "bang-2C", at="C")
    assert (t.hand("B"), t.hand("C")) == ([], ["duel"])


# Pickaxe


def digs(character: str, deck: str, discard: str = "") -> Bench:
    """Return a table where A, who is this character and has a Pickaxe, is in phase 1."""
    a = who(character=character, gear="pickaxe")
    return rush(phase="draw", A=a, B="missed-2S", C="", D="", deck=deck, discard=discard)


@pytest.mark.rule("GR-007", "GR-020")
def test_kit_carlson_with_a_pickaxe_keeps_all_three_cards() -> None:
    t = digs("kit-carlson", "duel saloon gatling scope")
    assert (t.asked, t.hand("A")) == (("A", "turn"), ["duel", "gatling", "saloon"])


@pytest.mark.rule("GR-007", "GR-020")
@pytest.mark.parametrize(("second", "cards"), [("bang-QH", 4), ("bang-2C", 3)])
def test_black_jack_with_a_pickaxe_shows_the_second_card(second: str, cards: int) -> None:
    t = digs("black-jack", f"duel {second} gatling scope jail")
    assert ([event["card"] for event in t.events("showed")], t.count("A")) == ([second], cards)


@pytest.mark.rule("GR-007", "GR-020")
def test_jesse_jones_with_a_pickaxe_takes_only_the_first_card_from_a_hand() -> None:
    t = digs("jesse-jones", "duel saloon gatling").do("A", "take at 1")
    assert (t.hand("A"), t.count("B")) == (["duel", "missed", "saloon"], 0)


@pytest.mark.rule("GR-007", "GR-020")
def test_pedro_ramirez_with_a_pickaxe_takes_only_the_first_card_from_the_discards() -> None:
    t = digs("pedro-ramirez", "duel saloon gatling", "jail-4H scope").do("A", "take scope-AS")
    assert (t.hand("A"), t.discard) == (["duel", "saloon", "scope"], ["jail-4H"])


# The others


@pytest.mark.rule("GR-057")
def test_sid_ketchum_may_trade_and_use_a_rucksack_against_one_lethal_hit() -> None:
    a = who(
        "bang bang", play="dynamite", character="sid-ketchum", life=2, nuggets=2, gear="rucksack"
    )
    t = rush(phase="start", deck="5S", A=a, B="", C="", D="")
    assert (t.asked, t.lives["A"]) == (("A", "save"), -1)
    t.use("A", "rucksack").use("A", "sid-ketchum")
    assert (t.out, t.lives["A"], t.nuggets("A")) == ("", 1, 0)


@pytest.mark.rule("GR-057")
def test_sid_ketchum_may_trade_first_and_use_the_rucksack_then() -> None:
    a = who(
        "bang bang", play="dynamite", character="sid-ketchum", life=2, nuggets=2, gear="rucksack"
    )
    t = rush(phase="start", deck="5S", A=a, B="", C="", D="")
    t.use("A", "sid-ketchum").use("A", "rucksack")
    assert (t.out, t.lives["A"]) == ("", 1)


@pytest.mark.rule("GR-037", "GR-007")
def test_suzy_lafayette_draws_when_she_sells_her_last_card() -> None:
    t = rush(A=who("beer-6H", character="suzy-lafayette"), B="", C="", D="", deck="duel")
    assert t.sell("A", "beer").hand("A") == ["duel"]


@pytest.mark.rule("GR-037", "GR-067")
def test_madam_yto_and_the_beer_of_suzy_lafayette_bring_a_card_to_each() -> None:
    a = who("beer-6H", character="suzy-lafayette")
    t = rush(A=a, B=who(character="madam-yto"), C="", D="").sell("A", "beer")
    assert (t.count("A"), t.count("B")) == (1, 1)


@pytest.mark.rule("GR-054")
def test_suzy_lafayette_draws_when_a_pardner_takes_her_last_card() -> None:
    b = who("missed", character="suzy-lafayette")
    t = rush(A=who(nuggets=2), B=b, C="", D="", display="pardner", deck="duel")
    t.buy("A", "pardner").like("A", "cat-balou", at="B")
    assert t.hand("B") == ["duel"]


@pytest.mark.rule("GR-035", "GR-058")
def test_vulture_sam_who_kills_a_wanted_outlaw_gets_all_but_the_equipment() -> None:
    a = who("bang", character="vulture-sam")
    b = who("missed", role="outlaw", play="scope", gear="wanted boots", life=1, nuggets=2)
    t = rush(A=a, B=b, C="", D="").play("A", "bang", at="B").passes("B").gives_up("B")
    assert (t.count("A"), t.gear("A"), t.nuggets("A")) == (2 + 3 + 2, [], 2)


@pytest.mark.rule("GR-048")
def test_calamity_janet_may_dodge_a_bottle_with_a_bang() -> None:
    b = who("bang", character="calamity-janet")
    t = rush(A=who(nuggets=2), B=b, C="", D="", display="bottle").buy("A", "bottle")
    assert t.like("A", "bang", at="B").answer("B", "bang").lives["B"] == 4


@pytest.mark.rule("GR-047")
def test_barrels_work_against_shots_without_a_bang_card() -> None:
    b = who(play="barrel")
    t = rush(A=who(nuggets=2, character="jacky-murieta"), B=b, C="", D="", deck="QH")
    t.use("A", "jacky-murieta", at="B").use("B", "barrel")
    assert t.lives["B"] == 4


@pytest.mark.rule("GR-009", "GR-011")
@pytest.mark.parametrize("elimination", ["together", "at-once"])
def test_every_victim_of_one_card_pays_the_killer(elimination: str) -> None:
    one = who(life=1, role="outlaw", gear="wanted")
    t = rush(options={"elimination": elimination}, A="indians", B=one, C=one, players=5).play(
        "A", "indians"
    )
    assert (t.out, t.nuggets("A"), t.count("A")) == ("BC", 4 + 2, 2 * (3 + 2))
