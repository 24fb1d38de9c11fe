"""A puzzle at this terminal: the table, the question, and the explanation afterwards."""

from __future__ import annotations

from typing import Any, Final

from whistlestop.bots.hint import percent
from whistlestop.engine.ask import Answer, Ask
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_words
from whistlestop.puzzles import ExplainedAnswer, Puzzle, explain
from whistlestop.terminal.console import Console
from whistlestop.terminal.event_log import EventLog
from whistlestop.terminal.reasons import say_why
from whistlestop.terminal.screen import screen
from whistlestop.terminal.seat_names import display_names, person_name
from whistlestop.wire.field_types import BOT

_PAST: Final = 15  # events before the question that are told
_HEADING_ROWS: Final = 3
_SHOW: Final = "s"


class PuzzleTable:
    """A puzzle that somebody solves. The table shows only what its seat may know."""

    def __init__(self, puzzle: Puzzle, texts: Texts, console: Console) -> None:
        self.puzzle = puzzle
        self.texts = texts
        self.console = console
        console.texts = texts
        self.match = puzzle.begin()
        names = [f"{BOT}{puzzle.bots}"] * self.match.seats
        names[puzzle.seat] = person_name(puzzle.seat)
        players = display_names(self.match, texts, you=puzzle.seat, names=tuple(names))
        self.screen = screen(puzzle.game, texts, players)
        self.log = EventLog(self.match, puzzle.seat, self.screen, console, pause=0)

    def play(self) -> bool:
        """Ask until the answer is right, or until the person wants to see it.

        Return whether they have found it. Raise Quit if they leave.
        """
        console, say = self.console, self.texts.say
        console.say_why = self._say_why
        self.log.tell_past(_PAST)
        ask, view = self.puzzle.question(self.match), self.match.view(self.puzzle.seat)
        rows = _HEADING_ROWS + self.screen.question_rows(ask, view, console.rich.width)
        console.redraw(self.screen.drawings(view), below=rows)
        number = say("puzzle-number", number=self.puzzle.number)
        console.say(f"{say(self.puzzle.game)} · {number}", style="bold")
        console.say(say("puzzle-find"))
        right = self._is_found(ask, view)
        if right:
            console.say(say("puzzle-right"), style="bold")
        self._explain(ask, view)
        return right

    def _is_found(self, ask: Ask, view: Any) -> bool:
        """Ask until the answer is right; return False if the person wants to see it instead."""
        while True:
            answer = self.screen.answer(ask, view, self.console)
            if self.puzzle.is_right(answer):
                return True
            words = self.screen.answer_text(answer, ask, view)
            self.console.say(self.texts.say("puzzle-wrong", answer=words), style="bold")
            if self.console.read(self.texts.say("puzzle-again-key") + " ") == _SHOW:
                return False

    def _explain(self, ask: Ask, view: Any) -> None:
        """Print all answers with their figures and reasons, and what a bot would answer."""
        console, say = self.console, self.texts.say
        found = explain(self.puzzle, self.match)
        best = self.puzzle.best.answer
        console.say(say("puzzle-best", answer=self._words(best, ask, view)), style="bold")
        for each in found.answers:
            self._print(each, ask, view)
        playouts = sum([each.playouts for each in self.puzzle.verdicts])
        console.say(say("puzzle-judged", playouts=playouts), style="dim")
        if found.bot is not None and self.puzzle.is_right(found.bot):
            console.say(say("puzzle-bot-right"), style="dim")
        elif found.bot is not None:
            console.say(say("puzzle-bot", answer=self._words(found.bot, ask, view)), style="dim")

    def _print(self, found: ExplainedAnswer, ask: Ask, view: Any) -> None:
        verdict = found.verdict
        share = self.texts.say("puzzle-share", share=percent(verdict.value))
        self.console.say(f"{self._words(verdict.answer, ask, view)}: {share}", indent=2)
        why = [say_words(self.texts, each, self.screen.players) for each in found.why]
        if why:
            self.console.say(" ".join(why), style="dim", indent=4)

    def _words(self, answer: Answer, ask: Ask, view: Any) -> str:
        return self.screen.answer_text(answer, ask, view)

    def _say_why(self, words: str, usable: bool) -> bool:
        """Say why the player cannot use the typed thing, unless they can."""
        seat = self.puzzle.seat
        return say_why(self.match, seat, words, self.screen, self.console, usable=usable)
