"""The turn of a shadow-gunslinger: its possible actions, and its end."""

from __future__ import annotations

import pytest

from games.bang.gold_rush.shadow_tables import shadow
from tables.bang import rush, who


@pytest.mark.rule("GR-085")
def test_a_shadow_has_no_life_points() -> None:
    t = shadow()
    assert [t.view(seat).players[1].life for seat in "ABCDE"] == [0] * 5


@pytest.mark.rule("GR-086")
def test_a_shadow_draws_two_cards() -> None:
    assert shadow("duel saloon gatling").hand("B") == ["duel", "saloon"]


@pytest.mark.rule("GR-086", "GR-087")
def test_a_shadow_draws_by_its_ability() -> None:
    t = shadow("duel bang-QH gatling", character="black-jack")
    assert t.hand("B") == ["bang", "duel", "gatling"]


@pytest.mark.rule("GR-087")
def test_a_shadow_plays_like_anybody_else() -> None:
    t = shadow("bang-2C scope").play("B", "scope").play("B", "bang-2C", at="C")
    assert (t.cards("B"), t.lives["C"], t.nuggets("B")) == (["scope"], 3, 1)


@pytest.mark.rule("GR-087")
@pytest.mark.parametrize(("character", "life"), [("", 3), ("willy-the-kid", 2)])
def test_a_shadow_has_its_ability(character: str, life: int) -> None:
    t = shadow("bang-2C bang-3C", character=character).play("B", "bang-2C", at="C")
    if character:
        t.play("B", "bang-3C", at="C")
    assert (t.lives["C"], t.can("B", "play")) == (life, [])


@pytest.mark.rule("GR-087")
def test_what_a_shadow_kills_is_worth_as_much_as_ever() -> None:
    t = shadow("bang missed", C=who(life=1, role="outlaw")).play("B", "bang", at="C")
    assert (t.out, t.count("B"), t.nuggets("B")) == ("C", 1 + 3, 1)


@pytest.mark.rule("GR-087")
def test_vulture_sam_inherits_as_a_shadow_in_his_own_turn() -> None:
    t = shadow(
        "bang missed", character="vulture-sam", C=who("duel", role="renegade", life=1, play="scope")
    )
    t.play("B", "bang", at="C").passes("C").gives_up("C")
    assert {"duel", "scope", "missed"} == set(t.hand("B"))


@pytest.mark.rule("GR-088")
@pytest.mark.parametrize("card", ["beer", "saloon"])
def test_nothing_heals_a_shadow(card: str) -> None:
    t = shadow(f"{card} missed", A=who(life=2)).play("B", card)
    assert (t.lives["B"], t.lives["A"]) == (0, 3 if card == "saloon" else 2)


@pytest.mark.rule("GR-088")
@pytest.mark.parametrize("card", ["shot", "bottle", "rhum"])
def test_no_equipment_heals_a_shadow(card: str) -> None:
    t = shadow(nuggets=5, display=card).buy("B", card, at="B" if card == "shot" else "")
    if card == "bottle":
        t.like("B", "beer")
    assert (t.lives["B"], t.turn, t.is_shadow("B")) == (0, "B", True)


@pytest.mark.rule("GR-088")
def test_a_rucksack_does_nothing_for_a_shadow() -> None:
    t = shadow(nuggets=9, display="rucksack").buy("B", "rucksack")
    assert t.can("B", "use rucksack") == []


@pytest.mark.rule("GR-088")
def test_sid_ketchum_as_a_shadow_may_discard_two_cards_but_gains_no_life_point() -> None:
    t = shadow("missed missed", character="sid-ketchum").use("B", "sid-ketchum")
    assert (t.count("B"), t.lives["B"], t.events("healed")) == (0, 0, [])
    assert (t.asked, t.is_shadow("B")) == (("B", "turn"), True)


@pytest.mark.rule("GR-088")
def test_a_shadow_that_loses_a_duel_loses_nothing() -> None:
    t = shadow("duel missed", C="bang").play("B", "duel", at="C").answer("C", "bang")
    t.passes("B")
    assert (t.lives["B"], t.out, t.asked, t.purses["C"]) == (0, "", ("B", "turn"), 0)


@pytest.mark.rule("GR-089")
def test_at_the_end_of_its_turn_a_shadow_leaves_and_discards_everything() -> None:
    t = shadow("scope missed-2S", nuggets=3, display="boots").play("B", "scope").buy("B", "boots")
    t.end("B")
    assert (t.turn, t.out, t.is_shadow("B")) == ("C", "B", False)
    assert (t.hand("B"), t.cards("B"), t.gear("B")) == ([], [], [])
    assert (set(t.discard), t.used) == ({"scope-AS", "missed-2S"}, ["boots"])


@pytest.mark.rule("GR-089")
def test_a_shadow_is_not_asked_which_cards_to_discard() -> None:
    t = shadow("wells-fargo stagecoach").play("B", "wells-fargo").play("B", "stagecoach").end("B")
    assert t.turn == "C"


@pytest.mark.rule("GR-089")
def test_a_dynamite_that_a_shadow_has_played_goes_with_it() -> None:
    t = shadow("dynamite missed").play("B", "dynamite").end("B")
    assert (t.cards("B"), t.cards("C"), "dynamite-2H" in t.discard) == ([], [], True)


@pytest.mark.rule("GR-090", "GR-098")
def test_vulture_sam_gets_nothing_of_a_shadow_that_leaves() -> None:
    t = shadow("scope missed-2S", C=who(character="vulture-sam")).play("B", "scope").end("B")
    assert (t.turn, t.count("C"), set(t.discard)) == ("C", 2, {"scope-AS", "missed-2S"})
    assert [event for event in t.events("drew") if event["seat"] == 2][-1]["why"] == "phase"


@pytest.mark.rule("GR-090", "GR-098")
def test_a_shadow_that_leaves_is_not_eliminated_again() -> None:
    t = shadow().end("B")
    kinds = ("out", "reward", "penalty", "took")
    assert [t.events(kind) for kind in kinds] == [[], [], [], []]


@pytest.mark.rule("GR-090", "GR-058")
def test_nobody_is_paid_when_a_wanted_shadow_leaves() -> None:
    t = shadow(nuggets=2, display="wanted").buy("B", "wanted", at="B").end("B")
    assert (sum(t.purses.values()), t.used) == (0, ["wanted"])


@pytest.mark.rule("GR-086")
def test_suzy_lafayette_who_comes_back_as_a_shadow_has_the_two_cards_of_phase_1() -> None:
    t = shadow("bang missed saloon", character="suzy-lafayette")
    assert (t.turn, t.hand("B")) == ("B", ["bang", "missed"])


@pytest.mark.rule("GR-090")
def test_suzy_lafayette_draws_nothing_as_a_shadow_that_leaves() -> None:
    t = shadow("bang missed", character="suzy-lafayette").end("B")
    assert (t.count("B"), t.turn) == (0, "C")


@pytest.mark.rule("GR-091")
def test_madam_yto_draws_for_beers_in_her_own_turn_as_a_shadow() -> None:
    t = shadow("beer missed", character="madam-yto").sell("B", "beer")
    assert (t.count("B"), t.nuggets("B")) == (2, 1)


@pytest.mark.rule("GR-087", "GR-092")
def test_in_its_own_turn_a_shadow_is_counted_for_distance() -> None:
    t = shadow()
    assert t.view("A").distances == (None, 1, 2, 2, 1)
    assert t.view("B").distances == (1, None, 1, 2, 2)
    assert t.end("B").view("A").distances == (None, None, 1, 2, 1)


@pytest.mark.rule("GR-087", "GR-092")
def test_in_its_own_turn_a_shadow_gets_a_card_from_a_general_store() -> None:
    t = shadow("general-store missed").play("B", "general-store")
    assert (len(t.view().store), t.asked) == (5, ("B", "store"))


@pytest.mark.rule("GR-087")
def test_while_a_shadow_is_there_a_beer_saves_one_of_the_last_two_others() -> None:
    a = who("beer-6H", life=1)
    t = rush(shadows=True, turn="B", out="CD", A=a, B="", C="", D="", deck="gatling missed")
    t.sits_out("B").play("C", "gatling")
    while t.asked != ("A", "save"):
        t.passes(t.asked[0] if t.asked else "")
    assert t.can("A") == ["play beer-6H", "pass"]


@pytest.mark.rule("GR-093")
def test_the_nuggets_of_a_shadow_stay_from_turn_to_turn() -> None:
    t = shadow("bang missed", nuggets=3).play("B", "bang", at="C").end("B")
    assert (t.out, t.nuggets("B")) == ("B", 4)
    assert t.sits_out("C", "D", "E", "A").nuggets("B") == 4


@pytest.mark.rule("GR-093")
def test_a_shadow_may_play_beers_for_nuggets() -> None:
    t = shadow("beer beer").sell("B", "beer").sell("B", "beer").end("B")
    assert t.nuggets("B") == 2


@pytest.mark.rule("GR-094")
def test_a_shadow_may_buy_equipment_and_make_others_discard() -> None:
    t = shadow("missed duel", nuggets=8, display="union-pacific", C=who(gear="boots"))
    t.buy("B", "union-pacific").scrap("B", "boots", at="C")
    assert (t.count("B"), t.gear("C"), t.nuggets("B")) == (6, [], 0)


@pytest.mark.rule("GR-095")
def test_black_equipment_of_a_shadow_goes_at_the_end_of_its_turn() -> None:
    t = shadow(nuggets=8, display="pickaxe gold-pan").buy("B", "pickaxe").buy("B", "gold-pan")
    assert t.gear("B") == ["gold-pan", "pickaxe"]
    t.end("B")
    assert (t.gear("B"), t.used) == ([], ["pickaxe", "gold-pan"])
    assert t.sits_out("C", "D", "E", "A").count("B") == 2


@pytest.mark.rule("GR-095")
def test_wanted_that_a_shadow_puts_before_another_player_stays() -> None:
    t = shadow(nuggets=2, display="wanted").buy("B", "wanted", at="C").end("B")
    assert t.gear("C") == ["wanted"]


# Extra turns


@pytest.mark.rule("GR-089", "GR-042")
def test_a_shadow_that_buys_gold_rush_leaves_and_comes_back_for_another_turn() -> None:
    t = shadow("scope missed-2S duel-8C saloon", nuggets=5, display="gold-rush").play("B", "scope")
    t.buy("B", "gold-rush")
    assert (t.turn, t.is_shadow("B"), t.lives["B"]) == ("B", True, 0)
    assert (t.ids("B"), t.cards("B")) == (["duel-8C", "saloon-5H"], [])
    assert t.end("B").turn == "C"


@pytest.mark.rule("GR-089", "GR-061")
def test_don_bell_may_get_an_extra_turn_as_a_shadow() -> None:
    t = shadow("scope missed-2S QH", character="don-bell").end("B")
    assert (t.turn, t.is_shadow("B"), t.count("B")) == ("B", True, 2)
    assert {"scope-AS", "missed-2S"} < set(t.discard)
    assert t.end("B").turn == "C"
