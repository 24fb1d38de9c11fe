"""Jail: the ways in, the cost, and the ways out."""

from __future__ import annotations

import pytest

from tables.train_heist import played, ring, table, who


@pytest.mark.rule("TH-071", "TH-072")
def test_a_cowboy_who_walks_into_the_sheriff_goes_to_jail_in_car_two() -> None:
    t = table(A=who("E4"), B=who(), sheriff="IN_B")
    t.do("A", "move to IN_B")
    assert t.place("A") == "JAIL"
    jail = next(place for place in t.view().board.places if place.id == "JAIL")
    assert jail.car == 2


@pytest.mark.rule("TH-071")
def test_a_cowboy_who_boards_into_the_sheriff_goes_to_jail() -> None:
    t = table(A=who("G05"), B=who(), sheriff="E4")
    t.do("A", "board to E4")
    assert t.jailed("A")


@pytest.mark.rule("TH-071")
def test_the_sheriff_jails_a_cowboy_in_the_turn_of_another() -> None:
    t = table(A=who(hand="WILD-1"), B=who("E4"), sheriff="IN_B")
    t.do("A", "wild WILD-1 to E4")
    assert t.jailed("B")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("TH-072")
def test_there_is_room_for_a_fourth_prisoner() -> None:
    t = table(
        A=who("E4", "WILD-1"),
        B=who("JAIL"),
        C=who("JAIL"),
        D=who("JAIL"),
        horses="CC CC",
        sheriff="IN_B",
    )
    t.do("A", "move to IN_B")
    assert all(t.jailed(letter) for letter in "ABCD")
    assert t.over is None


@pytest.mark.rule("TH-073", "TH-074", "TH-075", "TH-076")
def test_loot_cards_and_bullets_are_lost_and_the_train_is_faster() -> None:
    t = played("heist-jail")
    assert t.loot("A") == []
    assert t.sack == ["L01", "L02"]
    assert t.square("B1") == t.square("B2") == [], "not back into the train"
    assert t.hand("A") == []
    assert sorted(t.discard) == ["BAG-2", "KEY-1"]
    assert t.bullets("A") == 0
    assert t.view().bullets == 3
    assert t.speed == 3


def test_the_wanted_card_is_kept() -> None:
    t = table(A=who("E4", title="kid"), B=who(), sheriff="IN_B")
    t.do("A", "move to IN_B")
    assert t.title("A") == "kid"


@pytest.mark.rule("TH-077", "TH-076", "TH-084", "TH-128")
def test_two_on_the_way_of_a_two_arrow_card_are_both_jailed() -> None:
    t = table(
        A=who(hand="KEY-10"),
        B=who("E4", "KEY-1", "L01"),
        C=who("IN_C", "KEY-2", "L02"),
        horses="CC CC",
        sheriff="IN_B",
        train=ring(24),
        speed=1,
        events="sheriff-rear-2",
    )
    t.end("A")
    assert t.jailed("B")
    assert t.jailed("C")
    assert t.loot("B") == t.loot("C") == []
    assert t.speed == 3


@pytest.mark.rule("TH-077", "TH-084")
def test_each_escape_lowers_the_speed_again() -> None:
    three = "KEY-1 KEY-2 KEY-3"
    t = table(A=who("JAIL", three), B=who("JAIL", "KEY-4 KEY-5 KEY-6"), speed=4, sheriff="E5")
    t.do("A", "escape KEY-1 KEY-2 KEY-3")
    assert t.speed == 3
    t.pass_turn("A").do("B", "escape KEY-4 KEY-5 KEY-6")
    assert t.speed == 2


@pytest.mark.rule("TH-078")
def test_in_jail_one_can_only_draw() -> None:
    t = table(A=who("JAIL", "KEY-1 WILD-1", bullets=1), B=who("JAIL", "KEY-2"), horses="CC")
    assert t.can("A") == ["draw", "end"]


@pytest.mark.rule("TH-078", "TH-079")
def test_each_draw_costs_an_action_and_only_keyholes_and_wild_cards_are_kept() -> None:
    t = table(A=who("JAIL"), B=who(), deck="REV-1 KEY-1 BAG-1 WILD-1")
    t.do("A", "draw", "draw", "draw", "draw")
    assert t.actions == 0
    assert t.hand("A") == ["KEY-1", "WILD-1"]
    assert sorted(t.discard) == ["BAG-1", "REV-1"]
    assert t.can("A") == ["end"]


@pytest.mark.rule("TH-079")
def test_kept_cards_stay_from_turn_to_turn_and_nothing_else_is_drawn() -> None:
    t = table(A=who("JAIL", "KEY-1"), B=who())
    t.end("A")
    assert t.turn == "B"
    t.pass_turn("B")
    assert t.hand("A") == ["KEY-1"]


def test_a_prisoner_with_a_full_hand_cannot_draw() -> None:
    t = table(A=who("JAIL", "KEY-1 KEY-2 KEY-3 KEY-4 WILD-1"), B=who())
    assert t.can("A", "draw") == []
    assert t.can("A", "escape")


def test_with_no_card_left_anywhere_a_prisoner_cannot_draw() -> None:
    t = table(A=who("JAIL"), B=who(), deck_only=True)
    assert t.can("A") == ["end"]
    some = table(A=who("JAIL"), B=who(), deck_only=True, discard="KEY-1")
    some.do("A", "draw")
    assert some.hand("A") == ["KEY-1"]


@pytest.mark.rule("TH-080")
def test_three_keyholes_open_the_jail_and_wild_cards_stand_in() -> None:
    assert table(A=who("JAIL", "KEY-1 KEY-2"), B=who()).can("A", "escape") == []
    t = table(A=who("JAIL", "KEY-1 KEY-2 WILD-1"), B=who())
    t.do("A", "escape KEY-1 KEY-2 WILD-1")
    assert not t.jailed("A")
    assert sorted(t.discard[:3]) == ["KEY-1", "KEY-2", "WILD-1"]
    wild = table(A=who("JAIL", "WILD-1 WILD-2 WILD-3"), B=who())
    assert wild.can("A", "escape") == ["escape WILD-1 WILD-2 WILD-3"]


@pytest.mark.rule("TH-081")
def test_one_escapes_to_the_first_platform_at_no_cost() -> None:
    t = table(A=who("JAIL", "KEY-1 KEY-2 KEY-3"), B=who(), actions=2)
    t.do("A", "escape KEY-1 KEY-2 KEY-3")
    assert t.place("A") == "E1"
    assert t.actions == 2


@pytest.mark.rule("TH-082")
def test_an_escaped_cowboy_has_five_cards_and_the_turn_goes_on() -> None:
    t = table(A=who("JAIL", "KEY-1 KEY-2 KEY-3 KEY-4"), B=who(), actions=2, sheriff="E5")
    t.do("A", "escape KEY-1 KEY-2 KEY-3")
    assert len(t.hand("A")) == 5
    assert "KEY-4" in t.hand("A")
    t.do("A", "move to TOP_2")
    assert t.place("A") == "TOP_2"
    t.end("A")
    assert t.asked == ("A", "discard")


@pytest.mark.rule("TH-084")
def test_at_five_the_speed_is_neither_raised_nor_lowered() -> None:
    t = table(A=who("E4"), B=who(), sheriff="IN_B", speed=5)
    t.do("A", "move to IN_B")
    assert t.speed == 5
    out = table(A=who("JAIL", "KEY-1 KEY-2 KEY-3", raised=False), B=who(), speed=5)
    out.do("A", "escape KEY-1 KEY-2 KEY-3")
    assert out.speed == 5


@pytest.mark.rule("TH-084")
def test_of_two_caught_at_four_only_the_first_one_counts() -> None:
    t = table(
        A=who(hand="WILD-1 BAG-1 BAG-2 BAG-3 BAG-4"),
        B=who("E4"),
        C=who("E4"),
        horses="CC CC",
        sheriff="IN_B",
        speed=4,
        deck="BAG-5 KEY-1 KEY-2 KEY-3 REV-1 REV-2 REV-3 REV-4 REV-5 KEY-4 KEY-5 KEY-6",
        events="switch switch",
    )
    t.do("A", "wild WILD-1 to E4")
    assert (t.jailed("B"), t.jailed("C"), t.speed) == (True, True, 5)
    t.pass_turn("A").do("B", "draw", "draw", "draw", "escape KEY-1 KEY-2 KEY-3")
    assert t.speed == 4, "it rose because of B"
    t.pass_turn("B").do("C", "draw", "draw", "draw", "escape KEY-4 KEY-5 KEY-6")
    assert t.speed == 4, "and not because of C"


def test_a_cowboy_caught_in_its_own_turn_may_draw_with_the_actions_left() -> None:
    t = table(A=who("E4"), B=who(), sheriff="IN_B", deck="KEY-1")
    t.do("A", "move to IN_B")
    assert t.asked == ("A", "jail")
    assert t.actions == 3
    t.do("A", "draw")
    assert t.hand("A") == ["KEY-1"]


def test_the_game_goes_on_if_all_cowboys_are_in_jail() -> None:
    t = table(A=who("JAIL"), B=who("JAIL"))
    t.end("A")
    assert t.over is None
    assert t.asked == ("B", "jail")


@pytest.mark.rule("TH-080")
def test_an_escape_takes_no_more_wild_cards_than_it_needs() -> None:
    t = table(A=who("JAIL", "KEY-1 KEY-2 WILD-1 WILD-2"), B=who())
    assert t.can("A", "escape") == [
        "escape KEY-1 KEY-2 WILD-1",
        "escape KEY-1 WILD-1 WILD-2",
        "escape KEY-2 WILD-1 WILD-2",
    ]
