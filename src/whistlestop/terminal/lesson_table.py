"""A lesson at this terminal: the table, what the lesson says, and the questions."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.reason import Pick
from whistlestop.lessons import LessonRun, Point
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.event_log import EventLog
from whistlestop.terminal.reasons import say_why
from whistlestop.terminal.screen import screen
from whistlestop.terminal.seat_names import person_name, translate_names

_GUIDE_ROWS = 7  # of the screen: a heading, a few lines of text, and what to look at


class LessonTable:
    """A lesson that is taken to its end, or until the person leaves."""

    def __init__(self, run: LessonRun, texts: Texts, console: Console, *, pause: float) -> None:
        self.run = run
        self.texts = texts
        self.console = console
        console.texts = texts
        learner = run.lesson.learner
        names = tuple(
            person_name(seat) if seat == learner else name
            for seat, name in enumerate(run.lesson.names)
        )
        players = translate_names(names, texts, you=learner)
        self.screen = screen(run.lesson.game, texts, players)
        self.log = EventLog(run.match, learner, self.screen, console, pause)
        self.on_step: Callable[[], None] | None = None  # called after each step

    def play(self) -> None:
        """Take the lesson to its end. Raise Quit if the person leaves."""
        run, console = self.run, self.console
        console.say_why = self._say_why
        console.say_hint = self._say_guide
        console.say_again = self._say_guide
        self.log.tell_past()
        run.match.watch(self.log.note)
        drawn = -1  # the number of events when the table was drawn last
        while run.step is not None:
            if console.is_screen or drawn != len(run.match.events):
                drawn = len(run.match.events)
                self._draw()
            self._say_guide()
            if run.step.expect:
                self._answer()
            else:
                console.read(self.texts.say("lesson-continue-key") + " ")
                run.proceed()
            console.news.clear()
            self.log.tell()
            if self.on_step is not None:
                self.on_step()
        run.match.watch(None)
        console.say_again = None
        self._draw()
        say = self.texts.say
        console.say(say("lesson-finished"), style="bold")
        console.say(f"{say('lesson-learnt')} {say(f'{run.lesson.text}.learnt')}")

    def _draw(self) -> None:
        run = self.run
        view = run.match.view(run.lesson.learner)
        rows = _GUIDE_ROWS
        if run.ask is not None:
            rows += self.screen.question_rows(run.ask, view, self.console.rich.width)
        self.console.redraw(self.screen.drawings(view), below=rows)

    def _say_guide(self) -> None:
        """Print what the step says and what it points at, also as a hint."""
        run, say = self.run, self.texts.say
        step = run.step
        if step is None:
            return
        number, steps = run.number + 1, len(run.lesson.steps)
        self.console.say(say("lesson-step", step=number, of=steps), style="dim")
        self.console.say(say(step.text), style="bold")
        things = [name for point in run.points() if (name := self._name(point)) is not None]
        if things:
            self.console.say(say("lesson-look", things=", ".join(things)), style="dim")

    def _name(self, point: Point) -> str | None:
        """Return the name of a thing as this screen shows it, or None if it has none."""
        picks = {
            "card": Pick(card=point.name),
            "seat": Pick(seat=int(point.name) if point.what == "seat" else None),
            "place": Pick(place=point.name),
        }
        wanted = picks.get(point.what)
        view = self.run.match.view(self.run.lesson.learner)
        things = self.screen.things(view)
        return next((each.words[-1] for each in things if each.pick == wanted), None)

    def _answer(self) -> None:
        """Ask until the answer is right."""
        run, console = self.run, self.console
        while (ask := run.ask) is not None:
            view = run.match.view(run.lesson.learner)
            wrong = run.choose(self.screen.answer(ask, view, console))
            if wrong is None:
                return
            console.say(self.texts.say(wrong), style="bold")

    def _say_why(self, words: str, usable: bool) -> bool:
        """Say why the learner cannot use the typed thing, unless they can."""
        run, learner = self.run, self.run.lesson.learner
        return say_why(run.match, learner, words, self.screen, self.console, usable=usable)
