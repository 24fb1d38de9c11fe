"""The summary of a match: roles, deeds and turning points, from the events and the last view.

Each expansion lists its own deeds, and the events that are turning points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Text, text
from whistlestop.engine.summary import (
    SeatSummary,
    Summary,
    TurningPoint,
    count_deeds,
    weightiest,
)
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.tallies import by_another
from whistlestop.games.bang.view import PlayerView, TableView

_FIRST_BLOOD: Final = Text("bang-moment-first-blood")
_LAST_LIFE: Final = Text("bang-moment-last-life")


def summary(events: Sequence[Event], view: TableView, expansions: Iterable[Expansion]) -> Summary:
    """Summarise a finished match; `expansions` are those in play, the base game first."""
    boxes = tuple(expansions)
    kinds = [kind for box in boxes for kind in box.deeds]
    points = [*_first_ones(events, view), *_telling_events(events, boxes)]
    return Summary(
        seats=tuple([_seat(view, player) for player in view.players]),
        deeds=count_deeds(kinds, events, len(view.players)),
        turning_points=weightiest(points),
    )


def _seat(view: TableView, player: PlayerView) -> SeatSummary:
    role = view.roles[player.seat]
    return SeatSummary(
        role=None if role is None else Text(f"bang-role-{role}"),
        things=(
            Text(f"bang-character-{player.character}"),
            _fate(player),
        ),
    )


def _fate(player: PlayerView) -> Text:
    """Say whether the player is out or alive. The mark of a player who plays on says more."""
    if player.out:
        return Text("bang-end-out")
    if player.marks:
        return Text(f"bang-word-{player.marks[0]}")
    return text("bang-end-alive", count=player.life)


def _first_ones(events: Sequence[Event], view: TableView) -> Iterator[TurningPoint]:
    """Yield the first wound that a player causes, and the first time the Sheriff has one life."""
    sheriff = view.roles.index(SHERIFF) if SHERIFF in view.roles else None
    blood = last_life = False
    for number, event in enumerate(events):
        if event.kind != "wounded":
            continue
        by_player = by_another(event.payload)[0] is not None
        if not last_life and (event.payload["seat"], event.payload["life"]) == (sheriff, 1):
            last_life = True
            yield TurningPoint(number, _LAST_LIFE, weight=4)
        elif by_player and not blood:
            yield TurningPoint(number, _FIRST_BLOOD, weight=4)
        blood = blood or by_player


def _telling_events(events: Sequence[Event], boxes: Sequence[Expansion]) -> Iterator[TurningPoint]:
    """Yield the events that the expansions name as turning points."""
    named = {kind: point for box in boxes for kind, point in box.turning_points.items()}
    for number, event in enumerate(events):
        if event.kind in named:
            title, weight = named[event.kind]
            yield TurningPoint(number, Text(title), weight)
