"""The copies of matches in a process in which bots think."""

from __future__ import annotations

from random import Random

import msgspec

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.engine.ask import Ask, read_answer
from whistlestop.engine.match import Match
from whistlestop.server.thinking.messages import Beginning, Question, Update
from whistlestop.wire.hints import hint_to_wire


class MatchCopies:
    """The copies of matches, each with its bots."""

    def __init__(self) -> None:
        self._copies: dict[int, _Copy] = {}

    def carry_out(self, update: Update) -> bytes:
        """Bring a copy up to date. Return the bot's answer or hint as text, if one is wanted."""
        for each in update.forget:
            self._copies.pop(each, None)
        if update.beginning is not None:
            self._copies[update.match] = _Copy(update.beginning)
        copy = self._copies[update.match]
        copy.go_on(update.choices)
        if update.question is None:
            return b""
        if update.question.wants_hint:
            return copy.hint(update.question)
        return copy.answer(update.question).encode()


class _Copy:
    def __init__(self, beginning: Beginning) -> None:
        self._game = beginning.game
        self._match = Match(
            games.find(beginning.game), beginning.seats, beginning.options, int(beginning.seed)
        )
        self._bots: dict[tuple[int, str], Bot] = {}

    def go_on(self, choices: list[tuple[int, str]]) -> None:
        for seat, text in choices:
            self._match.choose(seat, read_answer(text))

    def answer(self, question: Question) -> str:
        ask = self._ask(question)
        return str(self._bot(question).choose(ask, MatchAsSeen(self._match, question.seat)))

    def hint(self, question: Question) -> bytes:
        """Return the bot's hint as JSON; null if it gives no reasons."""
        ask = self._ask(question)
        hint = self._bot(question).hint(ask, MatchAsSeen(self._match, question.seat))
        return msgspec.json.encode(None if hint is None else hint_to_wire(hint))

    def _ask(self, question: Question) -> Ask:
        ask = self._match.ask(question.seat)
        if ask is None:
            raise ValueError(f"seat {question.seat} is not asked")
        return ask

    def _bot(self, question: Question) -> Bot:
        key = (question.seat, question.level)
        if key not in self._bots:
            self._bots[key] = roster.hire(question.level, self._game, Random(question.seed))
        return self._bots[key]
