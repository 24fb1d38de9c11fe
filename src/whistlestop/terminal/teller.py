"""What happens in a server's match, told in the terminal."""

from __future__ import annotations

from time import monotonic
from typing import Any

from whistlestop.client.chair import Chair, Moment
from whistlestop.locales import Texts
from whistlestop.terminal import poster
from whistlestop.terminal.clean import one_line
from whistlestop.terminal.live_console import LiveConsole
from whistlestop.terminal.names import said_names
from whistlestop.terminal.screen import Screen, screen
from whistlestop.wire.from_server import Pointed, Step, Table
from whistlestop.wire.narration import from_wire


class Teller:
    """Of one match, as it stands in the chair."""

    def __init__(
        self, game: str, chair: Chair, texts: Texts, console: LiveConsole, pause: float
    ) -> None:
        self.chair = chair
        self.texts = texts
        self.console = console
        self.pause = pause
        names = said_names(chair.names, texts, chair.seat)
        self.screen: Screen = screen(game, texts, names)
        self._waited: set[int] = set()  # the people of whom we told last that they are waited for

    def draw(self) -> None:
        """The table as it is now."""
        self.console.show(self.screen.draw(self.screen.read(self.chair.view)))
        self.console.say()

    def log(self, moments: list[Moment]) -> None:
        """What has happened meanwhile; nobody can watch that any more."""
        for moment in moments:
            self._tell(moment)

    def film(self, moments: list[Moment], seconds: float) -> None:
        """What happens now, step by step, in not much more than so many seconds."""
        steps = sum(_opens_step(moment) for moment in moments)
        pause = min(self.pause, seconds / max(1, steps))
        before: Any = None
        for moment in moments:
            if before is not None and _opens_step(moment):
                self.console.show(self.screen.sketch(self.screen.read(before)))
                self.console.say()
                self.console.pause(pause)
            self._tell(moment)
            before = moment.view

    def _tell(self, moment: Moment) -> None:
        try:
            sentence = self.screen.tell(from_wire(moment.narration))
        except (LookupError, ValueError):
            sentence = None  # a newer server may tell what we have no words for
        if sentence is not None:
            self.console.say(sentence)

    def tell_by(self, step: Step) -> None:
        """Who answered, if it was not the person whose seat it is."""
        if step.by in ("late", "away", "only"):
            you = "yes" if step.seat == self.chair.seat else "no"
            name = self.screen.players[step.seat]
            text = self.texts.say("join-by", by=step.by, you=you, name=name)
            self.console.say(text, style="dim")

    def tell_pointed(self, pointed: Pointed) -> None:
        """What somebody at the table means."""
        if pointed.seat < len(self.screen.players):
            what = self.screen.thing(pointed.what, self.screen.read(self.chair.view))
            name = self.screen.players[pointed.seat]
            text = self.texts.say("join-pointed", name=name, what=one_line(what))
            self.console.say(text, style="italic")

    def meant(self, words: str) -> str | None:
        """The name of what a person here would point at."""
        return self.screen.meant(words, self.screen.read(self.chair.view))

    def tell_waiting(self, table: Table, deadlines: dict[int, float]) -> None:
        """Whom the table waits for, if that is new. Bots do not take long."""
        people = {
            each.seat
            for each in self.chair.waiting
            if each.seat < len(table.seats) and table.seats[each.seat].person is not None
        } - {self.chair.seat}
        if people and people != self._waited:
            names = [self._waited_for(seat, deadlines) for seat in sorted(people)]
            self.console.say(self.texts.say("join-waiting", names=", ".join(names)), style="dim")
        self._waited = people

    def _waited_for(self, seat: int, deadlines: dict[int, float]) -> str:
        """Such as `Ann (0:42)`."""
        name, left = self.screen.players[seat], time_left(seat, deadlines)
        return f"{name} ({left})" if left else name

    def tell_end(self) -> None:
        chair, say = self.chair, self.texts.say
        if chair.end is None:
            return
        self.draw()
        winners = ", ".join(self.screen.players[seat] for seat in chair.end.winners)
        text = say("join-winner", names=winners) if winners else say("join-nobody-wins")
        if chair.end.winners == (chair.seat,):
            text = say("join-you-win")
        self.console.say(text, style="bold")
        self._tell_fairness()
        if chair.seat is not None:
            self.console.say(say("join-keys-over"), style="dim")

    def _tell_fairness(self) -> None:
        """Whether the deal is the one whose seal everybody got at the start."""
        fair = self.chair.fair
        seed = "" if fair is None or fair.seed is None else fair.seed
        if self.chair.is_fair:
            self.console.say(self.texts.say("join-fair", seed=seed), style="dim")
        else:
            self.console.say(self.texts.say("join-unfair", seed=seed), style="bold red")


def time_left(seat: int, deadlines: dict[int, float]) -> str:
    """On the clock of this seat, if it runs."""
    return poster.minutes(deadlines[seat] - monotonic()) if seat in deadlines else ""


def _opens_step(moment: Moment) -> bool:
    return moment.narration is not None and moment.narration.opens_step
