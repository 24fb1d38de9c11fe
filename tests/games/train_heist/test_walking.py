"""Going on foot: over the Main Map, onto the train, through it and off it."""

from __future__ import annotations

import pytest

from tables.train_heist import ring, table, who


@pytest.mark.rule("TH-035")
def test_a_move_costs_one_action_and_goes_one_space() -> None:
    t = table(A=who("CC"), B=who())
    t.do("A", "move to G08")
    assert t.place("A") == "G08"
    assert t.actions == 3


@pytest.mark.rule("TH-036", "TH-172")
def test_canyon_walls_and_mesas_are_no_way() -> None:
    t = table(A=who("CC"), B=who())
    assert t.spaces("A", "move") == ["G03", "G08", "G11", "G14", "G17", "G19"]
    walls = table(A=who("G02"), B=who())
    assert walls.spaces("A", "move") == ["G03", "R14", "R15"]
    names = {space.id for space in t.view().board.spaces}
    assert not [name for name in names if name.startswith("M")]


@pytest.mark.rule("TH-036", "TH-101", "TH-172")
def test_the_tunnel_is_entered_by_the_rails_and_leads_through() -> None:
    t = table(A=who("R15"), B=who(), train=ring(36))
    assert "R16" in t.spaces("A", "move")
    t.do("A", "move to R16")
    assert t.spaces("A", "move") == ["R15", "R17"]
    t.do("A", "move to R17", "move to R18", "move to R19")
    assert t.place("A") == "R19"
    assert "R16" not in table(A=who("G02"), B=who(), train=ring(36)).spaces("A", "move")


@pytest.mark.rule("TH-037")
def test_nobody_walks_into_a_car() -> None:
    t = table(A=who("G04"), B=who())
    assert t.spaces("A", "move") == ["G05", "G08"]
    away = table(A=who("G04"), B=who(), train=ring(36))
    assert away.spaces("A", "move") == ["G05", "G08", "R11", "R12"]


@pytest.mark.rule("TH-038")
def test_on_the_train_only_the_white_lines_join_places() -> None:
    at_a = table(A=who("IN_A"), B=who(), sheriff="E5")
    assert at_a.spaces("A", "move") == ["E2", "E3"]
    at_roof = table(A=who("TOP_A"), B=who(), sheriff="E5")
    assert at_roof.spaces("A", "move") == ["E2", "E3", "TOP_2", "TOP_B"]
    at_first = table(A=who("E1"), B=who(), sheriff="E5")
    assert at_first.spaces("A", "move") == ["TOP_2"]


@pytest.mark.rule("TH-039")
def test_any_number_of_cowboys_may_share_a_space() -> None:
    t = table(A=who("G08"), B=who("CC"), C=who("CC"), D=who("CC"), horses="CC CC")
    t.do("A", "move to CC")
    assert {t.place(letter) for letter in "ABCD"} == {"CC"}


@pytest.mark.rule("TH-040", "TH-042")
@pytest.mark.parametrize(
    ("space", "platforms"),
    [
        ("TOWN_A", ["E1"]),
        ("G04", ["E2", "E3"]),
        ("G05", ["E4", "E5"]),
        ("CACTUS_1", ["E4"]),
        ("R08", ["E5"]),
        ("G08", []),
    ],
)
def test_from_beside_or_behind_a_car_one_boards_it(space: str, platforms: list[str]) -> None:
    t = table(A=who(space), B=who(), sheriff="IN_A")
    assert t.spaces("A", "board") == platforms
    for platform in platforms:
        other = table(A=who(space), B=who(), sheriff="IN_A")
        other.do("A", f"board to {platform}")
        assert other.place("A") == platform
        assert other.actions == 3


@pytest.mark.rule("TH-041")
def test_nobody_boards_from_the_front() -> None:
    assert table(A=who("R14"), B=who()).spaces("A", "board") == []


@pytest.mark.rule("TH-041")
def test_at_a_junction_both_ways_ahead_are_the_front() -> None:
    for space in ("RW", "R22"):
        t = table(A=who(space), B=who(), train=ring(21))
        assert t.spaces("A", "board") == []
    beside = table(A=who("G01"), B=who(), train=ring(21))
    assert beside.spaces("A", "board") == ["E1", "E2", "E3"]


def test_a_rider_who_boards_leaves_the_horse_behind() -> None:
    t = table(A=who("G05", horse=0), B=who(), horses="G05", sheriff="IN_A")
    t.do("A", "board to E5")
    view = t.view()
    assert view.cowboys[0].horse is None
    assert (view.horses[0].space, view.horses[0].riders) == ("G05", ())


@pytest.mark.rule("TH-043")
def test_from_a_roof_one_jumps_into_a_saddle() -> None:
    t = table(A=who("TOP_A"), B=who(), horses="G04", sheriff="E5")
    assert t.can("A", "jump") == ["jump to G04 for 0"]
    t.do("A", "jump to G04 for 0")
    assert t.place("A") == "G04"
    assert t.view().horses[0].riders == (0,)
    assert t.actions == 3


@pytest.mark.rule("TH-043")
def test_of_two_horses_below_one_lands_on_the_one_that_was_chosen() -> None:
    t = table(A=who("TOP_A"), B=who(), C=who(), horses="G04 O05", sheriff="E5")
    assert t.can("A", "jump") == ["jump to G04 for 0", "jump to O05 for 1"]
    t.do("A", "jump to O05 for 1")
    assert t.place("A") == "O05"
    assert [horse.riders for horse in t.view().horses] == [(), (0,)]


@pytest.mark.rule("TH-043")
def test_without_a_horse_beside_that_car_nobody_leaves_a_roof() -> None:
    far = table(A=who("TOP_A"), B=who(), horses="G05", sheriff="E5")
    assert far.can("A", "jump") == far.can("A", "leave") == []
    front = table(A=who("TOP_2"), B=who(), horses="R14", sheriff="E5")
    assert front.can("A", "jump") == []


@pytest.mark.rule("TH-043")
def test_a_full_horse_takes_no_third() -> None:
    t = table(
        A=who("TOP_A"), B=who("G04", horse=0), C=who("G04", horse=0), horses="G04 CC", sheriff="E5"
    )
    assert t.can("A", "jump") == []
    one = table(A=who("TOP_A"), B=who("G04", horse=0), horses="G04", sheriff="E5")
    assert one.can("A", "jump") == ["jump to G04 for 0"]


@pytest.mark.rule("TH-044")
def test_from_a_platform_one_jumps_to_the_side_or_behind_without_a_horse() -> None:
    t = table(A=who("E4"), B=who(), sheriff="IN_A")
    assert t.spaces("A", "leave") == ["CACTUS_1", "G05"]
    t.do("A", "leave to G05")
    assert t.place("A") == "G05"
    assert t.actions == 3
    last = table(A=who("E5"), B=who(), sheriff="IN_A")
    assert last.spaces("A", "leave") == ["G05", "O04", "R08"]
    first = table(A=who("E1"), B=who(), sheriff="IN_A")
    assert first.spaces("A", "leave") == ["TOWN_A"], "not in front of the engine"


@pytest.mark.rule("TH-044")
def test_from_inside_a_car_nobody_leaves_the_train() -> None:
    t = table(A=who("IN_A"), B=who(), horses="G04", sheriff="E5")
    assert t.can("A", "leave") == t.can("A", "jump") == []


@pytest.mark.rule("TH-113")
def test_nobody_goes_over_the_edge_of_the_map() -> None:
    t = table(A=who("RW"), B=who())
    assert t.spaces("A", "move") == ["O07", "O08", "R21"]
    riding = table(A=who("RW", "KEY-3", horse=0), B=who(), horses="RW")
    riding.do("A", "ride KEY-3 for 0")
    assert "RE" not in riding.spaces("A", "ride")


@pytest.mark.rule("TH-168")
def test_over_the_roof_one_passes_the_sheriff() -> None:
    t = table(A=who("E3"), B=who(), sheriff="IN_B", squares={"C1": "L03"})
    t.do("A", "move to TOP_B", "move to E4", "move to IN_C")
    assert t.place("A") == "IN_C"
    over = table(A=who("TOP_A"), B=who(), sheriff="E3")
    over.do("A", "move to TOP_B")
    assert over.place("A") == "TOP_B"
