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
def test_a_cowboy_who_moves_the_sheriff_to_the_own_space_is_caught() -> None:
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
