"""Feats met with cards that are taken, discarded or shown."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import met, with_feat
from tables.bang import who

# Fifty Guns


def test_fifty_guns_by_taking_a_weapon_in_play() -> None:
    t = with_feat("fifty-guns", "panic", B=who(play="schofield")).play(
        "A", "panic", at="B", on="schofield"
    )
    assert met(t)


def test_fifty_guns_by_taking_a_weapon_out_of_a_hand_and_showing_it() -> None:
    t = with_feat("fifty-guns", "panic", B="schofield").play("A", "panic", at="B", on="hand")
    assert t.can("A") == ["perform fifty-guns schofield-JC", "pass"]
    t.perform("A", "fifty-guns", "schofield")
    assert (t.tokens("fifty-guns"), t.hand("A")) == ({"A": 2}, ["schofield"])
    assert t.events("showed") == [{"seat": 0, "card": "schofield-JC"}]


def test_fifty_guns_by_a_weapon_that_sid_ketchum_pays() -> None:
    t = with_feat("fifty-guns", "schofield beer", character="sid-ketchum", life=2)
    t.use("A", "sid-ketchum", "schofield")
    assert met(t)
    assert t.life("A") == 3  # the life point comes first


def test_fifty_guns_by_a_weapon_paid_for_a_shot_at_paul_regret() -> None:
    t = with_feat(
        "fifty-guns", "bang schofield", play="winchester", B=who(character="legendary-paul-regret")
    )
    assert met(t.play("A", "bang", at="B"))


def test_fifty_guns_as_vulture_sam_by_the_cards_of_the_eliminated() -> None:
    t = with_feat("fifty-guns", "bang", character="vulture-sam", B=who(play="schofield", life=1))
    assert met(t.play("A", "bang", at="B"))


@pytest.mark.parametrize("card", ["stagecoach", "general-store"])
def test_fifty_guns_not_by_drawing_one(card: str) -> None:
    t = with_feat("fifty-guns", card, deck="schofield volcanic remington winchester").play(
        "A", card
    )
    while t.asked != ("A", "turn"):
        asked = t.asked
        assert asked is not None
        assert asked[1] == "store"
        t.do(asked[0], t.can(asked[0])[0])
    assert "schofield" in t.hand("A")


def test_fifty_guns_not_by_playing_a_first_weapon_or_taking_back_ones_own() -> None:
    t = with_feat("fifty-guns", "schofield panic").play("A", "schofield")
    assert t.asked == ("A", "turn")
    t.play("A", "panic", at="A", on="schofield")
    assert (t.asked, t.hand("A")) == (("A", "turn"), ["schofield"])


# Bottleneck, The Chuck-A-Luck


def test_bottleneck_by_a_beer_that_another_is_made_to_discard() -> None:
    t = with_feat("bottleneck", "cat-balou", B="beer").play("A", "cat-balou", at="B", on="hand")
    assert met(t)


def test_bottleneck_by_a_beer_that_sid_ketchum_trades() -> None:
    """First comes the life point, then the Feat, then the Legend with three life points."""
    t = with_feat("bottleneck", "beer missed", character="sid-ketchum", life=1, fame=1)
    t.use("A", "sid-ketchum", "beer")
    assert (met(t), t.life("A")) == (True, 2)
    t.perform("A", "bottleneck")
    assert (t.is_legend("A"), t.life("A")) == (True, 3)


def test_chuck_a_luck_by_a_bang_that_another_is_made_to_discard() -> None:
    t = with_feat("chuck-a-luck", "cat-balou", B="bang").play("A", "cat-balou", at="B", on="hand")
    assert met(t)


@pytest.mark.rule("LEG-019")
def test_chuck_a_luck_not_by_a_missed_that_calamity_janet_is_made_to_discard() -> None:
    """Her Missed! is a BANG! only where she uses it herself."""
    janet = who("missed", character="calamity-janet")
    t = with_feat("chuck-a-luck", "cat-balou", B=janet).play("A", "cat-balou", at="B", on="hand")
    assert (t.discard[-1], t.asked) == ("missed-2S", ("A", "turn"))


def test_chuck_a_luck_by_a_bang_given_up_in_ones_own_duel() -> None:
    t = (
        with_feat("chuck-a-luck", "duel bang", B="bang")
        .play("A", "duel", at="B")
        .answer("B", "bang")
    )
    assert met(t.answer("A", "bang"))


def test_chuck_a_luck_not_by_a_bang_that_is_played_or_that_others_give_up() -> None:
    t = with_feat("chuck-a-luck", "bang indians", B="bang").play("A", "bang", at="D")
    assert t.asked == ("A", "turn")
    assert t.play("A", "indians").answer("B", "bang").asked == ("A", "turn")


def test_calamity_janet_discards_a_missed_for_chuck_a_luck() -> None:
    t = with_feat("chuck-a-luck", "missed beer", character="calamity-janet")
    assert t.can("A", "perform") == ["perform chuck-a-luck missed-2S"]
    t = with_feat("chuck-a-luck", "missed beer", character="legendary-calamity-janet")
    assert t.can("A", "claim") == ["claim chuck-a-luck missed-2S", "claim chuck-a-luck beer-6H"]
    t = with_feat("chuck-a-luck", "missed beer")
    assert t.may("A") == set()


def test_bottleneck_needs_a_real_beer_also_of_legendary_calamity_janet() -> None:
    assert with_feat("bottleneck", "missed", character="legendary-calamity-janet").may("A") == set()


# The Last Hero


@pytest.mark.rule("LEG-079")
@pytest.mark.parametrize(("play", "deck"), [("jail", "6H"), ("dynamite", "2S")])
def test_the_last_hero_not_by_jail_or_dynamite_before_drawing(play: str, deck: str) -> None:
    t = with_feat("last-hero", play=play, role="outlaw", phase="start", deck=deck)
    assert (t.cards("A"), t.asked, t.may("A")) == ([], ("A", "turn"), set())


@pytest.mark.rule("LEG-079")
def test_a_dynamite_can_be_discarded_for_the_last_hero_after_drawing() -> None:
    t = with_feat("last-hero", play="dynamite").perform("A", "last-hero", "dynamite")
    assert (t.tokens("last-hero"), t.cards("A"), t.life("A")) == ({"A": 2}, [], 4)


def test_the_last_hero_by_a_blue_card_of_another_or_a_weapon_that_is_replaced() -> None:
    t = with_feat("last-hero", "cat-balou", B=who(play="mustang"))
    assert met(t.play("A", "cat-balou", at="B", on="mustang"))
    assert met(with_feat("last-hero", "schofield", play="volcanic").play("A", "schofield"))


def test_the_last_hero_not_by_a_blue_card_of_a_hand() -> None:
    t = with_feat("last-hero", "cat-balou barrel", B="mustang").play(
        "A", "cat-balou", at="B", on="hand"
    )
    assert (t.asked, t.may("A")) == (("A", "turn"), set())


# Borderlands


@pytest.mark.rule("LEG-074")
def test_borderlands_can_be_performed_with_an_empty_hand() -> None:
    t = with_feat("borderlands").perform("A", "borderlands")
    assert t.tokens("borderlands") == {"A": 2}


@pytest.mark.rule("LEG-074")
def test_borderlands_with_a_hand_that_goes_as_a_whole() -> None:
    t = with_feat("borderlands", "bang beer missed", play="barrel").perform("A", "borderlands")
    assert (t.hand("A"), len(t.discard), t.cards("A")) == ([], 3, ["barrel"])


@pytest.mark.rule("LEG-074")
@pytest.mark.parametrize("on", ["hand", "barrel"])
def test_borderlands_not_by_the_last_card_of_another_player(on: str) -> None:
    """Cards in play do not count either, and a played card is not discarded."""
    b = "beer" if on == "hand" else who(play="barrel")
    t = with_feat("borderlands", "cat-balou", B=b).play("A", "cat-balou", at="B", on=on)
    assert (t.asked, t.goal("borderlands").have) == (("A", "turn"), 0)


@pytest.mark.rule("LEG-074")
def test_borderlands_not_by_a_discarded_card_in_play() -> None:
    t = with_feat("borderlands", "cat-balou", play="barrel")
    t.play("A", "cat-balou", at="A", on="barrel")
    assert (t.hand("A"), t.asked) == ([], ("A", "turn"))


# A Thousand Ways To Die


def test_a_thousand_ways_to_die_by_two_cards_of_one_suit_one_of_them_a_missed() -> None:
    t = with_feat("thousand-ways-to-die", "missed-10C bang-2C missed-2S beer-6H bang-QH")
    assert t.can("A", "perform") == ["perform thousand-ways-to-die missed-10C bang-2C"]
    t.perform("A", "thousand-ways-to-die", "missed-10C", "bang-2C")
    assert (t.count("A"), t.tokens("thousand-ways-to-die")) == (5, {"A": 2})
    assert [each["card"] for each in t.events("showed")] == ["missed-10C", "bang-2C"]


def test_a_thousand_ways_to_die_of_calamity_janet() -> None:
    t = with_feat("thousand-ways-to-die", "bang-2C saloon beer duel-8C", character="calamity-janet")
    assert t.can("A", "perform") == ["perform thousand-ways-to-die bang-2C duel-8C"]
    t = with_feat("thousand-ways-to-die", "saloon beer", character="legendary-calamity-janet")
    assert t.can("A", "claim") == ["claim thousand-ways-to-die saloon-5H beer-6H"]


# For A Few Cards More


def test_for_a_few_cards_more_by_too_many_cards() -> None:
    t = with_feat("for-a-few-cards-more", "bang bang bang", life=2).end("A")
    assert met(t.answer("A", "bang"))


def test_for_a_few_cards_more_not_without_an_excess() -> None:
    assert with_feat("for-a-few-cards-more", "bang bang", life=2).end("A").asked == ("A", "boast")
