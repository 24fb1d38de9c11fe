"""The bot in Gold Rush: buying, scrapping and selling."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import rush, who
from tables.bang_bot import (
    DEPUTY,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    answer,
    turn,
    until,
)
from tables.gold_rush_bot import DULL, buys, five
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.gold_rush.black_equipment import BLACK
from whistlestop.bots.bang.gold_rush.brown_equipment import BROWN
from whistlestop.games.bang.gold_rush.equipment import CARDS

# Worth and price

COST = {card.name: card.cost for card in CARDS}


@pytest.mark.parametrize("card", ["pickaxe", "calumet", "boots", "lucky-charm", "union-pacific"])
@pytest.mark.parametrize("letter", "ABCE")
def test_lasting_and_drawing_equipment_is_bought_in_good_health(letter: str, card: str) -> None:
    t = five(letter, **{letter: {"nuggets": COST[card]}}, display=card)
    assert buys(t, letter)[0] == f"buy {card}"


@pytest.mark.parametrize("card", ["pickaxe", "boots", "lucky-charm", "calumet"])
def test_lasting_equipment_is_not_bought_at_the_last_life_point(card: str) -> None:
    t = five("B", B={"nuggets": COST[card], "life": 1}, display=card)
    assert buys(t, "B") == []


@pytest.mark.parametrize(
    ("me", "bought"),
    [
        ({"hand": "missed missed missed missed", "life": 1}, ["buy gun-belt"]),
        ({"hand": "missed", "life": 1}, []),
        ({"hand": "missed missed", "life": 4}, []),
    ],
)
def test_a_gun_belt_is_for_many_cards_and_few_life_points(
    me: dict[str, Any], bought: list[str]
) -> None:
    t = five("B", B={"nuggets": 2, **me}, display="gun-belt pickaxe gold-rush")
    assert buys(t, "B") == bought


@pytest.mark.parametrize(
    ("me", "bought"),
    [
        ({"play": "barrel"}, ["buy horseshoe"]),
        ({"character": "jourdonnais"}, ["buy horseshoe"]),
        ({"character": "don-bell"}, ["buy horseshoe"]),
        ({"character": "legendary-jourdonnais"}, ["buy horseshoe"]),
        ({"play": "mustang"}, []),
    ],
)
def test_a_horseshoe_is_for_a_player_who_often_turns_over_cards(
    me: dict[str, Any], bought: list[str]
) -> None:
    t = five("B", B={"nuggets": 2, **me}, display="horseshoe pickaxe gold-rush")
    assert buys(t, "B") == bought


@pytest.mark.parametrize(
    ("me", "bought"),
    [
        ({"nuggets": 7, "life": 1}, ["buy rucksack"]),
        ({"nuggets": 3, "life": 4}, []),
    ],
)
def test_a_rucksack_is_for_the_wounded_who_have_nuggets_left(
    me: dict[str, Any], bought: list[str]
) -> None:
    t = five("B", B=me, display="rucksack", equipment="calumet lucky-charm boots")
    assert buys(t, "B")[:1] == bought


def test_nuggets_left_over_go_into_a_rucksack() -> None:
    t = five("B", B={"nuggets": 4, "life": 1, "gear": "rucksack"}, display="gold-rush")
    assert turn(t, "B") == ["use rucksack", "use rucksack", "end"]


def test_a_gold_pan_is_bought_with_nuggets_to_spare_and_used_at_once() -> None:
    t = five("B", B={"nuggets": 5}, display="gold-pan gold-rush", deck="missed missed")
    assert turn(t, "B") == ["buy gold-pan", "use gold-pan", "use gold-pan", "end"]
    t = five("B", B={"nuggets": 3}, display="gold-pan gold-rush")
    assert turn(t, "B") == ["end"]


@pytest.mark.parametrize(("life", "bought"), [(1, ["buy rhum"]), (3, []), (4, [])])
def test_rhum_is_for_the_badly_wounded(life: int, bought: list[str]) -> None:
    t = five("B", B={"nuggets": 3, "life": life}, display="rhum gold-rush union-pacific")
    assert buys(t, "B")[:1] == bought


@pytest.mark.parametrize(("life", "bought"), [(1, ["buy gold-rush"]), (4, [])])
def test_a_gold_rush_is_for_a_player_with_much_life_to_regain(life: int, bought: list[str]) -> None:
    t = five("B", B={"nuggets": 5, "life": life}, display="gold-rush", equipment=DULL)
    assert buys(t, "B")[:1] == bought


def test_a_gold_rush_is_bought_last_because_it_ends_the_turn() -> None:
    b = {"hand": "barrel stagecoach bang", "nuggets": 5, "life": 1}
    t = five("B", B=b, display="gold-rush", deck="missed missed")
    done = turn(t, "B")
    assert {"play barrel", "play stagecoach"} < set(done[: done.index("buy gold-rush")])


def test_nobody_buys_what_does_nothing_for_them() -> None:
    t = five("B", B={"nuggets": 9}, display="shot-1 shot-2 rhum-1", equipment="rhum-2")
    assert buys(t, "B") == []


def test_of_all_that_can_be_paid_together_the_best_is_bought() -> None:
    """Four nuggets buy a Pickaxe or, for a badly wounded player, a Shot and a Rhum."""
    b = {"nuggets": 4, "life": 1}
    t = five("B", B=b, display="pickaxe shot rhum", equipment="gold-rush")
    assert sorted(buys(t, "B")) == ["buy rhum", "buy shot at B"]


def test_the_bot_knows_what_every_equipment_is_worth() -> None:
    assert {*BROWN, *BLACK, *(card.name for card in CARDS if card.at_somebody)} == set(COST)
    assert {f"buy {kind}" for kind in COST} <= set(KNOWLEDGE.plays)


# Shot


def test_a_shot_for_oneself_when_wounded() -> None:
    t = five("B", B={"nuggets": 1, "life": 3}, display="shot gold-rush pickaxe")
    assert buys(t, "B")[:1] == ["buy shot at B"]


def test_a_shot_comes_before_a_beer_so_that_the_beer_may_be_kept() -> None:
    b = {"hand": "beer", "nuggets": 1, "life": 3}
    t = five("B", B=b, display="shot gold-rush pickaxe", equipment="rhum")
    assert turn(t, "B") == ["buy shot at B", "end"]


def test_a_shot_for_the_sheriff_from_his_deputy() -> None:
    t = five("B", A={"life": 1}, B={"nuggets": 1}, display="shot gold-rush pickaxe")
    assert buys(t, "B")[:1] == ["buy shot at A"]


@pytest.mark.parametrize("letter", "CD")
def test_nobody_buys_a_shot_that_only_an_enemy_needs(letter: str) -> None:
    hurt = {other: {"life": 1} for other in "ABE"}
    t = five(letter, **hurt, **{letter: {"nuggets": 3}}, display="shot-1 shot-2 shot-3")
    assert buys(t, letter) == []


# Wanted


def test_a_wanted_on_an_enemy_who_is_about_to_be_shot() -> None:
    """B has seen C shoot at the Sheriff."""
    gun = {"hand": "bang", "play": "winchester", "life": 1}
    t = five("C", B={"hand": "bang", "nuggets": 2}, C=gun, display="wanted gold-rush pickaxe")
    t.play("C", "bang", at="A").end("C")
    until(t, "B")
    aimed = [each for each in turn(t, "B") if "at C" in each]
    assert aimed == ["buy wanted at C", "play bang at C"]


def test_nobody_buys_a_wanted_for_a_friend() -> None:
    t = five("B", out="CDE", A={"life": 1}, B={"nuggets": 9}, display="wanted-1 wanted-2 wanted-3")
    assert buys(t, "B") == []


def test_no_wanted_on_the_sheriff_with_whom_the_game_ends() -> None:
    shown = "wanted-1 wanted-2 wanted-3"
    t = five("C", out="BDE", A={"life": 1}, C={"hand": "missed", "nuggets": 9}, display=shown)
    assert buys(t, "C") == []


def test_no_wanted_on_the_last_enemy_of_the_law() -> None:
    shown, c = "wanted-1 wanted-2 wanted-3", {"life": 1, "play": "mustang"}
    t = five("B", out="DE", B={"hand": "bang", "nuggets": 9}, C=c, display=shown)
    assert buys(t, "B") == []


# Bottle and Pardner


def test_a_bottle_is_a_shot_at_an_enemy_who_has_one_life_point() -> None:
    t = five("C", out="BDE", A={"life": 1}, C={"nuggets": 2}, display="bottle gold-rush pickaxe")
    turn(t, "C")
    assert t.winners == "CD"


def test_a_bottle_is_a_beer_for_a_player_who_needs_one() -> None:
    b = {"nuggets": 2, "life": 1}
    far = {letter: {"play": "mustang"} for letter in "C"}
    t = five("B", B=b, **far, display="bottle gold-rush pickaxe", equipment=DULL)
    assert turn(t, "B")[:2] == ["buy bottle", "as beer"]


def test_a_bottle_is_a_panic_where_there_is_something_to_take() -> None:
    c = {"play": "barrel mustang", "hand": "missed missed missed missed"}
    b = {"nuggets": 2, "play": "scope", "life": 4}
    t = five("B", B=b, C=c, display="bottle gold-rush pickaxe", equipment=DULL)
    assert turn(t, "B")[:2] == ["buy bottle", "as panic barrel at C"]


@pytest.mark.parametrize("card", ["bottle", "pardner"])
def test_a_deputy_alone_with_the_sheriff_and_another_hurts_nobody(card: str) -> None:
    """All players of seven except the Sheriff and the two Deputies are out."""
    t = rush(
        turn="B",
        out="DEFG",
        A=who("missed", play="barrel", role=SHERIFF),
        B=who("bang bang", nuggets=9, role=DEPUTY),
        C=who("missed", play="mustang", role=DEPUTY),
        D=who(role=OUTLAW),
        E=who(role=OUTLAW),
        F=who(role=OUTLAW),
        G=who(role=RENEGADE),
        display=card,
        equipment="wanted",
    )
    t.buy("B", card)
    assert answer(t, "B") in ("as beer", "as general-store")


def test_a_pardner_is_a_duel_for_a_player_with_many_bangs() -> None:
    c = {"hand": "bang bang bang", "nuggets": 2}
    t = five("C", out="BDE", A={"life": 1}, C=c, display="pardner")
    t.buy("C", "pardner")
    assert answer(t, "C") == "as duel at A"


def test_a_pardner_is_a_cat_balou_against_a_good_card() -> None:
    a = {"play": "barrel", "hand": "missed missed missed missed"}
    t = five("C", out="BDE", A=a, C={"hand": "missed", "nuggets": 2, "life": 1}, display="pardner")
    t.buy("C", "pardner")
    assert answer(t, "C") == "as cat-balou barrel at A"


# Scrapping


def test_an_outlaw_pays_to_rid_the_sheriff_of_his_calumet() -> None:
    t = five("C", A={"gear": "calumet"}, C={"nuggets": 4}, display="wanted gold-rush rhum")
    assert buys(t, "C")[:1] == ["scrap calumet at A"]


def test_nobody_pays_to_rid_a_friend_of_equipment() -> None:
    a = {"gear": "calumet boots lucky-charm horseshoe gun-belt", "life": 2}
    t = five("B", out="CDE", A=a, B={"nuggets": 20}, display="shot-1 shot-2 shot-3")
    assert not [each for each in buys(t, "B") if each.startswith("scrap")]


# Beer for a nugget


def test_with_two_left_a_beer_is_sold_for_something_good() -> None:
    e = {"hand": "beer", "life": 1, "nuggets": 2}
    t = five("E", out="BCD", E=e, display="rhum gold-rush pickaxe", A="")
    assert turn(t, "E")[:2] == ["sell beer", "buy rhum"]


def test_a_beer_too_many_is_sold_at_full_life() -> None:
    b = {"hand": "beer beer missed missed missed", "nuggets": 3}
    t = five("B", B=b, display="pickaxe gold-rush rhum", equipment=DULL)
    assert buys(t, "B") == ["sell beer", "buy pickaxe"]


def test_no_beer_is_sold_with_nothing_to_buy() -> None:
    b = {"hand": "beer beer", "nuggets": 0}
    assert buys(five("B", B=b, display="gold-rush pickaxe rhum"), "B") == []


@pytest.mark.parametrize("most", [1, 4])
def test_the_last_beer_is_not_sold_at_the_last_life_point(most: int) -> None:
    b = {"hand": "beer", "life": 1, "most": most, "nuggets": 3}
    t = five("B", B=b, display="pickaxe calumet lucky-charm")
    assert "sell beer" not in turn(t, "B")
