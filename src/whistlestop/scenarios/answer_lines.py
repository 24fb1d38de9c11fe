"""Answers as lines of text, in the words of a scenario: `A play bang at B`.

The first word is the seat. The rest is the text of an answer, with the names of seats instead of
their numbers. A card may be named by its kind. Parts that are left out may be anything, and the
first answer that fits is meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from whistlestop.engine.ask import Answer, Ask, read_answer
from whistlestop.engine.match import Match
from whistlestop.scenarios.positions import Start

_COPY = r"((10|[2-9JQKA])[SHDC](-2)?|\d)"  # what follows the kind of a card in its id


@dataclass(frozen=True)
class AnswerLine:
    """An answer of a seat that a scenario names."""

    seat: int
    wanted: Answer
    text: str

    def fits(self, answer: Answer) -> bool:
        """Return whether this is an answer that the line means."""
        wanted = self.wanted
        return (
            wanted.verb == answer.verb
            and len(wanted.cards) <= len(answer.cards)
            and all(map(is_kind_of, answer.cards, wanted.cards))
            and wanted.seat in (None, answer.seat)
            and wanted.place in (None, answer.place)
            and wanted.number in (None, answer.number)
        )

    def find(self, ask: Ask) -> Answer:
        """Return the first answer that fits; raise ValueError if none does."""
        exact = [answer for answer in ask.answers if str(answer) == str(self.wanted)]
        for answer in exact or ask.answers:
            if self.fits(answer):
                return answer
        allowed = "; ".join(map(str, ask.answers))
        raise ValueError(f"{self.text!r} is no answer to {ask.kind!r}; there are: {allowed}")


def read_answer_line(text: str, start: Start) -> AnswerLine:
    """Read a line; raise ValueError if it is not one."""
    name, _, words = text.partition(" ")
    seat = start.seat(name)
    numbered = re.sub(r"(?<= at )\S+", lambda found: str(start.seat(found[0])), words)
    return AnswerLine(seat, read_answer(numbered), text)


def is_kind_of(name: str, word: str) -> bool:
    """Return whether a word means this name: the id of a card, or its kind."""
    return word == name or re.fullmatch(f"{re.escape(word)}-{_COPY}", name) is not None


def choose_line(match: Match, line: AnswerLine) -> None:
    """Choose the answer of this line; raise ValueError if the seat is not asked for it."""
    ask = match.ask(line.seat)
    if ask is None:
        raise ValueError(f"{line.text!r} is not asked for; asked are {asked(match)}")
    match.choose(line.seat, line.find(ask))


def asked(match: Match) -> str:
    """Return the seats that are asked with the kinds of their questions, for an error."""
    return ", ".join(f"seat {each.seat}: {each.kind}" for each in match.asks) or "nobody"
