"""What a choice made happen, as each seat may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.server.told import Told, Viewer
from whistlestop.wire.from_server import Change, Scene
from whistlestop.wire.patch import changes


class Film:
    """Watches a match for some viewers while a choice is made: `with Film(match, told, viewers)`.

    What is said of the events is kept in `told`. Without viewers nothing is said.
    """

    def __init__(self, match: Match, told: Told, viewers: Iterable[Viewer]) -> None:
        self.match = match
        self.told = told
        self.start = len(match.events)
        # While others are still being asked, nothing comes of an answer.
        self._viewers = () if len(match.waiting) > 1 else tuple(viewers)
        self._views = match.views(self._viewers)
        self._scenes: dict[Viewer, list[Scene]] = {viewer: [] for viewer in self._viewers}
        self._rest: dict[Viewer, tuple[Change, ...]] = {}

    def __enter__(self) -> Self:
        if self._viewers:
            self.match.watch(self._shoot)
        return self

    def __exit__(self, problem: type[BaseException] | None, *_: object) -> None:
        self.match.watch(None)
        if problem is None:
            self._rest = self._changes(self.match.views(self._viewers))

    def _shoot(self, event: Event) -> None:
        *views, public = self.match.views((*self._viewers, None))
        told = self.told.note(self.start + len(self._scenes[self._viewers[0]]), event, public)
        for viewer, found in self._changes(views).items():
            seen = told.seen_by(viewer)
            scene = Scene(
                kind=seen.kind, payload=seen.payload, changes=found, narration=seen.narration
            )
            self._scenes[viewer].append(scene)

    def _changes(self, views: list[Any]) -> dict[Viewer, tuple[Change, ...]]:
        """What of each view is different now."""
        before, self._views = self._views, views
        return dict(zip(self._viewers, map(changes, before, self._views), strict=True))

    def scenes(self, viewer: Viewer) -> tuple[Scene, ...]:
        return tuple(self._scenes.get(viewer, ()))

    def rest(self, viewer: Viewer) -> tuple[Change, ...]:
        """What of the view changed after the last event."""
        return self._rest.get(viewer, ())
