"""The components in the box."""

from __future__ import annotations

from random import Random

import pytest

from tables.colt import SHORT, opening, table
from whistlestop.engine.errors import BadSeats
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME

BASE = ["change-floor", "fire", "flip", "move"]
TREASURES = {301, 312, 323, 345, 356, 367, 378, 389}


def random_game(seats: int, seed: int) -> Match:
    """Play a game at random to its end."""
    match = Match(GAME, seats, {"bandits": "dealt", "treasure": "open"}, seed)
    chance = Random(seed)
    while match.asks:
        for ask in match.asks:
            match.choose(ask.seat, chance.choice(ask.answers))
    return match


def treasures_of_a_game(seats: int, seed: int) -> list[int]:
    """Play a game at random, and return the values of all treasures won in it."""
    events = random_game(seats, seed).events
    return [event.payload["value"] for event in events if event.kind == "treasure"]


@pytest.mark.rule("COLT-001")
def test_seven_players_use_all_eight_cars() -> None:
    assert [car.number for car in opening(7).shown.train] == [8, 7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.rule("COLT-001")
@pytest.mark.parametrize("seats", [2, 8])
def test_the_box_is_for_three_to_seven_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        Match(GAME, seats)


@pytest.mark.rule("COLT-001")
@pytest.mark.parametrize("seats", [3, 7])
def test_each_of_the_eight_cars_is_one_treasure(seats: int) -> None:
    games = [treasures_of_a_game(seats, seed) for seed in range(60)]
    assert {value for won in games for value in won} == TREASURES
    assert [won for won in games if len(set(won)) < len(won)] == []


@pytest.mark.rule("COLT-002", "COLT-069", "COLT-070")
@pytest.mark.parametrize(
    ("expansions", "hand", "orders"),
    [
        ("", BASE, 24),
        ("time-car", BASE, 24),
        ("reflex", [*BASE, "reflex"], 60),
        ("horse", [*BASE, "horse"], 60),
        ("reflex horse", [*BASE, "horse", "reflex"], 120),
        ("reflex horse time-car", [*BASE, "horse", "reflex"], 120),
    ],
)
def test_every_bandit_has_one_of_each_card(expansions: str, hand: list[str], orders: int) -> None:
    t = opening(7, expansions=expansions)
    cards = [{card for answer in ask.answers for card in answer.cards} for ask in t.match.asks]
    assert [sorted(each) for each in cards] == [sorted(hand)] * 7
    assert [len(ask.answers) for ask in t.match.asks] == [orders] * 7
    assert sorted(t.shown.hand) == sorted(hand)


@pytest.mark.rule("COLT-003")
def test_the_bandits_are_these_seven() -> None:
    (ask,) = Match(GAME, 3).asks
    names = ["belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco"]
    assert sorted(str(answer) for answer in ask.answers) == [f"pick {name}" for name in names]


@pytest.mark.rule("COLT-003")
@pytest.mark.parametrize("me", SHORT)
def test_bandits_differ_only_in_name(me: str) -> None:
    other = "Tu" if me == "Be" else "Be"
    t = table(inside=f"- | {me}> | {other}> | - | -", first=me)
    t.play(f"{me} fire", f"{other} move")
    assert t.inside == f"- | {me}> | - | {other}> | -"


@pytest.mark.rule("COLT-004")
@pytest.mark.parametrize("seed", range(8))
def test_the_one_first_player_card_is_given_once_a_round(seed: int) -> None:
    """The player with the card is the first to reveal a card in that round."""
    firsts, begins, waiting = [], [], False
    for event in random_game(5, seed).events:
        if event.kind == "first-player":
            firsts.append(event.payload["seat"])
        elif event.kind == "round":
            waiting = True
        elif event.kind == "revealed" and waiting:
            begins.append(event.payload["seat"])
            waiting = False
    assert len(firsts) > 1
    assert firsts == begins


@pytest.mark.rule("COLT-004", "COLT-051")
@pytest.mark.parametrize("end", ["Ch> <Be | - | - | <Dj", "<Ch <Be | - | <Dj | -"])
def test_the_one_time_travel_car_is_not_at_the_rear(end: str) -> None:
    for t in (table(inside=end, expansions="time-car"), table(roof=end, expansions="time-car")):
        t.play("Be fire")
        assert (t.out, t.happened("travelled")) == ("Ch", [])
    t = table(inside="<Ch | - | <Be | Dj>", expansions="time-car", first="Ch")
    t.play("Ch move")
    assert (t.out, t.happened("travelled")) == ("Ch", [])


@pytest.mark.rule("COLT-004", "COLT-005")
@pytest.mark.parametrize("seats", range(3, 8))
def test_the_time_travel_car_is_not_one_of_the_cars_of_the_train(seats: int) -> None:
    cars = [car.number for car in opening(seats, expansions="time-car").shown.train]
    assert cars == list(range(seats + 1, -1, -1))
