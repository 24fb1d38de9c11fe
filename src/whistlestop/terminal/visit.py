"""A person at a server's table, in the terminal: from the first look to the last match."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Any

from whistlestop import games
from whistlestop.client.chair import Chair
from whistlestop.client.guest import Guest
from whistlestop.client.stay import Found, Gone, Lost
from whistlestop.engine.ask import Ask, read_answer
from whistlestop.engine.errors import WhistlestopError
from whistlestop.locales import Texts
from whistlestop.terminal import poster
from whistlestop.terminal.clean import one_line
from whistlestop.terminal.explain import explain
from whistlestop.terminal.live_console import LiveConsole, Overtaken
from whistlestop.terminal.orders import Orders
from whistlestop.terminal.screen import WrongView
from whistlestop.terminal.telegraph import Reply, Telegraph
from whistlestop.terminal.teller import Teller, time_left
from whistlestop.wire.from_client import Back, Chat, Choose, Request, Sit
from whistlestop.wire.from_server import Line, Pointed, Refused, Standing, Step, Table, WireAsk

_LOOKING_ON = 0.2  # of the time that somebody has to choose


class Visit:
    """`stay` until the person leaves (Quit) or is sent away.

    News come in while the console waits, and at no other moment: all is told in its order.
    """

    def __init__(
        self,
        telegraph: Telegraph,
        guest: Guest,
        key: str,
        texts: Texts,
        console: LiveConsole,
        *,
        pause: float,
    ) -> None:
        self.telegraph = telegraph
        self.guest = guest
        self.person = guest.me.id
        self.url = f"{guest.server}/t/{key}"
        self.texts = texts
        self.console = console
        self.pause = pause
        self.chair = Chair()
        self.teller: Teller | None = None
        self.orders = Orders(self)
        self._watch = False
        self._answered: tuple[str | None, int] | None = None  # the last question that we answered
        self._lost = False
        console.hear = self._hear
        console.aside = self._aside
        console.clock = self._clock

    @property
    def table(self) -> Table:
        if self.chair.table is None:
            raise RuntimeError("the server has not shown us the table")
        return self.chair.table

    def stay(self, *, seat: int | None, watch: bool) -> None:
        self._watch = watch
        self.console.wait(lambda: self.chair.table is not None)
        self.show_table()
        self.console.say(self.texts.say("join-keys"), style="dim")
        self.console.catch_up()
        self._take_seat(seat)
        while self.chair.bye is None:
            if self._is_asked():
                self._answer()
            else:
                self._idle()
        self.console.say(self.texts.say("join-kicked"))

    def _take_seat(self, seat: int | None) -> None:
        """The one that was asked for, or any that is free."""
        table = self.table
        if seat is not None:
            if seat != table.me:
                self.request(Sit, seat=seat)
        elif table.me is None and not self._watch:
            if table.phase == "gathering":
                self.orders.carry_out("sit")
            else:
                self.console.say(self.texts.say("join-running"))

    # What the person says

    def _idle(self) -> None:
        """Nothing is asked of the person, who may give orders."""
        before = self._is_waiting()
        self.console.still = lambda: (
            not self._is_asked() and self.chair.bye is None and self._is_waiting() == before
        )
        if before and not self.console.keyboard.live:
            # What a script has written is for the next question.
            self.console.wait(lambda: not self.console.still())
            return
        try:
            words = self.console.read("> ")
        except Overtaken:
            return
        self._order(words.removeprefix("."))

    def _is_waiting(self) -> bool:
        """Whether there is nothing left to do: the others have to answer, or to begin."""
        table = self.table
        ready = table.me is not None and table.seats[table.me].ready
        return table.phase == "playing" or ready or (self._watch and self.chair.end is None)

    def _is_away(self) -> bool:
        return self.table.me is not None and self.table.seats[self.table.me].away

    def _aside(self, words: str) -> bool:
        """`/text` is for the others, and `.order` for the table, whatever is being asked.

        Whoever types is there again, whatever it was.
        """
        if self._is_away():
            self.request(Back)
            if not words:
                return True
        if words.startswith("/"):
            self.orders.chat(words[1:].strip())
            return True
        if words.startswith(".") and self._is_asked():
            self._order(words[1:])
            return True
        return False

    def _order(self, words: str) -> None:
        try:
            self.orders.carry_out(words)
        except WhistlestopError as problem:
            self.console.say(explain(problem, self.texts))

    def request(self, kind: type[Request], **fields: Any) -> None:
        reply = self.telegraph.ask(kind, **fields)
        self.console.wait(lambda: reply.done)
        if reply.problem is not None:
            self.console.say(explain(reply.problem, self.texts))

    def insist(self, kind: type[Request], **fields: Any) -> None:
        self.telegraph.ask(kind, insist=True, **fields)

    def meant(self, words: str) -> str | None:
        return None if self.teller is None else self.teller.meant(words)

    def show_table(self) -> None:
        poster.show_table(self.table, self.url, self.texts, self.console)

    def show_link(self) -> None:
        link = self.telegraph.do(self.guest.resume_link())
        self.console.say(self.texts.say("join-link", url=link.url))

    # What the person is asked

    def _question(self) -> tuple[str | None, int] | None:
        ask = self.chair.ask
        return None if ask is None else (self.chair.match, ask.turn)

    def _is_asked(self) -> bool:
        return self._question() not in (None, self._answered)

    def _answer(self) -> None:
        """The question, until it is answered or no longer asked."""
        ask, seat, teller, question = self.chair.ask, self.chair.seat, self.teller, self._question()
        if ask is None or seat is None or teller is None:
            raise WrongView("nobody can be asked this", "other-game")
        self.console.still = lambda: self._question() == question
        teller.draw()
        left = time_left(seat, self.telegraph.deadlines)
        if left:
            self.console.say(self.texts.say("join-your-clock", time=left), style="dim")
        view = teller.screen.read(self.chair.view)
        try:
            answer = teller.screen.answer(_read_ask(seat, ask), view, self.console)
        except Overtaken:
            return
        self._answered = question
        self.insist(Choose, match=self.chair.match, turn=ask.turn, answer=str(answer))

    def _clock(self) -> str:
        """The own one, or the one that runs out first."""
        deadlines = self.telegraph.deadlines
        if not deadlines or self.chair.end is not None:
            return ""
        if self._is_asked() and self.chair.seat in deadlines:
            return time_left(self.chair.seat, deadlines)
        return time_left(min(deadlines, key=deadlines.__getitem__), deadlines)

    # What the server says

    def _hear(self, news: Any) -> None:
        if isinstance(news, Reply):
            self._hear_reply(news)
        elif isinstance(news, Lost | Found | Gone):
            self._hear_line(news)
        elif isinstance(news, Table):
            self._hear_table(news)
        elif isinstance(news, Standing):
            self._hear_standing(news)
        elif isinstance(news, Step):
            self._hear_step(news)
        elif isinstance(news, Refused):
            self.console.say(one_line(news.text))
        else:
            self.chair.take(news)
            if isinstance(news, Line):
                self.console.say(f"{one_line(news.name)}: {one_line(news.text)}", style="italic")
            elif isinstance(news, Pointed) and self.teller is not None:
                self.teller.tell_pointed(news)

    def _hear_reply(self, reply: Reply) -> None:
        """To what was not waited for."""
        if reply.kind not in (Choose, Chat) or reply.problem is None:
            return
        self.console.say(explain(reply.problem, self.texts))
        if self._answered == (reply.fields.get("match"), reply.fields.get("turn")):
            self._answered = None

    def _hear_line(self, news: Lost | Found | Gone) -> None:
        if isinstance(news, Gone):
            raise news.problem
        lost = isinstance(news, Lost)
        if lost != self._lost:
            text = self.texts.say("join-lost") if lost else self.texts.say("join-found")
            self.console.say(text, style="bold")
        self._lost = lost

    def _hear_table(self, table: Table) -> None:
        old = self.chair.table
        self.chair.take(table)
        if old is None:
            games.find(table.game)  # one that we do not know cannot be played here
            return
        for sentence in poster.changes(old, table, self.texts):
            self.console.say(sentence, style="dim")
        if poster.has_other_terms(old, table):
            self.show_table()

    def _hear_standing(self, standing: Standing) -> None:
        known = standing.match == self.chair.match
        was_over = self.chair.end is not None if known else standing.end is not None
        moments = self.chair.take(standing)
        self.teller = Teller(
            self.table.game, self.chair, self.texts, self.console, pause=self.pause
        )
        if not was_over:
            self.teller.log(moments)
            self._tell_rest(self.teller)

    def _hear_step(self, step: Step) -> None:
        moments = self.chair.take(step)
        if self.teller is not None:
            self.teller.tell_by(step)
            self.teller.film(moments, self._leisure())
            self._tell_rest(self.teller)

    def _leisure(self) -> float:
        """Seconds for looking on: a part of the own clock, and none while a bot plays for us."""
        if self._is_away():
            return 0.0
        deadline = self.telegraph.deadlines.get(-1 if self.chair.seat is None else self.chair.seat)
        return inf if deadline is None else max(0.0, deadline - monotonic()) * _LOOKING_ON

    def _tell_rest(self, teller: Teller) -> None:
        """How things stand after it."""
        if self.chair.end is not None:
            teller.tell_end()
        elif not self._is_asked():
            teller.tell_waiting(self.table, self.telegraph.deadlines)


def _read_ask(seat: int, ask: WireAsk) -> Ask:
    try:
        answers = tuple(read_answer(each) for each in ask.answers)
    except ValueError as problem:
        raise WrongView(f"not an answer: {problem}", "other-game") from problem
    return Ask(seat, ask.kind, answers, ask.about)
