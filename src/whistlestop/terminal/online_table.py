"""A server's table in the terminal: it shows the news, runs commands and asks the questions."""

from __future__ import annotations

from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any

from whistlestop import games
from whistlestop.client.http_api import Guest
from whistlestop.client.reconnecting import Disconnected, GaveUp, Reconnected
from whistlestop.client.table_state import TableState
from whistlestop.engine.ask import Ask, read_answer
from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.reason import Reason
from whistlestop.locales import Texts
from whistlestop.terminal import table_status
from whistlestop.terminal.error_messages import error_message
from whistlestop.terminal.hints import print_hint
from whistlestop.terminal.live_console import LiveConsole, Overtaken
from whistlestop.terminal.match_log import MatchLog, time_left
from whistlestop.terminal.network_thread import NetworkThread, Reply
from whistlestop.terminal.reasons import find_pick, say_reason
from whistlestop.terminal.sanitize import one_line
from whistlestop.terminal.screen import WrongView
from whistlestop.terminal.table_commands import TableCommands
from whistlestop.wire import from_server as wire
from whistlestop.wire.emotes import emote_in
from whistlestop.wire.from_client import (
    AnswerAbsence,
    AskHint,
    Back,
    Chat,
    Choose,
    Configure,
    Contribute,
    Ready,
    Rematch,
    Request,
    Sit,
    Start,
    WhyNot,
)
from whistlestop.wire.from_server import Line, Pointed, Refused, Standing, Step, Table, WireAsk
from whistlestop.wire.hints import hint_from_wire
from whistlestop.wire.narration import text_from_wire

# Requests that have no effect the second time: they are sent again after a lost connection.
_SAFE = (AnswerAbsence, Back, Configure, Ready, Rematch, Sit, Start)
_WATCHING = 0.2  # the part of our clock that may be used for showing events


class OnlineTable:
    """A server's table. It runs until the person leaves (Quit) or is kicked.

    News is handled only while the console waits, so everything is printed in the right order.
    """

    def __init__(
        self,
        network: NetworkThread,
        guest: Guest,
        texts: Texts,
        console: LiveConsole,
        *,
        pause: float,
    ) -> None:
        self.network = network
        self.guest = guest
        self.person = guest.me.id
        self.texts = texts
        self.console = console
        console.texts = texts
        self.pause = pause
        self.state = TableState()
        self.log: MatchLog | None = None
        self.commands = TableCommands(self)
        self._watch = False
        # The match and the turn of the last question that we answered.
        self._answered: tuple[str | None, int] | None = None
        self._lost = False
        self._reasons: list[wire.Reason] = []  # that the server sent for the last question
        self._hints: dict[tuple[str | None, int], wire.Advice] = {}  # the last one, by its question
        console.on_message = self._receive
        console.intercept = self._intercept
        console.clock = self._clock
        console.say_why = self._say_why
        console.say_hint = self._say_hint

    @property
    def table(self) -> Table:
        if self.state.table is None:
            raise RuntimeError("the server has not sent the table yet")
        return self.state.table

    def run(self, *, seat: int | None, watch: bool) -> None:
        self._watch = watch
        self.console.wait(lambda: self.state.table is not None)
        self.show_table()
        self.console.say(self.texts.say("join-keys"), style="dim")
        self.console.catch_up()
        self._take_seat(seat)
        while self.state.bye is None:
            if self._is_asked():
                self._answer()
            else:
                self._idle()
        self.console.say(self.texts.say("join-kicked"))

    def _take_seat(self, seat: int | None) -> None:
        """Take the requested seat, or any free one if no seat is requested."""
        table = self.table
        if seat is not None:
            if seat != table.me:
                self.request(Sit, seat=seat)
        elif table.me is None and not self._watch:
            if table.phase == "gathering":
                self.commands.run("sit")
            else:
                self.console.say(self.texts.say("join-running"))

    # Commands

    def _idle(self) -> None:
        """Read commands while no question is asked."""
        before = self._is_waiting()
        self.console.is_current = lambda: (
            not self._is_asked() and self.state.bye is None and self._is_waiting() == before
        )
        if before and not self.console.keyboard.live:
            # The next line of a script is the answer to the next question.
            self.console.wait(lambda: not self.console.is_current())
            return
        try:
            words = self.console.read("> ")
        except Overtaken:
            return
        self._run_command(words.removeprefix("."))

    def _is_waiting(self) -> bool:
        """Return whether the person has nothing to do until others answer or get ready."""
        table = self.table
        ready = table.me is not None and table.seats[table.me].ready
        return table.phase == "playing" or ready or (self._watch and self.state.end is None)

    def _is_away(self) -> bool:
        return self.table.me is not None and self.table.seats[self.table.me].away

    def _intercept(self, words: str) -> bool:
        """Carry out a typed `/chat`, or a `.command` during a question.

        Return False if the line is neither. Any typed line also ends the person's absence.
        """
        if self._is_away():
            self.request(Back)
            if not words:
                return True
        if words.startswith("/"):
            self.commands.chat(words[1:].strip())
            return True
        if words.startswith(".") and self._is_asked():
            self._run_command(words[1:])
            return True
        return False

    def _run_command(self, words: str) -> None:
        try:
            self.commands.run(words)
        except WhistlestopError as problem:
            self.console.say(error_message(problem, self.texts))

    def _say_why(self, words: str, usable: bool) -> bool:
        """Ask the server why we cannot use the typed thing, and say it."""
        log, match = self.log, self.state.match
        if log is None or match is None or self.state.seat is None:
            return False
        pick = find_pick(words, log.screen.things(log.screen.read(self.state.view)))
        if pick is None:
            return False
        self._reasons.clear()
        self.request(WhyNot, match=match, **pick._asdict())
        self.console.catch_up()  # the reason comes before the reply
        for found in self._reasons:
            self._print_reason(found, log, usable=usable)
        return True

    def _print_reason(self, found: wire.Reason, log: MatchLog, *, usable: bool) -> None:
        reason = None
        if found.text is not None:
            reason = Reason(text_from_wire(found.text), found.clauses)
        with suppress(LookupError, ValueError):  # a newer server may send texts unknown here
            say_reason(reason, log.screen, self.console, usable=usable)

    def _say_hint(self) -> None:
        """Ask the server what a bot would answer to our question, and print it.

        Nothing is printed if another question comes meanwhile.
        """
        log, ask, question = self.log, self.state.ask, self._question()
        if log is None or ask is None or question is None or self.state.seat is None:
            self.console.say(self.texts.say("terminal-hint-not-asked"))
            return
        if question not in self._hints and not self._request_hint(question, ask.turn):
            return
        self.console.wait(lambda: question in self._hints or self._question() != question)
        found = self._hints.get(question)
        if found is None:
            return
        view = log.screen.read(self.state.view)
        asked = _read_ask(self.state.seat, ask)
        hint = None if found.hint is None else hint_from_wire(found.hint)
        with suppress(LookupError):  # a newer server may send texts unknown here
            print_hint(hint, asked, view, log.screen, self.console)

    def _request_hint(self, question: tuple[str | None, int], turn: int) -> bool:
        """Ask for a hint. Return False, and print why, if there is none."""
        reply = self.network.request(AskHint, retry=True, match=question[0], turn=turn)
        self.console.wait(lambda: reply.done)
        if reply.problem is not None:
            self.console.say(error_message(reply.problem, self.texts))
        return reply.problem is None

    def request(self, kind: type[Request], **fields: Any) -> None:
        reply = self.network.request(kind, retry=kind in _SAFE, **fields)
        self.console.wait(lambda: reply.done)
        if reply.problem is not None:
            self.console.say(error_message(reply.problem, self.texts))

    def request_with_retry(self, kind: type[Request], **fields: Any) -> None:
        self.network.request(kind, retry=True, **fields)

    def meant(self, words: str) -> str | None:
        return None if self.log is None else self.log.meant(words)

    def show_table(self) -> None:
        table_status.show_table(self.table, self.guest.server, self.texts, self.console)

    def show_link(self) -> None:
        link = self.network.run(self.guest.resume_link())
        self.console.say(self.texts.say("join-link", url=link.url))

    # Questions

    def _question(self) -> tuple[str | None, int] | None:
        ask = self.state.ask
        return None if ask is None else (self.state.match, ask.turn)

    def _is_asked(self) -> bool:
        return self._question() not in (None, self._answered)

    def _answer(self) -> None:
        """Ask the current question until the person answers it or it is no longer asked."""
        ask, seat, log, question = self.state.ask, self.state.seat, self.log, self._question()
        if ask is None or seat is None or log is None:
            raise WrongView("there is no question for this seat", "other-game")
        self.console.is_current = lambda: self._question() == question
        asked = _read_ask(seat, ask)
        log.draw_question(asked)
        left = time_left(seat, self.network.deadlines)
        if left:
            self.console.say(self.texts.say("join-your-clock", time=left), style="dim")
        view = log.screen.read(self.state.view)
        try:
            answer = log.screen.answer(asked, view, self.console)
        except Overtaken:
            return
        self._answered = question
        self.console.news.clear()
        self.request_with_retry(Choose, match=self.state.match, turn=ask.turn, answer=str(answer))

    def _clock(self) -> str:
        """Return the time left on our own clock, or on the clock that runs out first."""
        deadlines = self.network.deadlines
        if not deadlines or self.state.end is not None:
            return ""
        if self._is_asked() and self.state.seat in deadlines:
            return time_left(self.state.seat, deadlines)
        return time_left(min(deadlines, key=deadlines.__getitem__), deadlines)

    # News from the server

    def _receive(self, news: Any) -> None:
        if isinstance(news, Reply):
            self._receive_reply(news)
        elif isinstance(news, Disconnected | Reconnected | GaveUp):
            self._show_connection(news)
        elif isinstance(news, Table):
            self._receive_table(news)
        elif isinstance(news, Standing):
            self._receive_standing(news)
        elif isinstance(news, Step):
            self._receive_step(news)
        elif isinstance(news, wire.Reason | wire.Advice):
            self._note_help(news)
        elif isinstance(news, Refused):
            self.console.tell(one_line(news.text))
        else:
            self.state.apply(news)
            if isinstance(news, Line):
                self.console.tell(f"{one_line(news.name)}: {self._said(news)}", style="italic")
            elif isinstance(news, Pointed) and self.log is not None:
                self.log.print_pointed(news)

    def _note_help(self, news: wire.Reason | wire.Advice) -> None:
        """Note a reason or a hint, for the one who waits for it."""
        if isinstance(news, wire.Reason):
            self._reasons.append(news)
        else:
            self._hints = {(news.match, news.turn): news}

    def _said(self, line: Line) -> str:
        """Return the words of a chat line; those of an emote are in the reader's language."""
        emote = emote_in(line.text)
        return one_line(line.text) if emote is None else self.texts.say(f"emote-{emote}")

    def _receive_reply(self, reply: Reply) -> None:
        """Show why a choice or a chat line was refused. `request` shows it for other requests."""
        if reply.kind not in (Choose, Chat) or reply.problem is None:
            return
        self.console.say(error_message(reply.problem, self.texts))
        if self._answered == (reply.fields.get("match"), reply.fields.get("turn")):
            self._answered = None

    def _show_connection(self, news: Disconnected | Reconnected | GaveUp) -> None:
        if isinstance(news, GaveUp):
            raise news.problem
        lost = isinstance(news, Disconnected)
        if not lost:
            self.state.forget_seal()
        if lost != self._lost:
            text = self.texts.say("join-lost") if lost else self.texts.say("join-found")
            self.console.tell(text, style="bold")
        self._lost = lost

    def _receive_table(self, table: Table) -> None:
        old = self.state.table
        self.state.apply(table)
        ours = self.state.contribution()
        if ours is not None:
            self.request_with_retry(Contribute, **ours)
        if old is None:
            games.find(table.game)  # raise an error if this program does not know the game
            return
        for sentence in table_status.changes(old, table, self.texts):
            self.console.tell(sentence, style="dim")
        if table_status.has_other_settings(old, table):
            self.show_table()
        elif table.unplayable is not None and table.unplayable != old.unplayable:
            table_status.show_unplayable(
                table.unplayable, self.guest.server, self.texts, self.console
            )

    def _receive_standing(self, standing: Standing) -> None:
        known = standing.match == self.state.match
        seen = len(self.state.by_bot) if known else 0
        was_over = self.state.end is not None if known else standing.end is not None
        moments = self.state.apply(standing)
        self.log = MatchLog(self.table.game, self.state, self.texts, self.console, pause=self.pause)
        if not was_over:
            self.log.print_missed(moments)
            self.log.print_meanwhile(standing.by_bot[seen:], moments)
            self._print_situation(self.log)

    def _receive_step(self, step: Step) -> None:
        moments = self.state.apply(step)
        if self.log is not None:
            self.log.print_substitute(step)
            self.log.print_steps(moments, self._watching_time())
            self._print_situation(self.log)

    def _watching_time(self) -> float:
        """Return the seconds for showing steps: a part of our clock, 0 while a bot plays for us."""
        if self._is_away():
            return 0.0
        deadline = self.network.deadlines.get(-1 if self.state.seat is None else self.state.seat)
        return inf if deadline is None else max(0.0, deadline - monotonic()) * _WATCHING

    def _print_situation(self, log: MatchLog) -> None:
        """Print the end of the match, or the people that the table waits for."""
        if self.state.end is not None:
            log.print_end()
        elif not self._is_asked():
            log.print_waiting(self.table, self.network.deadlines)


def _read_ask(seat: int, ask: WireAsk) -> Ask:
    try:
        answers = tuple(read_answer(each) for each in ask.answers)
    except ValueError as problem:
        raise WrongView(f"not an answer: {problem}", "other-game") from problem
    return Ask(seat, ask.kind, answers, ask.about)
