"""Horses: cards move them, one or two cowboys sit on them, and the train removes them."""

from __future__ import annotations

import pytest

from tables.train_heist import ring, table, who


@pytest.mark.rule("TH-045")
def test_a_card_and_an_action_move_a_horse_up_to_its_number() -> None:
    t = table(A=who("CC", "KEY-2 KEY-9", horse=0), B=who(), horses="CC")
    t.do("A", "ride KEY-2 for 0")
    near = t.spaces("A", "ride")
    assert "G08" in near, "one space is enough"
    assert "G04" in near
    assert "R11" not in near
    assert "G05" not in near, "three spaces are too far"
    t.do("A", "ride to G04")
    assert (t.place("A"), t.horse()) == ("G04", "G04")
    assert t.actions == 3
    assert t.discard == ["KEY-2"]
    assert t.hand("A") == ["KEY-9"]


@pytest.mark.rule("TH-165")
def test_an_ace_is_one_step() -> None:
    t = table(A=who("CC", "KEY-1", horse=0), B=who(), horses="CC")
    t.do("A", "ride KEY-1 for 0")
    assert t.spaces("A", "ride") == ["G03", "G08", "G11", "G14", "G17", "G19"]


@pytest.mark.rule("TH-167")
def test_a_wild_card_is_any_number_up_to_ten() -> None:
    t = table(A=who("TOWN_B", "WILD-1 KEY-10", horse=0), B=who(), horses="TOWN_B")
    t.do("A", "ride WILD-1 for 0")
    wild = t.spaces("A", "ride")
    other = table(A=who("TOWN_B", "WILD-1 KEY-10", horse=0), B=who(), horses="TOWN_B")
    other.do("A", "ride KEY-10 for 0")
    assert wild == other.spaces("A", "ride")
    assert "O03" in wild, "ten spaces"
    assert "O04" not in wild, "eleven spaces"


def test_of_several_wild_cards_one_is_offered() -> None:
    t = table(A=who("CC", "WILD-2 WILD-4 KEY-3"), B=who(), horses="CC")
    assert t.can("A", "ride") == ["ride WILD-2 for 0", "ride KEY-3 for 0"]


@pytest.mark.rule("TH-045", "TH-037")
def test_every_space_on_the_way_must_be_free() -> None:
    t = table(A=who("TOWN_A", "KEY-2", horse=0), B=who(), horses="TOWN_A")
    t.do("A", "ride KEY-2 for 0")
    assert t.spaces("A", "ride") == ["CACTUS_1", "O05", "O06", "R14", "R15"]


@pytest.mark.rule("TH-046")
def test_a_horse_never_boards_the_train() -> None:
    t = table(A=who("G04", "WILD-1", horse=0), B=who(), horses="G04")
    t.do("A", "ride WILD-1 for 0")
    places = {place.id for place in t.view().board.places}
    assert places.isdisjoint(t.spaces("A", "ride"))
    assert set(t.train.split()).isdisjoint(t.spaces("A", "ride"))


@pytest.mark.rule("TH-047")
def test_a_player_moves_their_own_horse_or_one_without_a_rider() -> None:
    t = table(A=who("CC", "KEY-2"), B=who("G08", horse=0), C=who("CC", horse=1), horses="G08 CC")
    assert t.can("A", "ride") == []
    free = table(A=who("CC", "KEY-2"), B=who("G08", horse=0), C=who("CC"), horses="G08 G14")
    assert free.can("A", "ride") == ["ride KEY-2 for 1"]
    free.do("A", "ride KEY-2 for 1", "ride to CC")
    assert free.horse(1) == "CC"
    assert free.view().cowboys[0].horse is None


@pytest.mark.rule("TH-047")
def test_a_horse_comes_when_it_is_called_from_the_train() -> None:
    t = table(A=who("TOP_A", "KEY-3"), B=who(), horses="CC", sheriff="E5")
    t.do("A", "ride KEY-3 for 0", "ride to G04", "jump to G04 for 0")
    assert t.place("A") == "G04"


@pytest.mark.rule("TH-048")
def test_the_second_rider_goes_along() -> None:
    t = table(A=who("CC", "KEY-2", horse=0), B=who("CC", horse=0), horses="CC")
    t.do("A", "ride KEY-2 for 0", "ride to G04")
    assert t.place("B") == "G04"
    assert t.view().horses[0].riders == (0, 1)
    assert t.events("rode")[0]["riders"] == (0, 1)


@pytest.mark.rule("TH-048")
def test_a_horse_carries_no_third() -> None:
    t = table(A=who("CC"), B=who("CC", horse=0), C=who("CC", horse=0), horses="CC G08")
    assert t.can("A", "mount") == []


@pytest.mark.rule("TH-049")
def test_mounting_and_dismounting_are_free() -> None:
    t = table(A=who("CC"), B=who("CC"), horses="CC", actions=0)
    t.do("A", "mount for 0")
    assert t.view().cowboys[0].horse == 0
    assert t.actions == 0
    assert t.can("A", "mount") == [], "one sits on one horse"
    t.do("A", "dismount")
    assert t.view().cowboys[0].horse is None
    assert (t.place("A"), t.horse()) == ("CC", "CC")


@pytest.mark.rule("TH-049")
def test_nobody_mounts_in_another_turn() -> None:
    t = table(A=who("CC"), B=who("CC"), horses="CC")
    assert t.can("B") == []


@pytest.mark.rule("TH-047", "TH-048", "TH-049")
@pytest.mark.parametrize(
    ("mine", "other", "mounts", "rides"),
    [
        (None, None, [0], [0]),
        (None, 0, [0, 1], [1]),
        (None, 1, [0, 1], [0]),
        (0, None, [], [0, 1]),
    ],
)
def test_of_two_horses_without_riders_only_the_first_is_offered(
    mine: int | None, other: int | None, mounts: list[int], rides: list[int]
) -> None:
    t = table(A=who("CC", "KEY-1", horse=mine), B=who(horse=other), C=who(), horses="CC CC")
    assert t.can("A", "mount") == [f"mount for {horse}" for horse in mounts]
    assert t.can("A", "ride") == [f"ride KEY-1 for {horse}" for horse in rides]


@pytest.mark.rule("TH-166")
def test_a_cowboy_mounts_only_a_horse_in_the_same_space() -> None:
    t = table(A=who("G08"), B=who("CC"), horses="CC")
    assert t.can("A", "mount") == []
    t.do("A", "move to CC")
    assert t.can("A", "mount") == ["mount for 0"]


def test_a_walking_cowboy_gets_off_the_horse_first() -> None:
    t = table(A=who("CC", horse=0), B=who("CC", horse=0), horses="CC")
    t.do("A", "move to G08")
    assert t.view().horses[0].riders == (1,)
    assert t.horse() == "CC"


def test_in_the_saddle_one_can_drop_flip_trade_and_take_a_bullet() -> None:
    town = table(A=who("TOWN_B", loot="L01", horse=0), B=who("TOWN_B", "KEY-1"), horses="TOWN_B")
    assert town.can("A", "drop") == ["drop"]
    assert town.can("A", "trade") == ["trade at 1"]
    assert town.can("A", "take-bullet") == ["take-bullet"]
    junction = table(A=who("R21", horse=0), B=who(), horses="R21")
    assert junction.can("A", "flip") == ["flip to R21"]


def test_a_horse_goes_through_the_tunnel_along_the_rails() -> None:
    t = table(A=who("R15", "KEY-4", horse=0), B=who(), horses="R15", train=ring(36))
    t.do("A", "ride KEY-4 for 0", "ride to R19")
    assert t.events("rode")[0]["path"] == ("R16", "R17", "R18", "R19")


@pytest.mark.rule("TH-110", "TH-109")
def test_a_horse_on_the_track_is_out_of_the_game_and_its_riders_are_thrown_flat() -> None:
    t = table(A=who("G08", "KEY-1"), B=who("R14", horse=0), C=who(), horses="R14 CC")
    t.end("A")
    assert t.horse(0) is None
    assert t.horse(1) == "CC"
    assert (t.place("B"), t.lying("B")) == ("CC", True)
    assert t.view().cowboys[1].horse is None
    assert t.events("horse-lost") == [{"horse": 0, "space": "R14"}]


@pytest.mark.rule("TH-110")
def test_a_horse_that_is_out_of_the_game_comes_to_no_call() -> None:
    t = table(A=who("CC", "KEY-9"), B=who(), horses="-")
    assert t.can("A", "ride") == t.can("A", "mount") == []
