"""The summary of a match: deeds counted from events, and a limited number of turning points."""

from __future__ import annotations

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Text
from whistlestop.engine.summary import (
    MOST_TURNING_POINTS,
    Deed,
    DeedKind,
    TurningPoint,
    count_deeds,
    weightiest,
)

GOLD = DeedKind("gold", {"found": lambda it: (it["seat"], it["count"])})


def test_a_deed_is_counted_for_its_seat() -> None:
    events = [
        Event("found", {"seat": 1, "count": 2}),
        Event("lost", {"seat": 1, "count": 9}),
        Event("found", {"seat": 0, "count": 1}),
        Event("found", {"seat": 1, "count": 3}),
    ]
    assert count_deeds([GOLD], events, 3) == (Deed("gold", (1, 5, 0)),)


def test_the_secret_part_of_an_event_counts_too() -> None:
    events = [Event("found", {"seat": 0}, {"count": 4}, (0,))]
    assert count_deeds([GOLD], events, 1) == (Deed("gold", (4,)),)


def test_nobody_gets_the_credit_for_what_no_seat_did() -> None:
    events = [Event("found", {"seat": None, "count": 2})]
    assert count_deeds([GOLD], events, 2) == (Deed("gold", (0, 0)),)


def test_the_weightiest_turning_points_are_kept_in_their_order() -> None:
    light = [TurningPoint(number, Text("light")) for number in range(MOST_TURNING_POINTS)]
    heavy = TurningPoint(99, Text("heavy"), 5)
    kept = weightiest([heavy, *light])
    assert kept == (*light[:-1], heavy)
