"""Card Abilities: the effects of sets of cards."""

from __future__ import annotations

import pytest

from tables.train_heist import ring, table, who


@pytest.mark.rule("TH-086", "TH-087")
def test_a_pair_is_one_more_action_at_once() -> None:
    t = table(A=who(hand="REV-4 KEY-4 BAG-9"), B=who(), actions=0)
    t.do("A", "pair REV-4 KEY-4")
    assert t.actions == 1
    assert t.hand("A") == ["BAG-9"]
    assert sorted(t.discard) == ["KEY-4", "REV-4"]


@pytest.mark.rule("TH-088")
def test_three_of_a_kind_are_two_more() -> None:
    t = table(A=who(hand="REV-4 BAG-4 KEY-4"), B=who(), actions=1)
    t.do("A", "three REV-4 BAG-4 KEY-4")
    assert t.actions == 3


@pytest.mark.rule("TH-089")
def test_four_of_a_kind_are_three_more() -> None:
    t = table(A=who(hand="REV-4 BAG-4 KEY-4 WILD-1"), B=who(), actions=1)
    t.do("A", "four REV-4 BAG-4 KEY-4 WILD-1")
    assert t.actions == 4


@pytest.mark.rule("TH-087")
def test_two_different_numbers_are_not_a_pair() -> None:
    assert table(A=who(hand="REV-4 KEY-5"), B=who()).can("A", "pair") == []


@pytest.mark.rule("TH-090", "TH-165")
def test_a_straight_of_four_flips_either_switch_from_anywhere() -> None:
    t = table(A=who("TOP_C", "REV-1 KEY-2 BAG-3 REV-4"), B=who(), sheriff="E2")
    assert t.spaces("A", "straight") == ["R01", "R21"]
    t.do("A", "straight REV-1 REV-4 BAG-3 KEY-2 to R01")
    assert t.switches == "red red"
    assert t.actions == 4


@pytest.mark.rule("TH-165")
def test_there_is_no_way_round_from_ten_to_the_ace() -> None:
    t = table(A=who(hand="REV-8 KEY-9 BAG-10 REV-1"), B=who())
    assert t.can("A", "straight") == []


@pytest.mark.rule("TH-090")
def test_three_in_a_row_are_too_few() -> None:
    assert table(A=who(hand="REV-8 KEY-9 BAG-10"), B=who()).can("A", "straight") == []


@pytest.mark.rule("TH-091", "TH-126", "TH-129")
def test_a_wild_card_moves_the_sheriff_one_space_either_way() -> None:
    t = table(A=who(hand="WILD-1"), B=who(), sheriff="IN_B")
    assert t.can("A", "wild") == ["wild WILD-1 to E3", "wild WILD-1 to E4"]
    t.do("A", "wild WILD-1 to E3")
    assert t.sheriff == "E3"
    assert t.events("sheriff") == [
        {"start": "IN_B", "to": "E3", "path": ("E3",), "why": "wild"},
    ]


@pytest.mark.rule("TH-091")
def test_at_an_end_of_the_train_the_sheriff_moves_only_inward() -> None:
    t = table(A=who(hand="WILD-1"), B=who(), sheriff="E2")
    assert t.can("A", "wild") == ["wild WILD-1 to IN_A"]


def test_wild_cards_stand_for_a_number_in_a_set_and_lure_nobody() -> None:
    t = table(A=who("IN_A", "REV-4 WILD-1"), B=who(), sheriff="IN_C")
    t.do("A", "pair REV-4 WILD-1")
    assert t.actions == 5
    assert t.sheriff == "IN_C"
    run = table(A=who(hand="REV-1 KEY-2 BAG-4 WILD-1"), B=who())
    assert run.can("A", "straight")


def test_each_set_is_offered_once() -> None:
    t = table(A=who(hand="REV-4 KEY-4 WILD-1 WILD-2 BAG-6"), B=who())
    answers = t.ask("A").answers
    assert len(set(answers)) == len(answers)
    assert sorted(t.can("A", "pair")) == [
        "pair BAG-6 WILD-1",
        "pair KEY-4 WILD-1",
        "pair REV-4 KEY-4",
        "pair REV-4 WILD-1",
        "pair WILD-1 WILD-2",
    ]


@pytest.mark.rule("TH-090")
def test_a_straight_names_the_first_wild_card_of_an_open_hand() -> None:
    hand = "REV-2 BAG-3 KEY-5 WILD-2 WILD-4"
    t = table(A=who(hand=hand), B=who(), train=ring(23))
    assert t.can("A", "straight") == [
        "straight REV-2 BAG-3 KEY-5 WILD-2 to R01",
        "straight REV-2 BAG-3 WILD-2 WILD-4 to R01",
        "straight REV-2 KEY-5 WILD-2 WILD-4 to R01",
        "straight BAG-3 KEY-5 WILD-2 WILD-4 to R01",
    ]


@pytest.mark.rule("TH-090")
def test_a_straight_names_each_wild_card_of_a_hidden_hand() -> None:
    hand = "REV-2 BAG-3 KEY-5 WILD-2 WILD-4"
    t = table(mode="versus", A=who(hand=hand), B=who(), train=ring(23))
    assert t.can("A", "straight REV-2 BAG-3 KEY-5") == [
        "straight REV-2 BAG-3 KEY-5 WILD-2 to R01",
        "straight REV-2 BAG-3 KEY-5 WILD-4 to R01",
    ]
    assert len(t.can("A", "straight")) == 5, "three more with both Wild Cards"


@pytest.mark.rule("TH-085", "TH-086")
def test_a_player_may_use_several_abilities_in_one_turn() -> None:
    t = table(A=who(hand="REV-4 KEY-4 BAG-6 KEY-6 WILD-1"), B=who())
    t.do("A", "pair REV-4 KEY-4", "pair BAG-6 KEY-6", "wild WILD-1 to E4")
    assert t.actions == 6
