"""The Sheriff, and the cowboys whom he catches."""

from __future__ import annotations

import pytest

from tables.train_heist import ring, table, who


@pytest.mark.rule("TH-128")
def test_the_sheriff_catches_everyone_in_every_space_on_his_way() -> None:
    t = table(
        A=who(hand="KEY-10"),
        B=who("E3"),
        C=who("IN_A"),
        D=who("IN_A"),
        horses="CC CC",
        train=ring(24),
        speed=1,
        events="sheriff-forward-2",
    )
    t.end("A")
    assert [t.jailed(letter) for letter in "ABCD"] == [False, True, True, True]


@pytest.mark.rule("TH-128", "TH-168")
def test_roofs_are_out_of_the_sheriffs_sight() -> None:
    t = table(
        A=who(hand="KEY-10"),
        B=who("TOP_A"),
        C=who("TOP_B"),
        horses="CC CC",
        train=ring(24),
        speed=1,
        events="sheriff-forward-2",
    )
    t.end("A")
    assert not t.jailed("B")
    assert not t.jailed("C")


@pytest.mark.rule("TH-091", "TH-071")
def test_a_cowboy_who_moves_the_sheriff_to_its_own_space_is_caught() -> None:
    t = table(A=who("E4", "WILD-1 KEY-1"), B=who(), sheriff="IN_B")
    t.do("A", "wild WILD-1 to E4")
    assert t.jailed("A")


@pytest.mark.rule("TH-129")
def test_the_sheriff_does_not_move_without_a_wild_card_or_an_event() -> None:
    t = table(A=who("IN_A", "KEY-1 KEY-2 KEY-3"), B=who(), squares={"A1": "L03"}, sheriff="IN_C")
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to A1", "move to E2", "take-bullet").pass_turn("A")
    assert t.events("sheriff") == []


def test_cowboys_caught_together_are_jailed_clockwise_from_the_turn() -> None:
    t = table(
        A=who("E4"),
        B=who(hand="WILD-1"),
        C=who("E4"),
        turn="B",
        horses="CC CC",
        sheriff="IN_B",
        speed=4,
    )
    t.do("B", "wild WILD-1 to E4")
    assert [event["cowboy"] for event in t.events("jailed")] == [2, 0]
    assert [cowboy.raised for cowboy in t.state.cowboys] == [False, False, True]


# The question of a turn says what the Sheriff would do


@pytest.mark.rule("TH-071", "TH-104")
def test_the_question_names_the_place_where_the_sheriff_would_catch_the_cowboy() -> None:
    t = table(A=who("E4"), B=who(), sheriff="IN_B")
    assert t.ask("A").about["caught_at"] == "IN_B"
    t.do("A", "move to IN_B")
    assert t.jailed("A")
    slippery = table(A=who("E4", title="slippery"), B=who(), sheriff="IN_B")
    assert slippery.ask("A").about["caught_at"] is None
    tunnel = table(A=who("E4"), B=who(), sheriff="IN_B", train=ring(20))
    assert tunnel.ask("A").about["caught_at"] is None, "car 4 is in the tunnel"


@pytest.mark.rule("TH-060")
@pytest.mark.parametrize(("sheriff", "lure"), [("E5", 5), ("E3", 1), ("E2", 1), ("IN_A", 0)])
def test_the_question_says_how_far_wild_cards_can_lure_the_sheriff(sheriff: str, lure: int) -> None:
    # Car A is in the tunnel, so nobody is caught.
    hand, squares = "KEY-1 WILD-1 WILD-2", {"A1": "L03"}
    t = table(A=who("IN_A", hand), B=who(), squares=squares, sheriff=sheriff, train=ring(19))
    assert t.ask("A").about["lure"] == lure
    t.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert len(t.events("sheriff")) == min(2, lure)


def test_wild_cards_lure_nobody_outside_a_car_or_with_the_wild_title() -> None:
    hand = "KEY-1 WILD-1 WILD-2"
    assert table(A=who("E3", hand), B=who(), sheriff="E5").ask("A").about["lure"] == 0
    assert table(A=who("CC", hand), B=who(), sheriff="E5").ask("A").about["lure"] == 0
    wild = table(A=who("IN_A", hand, title="wild"), B=who(), sheriff="E5")
    assert wild.ask("A").about["lure"] == 0
