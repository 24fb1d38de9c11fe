"""The replay of a record, step by step, forward and back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from whistlestop import games
from whistlestop.engine.errors import WhistlestopError, cut
from whistlestop.engine.event import Event
from whistlestop.engine.match import STOPPED, Match
from whistlestop.engine.narration import Narration
from whistlestop.engine.record import read_record
from whistlestop.engine.rng import Rng
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console, Quit, number
from whistlestop.terminal.screen import Screen, screen
from whistlestop.terminal.seat_names import display_names


class NoSuchSeat(WhistlestopError):
    """The match of this record has no such seat."""


@dataclass(slots=True)
class Step:
    """One step of a replay: the sentences about it, and the view after it."""

    sentences: list[str] = field(default_factory=list)
    view: Any = None


class Replay:
    """A whole match as one seat saw it, or as a spectator saw it if `seat` is None."""

    def __init__(self, record: str, seat: int | None, texts: Texts) -> None:
        self.texts = texts
        seats = read_record(record).seats
        if seat is not None and not 0 <= seat < seats:
            raise NoSuchSeat(
                f"there is no seat {seat}; there are 0 to {seats - 1}",
                "bad-seat",
                found=seat,
                last=seats - 1,
            )
        seen: list[tuple[Narration | None, Any]] = []
        self.match = Match.replay(
            record,
            games.find,
            lambda match, event: seen.append((_narrated(match, event, seat), match.view(seat))),
        )
        self.screen: Screen = screen(self.match.game.name, texts, display_names(self.match, texts))
        start = self._start()
        # The events before the first question are told as they were when it was asked.
        told = [_narrated(start, event, seat) for event in start.events]
        told += [narration for narration, _ in seen[len(told) :]]
        self.steps = [Step(view=self._first_view(seat))]
        for narration, (_, view) in zip(told, seen, strict=True):
            if narration is not None and narration.opens_step:
                self.steps.append(Step())
            sentence = self.screen.tell(narration)
            if sentence is not None:
                self.steps[-1].sentences.append(sentence)
            self.steps[-1].view = view
        if self.match.outcome == STOPPED:
            self.steps[-1].sentences.append(texts.say("match-too-long"))

    def _first_view(self, seat: int | None) -> Any:
        """Return the view before the first event."""
        match = self.match
        setup = match.game.setup(match.seats, match.options, Rng(match.seed))
        return match.game.view(setup, seat)

    def _start(self) -> Match:
        """Return the match before its first choice."""
        match = self.match
        return Match(match.game, match.seats, match.options, match.seed)

    def show(self, at: int, console: Console) -> None:
        console.news.clear()
        for text, style in self._told(at):
            console.tell(text, style)
        console.redraw(self.screen.drawings(self.steps[at].view), below=2)

    def _told(self, at: int) -> list[tuple[str, str]]:
        """Return the number of a step and the sentences about it, each with its style."""
        where = self.texts.say("replay-step", step=at + 1, steps=len(self.steps))
        return [(f"--- {where} ---", "dim"), *((each, "") for each in self.steps[at].sentences)]

    def show_all(self, console: Console) -> None:
        """Print all steps, one below the other."""
        for at, step in enumerate(self.steps):
            for text, style in self._told(at):
                console.say(text, style)
            console.show(self.screen.draw(step.view))
            console.say()

    def browse(self, console: Console) -> None:
        """Show the steps that the person asks for, until they leave."""
        at = 0
        console.texts = self.texts
        self.show(at, console)
        console.say(self.texts.say("replay-keys"), style="dim")
        while True:
            try:
                word = console.read("> ")
            except Quit:
                return
            if word == "" and at == len(self.steps) - 1:
                console.say(self.texts.say("replay-over"))
                continue
            to = self._target(word, at)
            if to is None:
                console.say(self.texts.say("terminal-not-understood", text=cut(word)))
                continue
            at = to
            self.show(at, console)

    def _target(self, word: str, at: int) -> int | None:
        if word in ("", "n"):
            return min(at + 1, len(self.steps) - 1)
        if word == "b":
            return max(at - 1, 0)
        step = number(word, len(self.steps))
        return None if step is None else step - 1


def _narrated(match: Match, event: Event, seat: int | None) -> Narration | None:
    """Return the narration for this seat of an event that has just happened."""
    return match.game.narrate(event.seen_by(seat), match.view(None))
