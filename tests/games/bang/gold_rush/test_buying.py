"""Buying equipment: the choice, the time, the price, and the use."""

from __future__ import annotations

import pytest

from games.bang.gold_rush.prices import BLACK, BROWN, COST
from tables.bang import LETTERS, Bench, rush, who


@pytest.mark.rule("GR-015")
def test_in_phase_2_one_may_buy_make_discard_and_sell_beers() -> None:
    a = who("beer-6H", nuggets=4)
    t = rush(A=a, B=who(gear="boots"), C="", D="", display="pickaxe wanted-1 horseshoe")
    assert t.can("A", "buy p") == ["buy pickaxe for 4"]
    assert t.can("A", "scrap") == ["scrap boots at 1 for 4"]
    assert t.can("A", "sell") == ["sell beer-6H"]


@pytest.mark.rule("GR-015")
def test_nobody_has_to_do_any_of_it() -> None:
    t = rush(A=who("beer", nuggets=9), B=who(gear="boots"), C="", D="").end("A")
    assert (t.turn, t.nuggets("A"), t.hand("A")) == ("B", 9, ["beer"])


def asked_out_of_turn(kind: str) -> Bench:
    """Ask B this question in the turn of A. B has nuggets and Beers, and C has equipment."""
    hand = {"dodge": "bang", "fend": "indians", "store": "general-store"}.get(kind, "bang")
    b = who("beer-6H missed-2S", nuggets=20, life=4 if kind in ("dodge", "fend", "store") else 1)
    t = rush(A=hand, B=b, C=who(gear="boots"), D="", deck="scope barrel-QS duel-8C saloon")
    t.play("A", hand, at="B" if hand == "bang" else "")
    if kind == "store":
        t.answer("A", "saloon")
    if kind in ("save", "order"):
        t.passes("B")
    if kind == "order":
        t.passes("B")
    assert t.asked == ("B", kind)
    return t


@pytest.mark.rule("GR-016")
@pytest.mark.parametrize(
    ("kind", "answers"),
    [
        ("dodge", ["play missed-2S", "pass"]),
        ("fend", ["pass"]),
        ("store", ["take scope-AS", "take barrel-QS", "take duel-8C"]),
        ("save", ["play beer-6H", "pass"]),
        ("order", ["discard beer-6H", "discard missed-2S", "done"]),
    ],
)
def test_out_of_turn_nothing_can_be_bought_scrapped_or_sold(kind: str, answers: list[str]) -> None:
    assert asked_out_of_turn(kind).can("B") == answers


@pytest.mark.rule("GR-016")
def test_while_a_card_is_resolved_nothing_can_be_bought_scrapped_or_sold() -> None:
    a, c = who("duel beer-6H", nuggets=20), who(gear="boots")
    t = rush(A=a, B="bang", C=c, D="").play("A", "duel", at="B").answer("B", "bang")
    assert (t.asked, t.can("A")) == (("A", "fend"), ["pass"])


@pytest.mark.rule("GR-016")
def test_in_phase_3_nothing_can_be_bought_scrapped_or_sold() -> None:
    a = who("beer beer bang bang missed", nuggets=20)
    t = rush(A=a, B=who(gear="boots"), C="", D="").end("A")
    assert (t.asked, {text.split()[0] for text in t.can("A")}) == (("A", "excess"), {"discard"})


@pytest.mark.rule("GR-016")
def test_in_phase_1_nothing_can_be_bought_scrapped_or_sold() -> None:
    a = who("beer", nuggets=20, character="pedro-ramirez")
    t = rush(phase="draw", A=a, B=who(gear="boots"), C="", D="", discard="missed-2S")
    assert t.can("A") == ["draw", "take missed-2S"]


@pytest.mark.rule("GR-017")
def test_each_of_the_face_up_cards_can_be_bought_and_no_other() -> None:
    shown = "horseshoe boots calumet"
    t = rush(A=who(nuggets=20), B="", C="", D="", display=shown, equipment="pickaxe")
    assert t.can("A", "buy") == ["buy horseshoe for 2", "buy boots for 3", "buy calumet for 3"]


@pytest.mark.rule("GR-018")
@pytest.mark.parametrize("card", COST)
def test_the_buyer_pays_what_is_printed_on_the_card(card: str) -> None:
    t = rush(A=who(nuggets=COST[card]), B="", C="", D="", display=card).buy("A", card)
    assert t.nuggets("A") == 0
    assert [(event["card"].startswith(card), event["price"]) for event in t.events("bought")] == [
        (True, COST[card])
    ]


@pytest.mark.rule("GR-018")
@pytest.mark.parametrize("card", COST)
def test_a_player_with_too_few_nuggets_cannot_buy(card: str) -> None:
    t = rush(A=who(nuggets=COST[card] - 1), B="", C="", D="", display=card)
    assert t.can("A", "buy") == []


@pytest.mark.rule("GR-019")
@pytest.mark.parametrize("card", BROWN)
def test_a_brown_card_is_used_at_once_and_does_not_stay(card: str) -> None:
    t = rush(A=who(nuggets=9, life=1), B="", C="", D="", display=card)
    t.buy("A", card, at="A" if card == "shot" else "")
    if t.asked == ("A", "as"):
        t.like("A", "beer" if card == "bottle" else "duel", at="" if card == "bottle" else "B")
    assert (t.gear("A"), t.used) == ([], [card])
    assert (t.lives["A"] > 1, t.count("A"), t.lives["B"]) == {
        "shot": (True, 0, 4),
        "bottle": (True, 0, 4),
        "pardner": (False, 0, 3),
        "gold-rush": (True, 2, 4),
        "rhum": (True, 0, 4),
        "union-pacific": (False, 4, 4),
    }[card]


@pytest.mark.rule("GR-019")
def test_union_pacific_brings_four_cards_from_the_draw_pile() -> None:
    deck = "duel-8C saloon gatling wells-fargo scope"
    t = rush(A=who(nuggets=4), B="", C="", D="", display="union-pacific", deck=deck)
    t.buy("A", "union-pacific")
    assert t.ids("A") == ["duel-8C", "saloon-5H", "gatling-10H", "wells-fargo-3H"]


@pytest.mark.rule("GR-019")
@pytest.mark.parametrize("at", "ABCD")
def test_shot_gives_any_player_a_life_point(at: str) -> None:
    hurt = who(life=2)
    t = rush(A=who(nuggets=1, life=2), B=hurt, C=hurt, D=hurt, display="shot").buy(
        "A", "shot", at=at
    )
    assert t.lives == {"A": 2, "B": 2, "C": 2, "D": 2} | {at: 3}


@pytest.mark.rule("GR-019")
def test_shot_brings_nobody_above_the_maximum() -> None:
    t = rush(A=who(nuggets=1), B="", C="", D="", display="shot").buy("A", "shot", at="B")
    assert (t.lives["B"], t.nuggets("A")) == (4, 0)


@pytest.mark.rule("GR-019")
def test_shot_is_not_a_beer_and_heals_with_two_players_left() -> None:
    a = who(nuggets=1, life=1)
    t = rush(A=a, B="", C="", D="", out="CD", display="shot").buy("A", "shot", at="A")
    assert t.lives["A"] == 2


@pytest.mark.rule("GR-020")
@pytest.mark.parametrize("card", BLACK)
def test_a_black_card_stays_face_up_before_its_owner(card: str) -> None:
    t = rush(A=who(nuggets=9), B="", C="", D="", display=card)
    t.buy("A", card, at="A" if card == "wanted" else "")
    assert (t.gear("A"), t.used) == ([card], [])
    for seat in [None, *LETTERS[:4]]:
        lies = dict(t.view(seat).players[0].piles)["equipment"]
        assert [name.removesuffix("-1") for name in lies] == [card]


@pytest.mark.rule("GR-020")
def test_a_black_card_stays_turn_after_turn() -> None:
    t = rush(A=who(nuggets=3), B="", C="", D="", display="boots").buy("A", "boots")
    assert t.sits_out("A", "B", "C", "D").gear("A") == ["boots"]


@pytest.mark.rule("GR-020")
@pytest.mark.parametrize("at", "ABCD")
def test_wanted_comes_before_any_player_of_the_buyers_choice(at: str) -> None:
    t = rush(A=who(nuggets=2, role="outlaw"), B="", C=who(role="sheriff"), D="", display="wanted")
    t.buy("A", "wanted", at=at)
    assert [letter for letter in "ABCD" if t.gear(letter) == ["wanted"]] == [at]
    assert t.events("got-equipment") == [{"seat": LETTERS.index(at), "card": "wanted-1"}]


@pytest.mark.rule("GR-021")
def test_a_pardner_is_used_and_gone_and_a_horseshoe_stays_and_helps() -> None:
    sam = who(nuggets=4, play="barrel-QS", character="vulture-sam")
    b = who("bang-2C", play="mustang-8H")
    t = rush(A=sam, B=b, C="", D="", display="pardner horseshoe boots")
    t.buy("A", "pardner").like("A", "cat-balou", at="B", on="mustang")
    assert (t.cards("B"), t.used, t.nuggets("A")) == ([], ["pardner"], 2)
    t.buy("A", "horseshoe")
    assert (t.gear("A"), t.nuggets("A")) == (["horseshoe"], 0)
    t.sits_out("A").play("B", "bang-2C", at="A").use("A", "barrel")
    assert (t.asked, len(t.events("flipped")[-1]["cards"])) == (("A", "luck"), 2)


@pytest.mark.rule("GR-022")
def test_a_bought_card_is_replaced_at_once() -> None:
    shown, coming = "boots horseshoe calumet", "pickaxe rucksack"
    t = rush(A=who(nuggets=20), B="", C="", D="", display=shown, equipment=coming)
    assert t.buy("A", "boots").display == ["horseshoe", "calumet", "pickaxe"]
    assert t.buy("A", "calumet").display == ["horseshoe", "pickaxe", "rucksack"]


@pytest.mark.rule("GR-022")
def test_the_new_card_can_be_bought_in_the_same_turn() -> None:
    t = rush(A=who(nuggets=7), B="", C="", D="", display="boots", equipment="pickaxe")
    assert t.buy("A", "boots").buy("A", "pickaxe").gear("A") == ["boots", "pickaxe"]


@pytest.mark.rule("GR-022")
@pytest.mark.parametrize("card", ["bottle", "pardner"])
def test_the_row_is_refilled_before_a_brown_card_does_anything(card: str) -> None:
    t = rush(A=who(nuggets=2), B="", C="", D="", display=f"{card} boots", equipment="pickaxe")
    t.buy("A", card)
    assert (t.asked, t.display) == (("A", "as"), ["boots", "pickaxe"])


@pytest.mark.rule("GR-023")
def test_any_number_of_cards_can_be_bought_and_scrapped_in_a_turn() -> None:
    t = rush(
        A=who(nuggets=30),
        B=who(gear="calumet gold-pan"),
        C=who(gear="gun-belt"),
        D="",
        display="boots horseshoe lucky-charm",
        equipment="rucksack pickaxe",
    )
    for card in ("boots", "horseshoe", "lucky-charm", "rucksack", "pickaxe"):
        t.buy("A", card)
    t.scrap("A", "calumet", at="B").scrap("A", "gun-belt", at="C").scrap("A", "gold-pan", at="B")
    assert (len(t.gear("A")), t.gear("B") + t.gear("C")) == (5, [])
    assert t.nuggets("A") == 30 - (3 + 2 + 3 + 3 + 4) - (4 + 3 + 4)


@pytest.mark.rule("GR-024")
def test_one_player_may_have_one_of_every_black_kind() -> None:
    mine = [card for card in BLACK if card != "rucksack"]
    a = who(nuggets=3, gear=" ".join(mine))
    t = rush(A=a, B="", C="", D="", display="rucksack").buy("A", "rucksack")
    assert t.gear("A") == sorted(BLACK)


@pytest.mark.rule("GR-025")
def test_nobody_can_have_two_equipment_cards_of_one_name() -> None:
    b = who(gear="wanted-2")
    t = rush(A=who(nuggets=9, gear="wanted-1"), B=b, C="", D="", display="wanted-3")
    assert t.can("A", "buy") == ["buy wanted-3 at 2 for 2", "buy wanted-3 at 3 for 2"]


@pytest.mark.rule("GR-025")
def test_a_player_still_has_only_one_blue_card_of_each_name() -> None:
    t = rush(A=who("barrel-QS", play="barrel-KS"), B="", C="", D="")
    assert t.can("A", "play") == []


@pytest.mark.rule("GR-026")
def test_spent_nuggets_are_nobodys() -> None:
    a = who(nuggets=9)
    t = rush(A=a, B=who(nuggets=1, gear="boots"), C=who(nuggets=2), D="", display="calumet")
    t.buy("A", "calumet").scrap("A", "boots", at="B")
    assert t.purses == {"A": 2, "B": 1, "C": 2, "D": 0}
