"""Railcars that are discarded for their effect."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who


def baggage(**said: Any) -> Bench:
    return robbery(
        **{"A": who(play="baggage-car"), "B": "bang", "C": who(play="mustang"), "D": "", **said}
    )


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_works_as_a_missed_even_outside_its_owners_turn() -> None:
    t = robbery(A="bang", B=who(play="baggage-car"), C="", D="")
    t.play("A", "bang", at="B").use("B", "baggage-car")
    assert (t.life("B"), t.cards("B"), t.railcars[-1]) == (4, [], "baggage-car")


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_works_as_a_bang_outside_the_limit_and_within_range() -> None:
    t = baggage(A=who("bang", play="baggage-car"))
    t.play("A", "bang", at="D").use("A", "baggage-car")
    assert sorted(t.can("A", "as bang")) == ["as bang at 1", "as bang at 3"]
    t.like("A", "bang", at="D")
    assert (t.life("D"), t.view().bangs) == (2, 1)


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_works_as_a_panic_at_distance_1() -> None:
    t = baggage().use("A", "baggage-car")
    assert t.can("A", "as panic") == ["as panic at 1 to hand"]
    t.like("A", "panic", at="B", on="hand")
    assert (t.count("A"), t.count("B")) == (1, 0)


@pytest.mark.rule("GTR-052")
def test_the_baggage_car_works_as_a_cat_balou_at_any_distance() -> None:
    t = baggage().use("A", "baggage-car").like("A", "cat-balou", at="C", on="mustang")
    assert (t.cards("C"), t.top) == ([], "mustang-8H")


@pytest.mark.rule("GTR-052")
def test_the_shot_of_the_baggage_car_is_not_a_bang_card() -> None:
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
def test_railcars_of_the_lounge_car_are_not_the_railcar_of_the_turn() -> None:
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
def test_a_ghost_car_may_go_to_the_eliminated_and_never_to_the_sheriff() -> None:
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
    assert len(t.can("A")) == 9  # one of three cards, for one of three other players
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
def test_the_question_and_the_discard_name_the_baggage_car() -> None:
    t = baggage().use("A", "baggage-car")
    assert t.ask("A").about == {"card": "baggage-car"}
    t.like("A", "cat-balou", at="C", on="mustang")
    assert t.events("discarded")[-1] == {"seat": 2, "card": "mustang-8H", "why": "baggage-car"}


def test_the_gift_of_the_mail_car_names_it() -> None:
    t = robbery(A=who(play="mail-car"), B="", C="", D="").use("A", "mail-car")
    t.do("A", "give at 2 for 2")
    assert t.events("gave") == [{"seat": 0, "target": 2, "why": "mail-car"}]
