"""Points: what a step of a lesson points at, in words that every screen can light up.

card bang           a card, by its kind or its id
seat B              a player
place station-2     a place, as answers name it
answer A end        the button of an answer
spot deck           another part of the table: `SPOTS` lists them
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match
from whistlestop.scenarios.answer_lines import AnswerLine, asked, is_kind_of, read_answer_line
from whistlestop.scenarios.positions import Start

What: TypeAlias = Literal["card", "seat", "place", "answer", "spot"]
_WORDS: Mapping[str, What] = {what: what for what in get_args(What)}

# The parts of each table that are no cards, seats or places of answers. The web client gives their
# elements these names, as `data-spot`.
SPOTS: Mapping[str, tuple[str, ...]] = {
    "bang": ("deck", "discard", "hand", "equipment-deck", "locomotive", "railway"),
    "colt-super-express": (
        *[f"car-{number}" for number in range(9)],
        "train-front",
        "train-rear",
        "scheme",
    ),
    "train-heist": (
        "bullets",
        "cowboys",
        "deck",
        "engine",
        "noose",
        "points",
        "sheriff",
        "speed",
        *[f"town-{letter}" for letter in "ABC"],
        "train-map",
    ),
}


class Point(NamedTuple):
    """Something that a step points at. `name` is the number of a seat, or the text of an answer."""

    what: What
    name: str


class PointLine(NamedTuple):
    """A point as a file names it."""

    what: What
    word: str
    line: AnswerLine | None = None  # of an answer

    def find(self, match: Match, seat: int) -> Point:
        """Return the thing that is meant now; raise ValueError if there is no such thing."""
        ask = match.ask(seat)
        if self.line is not None:
            if ask is None:
                raise ValueError(f"{self.line.text!r} is not asked for; asked are {asked(match)}")
            return Point("answer", str(self.line.find(ask)))
        if self.what == "card":
            return Point("card", self._card(match, seat, ask))
        if self.what == "place" and self.word not in _places(ask):
            raise ValueError(f"no answer goes to the place {self.word!r}")
        return Point(self.what, self.word)

    def _card(self, match: Match, seat: int, ask: Ask | None) -> str:
        """Return the card that is meant: one of an answer, or else one that the seat can see."""
        answers = () if ask is None else ask.answers
        in_answers = (card for answer in answers for card in answer.cards)
        for words in (in_answers, _words(match.view(seat))):
            for word in words:
                if is_kind_of(word, self.word):
                    return word
        raise ValueError(f"the learner sees no card {self.word!r}")


def read_point(text: str, start: Start) -> PointLine:
    """Read a point of a file; raise ValueError if it is not one."""
    first, _, word = text.partition(" ")
    what = _WORDS.get(first)
    if what is None or not word:
        raise ValueError(f"{text!r} does not begin with one of {', '.join(_WORDS)}")
    if what == "answer":
        return PointLine(what, word, read_answer_line(word, start))
    if what == "seat":
        return PointLine(what, str(start.seat(word)))
    if what == "spot" and word not in SPOTS[start.game]:
        raise ValueError(f"there is no spot {word!r}; there are {', '.join(SPOTS[start.game])}")
    return PointLine(what, word)


def _places(ask: Ask | None) -> set[str | None]:
    return set() if ask is None else {answer.place for answer in ask.answers}


def _words(view: Any) -> Iterator[str]:
    """Yield every text in a view."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, (tuple, list)):
        for each in view:
            yield from _words(each)
    elif hasattr(view, "__dataclass_fields__"):
        for name in view.__dataclass_fields__:
            yield from _words(getattr(view, name))
