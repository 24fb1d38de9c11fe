"""The film of a match: the table before the first event, and a scene for each event."""

from __future__ import annotations

from typing import Any

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng
from whistlestop.server.rooms.narrated_events import NarratedEvents, Viewer
from whistlestop.server.rooms.step_scenes import StepRecorder
from whistlestop.wire.from_server import Change, Scene
from whistlestop.wire.view_changes import find_changes


def film(match: Match, viewer: Viewer) -> tuple[Any, tuple[Scene, ...]]:
    """Play a match again. Return the view before the first event, and all scenes after it.

    A scene without a kind holds the changes after the last event of a choice.
    """
    views: list[Any] = [_first_view(match, viewer)]

    def note_view(again: Match, _event: Event) -> None:
        views.append(again.view(viewer))

    again = Match(match.game, match.seats, match.options, match.seed, watcher=note_view)
    again.watch(None)
    narrated = NarratedEvents(again)
    scenes = [
        Scene(
            kind=event.kind,
            payload=event.payload,
            changes=find_changes(before, after),
            narration=event.narration,
        )
        for event, before, after in zip(narrated.seen_by(viewer), views, views[1:], strict=False)
    ]
    scenes += _rest(find_changes(views[-1], again.view(viewer)))
    for seat, answer, _ in match.choices:
        with StepRecorder(again, narrated, [viewer]) as recorder:
            again.choose(seat, answer)
        scenes += recorder.scenes(viewer)
        scenes += _rest(recorder.changes_after(viewer))
    return views[0], tuple(scenes)


def _first_view(match: Match, viewer: Viewer) -> Any:
    setup = match.game.setup(match.seats, match.options, Rng(match.seed))
    return match.game.view(setup, viewer)


def _rest(changes: tuple[Change, ...]) -> list[Scene]:
    """Return the scene for changes that belong to no event, if there are any."""
    return [Scene(kind="", payload={}, changes=changes)] if changes else []
