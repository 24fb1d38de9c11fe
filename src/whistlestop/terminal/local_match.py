"""A match at one terminal: people share the keyboard, bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.roster import hire, usual
from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.deeds_report import print_deeds
from whistlestop.terminal.event_log import EventLog
from whistlestop.terminal.hints import print_hint
from whistlestop.terminal.reasons import say_why
from whistlestop.terminal.screen import screen
from whistlestop.terminal.seat_names import bot_seats, display_names


class LocalMatch:
    """A match that is played to its end, or until somebody leaves."""

    def __init__(self, match: Match, texts: Texts, console: Console, *, pause: float) -> None:
        self.match = match
        self.texts = texts
        self.console = console
        console.texts = texts
        # It does not use the match's seed, which would make the bots' choices predictable.
        rng = Random()
        self.bots: dict[int, Bot] = {
            seat: hire(name, match.game.name, rng) for seat, name in bot_seats(match).items()
        }
        # It gives hints, and plays nowhere.
        self.adviser: Bot = hire(usual(match.game.name), match.game.name, rng)
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        # A shared screen shows only what a spectator may see.
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.screen = screen(match.game.name, texts, display_names(match, texts, you=self.viewer))
        self.log = EventLog(match, self.viewer, self.screen, console, pause)
        self.asked: int | None = None  # the seat of the person who reads a question
        self.holder: int | None = None  # the seat of the person at the keyboard
        self.is_private = False  # whether a shared screen shows the view of one person
        self._news_before = 0  # the number of news at the last change of hands
        self.on_answer: Callable[[], None] | None = None  # called after each answer of a person

    def play(self) -> None:
        """Play to the end. Raise Quit if somebody leaves."""
        self.console.say_why = self._say_why
        self.console.say_hint = self._say_hint
        self.log.tell_past()
        self.match.watch(self.log.note)
        while self.match.outcome is None:
            # Ask people first, so that they do not wait while the bots think.
            for ask in sorted(self.match.asks, key=lambda ask: ask.seat in self.bots):
                if ask.seat in self.bots:
                    bot = self.bots[ask.seat]
                    self.match.choose(ask.seat, bot.choose(ask, MatchAsSeen(self.match, ask.seat)))
                else:
                    self._ask(ask)
            if not self.is_private or self._is_for_people():
                self._tell_steps()
        self.match.watch(None)
        self.console.redraw(self.screen.drawings(self.match.view(self.viewer)), below=2)
        self.console.say(self.texts.say("terminal-seed", seed=str(self.match.seed)), style="dim")
        print_deeds(self.match, self.texts, self.screen.players, self.console)

    def _ask(self, ask: Ask) -> None:
        """Ask a person. On a shared screen, nobody else sees the view."""
        shared = len(self.people) > 1
        if shared and not (self.is_private and ask.seat == self.holder):
            self._hand_over(ask.seat)
        view = self.match.view(ask.seat)
        rows = self.screen.question_rows(ask, view, self.console.rich.width)
        self.console.redraw(self.screen.drawings(view), below=rows)
        self.asked = ask.seat
        self.match.choose(ask.seat, self.screen.answer(ask, view, self.console))
        if not shared:
            self.console.news.clear()
        if self.on_answer is not None:
            self.on_answer()

    def _say_why(self, words: str, usable: bool) -> bool:
        """Say why the person cannot use the typed thing, unless they can."""
        if self.asked is None:
            return False
        return say_why(self.match, self.asked, words, self.screen, self.console, usable=usable)

    def _say_hint(self) -> None:
        """Say what a bot would answer now. It gets what it would get as a player in this seat."""
        ask = None if self.asked is None else self.match.ask(self.asked)
        if ask is None:
            self.console.say(self.texts.say("terminal-hint-not-asked"))
        elif len(self.people) > 1:
            self.console.say(self.texts.say("terminal-hint-alone"))
        else:
            hint = self.adviser.hint(ask, MatchAsSeen(self.match, ask.seat))
            print_hint(hint, ask, self.match.view(ask.seat), self.screen, self.console)

    def _is_for_people(self) -> bool:
        """Return whether a person is asked now, or the match is over."""
        return self.match.outcome is not None or self._next_person() is not None

    def _next_person(self) -> int | None:
        return next((seat for seat in self.match.waiting if seat not in self.bots), None)

    def _hand_over(self, seat: int) -> None:
        """Let another person take the keyboard. Nobody sees the screen of the person before."""
        self._clear_private()
        # The next person reads the news since the keyboard was handed over before.
        del self.console.news[: self._news_before]
        self._news_before = len(self.console.news)
        player = self.screen.players[seat]
        self.console.read(self.texts.say("terminal-pass", player=player) + " ")
        self.console.clear()
        self.holder, self.is_private = seat, True

    def _clear_private(self) -> None:
        """Clear a screen that shows the view of one person, so that everybody may look at it."""
        if self.is_private:
            self.console.clear()
            self.is_private = False

    def _tell_steps(self) -> None:
        """Print the events since the last answer, with a sketch between the steps.

        A person who is asked again at once keeps the screen. Otherwise everybody sees the events.
        """
        if self._next_person() != self.holder:
            self._clear_private()
        self.log.tell()
