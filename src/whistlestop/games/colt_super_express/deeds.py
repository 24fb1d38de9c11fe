"""The summary of a match: bandits, treasures, deeds and turning points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Text, text
from whistlestop.engine.summary import (
    DeedKind,
    Payload,
    SeatSummary,
    Summary,
    TurningPoint,
    count_deeds,
    weightiest,
)
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.tallies import of_seat
from whistlestop.games.colt_super_express.view import BanditView, TrainView


def _hit(payload: Payload) -> tuple[int | None, int]:
    """Count a shot that hits for the bandit who fires it."""
    return payload["seat"] if payload["target"] is not None else None, 1


def _was_hit(payload: Payload) -> tuple[int | None, int]:
    return payload["target"], 1


_DEEDS: Final = (
    DeedKind("colt-deed-hits", {"fired": _hit}),
    DeedKind("colt-deed-suffered", {"fired": _was_hit}),
    DeedKind("colt-deed-played", {"revealed": of_seat}),
    DeedKind("colt-deed-treasures", {"treasure": of_seat}),
)
# The events that are turning points: their texts and weights.
_TURNING_POINTS: Final = {
    "eliminated": ("colt-moment-eliminated", 3),
    "rescued": ("colt-moment-rescued", 4),
    "travelled": ("colt-moment-travelled", 2),
    "showed-treasure": ("colt-moment-showed", 4),
}


def summary(events: Sequence[Event], view: TrainView, expansions: Iterable[Expansion]) -> Summary:
    """Summarise a finished match; `expansions` are those in play, with the base game."""
    kinds = [*_DEEDS, *[kind for box in expansions for kind in box.deeds]]
    points = [
        TurningPoint(number, Text(_TURNING_POINTS[event.kind][0]), _TURNING_POINTS[event.kind][1])
        for number, event in enumerate(events)
        if event.kind in _TURNING_POINTS
    ]
    points += _leads(events)
    return Summary(
        seats=tuple([_seat(bandit) for bandit in view.bandits]),
        deeds=count_deeds(kinds, events, len(view.bandits)),
        turning_points=weightiest(points),
    )


def _seat(bandit: BanditView) -> SeatSummary:
    aboard = Text("colt-end-out" if bandit.status == "out" else "colt-end-aboard")
    treasures = [text("colt-end-treasure", value=value) for value in bandit.treasures if value]
    return SeatSummary(role=Text(f"colt-bandit-{bandit.name}"), things=(aboard, *treasures))


def _leads(events: Sequence[Event]) -> Iterator[TurningPoint]:
    """Yield the treasures that give a bandit alone the most treasures of all."""
    owned: Counter[int] = Counter()
    leader: int | None = None
    for number, event in enumerate(events):
        if event.kind != "treasure":
            continue
        seat = event.payload["seat"]
        owned[seat] += 1
        most = owned[seat]
        if leader != seat and all(owned[other] < most for other in owned if other != seat):
            leader = seat
            yield TurningPoint(number, Text("colt-moment-lead"), 4)
