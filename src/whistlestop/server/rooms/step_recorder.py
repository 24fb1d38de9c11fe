"""Records what a choice makes happen, as each seat may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.wire.from_server import Change, Scene, WireEvent
from whistlestop.wire.patch import changes

Viewer = int | None  # a seat, or None for all spectators


class StepRecorder:
    """Records the events of one choice for some viewers: `with StepRecorder(match, viewers)`."""

    def __init__(self, match: Match, viewers: Iterable[Viewer]) -> None:
        self.match = match
        self.start = len(match.events)
        # While others are still being asked, an answer has no visible effect.
        self._viewers = () if len(match.waiting) > 1 else tuple(viewers)
        self._views = match.views(self._viewers)
        self._scenes: dict[Viewer, list[Scene]] = {viewer: [] for viewer in self._viewers}
        self._changes_after: dict[Viewer, tuple[Change, ...]] = {}

    def __enter__(self) -> Self:
        self.match.watch(self._record)
        return self

    def __exit__(self, problem: type[BaseException] | None, *_: object) -> None:
        self.match.watch(None)
        if problem is None:
            self._changes_after = self._changes()

    def _record(self, event: Event) -> None:
        for viewer, found in self._changes().items():
            seen = event.seen_by(viewer)
            scene = Scene(kind=seen.kind, payload=dict(seen.payload), changes=found)
            self._scenes[viewer].append(scene)

    def _changes(self) -> dict[Viewer, tuple[Change, ...]]:
        """What has changed in each view since the last call."""
        before, self._views = self._views, self.match.views(self._viewers)
        return dict(zip(self._viewers, map(changes, before, self._views), strict=True))

    def scenes(self, viewer: Viewer) -> tuple[Scene, ...]:
        return tuple(self._scenes.get(viewer, ()))

    def changes_after(self, viewer: Viewer) -> tuple[Change, ...]:
        """What has changed in the view after the last event."""
        return self._changes_after.get(viewer, ())


def wire_events(events: Iterable[Event]) -> tuple[WireEvent, ...]:
    return tuple(WireEvent(kind=event.kind, payload=dict(event.payload)) for event in events)
