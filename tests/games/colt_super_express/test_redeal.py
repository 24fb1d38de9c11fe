"""Imagined trains: the values that a seat cannot know are dealt again, and only those."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.engine.ask import Answer
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.games.colt_super_express.state import VALUES, Train


def after_a_round(treasure: str) -> Match:
    """Play a round in which nobody leaves the train."""
    match = Match(GAME, 3, {"bandits": "dealt", "treasure": treasure}, seed=1)
    for seat in match.waiting:
        match.choose(seat, Answer("scheme", ("change-floor", "flip", "fire")))
    return match


def train(match: Match) -> Train:
    """Return the state at rest, with everything that is hidden."""
    assert isinstance(match._rest, Train)
    return match._rest


def owner_of_the_treasure(match: Match) -> int:
    return next(seat for seat, each in enumerate(train(match).bandits) if each.treasures)


def imagined_values(match: Match, seat: int, car: int) -> set[int]:
    """Collect what a car is worth in many matches that this seat imagines."""
    return {train(match.resample(seat, Random(luck))).values[car] for luck in range(80)}


@pytest.mark.parametrize("car", [1, 2, 3, 4])
def test_a_coupled_car_may_be_worth_anything(car: int) -> None:
    match = Match(GAME, 3, {"bandits": "dealt"}, seed=1)
    assert imagined_values(match, 0, car) == set(VALUES)


def test_an_imagined_train_has_every_car_once() -> None:
    rest = train(Match(GAME, 3, {"bandits": "dealt"}, seed=1).resample(0, Random(1)))
    assert sorted([*rest.values[1:], *rest.box]) == sorted(VALUES)
    assert rest.values[0] == 0


@pytest.mark.parametrize(
    ("treasure", "owner_knows", "others_know"),
    [("own", True, False), ("open", True, True), ("hidden", False, False)],
)
def test_a_treasure_keeps_its_value_for_those_who_know_it(
    treasure: str, owner_knows: bool, others_know: bool
) -> None:
    match = after_a_round(treasure)
    owner = owner_of_the_treasure(match)
    uncoupled = 4
    for seat in range(3):
        knows = owner_knows if seat == owner else others_know
        values = imagined_values(match, seat, uncoupled)
        assert values == ({train(match).values[uncoupled]} if knows else set(VALUES))
