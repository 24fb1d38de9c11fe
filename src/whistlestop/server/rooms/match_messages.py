"""How a match is shown to a seat: one step of it, or all of it as it stands."""

from __future__ import annotations

from whistlestop.server.rooms.narrated_events import Viewer
from whistlestop.server.rooms.step_scenes import StepRecorder
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.wire.field_types import By
from whistlestop.wire.from_server import Standing, Step, Waiting


def step_message(
    stored: StoredMatch,
    recorder: StepRecorder,
    viewer: Viewer,
    waiting: tuple[Waiting, ...],
    seat: int,
    by: By,
) -> Step:
    """What the answer of `seat` has caused, as this viewer may see it."""
    return Step(
        match=stored.row.key,
        start=recorder.start,
        scenes=recorder.scenes(viewer),
        changes=recorder.changes_after(viewer),
        ask=stored.ask(viewer),
        given=stored.given(viewer),
        waiting=waiting,
        # Nobody else may learn that a player had only one legal answer.
        by="person" if by == "only" and viewer != seat else by,
        seat=seat,
        end=stored.end,
        fair=stored.fair,
    )


def standing_message(
    stored: StoredMatch, viewer: Viewer, start: int, waiting: tuple[Waiting, ...]
) -> Standing:
    """The match as it stands for this viewer, with its events from number `start` on."""
    start = min(start, len(stored.match.events))
    return Standing(
        match=stored.row.key,
        seat=viewer,
        names=stored.row.names,
        start=start,
        events=stored.narrated.seen_by(viewer, start),
        view=stored.match.view(viewer),
        ask=stored.ask(viewer),
        given=stored.given(viewer),
        waiting=waiting,
        end=stored.end,
        fair=stored.fair,
    )
