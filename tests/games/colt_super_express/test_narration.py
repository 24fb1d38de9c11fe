"""The narration of events in Colt Super Express."""

from __future__ import annotations

from typing import Any

import pytest

from tables.colt import table
from tables.narrated import opens_step, said
from whistlestop.games.colt_super_express.view import TrainView


def view() -> TrainView:
    """Return the view of a spectator: Belle, Cheyenne and Django."""
    return table(inside="Be> | Ch> | Dj>").shown


SAID: list[tuple[str, dict[str, Any], str | None]] = [
    ("picked", {"seat": 0, "bandit": "belle"}, "Ann plays Belle."),
    ("boarded", {"cars": 4}, "The bandits board a train of 4 cars."),
    ("round", {"number": 2}, "Round 2"),
    ("revealed", {"seat": 1, "card": "fire"}, "Cheyenne reveals Fire."),
    ("fired", {"seat": 1, "target": 0}, "Cheyenne fires and hits Belle."),
    ("fired", {"seat": 1, "target": None}, "Cheyenne fires and hits nobody."),
    (
        "moved",
        {"seat": 0, "car": 0, "floor": "roof"},
        "Belle walks over the roofs to the Locomotive.",
    ),
    ("moved", {"seat": 0, "car": 2, "floor": "inside"}, "Belle walks to car 2."),
    ("uncoupled", {"car": 3}, "Car 3 is uncoupled."),
    (
        "treasure",
        {"seat": 2, "car": 2, "value": 300},
        "Django takes the car as a treasure worth $300.",
    ),
    ("treasure", {"seat": 2, "car": 2}, "Django takes the car as a treasure."),
    ("showed-treasure", {"seat": 2, "values": (300, 5)}, "Django shows their treasures: $300, $5."),
    ("schemed", {"seat": 1}, None),
    (
        "schemed",
        {"seat": 0, "cards": ("flip", "move", "fire")},
        "Belle lays Flip, Move, Fire face down.",
    ),
    (
        "ended",
        {"winner": 2, "why": "last-aboard"},
        "Django is the last bandit aboard and wins!",
    ),
    (
        "ended",
        {"winner": None, "why": "nobody-left"},
        "Nobody is left on the train. Nobody wins.",
    ),
]


@pytest.mark.parametrize(("kind", "payload", "sentence"), SAID)
def test_an_event_is_narrated_by_this_sentence(
    kind: str, payload: dict[str, Any], sentence: str | None
) -> None:
    assert said("colt-super-express", view(), kind, **payload) == sentence


@pytest.mark.parametrize(
    ("kind", "payload", "opens"),
    [
        ("round", {"number": 2}, True),
        ("revealed", {"seat": 1, "card": "fire"}, True),
        ("uncoupled", {"car": 3}, True),
        ("ended", {"winner": 2, "why": "last-aboard"}, True),
        ("fired", {"seat": 1, "target": 0}, False),
    ],
)
def test_a_step_begins_with_a_round_a_card_a_lost_car_and_the_end(
    kind: str, payload: dict[str, Any], opens: bool
) -> None:
    assert opens_step("colt-super-express", view(), kind, **payload) == opens
