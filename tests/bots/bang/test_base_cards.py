"""The bot in the base game: its cards and characters."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import deal, table, who
from tables.bang_bot import (
    DEPUTY,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    answer,
    choice,
    five,
    strength,
    turn,
    until,
)
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.rule_facts import explodes, is_hearts, kind_of
from whistlestop.games.bang.card import HEARTS
from whistlestop.games.bang.expansions import CATALOGUE

# Beer and Missed!


def test_a_player_with_all_life_points_drinks_no_beer() -> None:
    assert turn(five("B", B="beer"), "B") == ["end"]


def test_no_beer_while_two_are_left() -> None:
    t = five("E", out="BCD", E={"hand": "beer", "life": 2})
    assert turn(t, "E") == ["end"]


def test_a_wounded_player_drinks_a_beer() -> None:
    assert turn(five("B", B={"hand": "beer", "life": 2}), "B") == ["play beer", "end"]


def test_a_saloon_comes_before_a_beer_so_that_the_beer_may_be_kept() -> None:
    t = five("B", B={"hand": "beer saloon", "life": 3})
    assert turn(t, "B") == ["play saloon", "end"]


def test_a_beer_is_drunk_when_the_last_life_point_is_lost() -> None:
    t = five("A", A="bang", B={"hand": "beer", "life": 1})
    t.play("A", "bang", at="B").passes("B")
    assert answer(t, "B") == "play beer"


def test_the_bot_drinks_no_beer_that_does_not_save_it() -> None:
    """A Dynamite takes three life points, and one Beer gives one back."""
    doomed = {"hand": "beer missed missed", "play": "dynamite", "life": 1}
    t = five("B", phase="start", deck="9S", B=doomed)
    assert (t.asked, answer(t, "B")) == (("B", "save"), "pass")


def test_a_missed_is_played_against_a_shot() -> None:
    t = five("A", A="bang", B="missed beer")
    t.play("A", "bang", at="B")
    assert answer(t, "B") == "play missed"


def test_the_barrel_is_tried_before_a_missed_is_played() -> None:
    t = five("A", A="bang", B={"hand": "missed", "play": "barrel"})
    t.play("A", "bang", at="B")
    assert answer(t, "B") == "use barrel"


def test_no_single_missed_against_slab_the_killer() -> None:
    t = five("A", A={"hand": "bang", "character": "slab-the-killer"}, B="missed beer")
    t.play("A", "bang", at="B")
    assert answer(t, "B") == "pass"


def test_two_missed_against_slab_the_killer() -> None:
    t = five("A", A={"hand": "bang", "character": "slab-the-killer"}, B="missed missed")
    t.play("A", "bang", at="B")
    assert answer(t, "B") == "play missed"


def test_one_missed_against_slab_the_killer_after_a_barrel_that_helped() -> None:
    t = table(
        deck="2H",
        A=who("bang", character="slab-the-killer", role=SHERIFF),
        B=who("missed beer", play="barrel", role=DEPUTY),
        C=who(role=OUTLAW),
        D=who(role=RENEGADE),
    )
    t.play("A", "bang", at="B").use("B", "barrel")
    assert answer(t, "B") == "play missed"


def test_a_bang_is_discarded_against_indians() -> None:
    t = five("A", A="indians", B="bang beer")
    t.play("A", "indians")
    assert answer(t, "B") == "discard bang"


# Cards that are free and good


@pytest.mark.parametrize(
    "card", ["stagecoach", "wells-fargo", "barrel", "mustang", "scope", "winchester", "schofield"]
)
@pytest.mark.parametrize("letter", "ABCE")
def test_a_useful_card_without_a_cost_is_played(letter: str, card: str) -> None:
    t = five(letter, table, **{letter: card})
    assert turn(t, letter)[0] == f"play {card}"


def test_a_second_best_weapon_stays_in_the_hand() -> None:
    t = five("B", B={"hand": "schofield", "play": "winchester"})
    assert turn(t, "B") == ["end"]


def test_a_volcanic_is_played_with_many_bangs_and_an_enemy_next_door() -> None:
    t = five("B", B="volcanic bang bang bang", C={"life": 4})
    assert turn(t, "B") == ["play volcanic", *["play bang at C"] * 3, "end"]


def test_a_duel_only_with_bangs_in_hand() -> None:
    without = five("C", C="duel", A="beer beer beer beer")
    with_some = five("C", C="duel bang bang bang", A="beer beer")
    assert (turn(without, "C"), turn(with_some, "C")[0]) == (["end"], "play duel at A")


@pytest.mark.parametrize("enemy", "CDE")
def test_jail_is_for_a_likely_enemy(enemy: str) -> None:
    """The Deputy B has seen only one of C, D and E shoot at the Sheriff."""
    seats: dict[str, Any] = {"B": "jail", enemy: {"hand": "bang", "play": "scope"}}
    t = five(enemy, **seats, deck="missed " * 8)
    t.play(enemy, "bang", at="A")
    until(t, "B")
    assert [each for each in turn(t, "B") if "jail" in each] == [f"play jail at {enemy}"]


def test_dynamite_is_not_for_a_sheriff_who_could_die_of_it() -> None:
    assert turn(five("A", A={"hand": "dynamite", "life": 3}), "A") == ["end"]


# Panic! and Cat Balou


def test_cat_balou_takes_the_best_card_of_an_enemy() -> None:
    t = five("B", B="cat-balou", C={"play": "barrel"}, D="", E="", A={"play": "mustang"})
    assert turn(t, "B")[0] == "play cat-balou barrel at C"


@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_the_bot_gets_rid_of_its_own_dynamite(card: str) -> None:
    t = five("B", B={"hand": card, "play": "dynamite", "life": 2}, C="")
    assert turn(t, "B")[0] == f"play {card} dynamite at B"


@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_the_bot_leaves_its_own_cards_alone(card: str) -> None:
    t = five("B", B={"hand": card, "play": "barrel mustang winchester"}, A="missed")
    assert turn(t, "B") == ["end"]


def test_cat_balou_frees_the_sheriff_of_a_dynamite() -> None:
    t = five("B", B="cat-balou", A={"play": "dynamite", "life": 3})
    assert turn(t, "B")[0] == "play cat-balou dynamite at A"


# Too many cards


def test_a_second_weapon_is_discarded_rather_than_a_beer() -> None:
    t = five("B", B={"hand": "beer schofield", "play": "winchester", "life": 1, "most": 1})
    t.end("B")
    assert (t.asked, answer(t, "B")) == (("B", "excess"), "discard schofield")


def test_sid_ketchum_discards_the_cards_that_he_would_not_trade() -> None:
    sid = {"hand": "beer missed schofield", "play": "winchester", "character": "sid-ketchum"}
    t = five("B", B={**sid, "life": 2, "most": 4})
    t.end("B")
    assert (t.asked, bool(t.can("B", "use"))) == (("B", "excess"), True)
    assert answer(t, "B") == "discard schofield"


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("missed beer mustang", "mustang"),
        ("missed bang bang", "bang"),
        ("missed dynamite beer", "dynamite"),
    ],
)
def test_the_card_of_least_worth_is_discarded(hand: str, gone: str) -> None:
    t = five("B", B={"hand": hand, "play": "mustang-8H", "life": 2, "most": 2})
    t.end("B")
    assert answer(t, "B") == f"discard {gone}"


# Characters


def test_sid_ketchum_keeps_good_cards_for_better_than_a_life_point() -> None:
    sid = {"hand": "missed beer", "life": 4, "most": 5, "character": "sid-ketchum"}
    assert turn(five("B", B=sid), "B") == ["play beer", "end"]


def test_sid_ketchum_trades_what_he_would_have_to_discard() -> None:
    sid = {
        "hand": "schofield schofield missed missed",
        "play": "winchester",
        "life": 2,
        "character": "sid-ketchum",
    }
    assert turn(five("B", B=sid), "B")[0] == "use sid-ketchum schofield"


def test_sid_ketchum_saves_himself_with_two_cards() -> None:
    sid = {"hand": "schofield panic", "life": 1, "character": "sid-ketchum"}
    t = five("A", A="bang", B=sid)
    t.play("A", "bang", at="B").passes("B")
    assert answer(t, "B").startswith("use sid-ketchum")


def test_sid_ketchum_saves_himself_with_two_beers_that_nobody_else_could_drink() -> None:
    """With two players left a Beer has no effect, but Sid Ketchum can discard any two cards."""
    sid = {"hand": "beer beer", "life": 1, "character": "sid-ketchum"}
    t = five("A", out="BCD", A="bang", E=sid)
    t.play("A", "bang", at="E").passes("E")
    assert answer(t, "E") == "use sid-ketchum beer"


def test_calamity_janet_shoots_with_a_missed() -> None:
    t = five("B", B={"hand": "missed missed missed", "character": "calamity-janet"})
    assert turn(t, "B")[0].startswith("play missed at")


def test_jesse_jones_draws_from_an_enemy_and_not_from_the_sheriff() -> None:
    hands = dict.fromkeys("ACDE", "beer")
    t = five("B", table, phase="draw", B={"character": "jesse-jones"}, **hands)
    assert answer(t, "B") in ("take at C", "take at D", "take at E")


@pytest.mark.parametrize(("top", "does"), [("beer", "take beer"), ("dynamite", "draw")])
def test_pedro_ramirez_takes_a_discard_that_is_good(top: str, does: str) -> None:
    t = five("B", phase="draw", discard=top, B={"character": "pedro-ramirez", "life": 3})
    assert answer(t, "B") == does


def test_kit_carlson_puts_back_the_worst() -> None:
    t = five("B", phase="draw", deck="beer dynamite missed", B={"character": "kit-carlson"})
    assert answer(t, "B") == "return 2"


@pytest.mark.parametrize(
    ("plays", "deck", "picked"),
    [("dynamite", "9S 3H", "3H"), ("jail", "9S 3H", "3H"), ("dynamite", "KS 5S", "KS")],
)
def test_lucky_duke_picks_the_card_that_helps(plays: str, deck: str, picked: str) -> None:
    duke = {"play": plays, "character": "lucky-duke"}
    t = five("B", phase="start", deck=deck, B=duke)
    assert f"-{picked}" in choice(t, "B").cards[0]


@pytest.mark.parametrize("card", ["stagecoach", "wells-fargo", "general-store"])
def test_a_drawing_card_is_not_played_while_no_card_is_left_to_draw(
    card: str,
) -> None:
    t = five("B", B=card, only=True)
    assert turn(t, "B") == ["end"]


def test_from_a_general_store_the_best_card_is_taken() -> None:
    shopper = {"hand": "general-store", "play": "barrel-QS"}
    t = five("B", deck="barrel dynamite wells-fargo beer bang", B=shopper)
    t.play("B", "general-store")
    assert answer(t, "B") == "take wells-fargo"


def test_of_two_characters_the_better_one_is_chosen() -> None:
    t = deal(5, characters="choose")
    for letter in "ABCDE":
        names = [each.cards[0] for each in t.ask(letter).answers]
        assert choice(t, letter).cards[0] == max(names, key=strength)


def test_the_bot_has_an_opinion_of_every_character() -> None:
    known = {name for name, advice in KNOWLEDGE.things.items() if advice.strength is not None}
    assert known == set(CATALOGUE.characters)


# Knowledge of the cards


def test_the_bot_reads_cards_as_the_game_does() -> None:
    names = [(kind_of(card), is_hearts(card)) for card in CATALOGUE.card]
    assert names == [(card.name, card.suit == HEARTS) for card in CATALOGUE.cards]


def test_a_dynamite_explodes_on_spades_from_2_to_9() -> None:
    assert [
        card
        for card in ("missed-2S", "stagecoach-9S-2", "jail-10S", "bang-9D", "bang-AS")
        if explodes(card)
    ] == ["missed-2S", "stagecoach-9S-2"]
