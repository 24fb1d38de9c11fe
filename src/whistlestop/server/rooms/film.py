"""The film of a match: the table before the first event, and a scene for each event."""

from __future__ import annotations

from functools import partial
from typing import Any

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng
from whistlestop.server.rooms.narrated_events import OPEN, NarratedEvents, Viewer
from whistlestop.server.rooms.step_scenes import StepRecorder
from whistlestop.wire.from_server import Change, Scene
from whistlestop.wire.narration import to_wire
from whistlestop.wire.view_changes import find_changes


def film(match: Match, viewer: Viewer) -> tuple[Any, tuple[Scene, ...]]:
    """Play a match again. Return the view before the first event, and all scenes after it.

    A scene without a kind holds the changes after the last event of a choice.
    """
    return _open_film(match) if viewer == OPEN else _film(match, viewer)


def _film(match: Match, viewer: int | None) -> tuple[Any, tuple[Scene, ...]]:
    """Make the film as one seat saw the match."""
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


def _open_film(match: Match) -> tuple[Any, tuple[Scene, ...]]:
    """Make the film with all hands open. Its log tells the secret parts of the events too."""
    setup = match.game.setup(match.seats, match.options, Rng(match.seed))
    first = view = match.game.open_view(setup)
    scenes: list[Scene] = []

    def note(again: Match, event: Event) -> None:
        nonlocal view
        before, view = view, again.open_view()
        known = Event(event.kind, {**event.payload, **(event.secret or {})})
        scenes.append(
            Scene(
                kind=known.kind,
                payload=dict(known.payload),
                changes=find_changes(before, view),
                narration=to_wire(again.game.narrate(known, again.view(None))),
            )
        )

    again = Match(match.game, match.seats, match.options, match.seed, watcher=note)
    again.watch(partial(note, again))
    for number in range(len(match.choices) + 1):
        if number:
            seat, answer, _ = match.choices[number - 1]
            again.choose(seat, answer)
        before, view = view, again.open_view()
        scenes += _rest(find_changes(before, view))
    return first, tuple(scenes)


def _first_view(match: Match, viewer: int | None) -> Any:
    setup = match.game.setup(match.seats, match.options, Rng(match.seed))
    return match.game.view(setup, viewer)


def _rest(changes: tuple[Change, ...]) -> list[Scene]:
    """Return the scene for changes that belong to no event, if there are any."""
    return [Scene(kind="", payload={}, changes=changes)] if changes else []
