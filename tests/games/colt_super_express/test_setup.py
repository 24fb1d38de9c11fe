"""The setup before the first round."""

from __future__ import annotations

import pytest

from tables.colt import Table, opening
from whistlestop.engine.ask import Answer
from whistlestop.engine.errors import IllegalAnswer
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME

PLACES = {
    3: "- | P1> | P2> | <P3 | -",
    4: "- | P1> | P2> | <P3 | <P4 | -",
    5: "- | P1> | P2> | P3> | <P4 | <P5 | -",
    6: "- | P1> | P2> | P3> | <P4 | <P5 | <P6 | -",
    7: "- | P1> | P2> | P3> | P4> | <P5 | <P6 | <P7 | -",
}
ROOFS = {3: "- | - | - | - | -", 7: "- | - | - | - | - | - | - | - | -"}
COMBINATIONS = [
    "",
    "reflex",
    "horse",
    "time-car",
    "reflex horse",
    "reflex time-car",
    "horse time-car",
    "reflex horse time-car",
]
SEEDS = range(8)


def firsts(seats: int) -> set[int]:
    """Return the seats that are first in at least one of many games."""
    matches = [Match(GAME, seats, {"bandits": "dealt"}, seed) for seed in range(60)]
    return {match.view(None).first for match in matches}


@pytest.mark.rule("COLT-005", "COLT-007")
@pytest.mark.parametrize(
    ("seats", "row"),
    [
        (3, [4, 3, 2, 1, 0]),
        (4, [5, 4, 3, 2, 1, 0]),
        (5, [6, 5, 4, 3, 2, 1, 0]),
        (6, [7, 6, 5, 4, 3, 2, 1, 0]),
        (7, [8, 7, 6, 5, 4, 3, 2, 1, 0]),
    ],
)
def test_a_car_per_player_and_one_more_behind_the_locomotive(seats: int, row: list[int]) -> None:
    assert [car.number for car in opening(seats).shown.train] == row


@pytest.mark.rule("COLT-005")
def test_the_cars_are_drawn_at_random() -> None:
    last_cars = set()
    for seed in range(80):
        match = Match(GAME, 3, {"bandits": "dealt", "treasure": "open"}, seed)
        t = Table(match, ["Be", "Ch", "Dj"])
        t.round()
        (won,) = t.happened("treasure")
        last_cars.add(won["value"])
    assert last_cars == {301, 312, 323, 345, 356, 367, 378, 389}


@pytest.mark.rule("COLT-006")
def test_four_players_have_five_cars_besides_the_locomotive() -> None:
    assert opening(4).inside == "- | P1> | P2> | <P3 | <P4 | -"


@pytest.mark.rule("COLT-007")
def test_the_last_car_is_at_the_other_end_from_the_locomotive() -> None:
    t = opening(3)
    t.round(P1="change-floor fire flip", P2="fire flip change-floor", P3="flip change-floor move")
    assert [car.number for car in t.shown.train] == [3, 2, 1, 0]


@pytest.mark.rule("COLT-008")
def test_each_player_takes_one_of_the_bandits_left() -> None:
    match = Match(GAME, 3, seed=1)
    for seat, name in enumerate(["mei", "belle", "tuco"]):
        assert match.waiting == (seat,)
        match.choose(seat, Answer("pick", (name,)))
    assert [bandit.name for bandit in match.view(None).bandits] == ["mei", "belle", "tuco"]
    assert [ask.kind for ask in match.asks] == ["scheme", "scheme", "scheme"]


def test_any_bandit_is_as_good_as_another() -> None:
    assert Match(GAME, 3, seed=1).asks[0].about == {"equal": True}


@pytest.mark.rule("COLT-008")
def test_a_bandit_is_chosen_once() -> None:
    match = Match(GAME, 3, seed=1)
    match.choose(0, Answer("pick", ("mei",)))
    with pytest.raises(IllegalAnswer):
        match.choose(1, Answer("pick", ("mei",)))
    (ask,) = match.asks
    left = ["belle", "cheyenne", "django", "doc", "ghost", "tuco"]
    assert [answer.cards for answer in ask.answers] == [(name,) for name in left]


@pytest.mark.rule("COLT-008")
def test_the_seventh_player_has_the_bandit_that_is_left() -> None:
    match = Match(GAME, 7, seed=1)
    for seat, name in enumerate(["mei", "belle", "tuco", "doc", "ghost", "django"]):
        match.choose(seat, Answer("pick", (name,)))
    assert match.view(None).bandits[6].name == "cheyenne"


@pytest.mark.rule("COLT-008")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_dealt_bandits_are_all_different(seats: int) -> None:
    names = [bandit.name for bandit in opening(seats).shown.bandits]
    assert len(set(names) - {""}) == seats


def test_the_bandits_are_dealt_at_random() -> None:
    dealt = [Match(GAME, 3, {"bandits": "dealt"}, seed).view(None) for seed in range(30)]
    names = {tuple(bandit.name for bandit in view.bandits) for view in dealt}
    assert len(names) > 20


@pytest.mark.rule("COLT-009")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_any_of_the_bandits_in_play_may_be_first(seats: int) -> None:
    assert firsts(seats) == set(range(seats))


@pytest.mark.rule("COLT-010", "COLT-011", "COLT-013", "COLT-014", "COLT-016")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_one_bandit_a_car_from_the_second_to_last_the_rear_half_facing_front(
    seats: int, seed: int
) -> None:
    assert opening(seats, seed).inside == PLACES[seats]


@pytest.mark.rule("COLT-012")
@pytest.mark.parametrize("seats", [3, 7])
def test_nobody_starts_on_a_roof_or_at_either_end(seats: int) -> None:
    t = opening(seats)
    assert (t.inside, t.roof) == (PLACES[seats], ROOFS[seats])
    assert {bandit.status for bandit in t.shown.bandits} == {"aboard"}


@pytest.mark.rule("COLT-015")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_players_start_two_facing_front_and_one_facing_rear(seed: int) -> None:
    assert opening(3, seed).inside == "- | P1> | P2> | <P3 | -"


@pytest.mark.rule("COLT-068", "COLT-080")
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_every_combination_of_expansions_starts_as_the_base_game(expansions: str) -> None:
    t = opening(3, expansions=expansions)
    assert (t.inside, t.roof) == ("- | P1> | P2> | <P3 | -", ROOFS[3])
    assert set(t.shown.expansions) == set(expansions.split())


def test_the_game_has_these_options() -> None:
    options = [(each.name, each.default, each.allowed(), each.help) for each in GAME.options]
    assert options == [
        ("reflex", False, "yes|no", "colt-option-reflex"),
        ("horse", False, "yes|no", "colt-option-horse"),
        ("time-car", False, "yes|no", "colt-option-time-car"),
        ("bandits", "choose", "choose|dealt", "colt-option-bandits"),
        ("treasure", "own", "own|open|hidden", "colt-option-treasure"),
    ]


def test_the_game_is_for_three_to_seven_and_usually_for_four() -> None:
    assert (GAME.name, GAME.rulebooks) == ("colt-super-express", ("COLT",))
    assert (GAME.fewest, GAME.most, GAME.usual) == (3, 7, 4)


@pytest.mark.rule("COLT-068")
def test_a_game_has_no_expansion_unless_it_is_asked_for() -> None:
    view = Match(GAME, 3).view(None)
    assert (view.expansions, len(view.hand)) == ((), 4)
