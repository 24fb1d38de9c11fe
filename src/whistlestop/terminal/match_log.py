"""The log of a server's match: it prints the events, the players to wait for, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from whistlestop.client.table_state import Moment, TableState
from whistlestop.engine.ask import Ask
from whistlestop.engine.record import TOO_LONG
from whistlestop.locales import Texts
from whistlestop.terminal import table_status
from whistlestop.terminal.live_console import LiveConsole
from whistlestop.terminal.sanitize import one_line
from whistlestop.terminal.screen import Screen, screen
from whistlestop.terminal.seat_names import translate_names
from whistlestop.wire.from_server import BotAnswer, Pointed, Step, Table
from whistlestop.wire.narration import from_wire


class MatchLog:
    """The log of one match, whose current state is in `state`."""

    def __init__(
        self, game: str, state: TableState, texts: Texts, console: LiveConsole, pause: float
    ) -> None:
        self.state = state
        self.texts = texts
        self.console = console
        self.pause = pause
        names = translate_names(state.names, texts, state.seat)
        self.screen: Screen = screen(game, texts, names)
        self._waited: set[int] = set()  # the seats that were printed last as those to wait for

    def draw(self) -> None:
        """Draw the table as it is now."""
        self._draw(self.screen.read(self.state.view), below=3)

    def draw_question(self, ask: Ask) -> None:
        """Draw the table as it is now, with room for a question and its clock."""
        view = self.screen.read(self.state.view)
        rows = self.screen.question_rows(ask, view, self.console.rich.width)
        self._draw(view, below=rows + 1)

    def _draw(self, view: Any, below: int) -> None:
        self.console.redraw(self.screen.drawings(view), below)

    def print_missed(self, moments: list[Moment]) -> None:
        """Print the events that happened in the meantime, without pauses and sketches."""
        for moment in moments:
            self._print(moment)

    def print_meanwhile(self, answers: Sequence[BotAnswer], moments: list[Moment]) -> None:
        """Print what a bot did for us while we were away. `moments` are the newest events."""
        if not answers:
            return
        text = self.texts.say("join-meanwhile", count=len(answers))
        self.console.tell(text, style="bold")
        first = self.state.count - len(moments)
        for answer in answers:
            for number in range(max(answer.start, first), answer.end):
                moment = moments[number - first]
                if number > answer.start and _opens_step(moment):
                    break  # what follows is no part of the answer
                self._print(moment)

    def print_steps(self, moments: list[Moment], seconds: float) -> None:
        """Print new events, with a pause before each step, within about `seconds` seconds."""
        steps = sum(_opens_step(moment) for moment in moments)
        pause = min(self.pause, seconds / max(1, steps))
        before: Any = None
        for moment in moments:
            if before is not None and _opens_step(moment):
                self.console.redraw((self.screen.sketch(self.screen.read(before)),))
                self.console.pause(pause)
            self._print(moment)
            before = moment.view

    def _print(self, moment: Moment) -> None:
        try:
            sentence = self.screen.tell(from_wire(moment.narration))
        except (LookupError, ValueError):
            sentence = None  # a newer server may send texts that are unknown here
        if sentence is not None:
            self.console.tell(sentence)

    def print_substitute(self, step: Step) -> None:
        """Print a sentence if the server or a bot answered for a person."""
        if step.by in ("late", "away", "only"):
            you = "yes" if step.seat == self.state.seat else "no"
            name = self.screen.players[step.seat]
            text = self.texts.say("join-by", by=step.by, you=you, name=name)
            self.console.tell(text, style="dim")

    def print_pointed(self, pointed: Pointed) -> None:
        """Print the thing that a player points at."""
        if pointed.seat < len(self.screen.players):
            what = self.screen.thing(pointed.what, self.screen.read(self.state.view))
            name = self.screen.players[pointed.seat]
            text = self.texts.say("join-pointed", name=name, what=one_line(what))
            self.console.tell(text, style="italic")

    def meant(self, words: str) -> str | None:
        """Return the id of the thing that these typed words mean, or None."""
        return self.screen.meant(words, self.screen.read(self.state.view))

    def print_waiting(self, table: Table, deadlines: dict[int, float]) -> None:
        """Print the people that the table waits for, if they have changed."""
        people = {
            each.seat
            for each in self.state.waiting
            if each.seat < len(table.seats) and table.seats[each.seat].person is not None
        } - {self.state.seat}
        if people and people != self._waited:
            names = [self._name_and_clock(seat, deadlines) for seat in sorted(people)]
            self.console.say(self.texts.say("join-waiting", names=", ".join(names)), style="dim")
        self._waited = people

    def _name_and_clock(self, seat: int, deadlines: dict[int, float]) -> str:
        """Return a name with the time left, such as `Ann (0:42)`."""
        name, left = self.screen.players[seat], time_left(seat, deadlines)
        return f"{name} ({left})" if left else name

    def print_end(self) -> None:
        """Draw the table and print the winners, if the match is over."""
        state, say = self.state, self.texts.say
        if state.end is None:
            return
        self.draw()
        winners = ", ".join(self.screen.players[seat] for seat in state.end.winners)
        text = say("join-winner", names=winners) if winners else say("join-nobody-wins")
        if state.end.winners == (state.seat,):
            text = say("join-you-win")
        if state.end.why == TOO_LONG:
            text = say("match-too-long")
        self.console.say(text, style="bold")
        self._print_fairness()
        if state.seat is not None:
            self.console.say(say("join-keys-over"), style="dim")

    def _print_fairness(self) -> None:
        """Print whether the seed fits the hash that was shown at the start."""
        fair = self.state.fair
        seed = "" if fair is None or fair.seed is None else fair.seed
        if self.state.is_fair:
            self.console.say(self.texts.say("join-fair", seed=seed), style="dim")
        else:
            self.console.say(self.texts.say("join-unfair", seed=seed), style="bold red")


def time_left(seat: int, deadlines: dict[int, float]) -> str:
    """Return the time left on the clock of this seat, or "" if the clock does not run."""
    return table_status.minutes(deadlines[seat] - monotonic()) if seat in deadlines else ""


def _opens_step(moment: Moment) -> bool:
    return moment.narration is not None and moment.narration.opens_step
