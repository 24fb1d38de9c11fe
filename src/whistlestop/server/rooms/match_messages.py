"""The messages that show a match to a viewer: one step, or the whole match as it stands."""

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
    """Build the message about the effects of `seat`'s answer, as this viewer may see them."""
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
    """Build the message about the whole match for this viewer, with events from `start` on."""
    start = stored.narrated.start(start)
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
