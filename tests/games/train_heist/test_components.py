"""The contents of the box, and both maps."""

from __future__ import annotations

from collections import Counter

import pytest

from tables.train_heist import deal
from whistlestop.games.train_heist.decks import TITLES
from whistlestop.games.train_heist.decks_reader import standard_decks
from whistlestop.games.train_heist.map_reader import standard_map
from whistlestop.games.train_heist.railway_circuits import find_circuit

BOARD = standard_map()
DECKS = standard_decks()


@pytest.mark.rule("TH-001")
def test_the_box_has_all_that_the_rules_count() -> None:
    view = deal(4, mode="versus").view()
    assert len(DECKS.cards) == 35
    assert len(DECKS.events) == 21
    assert len(DECKS.view.wanted) == 12
    assert sorted(DECKS.view.wanted) == sorted(TITLES)
    assert len(DECKS.tiles) == 21
    assert len(BOARD.cacti) == 3
    assert view.bullets + sum(cowboy.bullets for cowboy in view.cowboys) == 3
    assert len(view.switches) == 2
    assert len(view.cars) == 5
    assert len(view.cowboys) == 4
    assert len(view.horses) == 2
    assert len({cowboy.colour for cowboy in view.cowboys}) == 4
    assert sum(cowboy.counters for cowboy in view.cowboys) == 40


def test_the_poker_cards_are_three_suits_of_ten_and_five_wild_cards() -> None:
    suits = Counter(name.partition("-")[0] for name in DECKS.cards)
    assert suits == {"REV": 10, "BAG": 10, "KEY": 10, "WILD": 5}


@pytest.mark.rule("TH-175")
def test_every_event_card_is_of_one_of_four_kinds() -> None:
    kinds = Counter(name.partition("-")[0] for name in DECKS.events)
    assert kinds == {"speed": 2, "cherokee": 3, "switch": 4, "sheriff": 12}


@pytest.mark.rule("TH-002", "TH-042")
def test_there_are_two_maps_and_five_numbered_cars() -> None:
    board = deal(2).view().board
    assert len(board.spaces) == 87
    assert [wagon.number for wagon in board.wagons] == [1, 2, 3, 4, 5]
    assert [wagon.letter for wagon in board.wagons] == ["", "", "A", "B", "C"]
    by_car = {place.id: place.car for place in board.places if place.kind == "platform"}
    assert by_car == {"E1": 1, "E2": 2, "E3": 3, "E4": 4, "E5": 5}


def test_neighbouring_spaces_are_mutual_and_never_over_the_edge() -> None:
    for here, others in enumerate(BOARD.near):
        assert all(here in BOARD.near[other] for other in others)
    west, east = BOARD.edges
    assert east not in BOARD.near[west]


@pytest.mark.rule("TH-174")
@pytest.mark.parametrize(
    ("goal", "level"),
    [(10, "greenhorn"), (13, "gunslinger"), (15, "gunslinger"), (18, "outlaw"), (20, "legend")],
)
def test_every_goal_has_a_level_of_difficulty(goal: int, level: str) -> None:
    assert deal(2, goal=goal).view().level == level


@pytest.mark.parametrize(
    ("colours", "length", "towns", "events"),
    [
        ([1, 0], 23, {"C", "A"}, 4),
        ([0, 0], 40, {"A", "B", "C"}, 6),
        ([0, 1], 23, {"B"}, 4),
        ([1, 1], 23, {"B"}, 4),
    ],
)
def test_the_rails_close_for_every_setting_of_the_switches(
    colours: list[int], length: int, towns: set[str], events: int
) -> None:
    found = find_circuit(BOARD, colours, BOARD.start[0], BOARD.start[1])
    assert len(found.spaces) == length
    assert {"ABC"[town] for town in found.towns} == towns
    assert found.events == events
