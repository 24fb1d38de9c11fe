"""Legends with Gold Rush."""

from __future__ import annotations

from typing import Any

import pytest

from games.bang.legends.tables import four
from tables.bang import Bench, deal, who
from whistlestop.games.bang.legends.characters import LEGEND_OF


def west(feats: str = "scrugs-ballad", **said: Any) -> Bench:
    """Seat four with Gold Rush, and lay these Feats open."""
    return four(feats=feats, options={"gold-rush": True}, **said)


@pytest.mark.rule("LEG-002", "LEG-009", "LEG-010")
def test_hands_are_four_cards_and_no_other_characters_are_dealt() -> None:
    for seed in range(20):
        t = deal(6, seed, gold_rush=True, legends=True)
        hands = sorted(each["count"] for each in t.events("drew") if each["why"] == "deal")
        assert hands == [4, 4, 4, 4, 4, 5]
        assert {each["name"] for each in t.events("character")} <= set(LEGEND_OF)
        assert len(t.display) == 3


def test_a_claim_that_costs_a_life_point_pays_a_nugget() -> None:
    t = west(
        "bottleneck",
        A=who("beer", character="legendary-kit-carlson"),
        B=who(character="legendary-bart-cassidy"),
    )
    t.claim("A", "bottleneck", "beer", hits="B")
    assert t.purses == {"A": 1, "B": 0, "C": 0, "D": 0}


def test_a_life_point_given_up_pays_nothing_but_boots_and_lucky_charm_react() -> None:
    t = west("man-with-no-name", A=who(gear="boots lucky-charm", life=3))
    t.perform("A", "man-with-no-name")
    assert (t.nuggets("A"), t.count("A"), t.life("A")) == (1, 1, 2)
    assert west("man-with-no-name", A="").perform("A", "man-with-no-name").nuggets("A") == 0


def test_equipment_is_not_a_card_in_play() -> None:
    t = west(
        "last-hero good-company", A=who(gear="boots", nuggets=9), display="calumet gun-belt rhum-1"
    )
    assert t.may("A") == set()


def test_equipment_cannot_be_used_by_rose_doolan() -> None:
    t = west(A=who(character="legendary-rose-doolan", gear="boots"), B="beer")
    assert t.can("A", "use legendary-rose-doolan") == []


def test_buying_is_neither_playing_nor_discarding() -> None:
    t = west(
        "good-company", A=who("beer-6H beer-7H", life=3, nuggets=3), display="boots shot-1 rhum-1"
    )
    t.play("A", "beer-6H").buy("A", "boots")
    assert t.may("A") == {"good-company"}


def test_a_bottle_is_not_a_bang_card_but_its_hit_counts() -> None:
    row = "wounded-pride wilhelm-scream quick-death old-west-gang"
    t = west(
        row, A=who("bang", nuggets=2, play="volcanic"), B="missed", display="bottle-1 rhum-1 shot-1"
    )
    t.buy("A", "bottle").like("A", "bang", at="B").passes("B")
    assert t.asked == ("A", "turn")
    t.play("A", "bang", at="D")
    assert t.may("A") == {"old-west-gang", "quick-death"}


def test_a_bottle_costs_nothing_more_against_paul_regret() -> None:
    paul = who(character="legendary-paul-regret")
    t = west(A=who(nuggets=2, play="winchester"), B=paul, display="bottle-1 rhum-1 shot-1")
    assert t.buy("A", "bottle").like("A", "bang", at="B").life("B") == 3


def test_a_bottle_is_not_a_beer_and_as_panic_it_takes_a_weapon() -> None:
    t = west("bottleneck", A=who(nuggets=2, life=3), display="bottle-1 rhum-1 shot-1")
    assert t.buy("A", "bottle").like("A", "beer").asked == ("A", "turn")
    t = west(
        "fifty-guns", A=who(nuggets=2), B=who(play="schofield"), display="bottle-1 rhum-1 shot-1"
    )
    t.buy("A", "bottle").like("A", "panic", at="B", on="schofield")
    assert t.may("A") == {"fifty-guns"}


def test_pardner_is_not_a_duel_but_what_it_makes_others_discard_counts() -> None:
    t = west("scrugs-ballad", A=who(nuggets=2), B="bang", display="pardner-1 rhum-1 shot-1")
    t.buy("A", "pardner").like("A", "duel", at="B").answer("B", "bang")
    assert (t.life("A"), t.asked) == (3, ("A", "turn"))
    t = west("bottleneck", A=who(nuggets=2), B="beer", display="pardner-1 rhum-1 shot-1")
    t.buy("A", "pardner").like("A", "cat-balou", at="B", on="hand")
    assert t.may("A") == {"bottleneck"}


@pytest.mark.rule("LEG-077")
def test_a_card_played_after_another_discard_does_not_meet_good_company() -> None:
    """A makes B discard a Beer, gives up a BANG! in the fight of Pardner, and drinks a Beer."""
    t = west(
        "good-company",
        A=who("cat-balou bang-2C beer-6H", life=1, nuggets=2),
        B="beer-7H",
        C="bang-3C bang-4C",
        display="pardner-1 rhum-1 shot-1",
    )
    t.play("A", "cat-balou", at="B", on="hand").buy("A", "pardner").like("A", "duel", at="C")
    t.answer("C", "bang-3C").answer("A", "bang-2C").answer("C", "bang-4C").passes("A")
    t.play("A", "beer-6H")
    assert (t.life("A"), t.asked, t.may("A")) == (1, ("A", "turn"), set())


@pytest.mark.rule("LEG-058")
@pytest.mark.parametrize(
    ("card", "like", "on"),
    [
        ("bottle", "bang", ""),
        ("bottle", "panic", "hand"),
        ("pardner", "duel", ""),
        ("pardner", "cat-balou", "hand"),
    ],
)
def test_jourdonnais_may_ignore_brown_equipment(card: str, like: str, on: str) -> None:
    jourdonnais = who("mustang", character="legendary-jourdonnais")
    t = west(A=who(nuggets=2), B=jourdonnais, display=f"{card}-1 rhum-1 shot-1", deck="KD")
    t.buy("A", card).like("A", like, at="B", on=on).use("B", "legendary-jourdonnais")
    assert (t.life("B"), t.hand("B"), t.asked) == (4, ["mustang"], ("A", "turn"))


@pytest.mark.rule("LEG-058")
@pytest.mark.parametrize(("card", "like"), [("bottle", "panic"), ("pardner", "cat-balou")])
def test_jourdonnais_is_not_asked_about_equipment_that_he_uses_on_himself(
    card: str, like: str
) -> None:
    jourdonnais = who(nuggets=2, play="mustang", character="legendary-jourdonnais")
    t = west(A=jourdonnais, display=f"{card}-1 rhum-1 shot-1").buy("A", card)
    t.like("A", like, at="A", on="mustang")
    assert (t.asked, t.cards("A")) == (("A", "turn"), [])


@pytest.mark.rule("LEG-058")
@pytest.mark.parametrize(("card", "like"), [("bottle", "panic"), ("pardner", "cat-balou")])
def test_jourdonnais_does_not_ignore_what_he_uses_on_his_own_cards(card: str, like: str) -> None:
    jourdonnais = who(character="legendary-jourdonnais", nuggets=2, play="dynamite")
    t = west(A=jourdonnais, display=f"{card}-1 rhum-1 shot-1")
    t.buy("A", card).like("A", like, at="A", on="dynamite")
    assert (t.asked, t.cards("A")) == (("A", "turn"), [])


def test_a_beer_that_is_sold_is_played_and_not_discarded() -> None:
    t = west("bottleneck", A="beer").sell("A", "beer")
    assert (t.asked, t.may("A")) == (("A", "turn"), set())
    t = west("good-company", A="beer-6H beer-7H").sell("A", "beer-6H")
    assert t.can("A", "perform") == ["perform good-company beer-7H"]


def test_rhum_is_a_draw_for_3_15_to_yooma() -> None:
    t = west("3-15-to-yooma", A=who(nuggets=3, life=1), display="rhum-1 bottle-1 shot-1")
    assert t.buy("A", "rhum").may("A") == {"3-15-to-yooma"}


@pytest.mark.rule("LEG-060")
def test_lucky_duke_does_not_make_the_rhum_of_others_and_his_own_turns_five() -> None:
    duke = who(character="legendary-lucky-duke", nuggets=3, life=1)
    t = west(A=who(nuggets=3, life=1), B=duke, display="rhum-1 bottle-1 shot-1")
    t.buy("A", "rhum")
    assert (len(t.events("flipped")[0]["cards"]), t.asked) == (4, ("A", "turn"))
    t = west(A=duke, display="rhum-1 bottle-1 shot-1").buy("A", "rhum")
    assert (len(t.events("flipped")[0]["cards"]), t.count("A")) == (5, 0)


@pytest.mark.rule("LEG-060")
@pytest.mark.parametrize(("owner", "cards"), [("B", 2), ("C", 3), ("", 2)])
def test_a_horseshoe_counts_for_the_player_who_makes_the_check(owner: str, cards: int) -> None:
    gear = {letter: "horseshoe" if letter == owner else "" for letter in "BC"}
    t = west(
        A="bang",
        B=who(play="barrel", gear=gear["B"]),
        C=who(character="legendary-lucky-duke", gear=gear["C"]),
    )
    t.play("A", "bang", at="B").use("B", "barrel")
    assert (t.asked, len(t.can("C"))) == (("C", "luck"), cards)


@pytest.mark.rule("LEG-080")
def test_a_pickaxe_adds_a_card_to_every_draw_phase() -> None:
    t = west("oregon-trail", A=who(gear="pickaxe"), phase="draw").perform("A", "oregon-trail")
    assert t.count("A") == 2
    t = west(A=who(gear="pickaxe", character="legendary-kit-carlson"), phase="draw").do("A", "done")
    assert t.count("A") == 4
    t = west(
        A=who(gear="pickaxe", character="legendary-pedro-ramirez"), phase="draw", discard="beer"
    )
    assert (t.count("A"), "beer" in t.hand("A")) == (4, True)
    deck = "missed-10C bang-9C bang-3C"
    t = west(A=who(gear="pickaxe", character="legendary-black-jack"), phase="draw", deck=deck)
    assert t.use("A", "legendary-black-jack").ids("A") == deck.split()


@pytest.mark.rule("LEG-085")
def test_a_gun_belt_lets_one_keep_eight_cards_with_one_life_point() -> None:
    t = west(A=who("bang bang bang", gear="gun-belt", life=1)).end("A")
    assert (t.asked, t.count("A")) == (("A", "boast"), 3)


@pytest.mark.rule("LEG-047")
def test_a_calumet_does_not_stop_a_claim() -> None:
    t = west(
        "chuck-a-luck",
        A=who("bang-2D", character="legendary-kit-carlson"),
        B=who(character="legendary-bart-cassidy", gear="calumet"),
    )
    assert t.claim("A", "chuck-a-luck", "bang", hits="B").life("B") == 3


def test_a_calumet_stops_a_bang_of_slab_and_wounds_the_pride_of_others() -> None:
    slab = who("bang-2D", character="legendary-slab-the-killer")
    assert west(A=slab, B=who(gear="calumet")).play("A", "bang", at="B").life("B") == 4
    t = west("wounded-pride", A="bang-2D", B=who(gear="calumet")).play("A", "bang", at="B")
    assert t.may("A") == {"wounded-pride"}


@pytest.mark.rule("LEG-024")
def test_after_gold_rush_there_is_a_boast_then_life_and_a_turn_with_a_new_feat() -> None:
    t = west(
        "bottleneck",
        A=who("beer", nuggets=5, life=2),
        display="gold-rush rhum-1 shot-1",
        next_feats="last-hero",
    )
    t.buy("A", "gold-rush")
    assert (t.asked, t.life("A")) == (("A", "boast"), 2)
    t.boast("A", "last-hero")
    assert (t.turn, t.life("A"), t.may("A")) == ("A", 4, {"bottleneck"})


def test_a_performed_feat_leaves_another_one_for_the_turn_of_gold_rush() -> None:
    t = west(
        "bottleneck chuck-a-luck", A=who("beer bang", nuggets=5), display="gold-rush rhum-1 shot-1"
    )
    t.perform("A", "bottleneck", "beer").buy("A", "gold-rush")
    assert (t.turn, t.asked, t.may("A")) == ("A", ("A", "turn"), {"chuck-a-luck"})


def test_life_from_gold_rush_gives_sid_no_free_shot() -> None:
    t = west(
        A=who(character="legendary-sid-ketchum", nuggets=5, life=1),
        display="gold-rush rhum-1 shot-1",
    )
    t.buy("A", "gold-rush")
    assert (t.turn, t.life("A"), t.asked) == ("A", 4, ("A", "turn"))


@pytest.mark.rule("LEG-065")
@pytest.mark.parametrize("card", ["rhum", "shot", "rucksack"])
def test_life_from_equipment_lets_sid_shoot(card: str) -> None:
    sid = who(character="legendary-sid-ketchum", nuggets=3, life=1, gear="rucksack")
    t = west(A=sid, display="rhum-1 bottle-1 shot-1")
    if card == "rucksack":
        t.use("A", card)
    else:
        t.buy("A", card, at="A" if card == "shot" else "")
    assert t.asked == ("A", "free-bang")


@pytest.mark.rule("LEG-068")
def test_a_wanted_vulture_sam_who_stays_pays_nobody() -> None:
    t = west(A="bang", B=who(character="legendary-vulture-sam", gear="wanted", life=1))
    t.play("A", "bang", at="B")
    assert (t.count("A"), t.nuggets("A"), t.gear("B"), t.life("B")) == (0, 1, ["wanted"], 4)
