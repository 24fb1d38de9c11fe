"""The tunnel, which closes roofs and hides cowboys from the Sheriff."""

from __future__ import annotations

import pytest

from tables.train_heist import ring, table, who


@pytest.mark.rule("TH-101")
def test_the_tunnel_has_two_mouths_and_no_other_way_in() -> None:
    spaces = {space.id: space for space in table(A=who(), B=who()).view().board.spaces}
    inside = [space.id for space in spaces.values() if space.tunnel]
    assert inside == ["R16", "R17", "R18"]
    for name in inside:
        assert set(spaces[name].adjacent) == set(spaces[name].rail)
    assert [space.id for space in spaces.values() if space.mouth] == ["R15", "R19"]


@pytest.mark.rule("TH-102")
def test_on_the_roof_one_is_thrown_flat_when_the_car_goes_in() -> None:
    # Car 3 goes from R14 to R16.
    t = table(A=who(hand="KEY-1"), B=who("TOP_A"), train=ring(16), sheriff="E5")
    t.end("A")
    assert (t.place("B"), t.lying("B")) == ("CC", True)
    assert t.events("flat") == [{"cowboy": 1, "why": "roof", "space": "R16"}]


@pytest.mark.rule("TH-102")
def test_on_a_roof_that_stays_outside_nothing_happens() -> None:
    t = table(A=who(hand="KEY-1"), B=who("TOP_B"), train=ring(16), sheriff="E5")
    t.end("A")
    assert t.place("B") == "TOP_B"


@pytest.mark.rule("TH-103")
def test_the_roof_of_a_car_in_the_tunnel_is_closed() -> None:
    t = table(A=who("E2"), B=who(), train=ring(19), sheriff="E5")
    assert t.train.split()[2] == "R17"
    assert t.spaces("A", "move") == ["IN_A"], "cars 2 and 3 are inside"
    out = table(A=who("E2"), B=who(), train=ring(13), sheriff="E5")
    assert out.spaces("A", "move") == ["IN_A", "TOP_2", "TOP_A"]


@pytest.mark.rule("TH-103", "TH-038")
def test_with_the_coal_car_inside_there_is_no_way_from_the_first_platform() -> None:
    t = table(A=who("E1"), B=who(), train=ring(18), sheriff="E5")
    assert t.train.split()[1] == "R17"
    assert t.spaces("A", "move") == []


@pytest.mark.rule("TH-104")
def test_in_a_car_in_the_tunnel_one_is_safe_and_may_even_loot() -> None:
    t = table(
        A=who("E2", "KEY-1 KEY-2 KEY-3"),
        B=who(),
        train=ring(19),
        sheriff="IN_A",
        squares={"A1": "L03"},
    )
    t.do("A", "move to IN_A")
    assert not t.jailed("A")
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to A1")
    assert t.loot("A") == ["L03"]


@pytest.mark.rule("TH-104", "TH-128")
def test_the_sheriff_catches_nobody_in_the_tunnel_as_he_passes() -> None:
    t = table(A=who(hand="WILD-1"), B=who("IN_A"), train=ring(19), sheriff="E3")
    t.do("A", "wild WILD-1 to IN_A")
    assert not t.jailed("B")


@pytest.mark.rule("TH-104")
def test_the_platform_of_a_car_in_the_tunnel_is_safe_too() -> None:
    t = table(A=who("IN_A"), B=who(), train=ring(19), sheriff="E3")
    t.do("A", "move to E3")
    assert not t.jailed("A")
    out = table(A=who("IN_B"), B=who(), train=ring(22), sheriff="E3")
    out.do("A", "move to E3")
    assert out.jailed("A"), "car 3 is out on R20"


@pytest.mark.rule("TH-105")
def test_a_cowboy_beside_the_sheriff_is_caught_at_the_tunnels_exit() -> None:
    t = table(A=who(hand="KEY-1"), B=who("IN_A"), train=ring(20), sheriff="IN_A", speed=1)
    t.end("A")
    assert t.train.split()[2] == "R19"
    assert t.jailed("B")
    still = table(A=who(hand="KEY-1"), B=who("IN_A"), train=ring(19), sheriff="IN_A", speed=1)
    still.end("A")
    assert not still.jailed("B")


def test_only_behind_the_last_car_does_one_board_or_leave_in_the_tunnel() -> None:
    t = table(A=who("E5"), B=who("R15"), train=ring(20), sheriff="E2")
    assert t.train.split()[4] == "R16"
    assert t.spaces("A", "leave") == ["R15"]
    middle = table(A=who("E3"), B=who(), train=ring(20), sheriff="E5")
    assert middle.can("A", "leave") == []
