"""The messages that show a match to a viewer: a step, the whole match, or a reason."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.engine import reason
from whistlestop.server.rooms.narrated_events import OPEN, Viewer, view_of
from whistlestop.server.rooms.step_scenes import StepRecorder
from whistlestop.server.rooms.stored_match import StoredMatch
from whistlestop.wire.field_types import By
from whistlestop.wire.from_server import BotAnswer, Reason, Standing, Step, Waiting, WireAsk
from whistlestop.wire.narration import text_to_wire


class Sight(NamedTuple):
    """The seat whose cards a person sees, if there is one, or the hands of all.

    Somebody who only looks at the cards of others is not asked their questions.
    """

    viewer: Viewer
    looks: bool = False

    def ask(self, stored: StoredMatch) -> WireAsk | None:
        return None if self.looks or self.viewer == OPEN else stored.ask(self.viewer)

    def given(self, stored: StoredMatch) -> str | None:
        return None if self.looks or self.viewer == OPEN else stored.given(self.viewer)


def step_message(
    stored: StoredMatch,
    recorder: StepRecorder,
    sight: Sight,
    waiting: tuple[Waiting, ...],
    seat: int,
    by: By,
) -> Step:
    """Build the message about the effects of `seat`'s answer, as this viewer may see them."""
    return Step(
        match=stored.row.key,
        start=recorder.start,
        scenes=recorder.scenes(sight.viewer),
        changes=recorder.changes_after(sight.viewer),
        ask=sight.ask(stored),
        given=sight.given(stored),
        waiting=waiting,
        # Nobody else may learn that a player had only one legal answer.
        by="person" if by == "only" and sight != Sight(seat) else by,
        seat=seat,
        end=stored.end,
        fair=stored.fair,
    )


def standing_message(
    stored: StoredMatch, sight: Sight, start: int, waiting: tuple[Waiting, ...]
) -> Standing:
    """Build the message about the whole match for this viewer, with events from `start` on."""
    start = stored.narrated.start(start)
    return Standing(
        match=stored.row.key,
        seat=None if sight.viewer == OPEN else sight.viewer,
        all_open=sight.viewer == OPEN,
        names=stored.row.names,
        start=start,
        events=stored.narrated.seen_by(sight.viewer, start),
        view=view_of(stored.match, sight.viewer),
        ask=sight.ask(stored),
        given=sight.given(stored),
        waiting=waiting,
        end=stored.end,
        fair=stored.fair,
        by_bot=_by_bot(stored, sight),
    )


def reason_message(request: int, found: reason.Reason | None) -> Reason:
    """Build the answer to the request `why-not` with this id. None means: there is no reason."""
    if found is None:
        return Reason(request=request, text=None, clauses=())
    return Reason(request=request, text=text_to_wire(found.text), clauses=found.clauses)


def _by_bot(stored: StoredMatch, sight: Sight) -> tuple[BotAnswer, ...]:
    """Return the answers that a bot gave for the seat of the viewer, who does not only look on."""
    if sight.looks or sight.viewer is None or sight.viewer == OPEN:
        return ()
    return tuple(stored.by_bot.get(sight.viewer, ()))
