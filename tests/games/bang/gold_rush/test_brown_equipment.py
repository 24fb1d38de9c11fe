"""Gold Rush, Bottle, Pardner and Rhum."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, rush, who

# Gold Rush


def struck_gold(hand: str = "", life: int = 1, *, deck: str = "", play: str = "") -> Bench:
    """Let A buy Gold Rush."""
    a = who(hand, nuggets=5, life=life, play=play)
    t = rush(A=a, B="", C="", D="", display="gold-rush", deck=deck)
    return t.buy("A", "gold-rush")


@pytest.mark.rule("GR-042")
def test_gold_rush_ends_the_turn_heals_fully_and_gives_another_turn() -> None:
    t = struck_gold()
    assert (t.turn, t.asked, t.lives["A"], t.count("A")) == ("A", ("A", "turn"), 4, 2)
    assert [event["seat"] for event in t.events("turn")] == [0]


@pytest.mark.rule("GR-042")
def test_the_hand_limit_is_still_that_of_the_life_before_gold_rush() -> None:
    t = struck_gold("bang bang missed", life=1)
    assert (t.asked, t.ask("A").about["limit"], t.lives["A"]) == (("A", "excess"), 1, 1)
    assert dict(t.view("B").players[0].counters) == {"gold-rush": 1}  # the recovery to come
    t.answer("A", "bang").answer("A", "bang")
    assert (t.lives["A"], t.count("A"), t.asked) == (4, 3, ("A", "turn"))


@pytest.mark.rule("GR-042")
def test_after_gold_rush_another_bang_may_be_played_in_the_new_turn() -> None:
    a = who("bang bang", nuggets=5)
    t = rush(A=a, B="", C="", D="", display="gold-rush").play("A", "bang", at="B")
    assert t.can("A", "play bang") == []
    t.buy("A", "gold-rush").play("A", "bang", at="B")
    assert t.lives["B"] == 2


@pytest.mark.rule("GR-042")
def test_the_turn_that_gold_rush_gives_begins_with_its_checks() -> None:
    t = struck_gold(play="dynamite", life=4, deck="5S")
    assert (len(t.events("exploded")), t.lives["A"]) == (1, 1)


@pytest.mark.rule("GR-042")
def test_the_healing_of_gold_rush_comes_before_the_checks_of_the_new_turn() -> None:
    t = struck_gold(play="dynamite", life=1, deck="5S")
    assert (len(t.events("exploded")), t.lives["A"], t.out) == (1, 1, "")


@pytest.mark.rule("GR-042")
def test_gold_rush_gives_one_more_turn_and_no_more() -> None:
    assert struck_gold(life=4).sits_out("A").turn == "B"


@pytest.mark.rule("GR-042")
def test_gold_rush_heals_not_above_the_maximum() -> None:
    a = who(nuggets=5, life=2, most=3)
    t = rush(A=a, B="", C="", D="", display="gold-rush").buy("A", "gold-rush")
    assert t.lives["A"] == 3


@pytest.mark.rule("GR-042")
def test_gold_rush_is_a_card_of_its_own_and_heals_with_two_players_left() -> None:
    t = rush(A=who(nuggets=5, life=1), B="", C="", D="", out="CD", display="gold-rush")
    assert t.buy("A", "gold-rush").lives["A"] == 4


# Bottle


def opened(a: str = "", b: str = "", *, character: str = "", out: str = "", life: int = 3) -> Bench:
    """Let A buy a Bottle."""
    first = who(a, nuggets=2, life=life, character=character)
    t = rush(A=first, B=who(b, gear="calumet"), C="duel", D="", E="", display="bottle", out=out)
    return t.buy("A", "bottle")


@pytest.mark.rule("GR-047")
def test_bottle_works_like_a_bang_a_beer_or_a_panic() -> None:
    assert opened(b="missed").can("A") == [
        "as bang at 1",
        "as bang at 4",
        "as panic at 1 to hand",
        "as beer",
    ]


@pytest.mark.rule("GR-047")
def test_bottle_has_to_be_used_at_once() -> None:
    t = opened()
    assert (t.asked, "pass" in t.can("A")) == (("A", "as"), False)


@pytest.mark.rule("GR-047")
def test_bottle_shoots_as_far_as_the_weapon() -> None:
    a = who(nuggets=2, play="schofield")
    t = rush(A=a, B="", C="", D="", E="", F="", display="bottle").buy("A", "bottle")
    assert t.can("A", "as bang") == [f"as bang at {seat}" for seat in (1, 2, 4, 5)]


@pytest.mark.rule("GR-047")
def test_bottle_takes_a_card_at_distance_1_only_even_with_a_winchester() -> None:
    a = who(nuggets=2, play="winchester")
    t = rush(A=a, B="bang", C="bang", D="bang", E="bang", display="bottle").buy("A", "bottle")
    assert t.can("A", "as panic at 1") + t.can("A", "as panic at 4") == [
        "as panic at 1 to hand",
        "as panic at 4 to hand",
    ]
    assert t.can("A", "as panic at 2") + t.can("A", "as panic at 3") == []


@pytest.mark.rule("GR-047")
def test_bottle_takes_a_card_into_the_hand() -> None:
    t = opened(b="missed").like("A", "panic", at="B", on="hand")
    assert (t.hand("A"), t.hand("B")) == (["missed"], [])


@pytest.mark.rule("GR-047")
def test_a_missed_cancels_the_shot_of_a_bottle() -> None:
    t = opened(b="missed").like("A", "bang", at="B").answer("B", "missed")
    assert (t.lives["B"], t.nuggets("A")) == (4, 0)


@pytest.mark.rule("GR-047")
def test_one_missed_is_enough_against_the_bottle_of_slab_the_killer() -> None:
    t = opened(b="missed missed", character="slab-the-killer").like("A", "bang", at="B")
    assert (t.ask("B").about["need"], t.ask("B").about["bang"]) == (1, False)
    t.answer("B", "missed")
    assert (t.lives["B"], t.hand("B")) == (4, ["missed"])


@pytest.mark.rule("GR-044", "GR-047")
def test_calumet_does_not_stop_a_bottle_which_has_no_suit() -> None:
    assert opened().like("A", "bang", at="B").lives["B"] == 3
    assert opened(b="bang").like("A", "panic", at="B").hand("A") == ["bang"]


@pytest.mark.rule("GR-047")
def test_bottle_heals_like_a_beer_even_with_two_players_left() -> None:
    assert opened(life=1).like("A", "beer").lives["A"] == 2
    assert opened(life=1, out="CDE").like("A", "beer").lives["A"] == 2


@pytest.mark.rule("GR-047")
def test_bottle_brings_nobody_above_the_maximum() -> None:
    assert opened(life=4).like("A", "beer").lives["A"] == 4


@pytest.mark.rule("GR-048")
def test_after_the_shot_of_a_bottle_a_bang_can_still_be_played() -> None:
    t = opened("bang").like("A", "bang", at="B").play("A", "bang-AS", at="B")
    assert (t.lives["B"], t.view().bangs) == (2, 1)


@pytest.mark.rule("GR-048")
def test_after_a_bang_a_bottle_can_still_shoot() -> None:
    t = rush(A=who("bang", nuggets=2), B="", C="", D="", display="bottle")
    t.play("A", "bang", at="B").buy("A", "bottle").like("A", "bang", at="B")
    assert t.lives["B"] == 2


# Pardner


def hired(a: str = "", **others: str) -> Bench:
    """Let A buy a Pardner."""
    people: dict[str, Any] = {letter: others.get(letter, "") for letter in "BCDE"}
    t = rush(
        A=who(a, nuggets=2), **people, display="pardner", deck="duel saloon gatling scope jail"
    )
    return t.buy("A", "pardner")


@pytest.mark.rule("GR-054")
def test_pardner_works_like_a_cat_balou_a_duel_or_a_general_store_at_any_distance() -> None:
    assert hired(C="bang").can("A") == [
        "as duel at 1",
        "as duel at 2",
        "as duel at 3",
        "as duel at 4",
        "as cat-balou at 2 to hand",
        "as general-store",
    ]


@pytest.mark.rule("GR-054")
def test_pardner_makes_somebody_discard() -> None:
    t = hired(C="bang").like("A", "cat-balou", at="C")
    assert (t.hand("C"), t.top) == ([], "bang-AS")


@pytest.mark.rule("GR-054")
def test_pardner_starts_a_duel_of_bang_cards() -> None:
    t = hired("bang", C="bang bang").like("A", "duel", at="C")
    t.answer("C", "bang").answer("A", "bang").answer("C", "bang")
    assert (t.lives["A"], t.lives["C"], t.nuggets("A"), t.nuggets("C")) == (3, 4, 0, 0)


@pytest.mark.rule("GR-054")
def test_pardner_opens_a_store_for_everybody() -> None:
    t = hired().like("A", "general-store")
    assert len(t.view().store) == 5
    for letter, card in zip("ABCD", ["saloon", "scope", "duel", "jail"], strict=True):
        t.answer(letter, card)
    assert [t.hand(letter) for letter in "ABCDE"] == [
        ["saloon"],
        ["scope"],
        ["duel"],
        ["jail"],
        ["gatling"],
    ]


@pytest.mark.rule("GR-044", "GR-054")
@pytest.mark.parametrize("like", ["duel", "cat-balou"])
def test_calumet_does_not_stop_a_pardner_which_is_no_card_of_diamonds(like: str) -> None:
    b = who("missed", gear="calumet")
    t = rush(A=who(nuggets=2), B=b, C="", D="", display="pardner").buy("A", "pardner")
    t.like("A", like, at="B")
    if like == "duel":
        t.passes("B")
    assert (t.lives["B"], t.count("B")) == {"duel": (3, 1), "cat-balou": (4, 0)}[like]


@pytest.mark.rule("GR-054", "GR-047")
@pytest.mark.parametrize("card", ["bottle", "pardner"])
def test_no_playing_card_is_played_with_it(card: str) -> None:
    t = rush(A=who(nuggets=2), B="", C="", D="", display=card).buy("A", card)
    t.like("A", "beer" if card == "bottle" else "duel", at="" if card == "bottle" else "B")
    assert (t.events("played"), t.top) == ([], None)


# Rhum


def drunk(deck: str, *, life: int = 1, character: str = "", gear: str = "") -> Bench:
    a = who(nuggets=3, life=life, most=8, character=character, gear=gear)
    return rush(A=a, B="", C="", D="", display="rhum", deck=deck).buy("A", "rhum")


@pytest.mark.rule("GR-055")
@pytest.mark.parametrize(
    ("deck", "suits"),
    [
        ("AS 2C 3C QH", 3),
        ("AS 2S 3S 4S", 1),
        ("AS 2C QH 2D", 4),
        ("QH KH 2D 3D", 2),
    ],
)
def test_rhum_brings_a_life_point_for_every_suit_among_four_cards(deck: str, suits: int) -> None:
    assert drunk(deck).lives["A"] == 1 + suits


@pytest.mark.rule("GR-055")
def test_rhum_does_not_look_at_a_fifth_card() -> None:
    assert drunk("AS 2S 3S 4S QH 2D").lives["A"] == 2


@pytest.mark.rule("GR-055")
def test_rhum_brings_nobody_above_the_maximum() -> None:
    assert drunk("AS 2C QH 2D", life=7).lives["A"] == 8


@pytest.mark.rule("GR-056")
def test_all_cards_turned_over_for_rhum_are_discarded() -> None:
    t = drunk("bang-AS bang-2C bang-QH bang-2D")
    assert t.discard == ["bang-AS", "bang-2C", "bang-QH", "bang-2D"]
    assert (t.hand("A"), t.asked) == ([], ("A", "turn"))


@pytest.mark.rule("GR-055", "GR-056")
@pytest.mark.parametrize(
    ("character", "gear", "flipped", "life"),
    [
        ("", "", 4, 2),
        ("lucky-duke", "", 5, 3),
        ("", "horseshoe", 5, 3),
        ("lucky-duke", "horseshoe", 6, 4),
    ],
)
def test_lucky_duke_and_horseshoe_each_add_a_card_to_rhum(
    character: str, gear: str, flipped: int, life: int
) -> None:
    t = drunk("AS 2S 3S 4S QH 2D", character=character, gear=gear)
    assert (len(t.discard), t.lives["A"]) == (flipped, life)
