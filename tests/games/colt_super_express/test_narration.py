"""The narration of events in Colt Super Express."""

from __future__ import annotations

from typing import Any

import pytest

from tables.colt import table
from tables.narrated import opens_step, said
from whistlestop.engine.event import Event
from whistlestop.games.colt_super_express.game import GAME
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
    (
        "ended",
        {"winner": 1, "why": "most-treasure"},
        "Cheyenne has the most treasure and wins!",
    ),
    ("first-player", {"seat": 2}, "Django is the first player."),
    ("flipped", {"seat": 0, "facing": "front"}, "Belle turns to the front."),
    ("flipped", {"seat": 0, "facing": "rear"}, "Belle turns to the rear."),
    (
        "changed-floor",
        {"seat": 1, "car": 2, "floor": "roof"},
        "Cheyenne climbs onto the roof of car 2.",
    ),
    (
        "changed-floor",
        {"seat": 1, "car": 0, "floor": "inside"},
        "Cheyenne climbs down into the Locomotive.",
    ),
    (
        "pushed",
        {"seat": 2, "car": 1, "floor": "roof"},
        "Django is thrown onto the roof of car 1 and is stunned.",
    ),
    (
        "pushed",
        {"seat": 2, "car": 1, "floor": "inside"},
        "Django is thrown into car 1 and is stunned.",
    ),
    ("stood-up", {"seat": 0}, "Belle gets up."),
    ("lay-down", {"seat": 0}, "Belle shoots their own foot and lies stunned. Ouch!"),
    ("rode", {"seat": 1}, "Cheyenne rides to the front of the Locomotive."),
    (
        "left-train",
        {"seat": 1, "why": "moved", "end": "front"},
        "Cheyenne leaves the train at the front. Only Horse as the very next card can help.",
    ),
    (
        "left-train",
        {"seat": 1, "why": "pushed", "end": "rear"},
        "Cheyenne leaves the train at the rear. Only Horse as the very next card can help.",
    ),
    (
        "rescued",
        {"seat": 1},
        "Cheyenne gallops back at the last moment, right into the Locomotive!",
    ),
    (
        "travelled",
        {"seat": 2, "car": 3},
        "Django travels through time to the Last Car and plays the cards of this round again.",
    ),
    (
        "eliminated",
        {"seat": 0, "why": "moved-off", "end": "rear"},
        "Belle walks off the train and is out.",
    ),
    (
        "eliminated",
        {"seat": 0, "why": "not-rescued"},
        "Belle does not play Horse and is out.",
    ),
    (
        "eliminated",
        {"seat": 0, "why": "uncoupled"},
        "Belle is left behind with the car and is out.",
    ),
]


@pytest.mark.parametrize(("kind", "payload", "sentence"), SAID)
def test_an_event_is_narrated_by_this_sentence(
    kind: str, payload: dict[str, Any], sentence: str | None
) -> None:
    assert said("colt-super-express", view(), kind, **payload) == sentence


@pytest.mark.parametrize(
    ("kind", "payload", "name", "value"),
    [
        ("fired", {"seat": 1, "target": None}, "target", ""),
        ("ended", {"winner": None, "why": "nobody-left"}, "bandit", ""),
        ("treasure", {"seat": 2, "car": 2}, "value", 0),
        ("treasure", {"seat": 2, "car": 2}, "known", "no"),
        ("treasure", {"seat": 2, "car": 2, "value": 301}, "known", "yes"),
    ],
)
def test_a_text_has_a_value_for_names_that_it_does_not_need(
    kind: str, payload: dict[str, Any], name: str, value: object
) -> None:
    narration = GAME.narrate(Event(kind, payload), view())
    assert narration is not None
    assert dict(narration.texts[0].args)[name] == value


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
