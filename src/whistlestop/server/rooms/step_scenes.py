"""The scenes of one step: the effects of a choice, as each viewer may see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.server.rooms.narrated_events import NarratedEvents, Viewer, views_of
from whistlestop.wire.from_server import Change, Scene
from whistlestop.wire.view_changes import find_changes


class StepRecorder:
    """A recorder of one step for each viewer: `with StepRecorder(match, narrated, viewers)`.

    A step is one choice; each of its events becomes a scene. The narrations of the events are kept
    in `narrated`. Without viewers nothing is narrated.
    """

    def __init__(self, match: Match, narrated: NarratedEvents, viewers: Iterable[Viewer]) -> None:
        self.match = match
        self.narrated = narrated
        self.start = len(match.events)
        # While others are still being asked, an answer has no visible effect.
        self._viewers = () if len(match.waiting) > 1 else tuple(viewers)
        self._views = views_of(match, self._viewers)
        self._scenes: dict[Viewer, list[Scene]] = {viewer: [] for viewer in self._viewers}
        self._changes_after: dict[Viewer, tuple[Change, ...]] = {}

    def __enter__(self) -> Self:
        if self._viewers:
            self.match.watch(self._record)
        return self

    def __exit__(self, problem: type[BaseException] | None, *_: object) -> None:
        self.match.watch(None)
        if problem is None:
            self._changes_after = self._changes(views_of(self.match, self._viewers))

    def _record(self, event: Event) -> None:
        *views, public = views_of(self.match, (*self._viewers, None))
        number = self.start + len(self._scenes[self._viewers[0]])
        narrated = self.narrated.note(number, event, public)
        for viewer, found in self._changes(views).items():
            seen = narrated.seen_by(viewer)
            scene = Scene(
                kind=seen.kind, payload=seen.payload, changes=found, narration=seen.narration
            )
            self._scenes[viewer].append(scene)

    def _changes(self, views: list[Any]) -> dict[Viewer, tuple[Change, ...]]:
        """Compare these views with the last ones, and return the changes of each."""
        before, self._views = self._views, views
        return dict(zip(self._viewers, map(find_changes, before, self._views), strict=True))

    def scenes(self, viewer: Viewer) -> tuple[Scene, ...]:
        return tuple(self._scenes.get(viewer, ()))

    def changes_after(self, viewer: Viewer) -> tuple[Change, ...]:
        """Return the changes of the view after the last event."""
        return self._changes_after.get(viewer, ())
