"""People and bots at one table, in one terminal."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from whistlestop.bots.bot import Bot, Eyes
from whistlestop.bots.roster import hire
from whistlestop.engine.ask import Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Narration
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.names import bot_seats, shown_names
from whistlestop.terminal.screen import screen


class Sitting:
    """One match from here to its end, or until somebody leaves."""

    def __init__(self, match: Match, texts: Texts, console: Console, *, pause: float) -> None:
        self.match = match
        self.texts = texts
        self.console = console
        self.pause = pause
        # The seed deals the cards; what the bots think of is nobody's business.
        rng = Random()
        self.bots: dict[int, Bot] = {
            seat: hire(name, match.game.name, rng) for seat, name in bot_seats(match).items()
        }
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        # On a shared screen everybody looks on: it shows what a spectator may know.
        self.eyes = self.people[0] if len(self.people) == 1 else None
        self.screen = screen(match.game.name, texts, shown_names(match, texts, you=self.eyes))
        self.film: list[tuple[Narration | None, Any]] = []
        self.on_answer: Callable[[], None] | None = None  # called after each answer of a person

    def play(self) -> None:
        """To the end; Quit if somebody leaves."""
        self.match.watch(self._shoot)
        for event in self.match.events:
            self._tell(self._narrate(event))
        while self.match.outcome is None:
            # People first: they need not wait for bots that think.
            for ask in sorted(self.match.asks, key=lambda ask: ask.seat in self.bots):
                if ask.seat in self.bots:
                    bot = self.bots[ask.seat]
                    self.match.choose(ask.seat, bot.choose(ask, Eyes(self.match, ask.seat)))
                else:
                    self._ask(ask)
            self._project()
        self.match.watch(None)
        self.console.show(self.screen.draw(self.match.view(self.eyes)))
        self.console.say()
        self.console.say(self.texts.say("terminal-seed", seed=str(self.match.seed)), style="dim")

    def _ask(self, ask: Ask) -> None:
        """A person answers. Where several share the screen, nobody sees what another sees."""
        shared = len(self.people) > 1
        player = self.screen.players[ask.seat]
        if shared:
            self.console.read(self.texts.say("terminal-pass", player=player) + " ")
            self.console.clear()
        view = self.match.view(ask.seat)
        self.console.show(self.screen.draw(view))
        self.console.say()
        self.match.choose(ask.seat, self.screen.answer(ask, view, self.console))
        if self.on_answer is not None:
            self.on_answer()
        if shared:
            self.console.clear()

    def _shoot(self, event: Event) -> None:
        self.film.append((self._narrate(event), self.match.view(self.eyes)))

    def _narrate(self, event: Event) -> Narration | None:
        """Decide what is said of an event that has just happened."""
        return self.match.game.narrate(event.seen_by(self.eyes), self.match.view(None))

    def _project(self) -> None:
        """Tell what happened since the last answer, step by step."""
        before: Any = None
        for narration, view in self.film:
            if narration is not None and narration.opens_step and before is not None:
                self.console.show(self.screen.sketch(before))
                self.console.say()
                time.sleep(self.pause)
            self._tell(narration)
            before = view
        self.film.clear()

    def _tell(self, narration: Narration | None) -> None:
        sentence = self.screen.tell(narration)
        if sentence is not None:
            self.console.say(sentence)


def leave_record(match: Match, file: Path) -> None:
    """Write the record whole or not at all; OSError if it cannot be."""
    if not file.name or (file.exists() and not file.is_file()):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    part = file.with_name(file.name + ".part")
    try:
        part.write_text(match.record(), encoding="utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
