"""What a choice made happen, as each seat may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.wire.from_server import Change, Scene, WireEvent
from whistlestop.wire.patch import changes

Viewer = int | None  # a seat, or None for all spectators


class Film:
    """Watches a match for some viewers while a choice is made: `with Film(match, viewers)`."""

    def __init__(self, match: Match, viewers: Iterable[Viewer]) -> None:
        self.match = match
        self.start = len(match.events)
        self._views: dict[Viewer, Any] = {viewer: match.view(viewer) for viewer in viewers}
        self._scenes: dict[Viewer, list[Scene]] = {viewer: [] for viewer in self._views}

    def __enter__(self) -> Self:
        self.match.watch(self._shoot)
        return self

    def __exit__(self, *_: object) -> None:
        self.match.watch(None)

    def _shoot(self, event: Event) -> None:
        for viewer, scenes in self._scenes.items():
            seen = event.seen_by(viewer)
            scenes.append(
                Scene(kind=seen.kind, parts=dict(seen.parts), changes=self._changes(viewer))
            )

    def _changes(self, viewer: Viewer) -> tuple[Change, ...]:
        before, now = self._views[viewer], self.match.view(viewer)
        self._views[viewer] = now
        return changes(before, now)

    def scenes(self, viewer: Viewer) -> tuple[Scene, ...]:
        return tuple(self._scenes[viewer])

    def rest(self, viewer: Viewer) -> tuple[Change, ...]:
        """What of the view changed after the last event. Ask once."""
        return self._changes(viewer)


def wire_events(events: Iterable[Event]) -> tuple[WireEvent, ...]:
    return tuple(WireEvent(kind=event.kind, parts=dict(event.parts)) for event in events)
