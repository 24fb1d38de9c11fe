"""The summary of a match: cowboys, loot, deeds and turning points.

Actions that players have taken back do not count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Text, text
from whistlestop.engine.summary import (
    Deed,
    DeedKind,
    Payload,
    SeatSummary,
    Summary,
    TurningPoint,
    count_deeds,
    weightiest,
)
from whistlestop.games.train_heist.constants import VERSUS
from whistlestop.games.train_heist.narration import action_of
from whistlestop.games.train_heist.view import CowboyView, TableView


def _tiles(payload: Payload) -> tuple[int | None, int]:
    """Count the tiles of the event for its cowboy."""
    return payload["cowboy"], len(payload["tiles"])


def _once(payload: Payload) -> tuple[int | None, int]:
    return payload["cowboy"], 1


def _cards(payload: Payload) -> tuple[int | None, int]:
    return payload["cowboy"], payload["count"]


_DEEDS: Final = (
    DeedKind("heist-deed-delivered", {"dropped": _tiles}),
    DeedKind("heist-deed-lost", {"jailed": _tiles}),
    DeedKind("heist-deed-jailed", {"jailed": _once}),
    DeedKind("heist-deed-escaped", {"escaped": _once}),
    DeedKind("heist-deed-drawn", {"drew": _cards}),
)
# The events that are turning points: their texts and weights.
_TURNING_POINTS: Final = {
    "dropped": ("heist-moment-delivered", 2),
    "collected": ("heist-moment-collected", 3),
    "jailed": ("heist-moment-jailed", 4),
    "escaped": ("heist-moment-escaped", 3),
    "hangman": ("heist-moment-hangman", 5),
    "tokens-gone": ("heist-moment-tokens", 5),
}


def summary(events: Sequence[Event], view: TableView) -> Summary:
    """Summarise a finished match."""
    kept = _not_taken_back(events)
    by_cowboy = count_deeds(_DEEDS, [event for _, event in kept], len(view.cowboys))
    seats = 1 + max(cowboy.seat for cowboy in view.cowboys)
    return Summary(
        seats=tuple([_seat(view, seat) for seat in range(seats)]),
        deeds=tuple([_by_seat(deed, view.cowboys, seats) for deed in by_cowboy]),
        turning_points=weightiest(_turning_points(kept)),
    )


def _not_taken_back(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """List the events of actions that were not taken back, with their numbers."""
    kept: list[tuple[int, Event]] = []
    beginnings: list[int] = []  # the places in `kept` at which the actions of the turn begin
    for number, event in enumerate(events):
        action = action_of(event)
        if action == "undone":
            del kept[beginnings.pop() :]
        elif action == "begins":
            beginnings.append(len(kept))
        kept.append((number, event))
    return kept


def _seat(view: TableView, seat: int) -> SeatSummary:
    own = [cowboy for cowboy in view.cowboys if cowboy.seat == seat]
    things = [Text(f"heist-wanted-{each.title}") for each in own if each.title]
    if view.mode == VERSUS:
        things.append(text("heist-end-points", count=sum(each.points for each in own)))
    things.append(text("heist-end-carried", count=sum(len(each.loot) for each in own)))
    colours = tuple([Text(f"heist-colour-{each.colour}") for each in own])
    return SeatSummary(role=text("heist-end-cowboys", colours=colours), things=tuple(things))


def _by_seat(deed: Deed, cowboys: Iterable[CowboyView], seats: int) -> Deed:
    """Add up the counts of the cowboys of each seat; a single player has several."""
    counts = [0] * seats
    for cowboy in cowboys:
        counts[cowboy.seat] += deed.counts[cowboy.number]
    return Deed(deed.id, tuple(counts))


def _turning_points(events: Iterable[tuple[int, Event]]) -> list[TurningPoint]:
    found: list[TurningPoint] = []
    for number, event in events:
        if event.kind in _TURNING_POINTS:
            title, weight = _TURNING_POINTS[event.kind]
            found.append(TurningPoint(number, Text(title), weight))
    return found
