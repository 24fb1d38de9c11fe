"""Railcars as cards in play, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who

DISCARDED = [
    "baggage-car",
    "cattle-truck",
    "circus-wagon",
    "coal-hopper",
    "express-car",
    "lounge-car",
    "mail-car",
    "passenger-car",
]


@pytest.mark.rule("GTR-051")
def test_a_lasting_railcar_works_as_long_as_it_lies_before_its_owner() -> None:
    t = robbery(A="cat-balou", B=who(play="observation-car"), C="", D="")
    assert t.view("A").distances == (None, 2, 2, 1)
    t.play("A", "cat-balou", at="B", on="observation-car")
    assert t.view("A").distances == (None, 1, 2, 1)


@pytest.mark.rule("GTR-051")
def test_a_lasting_railcar_works_for_whoever_has_it_now() -> None:
    t = robbery(A="panic", B=who(play="observation-car"), C="", D="")
    assert t.targets("A", "panic") == ""
    u = robbery(A=who("panic", play="scope"), B=who(play="observation-car"), C="", D="")
    u.play("A", "panic", at="B", on="observation-car")
    assert u.view("B").distances == (2, None, 1, 2)


@pytest.mark.rule("GTR-052", "GTR-053")
@pytest.mark.parametrize("car", DISCARDED)
def test_these_railcars_are_discarded_for_what_they_do(car: str) -> None:
    a = who("missed-2S", play=f"{car} barrel")
    t = robbery(A=a, B="bang bang", C=who(play="mustang"), D="", discard="beer-6H", deck="2C 3C 4C")
    t.use("A", car)
    assert car not in t.cards("A")
    assert car not in t.discard
    assert t.railcars[-1] == car


@pytest.mark.rule("GTR-053")
def test_a_discarded_railcar_goes_under_its_deck_and_not_to_the_discard_pile() -> None:
    t = robbery(A="cat-balou", B=who(play="caboose"), C="", D="", railcars="mail-car")
    t.play("A", "cat-balou", at="B", on="caboose")
    assert (t.railcars[0], t.railcars[-1]) == ("mail-car", "caboose")
    assert t.discard == ["cat-balou-KH"]


@pytest.mark.rule("GTR-053")
def test_the_railcars_of_the_dead_and_of_a_punished_sheriff_go_under_the_deck() -> None:
    a = who("bang", play="caboose mail-car")
    t = robbery(A=a, B=who(play="dining-car", life=1, role="deputy"), C="", D="", E="")
    t.play("A", "bang", at="B").gives_up("B")
    assert t.events("penalty") == [{"seat": 0}]
    assert t.railcars[-3:] == ["dining-car", "caboose", "mail-car"]
    assert (t.cards("A"), t.cards("B")) == ([], [])


@pytest.mark.rule("GTR-054")
def test_panic_and_cat_balou_can_hit_a_railcar() -> None:
    t = robbery(A="panic-JH cat-balou-9D", B=who(play="caboose"), C=who(play="mail-car"), D="")
    assert "play panic-JH caboose at 1" in t.can("A")
    assert "play cat-balou-9D mail-car at 2" in t.can("A")
    t.play("A", "cat-balou", at="C", on="mail-car")
    assert t.cards("C") == []


@pytest.mark.rule("GTR-055")
def test_a_railcar_that_is_taken_is_put_in_play_before_the_taker() -> None:
    t = robbery(A="panic", B=who(play="caboose"), C="", D="")
    t.play("A", "panic", at="B", on="caboose")
    assert (t.cards("A"), t.hand("A"), t.cards("B")) == (["caboose"], [], [])


@pytest.mark.rule("GTR-055")
@pytest.mark.parametrize("car", ["ghost-car", "lumber-flatcar"])
def test_a_stolen_car_that_is_put_on_somebody_stays_with_the_thief(car: str) -> None:
    t = robbery(turn="B", A="", B="panic", C=who(play=car), D="")
    t.play("B", "panic", at="C", on=car)
    assert (t.asked, t.cards("B")) == (("B", "turn"), [car])


@pytest.mark.rule("GTR-055")
def test_jesse_jones_takes_from_a_hand_and_never_a_railcar() -> None:
    a = who(character="jesse-jones")
    t = robbery(A="", B="", C=who(play="caboose"), D=a, turn="D", phase="draw", deck="2C 3C")
    assert t.count("D") == 2
    u = robbery(A="", B="", C=who("bang", play="caboose"), D=a, turn="D", phase="draw", deck="2C")
    assert u.can("D") == ["draw", "take at 2"]
    u.do("D", "take at 2")
    assert (u.cards("C"), u.count("C")) == (["caboose"], 0)


# Those that stay


@pytest.mark.rule("GTR-069")
def test_with_the_caboose_any_other_blue_card_is_as_good_as_a_missed() -> None:
    b = who("mustang-8H beer-6H", play="caboose barrel-QS mail-car")
    t = robbery(A="bang", B=b, C="", D="")
    t.play("A", "bang", at="B")
    assert set(t.can("B", "use caboose")) == {
        "use caboose mustang-8H",
        "use caboose barrel-QS",
        "use caboose mail-car",
    }
    t.use("B", "caboose", "mail-car")
    assert (t.life("B"), t.cards("B"), t.asked) == (4, ["barrel", "caboose"], ("A", "turn"))


@pytest.mark.rule("GTR-069")
def test_a_blue_card_from_the_hand_serves_the_caboose_as_well() -> None:
    t = robbery(A="bang", B=who("mustang-8H", play="caboose"), C="", D="")
    t.play("A", "bang", at="B").use("B", "caboose", "mustang-8H")
    assert (t.life("B"), t.hand("B"), t.top) == (4, [], "mustang-8H")


@pytest.mark.rule("GTR-069")
def test_the_caboose_itself_cannot_be_discarded_for_it() -> None:
    t = robbery(A="bang", B=who(play="caboose"), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.asked, t.life("B"), t.cards("B")) == (("A", "turn"), 3, ["caboose"])


@pytest.mark.rule("GTR-069")
def test_the_caboose_works_for_every_shot_and_twice_against_slab_the_killer() -> None:
    a = who("bang gatling", character="slab-the-killer")
    t = robbery(A=a, B=who(play="caboose barrel mail-car scope"), C="", D="")
    t.play("A", "bang", at="B").use("B", "caboose", "barrel").use("B", "caboose", "mail-car")
    assert t.life("B") == 4
    t.play("A", "gatling").use("B", "caboose", "scope")
    assert (t.life("B"), t.cards("B")) == (4, ["caboose"])


@pytest.mark.rule("GTR-051")
@pytest.mark.parametrize(("card", "life"), [("6H", 3), ("2S", 2), ("8D", 2), ("2C", 2)])
def test_hearts_in_the_dining_car_give_a_life_point_back(card: str, life: int) -> None:
    b = who(play="dining-car", life=2)
    t = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck=card)
    assert (t.life("B"), t.asked) == (life, ("B", "turn"))
    assert t.cards("B") == ["dining-car"]


@pytest.mark.rule("GTR-051")
def test_the_dining_car_comes_after_dynamite_and_jail_and_not_in_a_lost_turn() -> None:
    b = who(play="dining-car dynamite jail", life=2)
    t = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck="10S 6H 7H")
    assert [each["why"] for each in t.events("checked")] == ["dynamite", "jail", "dining-car"]
    assert t.life("B") == 3
    u = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck="10S 6D 7H")
    checks = [each["why"] for each in u.events("checked") if each["seat"] == 1]
    assert checks == ["dynamite", "jail"]
    assert (u.turn, u.life("B")) == ("C", 2)


@pytest.mark.rule("GTR-017", "GTR-051")
def test_a_dining_car_taken_at_the_very_start_of_a_turn_is_checked_in_it() -> None:
    t = robbery(
        phase="start",
        A=who("missed-2S", life=2),
        players=4,
        stations="boom-town catico crowns-hole creepy-creek",
        train="dining-car",
        loco=4,
        side="leland",
        deck="2C 3C 4C 5C 6H",
    )
    t.board("A", "dining-car", "missed-2S")
    for letter in "ABC":
        t.do(letter, t.can(letter)[0])
    assert [each["why"] for each in t.events("checked")] == ["dining-car"]
    assert t.life("A") == 3


@pytest.mark.rule("GTR-084")
def test_who_has_the_lumber_flatcar_sees_all_others_one_farther() -> None:
    t = robbery(A=who("bang panic", play="lumber-flatcar"), B="bang", C="", D="", E="")
    assert t.view("A").distances == (None, 2, 3, 3, 2)
    assert t.view("B").distances == (1, None, 1, 2, 2)
    assert (t.targets("A", "bang"), t.targets("A", "panic")) == ("", "")


@pytest.mark.rule("GTR-083")
@pytest.mark.parametrize("at", "ABCD")
def test_the_lumber_flatcar_can_be_put_on_any_player_oneself_included(at: str) -> None:
    t = robbery(A="bang", B="", C="", D="", stations="boom-town", train="lumber-flatcar", loco=2)
    t.board("A", "lumber-flatcar", "bang")
    assert [text[-1] for text in t.can("A")] == ["0", "1", "2", "3"]
    t.give("A", at)
    assert t.cards(at) == ["lumber-flatcar"]


@pytest.mark.rule("GTR-083")
def test_the_lumber_flatcar_is_for_players_in_the_game() -> None:
    t = robbery(
        A="bang", B="", C="", D="", stations="boom-town", train="lumber-flatcar", loco=2, out="C"
    )
    t.board("A", "lumber-flatcar", "bang")
    assert [text[-1] for text in t.can("A")] == ["0", "1", "3"]


@pytest.mark.rule("GTR-051")
def test_the_observation_car_adds_up_with_scope_and_mustang() -> None:
    t = robbery(A=who(play="observation-car scope mustang"), B="", C="", D="", E="", F="", G="")
    assert t.view("A").distances == (None, 1, 1, 1, 1, 1, 1)
    assert t.view("B").distances[0] == 3


@pytest.mark.rule("GTR-051")
def test_the_owner_of_the_prisoner_car_ignores_indians_and_duels_of_others() -> None:
    b = who("bang", play="prisoner-car")
    t = robbery(A="indians duel", B=b, C="", D="")
    t.play("A", "indians")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}
    t.play("A", "duel", at="B")
    assert (t.life("B"), t.hand("B"), t.asked) == (4, ["bang"], ("A", "turn"))


@pytest.mark.rule("GTR-051")
def test_a_duel_that_the_owner_of_the_prisoner_car_starts_is_fought() -> None:
    t = robbery(A=who("duel", play="prisoner-car"), B="bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang")
    assert t.life("A") == 3


@pytest.mark.rule("GTR-051")
def test_the_prisoner_car_helps_against_no_other_card() -> None:
    t = robbery(A="gatling", B=who(play="prisoner-car"), C="", D="")
    t.play("A", "gatling")
    assert t.life("B") == 3


@pytest.mark.rule("GTR-085")
@pytest.mark.parametrize(("hand", "targets"), [("", "D"), ("beer", "BD")])
def test_no_bang_card_is_aimed_at_the_private_car_of_who_holds_no_cards(
    hand: str, targets: str
) -> None:
    t = robbery(A="bang", B=who(hand, play="private-car"), C="", D="")
    assert t.targets("A", "bang") == targets


@pytest.mark.rule("GTR-085")
def test_calamity_janet_cannot_aim_a_missed_at_it_either() -> None:
    a = who("missed-2S", character="calamity-janet")
    t = robbery(A=a, B=who(play="private-car"), C="", D="")
    assert t.targets("A", "missed") == "D"


@pytest.mark.rule("GTR-086")
@pytest.mark.parametrize(
    ("card", "deck"), [("gatling", ""), ("knife-revolver", "2C"), ("train-robbery", "")]
)
def test_the_private_car_does_not_help_against_what_is_no_bang_card(card: str, deck: str) -> None:
    t = robbery(A=card, B=who(play="private-car"), C="", D="", deck=deck)
    if card == "gatling":
        t.play("A", card)
    else:
        t.play("A", card, at="B")
    if card == "train-robbery":
        t.do("B", "shot private-car")
    assert t.life("B") == 3


@pytest.mark.rule("GTR-086")
@pytest.mark.parametrize("car", ["sleeper-car", "baggage-car"])
def test_the_private_car_does_not_help_against_the_shots_of_railcars(car: str) -> None:
    t = robbery(A=who(play=f"{car} barrel"), B=who(play="private-car"), C="", D="")
    if car == "sleeper-car":
        t.use("A", car, "barrel", at="B")
    else:
        t.use("A", car).like("A", "bang", at="B")
    assert t.life("B") == 3


@pytest.mark.rule("GTR-086", "GTR-121")
def test_evan_babbit_can_pass_a_bang_on_to_the_private_car() -> None:
    b = who("beer-6H", character="evan-babbit")
    t = robbery(A="bang-QH", B=b, C=who(play="private-car"), D="")
    t.play("A", "bang", at="B").do("B", "use evan-babbit beer-6H at 2")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 4}


# The Sleeper Car


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_turns_a_blue_card_into_a_shot_outside_the_limit() -> None:
    a = who("bang mustang-8H", play="sleeper-car scope")
    t = robbery(A=a, B="", C="", D="")
    t.play("A", "bang", at="B").use("A", "sleeper-car", "mustang-8H", at="D")
    assert t.lives == {"A": 4, "B": 3, "C": 4, "D": 3}
    assert (t.view().bangs, t.top) == (1, "mustang-8H")


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_works_once_in_a_turn() -> None:
    t = robbery(A=who(play="sleeper-car scope barrel"), B="", C="", D="")
    t.use("A", "sleeper-car", "scope", at="B")
    assert t.can("A", "use sleeper-car") == []
    t.sits_out("A", "B", "C", "D")
    assert t.can("A", "use sleeper-car barrel")


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_shoots_within_range_and_the_weapon_that_goes_still_counts() -> None:
    t = robbery(A=who(play="sleeper-car schofield barrel"), B="", C="", D="", E="", F="")
    seats = {text[-1] for text in t.can("A", "use sleeper-car schofield")}
    assert seats == {"1", "2", "4", "5"}
    t.use("A", "sleeper-car", "schofield", at="C")
    assert t.life("C") == 3


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_itself_is_not_the_card() -> None:
    t = robbery(A=who(play="sleeper-car"), B="", C="", D="")
    assert t.can("A", "use") == []


@pytest.mark.rule("GTR-087")
def test_one_missed_is_enough_against_the_sleeper_car_of_slab_the_killer() -> None:
    a = who(play="sleeper-car scope", character="slab-the-killer")
    t = robbery(A=a, B="missed", C="", D="")
    t.use("A", "sleeper-car", "scope", at="B")
    assert t.ask("B").about["need"] == 1
    t.answer("B", "missed")
    assert t.life("B") == 4


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_answers_indians() -> None:
    t = robbery(A="indians", B=who(play="sleeper-car barrel"), C="", D="")
    t.play("A", "indians").use("B", "sleeper-car", "barrel")
    assert (t.life("B"), t.cards("B")) == (4, ["sleeper-car"])
    assert t.events("fended") == [{"seat": 1, "card": "sleeper-car", "by": 0}]


@pytest.mark.rule("GTR-087")
def test_the_sleeper_car_answers_once_in_a_duel() -> None:
    a, b = "duel bang bang", who(play="sleeper-car barrel scope")
    t = robbery(A=a, B=b, C="", D="")
    t.play("A", "duel", at="B").use("B", "sleeper-car", "barrel").answer("A", "bang")
    assert (t.life("B"), t.cards("B")) == (3, ["scope", "sleeper-car"])


@pytest.mark.rule("GTR-087")
def test_what_the_sleeper_car_answered_in_a_turn_of_another_is_forgotten_with_that_turn() -> None:
    t = robbery(A="indians", B=who(play="sleeper-car barrel scope"), C="", D="")
    t.play("A", "indians").use("B", "sleeper-car", "barrel")
    t.sits_out("A")
    assert t.can("B", "use sleeper-car scope")


# Those to discard


def baggage(**said: Any) -> Bench:
    return robbery(
        **{"A": who(play="baggage-car"), "B": "bang", "C": who(play="mustang"), "D": "", **said}
    )


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_goes_for_a_missed_also_outside_ones_turn() -> None:
    t = robbery(A="bang", B=who(play="baggage-car"), C="", D="")
    t.play("A", "bang", at="B").use("B", "baggage-car")
    assert (t.life("B"), t.cards("B"), t.railcars[-1]) == (4, [], "baggage-car")


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_goes_for_a_bang_outside_the_limit_and_within_range() -> None:
    t = baggage(A=who("bang", play="baggage-car"))
    t.play("A", "bang", at="D").use("A", "baggage-car")
    assert sorted(t.can("A", "as bang")) == ["as bang at 1", "as bang at 3"]
    t.like("A", "bang", at="D")
    assert (t.life("D"), t.view().bangs) == (2, 1)


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_goes_for_a_panic_at_distance_1() -> None:
    t = baggage().use("A", "baggage-car")
    assert t.can("A", "as panic") == ["as panic at 1 to hand"]
    t.like("A", "panic", at="B", on="hand")
    assert (t.count("A"), t.count("B")) == (1, 0)


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_goes_for_a_cat_balou_at_any_distance() -> None:
    t = baggage().use("A", "baggage-car").like("A", "cat-balou", at="C", on="mustang")
    assert (t.cards("C"), t.top) == ([], "mustang-8H")


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_is_none_of_the_cards_that_it_goes_for() -> None:
    t = baggage().use("A", "baggage-car").like("A", "bang", at="B")
    assert t.ask("B").about == {"by": 0, "card": None, "need": 1, "bang": False}


@pytest.mark.rule("GTR-052")
@pytest.mark.parametrize("wanted", ["bang-2C", "beer-6H", "panic-JH"])
def test_the_cattle_truck_takes_one_of_the_three_topmost_discards(wanted: str) -> None:
    pile = "missed-2S bang-2C beer-6H panic-JH"
    t = robbery(A=who(play="cattle-truck"), B="", C="", D="", discard=pile)
    t.use("A", "cattle-truck")
    assert sorted(t.can("A")) == ["take bang-2C", "take beer-6H", "take panic-JH"]
    t.do("A", f"take {wanted}")
    assert t.ids("A") == [wanted]
    assert t.discard == [name for name in pile.split() if name != wanted]


@pytest.mark.rule("GTR-052")
def test_the_cattle_truck_needs_a_discard() -> None:
    t = robbery(A=who("bang", play="cattle-truck"), B="", C="", D="")
    assert t.can("A", "use") == []
    t.play("A", "bang", at="B").use("A", "cattle-truck")
    assert t.ids("A") == ["bang-AS"]


@pytest.mark.rule("GTR-070", "GTR-071")
def test_the_circus_wagon_makes_all_others_discard_a_card_in_play_clockwise() -> None:
    t = robbery(
        turn="B",
        A=who("bang", play="barrel scope"),
        B=who("beer", play="circus-wagon mustang"),
        C=who("missed", play="caboose mail-car"),
        D=who("missed"),
    )
    t.use("B", "circus-wagon")
    assert t.asked == ("C", "circus")
    assert sorted(t.can("C")) == ["discard caboose", "discard mail-car"]
    t.do("C", "discard caboose")
    assert t.asked == ("A", "circus")
    t.do("A", "discard scope-AS")
    assert [t.cards(letter) for letter in "ABCD"] == [["barrel"], ["mustang"], ["mail-car"], []]
    assert [t.count(letter) for letter in "ABCD"] == [1, 1, 1, 1]


@pytest.mark.rule("GTR-070")
def test_the_only_card_in_play_goes_without_a_question() -> None:
    t = robbery(A=who(play="circus-wagon"), B=who(play="barrel"), C="", D="")
    t.use("A", "circus-wagon")
    assert (t.cards("B"), t.asked) == ([], ("A", "turn"))


@pytest.mark.rule("GTR-052")
def test_the_coal_hopper_draws_a_card_and_makes_a_railcar_go() -> None:
    a = who(play="coal-hopper caboose")
    t = robbery(A=a, B=who(play="mail-car barrel"), C="", D="", deck="2C")
    t.use("A", "coal-hopper")
    assert t.ids("A") == ["bang-2C"]
    assert sorted(t.can("A")) == ["discard caboose at 0", "discard mail-car at 1"]
    t.do("A", "discard mail-car at 1")
    assert (t.cards("B"), t.railcars[-1]) == (["barrel"], "mail-car")


@pytest.mark.rule("GTR-052")
def test_the_coal_hopper_may_be_used_with_no_other_railcar_in_play() -> None:
    t = robbery(A=who(play="coal-hopper barrel"), B="", C="", D="", deck="2C")
    t.use("A", "coal-hopper")
    assert (t.ids("A"), t.cards("A"), t.asked) == (["bang-2C"], ["barrel"], ("A", "turn"))


@pytest.mark.rule("GTR-081")
def test_the_lounge_car_brings_two_railcars_one_of_them_for_somebody_else() -> None:
    t = robbery(A=who(play="lounge-car"), B="", C="", D="", railcars="caboose mail-car")
    t.use("A", "lounge-car")
    assert dict(t.view("C").piles)["drawn-railcars"] == ("caboose", "mail-car")
    t.do("A", "take mail-car")
    assert sorted(t.can("A")) == [f"give caboose at {seat}" for seat in (1, 2, 3)]
    t.give("A", "C")
    assert (t.cards("A"), t.cards("C")) == (["mail-car"], ["caboose"])
    assert t.railcars[-1] == "lounge-car"


@pytest.mark.rule("GTR-081")
def test_what_the_lounge_car_brings_is_not_the_railcar_of_the_turn() -> None:
    t = robbery(
        A=who("bang", play="lounge-car"),
        players=4,
        stations="boom-town",
        loco=2,
        railcars="caboose mail-car",
    )
    t.use("A", "lounge-car").do("A", "take mail-car").give("A", "B")
    assert t.can("A", "board")


@pytest.mark.rule("GTR-081")
def test_the_last_railcar_of_the_deck_is_for_the_owner_of_the_lounge_car() -> None:
    t = robbery(
        A=who(play="lounge-car"),
        players=4,
        train="private-car sleeper-car coal-hopper",
        railcars="caboose",
        few=True,
    )
    t.use("A", "lounge-car")
    assert (t.cards("A"), t.railcars) == (["caboose"], ["lounge-car"])


@pytest.mark.rule("GTR-081")
def test_the_lounge_car_needs_a_railcar_in_the_deck() -> None:
    t = robbery(A=who(play="lounge-car"), B="", C="", D="", train="caboose", few=True)
    assert t.can("A", "use") == []


@pytest.mark.rule("GTR-082")
def test_a_sheriff_who_draws_the_ghost_car_has_to_give_it_away() -> None:
    t = robbery(A=who(play="lounge-car"), B="", C="", D="", railcars="ghost-car caboose")
    t.use("A", "lounge-car")
    assert sorted(t.can("A")) == [f"give ghost-car at {seat}" for seat in (1, 2, 3)]
    t.give("A", "D")
    assert (t.cards("A"), t.cards("D")) == (["caboose"], ["ghost-car"])


@pytest.mark.rule("GTR-082", "GTR-075")
def test_a_ghost_car_given_away_may_go_to_who_is_out_and_never_to_the_sheriff() -> None:
    b = who(play="lounge-car")
    t = robbery(turn="B", A="", B=b, C="", D="", railcars="ghost-car caboose", out="D")
    t.use("B", "lounge-car").do("B", "take caboose")
    assert sorted(t.can("B")) == ["give ghost-car at 2", "give ghost-car at 3"]
    t.give("B", "D")
    assert (t.out, t.is_ghost("D")) == ("", True)


@pytest.mark.rule("GTR-082")
def test_a_sheriff_gives_the_only_railcar_of_the_deck_away_if_it_is_the_ghost_car() -> None:
    t = robbery(
        A=who(play="lounge-car"),
        players=4,
        train="private-car sleeper-car coal-hopper",
        railcars="ghost-car",
        few=True,
    )
    t.use("A", "lounge-car").give("A", "B")
    assert (t.cards("A"), t.cards("B"), t.railcars) == ([], ["ghost-car"], ["lounge-car"])


@pytest.mark.rule("GTR-052")
def test_the_mail_car_draws_three_cards_and_gives_one_of_them_away() -> None:
    t = robbery(A=who("beer", play="mail-car"), B="", C="", D="", deck="2C 3C 4C")
    t.use("A", "mail-car")
    assert t.count("A") == 4
    assert len(t.can("A")) == 9  # one of three cards, for one of three others
    t.do("A", "give at 2 for 2")
    assert (t.ids("C"), t.hand("A")) == (["bang-3C"], ["bang", "bang", "beer"])


@pytest.mark.rule("GTR-052")
def test_the_passenger_car_takes_a_card_of_anybody_at_any_distance() -> None:
    t = robbery(A=who(play="passenger-car"), B="", C=who("bang", play="barrel"), D="")
    t.use("A", "passenger-car")
    assert sorted(t.can("A")) == ["as panic at 2 to hand", "as panic barrel-QS at 2"]
    t.like("A", "panic", at="C", on="barrel")
    assert (t.ids("A"), t.cards("C")) == (["barrel-QS"], [])


@pytest.mark.rule("GTR-052")
def test_a_railcar_may_be_used_in_the_turn_in_which_it_was_taken() -> None:
    t = robbery(
        A="bang", B="", C="", D="", stations="boom-town", train="mail-car", loco=2, deck="2C 3C 4C"
    )
    t.board("A", "mail-car", "bang").use("A", "mail-car")
    assert t.count("A") == 3
