"""The events of a match at this terminal, told step by step with sketches of the table between."""

from __future__ import annotations

import time
from typing import Any

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Narration
from whistlestop.terminal.console import Console
from whistlestop.terminal.screen import Screen


class EventLog:
    """The log of a match as one viewer sees it. Watch the match with `note`."""

    def __init__(
        self, match: Match, viewer: int | None, screen: Screen, console: Console, pause: float
    ) -> None:
        self.match = match
        self.viewer = viewer
        self.screen = screen
        self.console = console
        self.pause = pause  # seconds between two steps
        # The narrations that are not printed yet, each with the view after its event.
        self._noted: list[tuple[Narration | None, Any]] = []

    def note(self, event: Event) -> None:
        """Note an event that has just happened."""
        self._noted.append((self._narrate(event), self.match.view(self.viewer)))

    def tell_past(self, most: int | None = None) -> None:
        """Print all events of the match so far, or the last `most` of them, without sketches."""
        events = self.match.events
        for event in events if most is None else events[-most:]:
            self._tell(self._narrate(event))

    def tell(self) -> None:
        """Print the events that were noted, with a sketch between the steps."""
        before: Any = None
        for narration, view in self._noted:
            if narration is not None and narration.opens_step and before is not None:
                self.console.redraw((self.screen.sketch(before),))
                time.sleep(self.pause)
            self._tell(narration)
            before = view
        self._noted.clear()

    def _narrate(self, event: Event) -> Narration | None:
        """Return the narration of an event that has just happened."""
        return self.match.game.narrate(event.seen_by(self.viewer), self.match.view(None))

    def _tell(self, narration: Narration | None) -> None:
        sentence = self.screen.tell(narration)
        if sentence is not None:
            self.console.tell(sentence)
