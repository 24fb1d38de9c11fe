"""The types that hold the bot's knowledge of BANG!. The expansions declare the values.

A *thing* is a kind of card, a character, a piece of equipment or a mark on a player. Each thing has
one `Advice`, and each expansion has one `ExpansionAdvice`. `Knowledge` finds all of them. The list
of the expansions is in expansions.py. This file does not name any particular thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from whistlestop.bots.hint import Sentences
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text

if TYPE_CHECKING:
    from whistlestop.bots.bang.position import Position
    from whistlestop.bots.bang.public_acts import Act

# All values are in life points: 1 is about the value of a life point of our own.
OwnValue: TypeAlias = "Callable[[Position], float]"
SeatValue: TypeAlias = "Callable[[Position, int], float]"
AnswerValue: TypeAlias = "Callable[[Position, Answer], float]"
# A function that says why the bot gives an answer. It is called only for hints.
Reasoner: TypeAlias = "Callable[[Position, Ask, Answer], Sentences]"
# A function that ranks the answers to one kind of question, the best one first. A decision takes
# only the first one, so it yields it before it does more work.
Ranking: TypeAlias = "Callable[[Ask, Position], Iterator[Rated]]"
# A function that reads an event. It gets the payload of the event and the seat whose turn it is.
EventReader: TypeAlias = "Callable[[Mapping[str, Any], int | None, Knowledge], Act | None]"

T = TypeVar("T")

_MOST_SETS: Final = 8192  # sets of things whose advice is remembered


def for_ourselves(value: SeatValue) -> OwnValue:
    """Return a function that computes this value for our own seat."""
    return lambda position: value(position, position.seat)


def brings_nothing(_position: Position, _ask: Ask, _answer: Answer) -> Sentences:
    """Explain an answer that brings and costs nothing, after others that bring something."""
    return (text("bang-hint-otherwise"),)


class Rated(NamedTuple):
    """An answer with its value to us in life points, if it has one, and the reason that decided."""

    answer: Answer
    value: float | None
    why: Reasoner


def by_value(
    answers: Sequence[Answer],
    value: Callable[[Answer], float],
    why: Reasoner,
    why_later: Reasoner | None = None,
) -> Iterator[Rated]:
    """Rank answers by their values, the highest first. Of equal ones the first stays first.

    `why_later` is the reason of all but the best one, if it differs.
    """
    rated = sorted([(-value(answer), at) for at, answer in enumerate(answers)])
    for rank, (cost, at) in enumerate(rated):
        yield Rated(answers[at], -cost, why if rank == 0 else why_later or why)


def positive_first(
    ranked: Iterator[Rated], otherwise: Answer, why_otherwise: Reasoner
) -> Iterator[Rated]:
    """Rank one answer before all that are worth nothing, even if it is worth no more itself.

    `why_otherwise` is its reason if it is the best one.
    """
    placed, best = False, True
    for each in ranked:
        worthless = (each.value or 0.0) <= 0
        if not placed and worthless:
            yield Rated(otherwise, 0.0, why_otherwise if best else brings_nothing)
        placed = placed or worthless or each.answer == otherwise
        if each.answer != otherwise or not worthless:
            yield each
        best = False
    if not placed:
        yield Rated(otherwise, 0.0, why_otherwise if best else brings_nothing)


class Play(NamedTuple):
    """A play that is possible in our own turn. Plays with a lower `when` are tried first."""

    when: int
    value: AnswerValue
    why: Reasoner


def after(play: Play) -> int:
    """Return the `when` that comes right after this play."""
    return play.when + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """The bot's knowledge of one thing, or of one expansion. Each field serves one calculation."""

    # The weight of an act with this thing as a sign of the player's aims: see public_acts.py.
    played_weight: float | None = None  # if a card is played as this kind
    laid_weight: float | None = None  # if this card is laid in front of another player
    taken_weight: float | None = None  # if this takes a card from another player
    fires_no_card: bool = False  # its use as a BANG! is counted only when the shot is read

    # A kind of card.
    hand_value: OwnValue | None = None  # value of getting such a card into our hand
    loss: SeatValue | None = None  # cost to an owner who loses it in play; below 0: it is trouble
    gift: SeatValue | None = None  # value to us if this player gets it
    used_as: AnswerValue | None = None  # value of using something else as this kind of card
    dodge_bonus: Callable[[Position, Ask], float] | None = None  # value besides dodging the shot
    dodge_cost: AnswerValue | None = None  # cost of using it against a shot
    bang_cost: AnswerValue | None = None  # cost of using it instead of a BANG!

    # A thing of a player: character, card in play, equipment or mark.
    lifeless: bool = False  # its owner plays on without life points and cannot lose any
    dodges: Callable[[Position, int], int] | None = None  # Missed! that its owner has for certain
    ignores: Callable[[str], bool] | None = None  # whether a card does nothing to its owner
    compensation: SeatValue | None = None  # cost to us of what its owner gets for a wound
    survival: SeatValue | None = None  # the chance that its owner survives the last wound
    bounty: float = 0.0  # value to the player who eliminates its owner
    flip_value: float = 0.0  # value per turn of turning over one more card for a "draw!"
    cards_per_wound: int = 0  # cards that its owner draws for every lost life point
    healing_bonus: OwnValue | None = None  # extra value to its owner of regaining a life point
    lucky: Callable[[str], bool] | None = None  # whether a card is good in a "draw!" for this thing
    draw_bonus: OwnValue | None = None  # value of using it in phase 1 instead of drawing
    rescue: Callable[[Position], int] | None = None  # life points that it gives us after the last

    # A character.
    strength: float | None = None  # how good this character is
    every_card_serves: bool = False  # each of its cards is as good as a BANG! or a Missed!
    evasion: float = 0.0  # the chance that a brown card does nothing to it
    unstoppable: bool = False  # its BANG! cards cannot be cancelled
    bang_toll: float = 0.0  # extra cost of a BANG! card at it for a player with cards left
    refills_to: int = 0  # the number of cards to which its hand is filled up

    # An expansion, while it is played.
    heals_anyway: Callable[[Position], bool] | None = None  # lost life comes back this turn
    recovery: SeatValue | None = None  # the share of a wound that will come back
    wound_spoils: float = 0.0  # value of wounding any player
    play_bonus: AnswerValue | None = None  # extra value of a play besides its own value
    reserve: AnswerValue | None = None  # value of keeping the card of a play for something else
    weapon_swap_bonus: OwnValue | None = None  # value of replacing one weapon by another
    comeback: float = 0.0  # the share of a kill that is lost, because eliminated players come back


NO_ADVICE: Final = Advice()


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpansionAdvice:
    """The bot's knowledge of the base game or of one expansion."""

    name: str  # the name in the view of a table
    rules: Advice = NO_ADVICE  # advice that applies to everybody while the expansion is played
    things: Mapping[str, Advice] = field(default_factory=dict)
    questions: Mapping[str, Ranking] = field(default_factory=dict)  # by the kind of an ask
    plays: Mapping[str, Play] = field(default_factory=dict)  # by kind: see play_kinds.py
    events: Mapping[str, EventReader] = field(default_factory=dict)  # by the kind of an event


class Knowledge:
    """The combined advice of several expansions. It does not change after it is made."""

    __slots__ = ("_expansions", "all_of", "events", "of_expansions", "plays", "questions", "things")

    def __init__(self, expansions: Sequence[ExpansionAdvice]) -> None:
        self.things: Final = _combine([each.things for each in expansions])
        self.questions: Final = _combine([each.questions for each in expansions])
        self.plays: Final = _combine([each.plays for each in expansions])
        self.events: Final = _combine([each.events for each in expansions])
        self._expansions: Final = {each.name: each.rules for each in expansions}
        # Positions of a table ask for the same few sets of things again and again.
        self.all_of = lru_cache(_MOST_SETS)(self._all_of)
        self.of_expansions = lru_cache(_MOST_SETS)(self._of_expansions)

    def of(self, name: str) -> Advice:
        """Return the advice on one thing."""
        return self.things.get(name, NO_ADVICE)

    def _all_of(self, names: tuple[str, ...]) -> tuple[Advice, ...]:
        """Return the advice on these things, each thing once, in the order of the expansions."""
        return tuple([advice for name, advice in self.things.items() if name in names])

    def _of_expansions(self, names: tuple[str, ...]) -> tuple[Advice, ...]:
        """Return the advice on the expansions with these names, in their fixed order."""
        return tuple([advice for name, advice in self._expansions.items() if name in names])


def _combine(tables: Sequence[Mapping[str, T]]) -> Mapping[str, T]:
    """Join tables. A name must not occur in two of them."""
    combined: dict[str, T] = {}
    for table in tables:
        twice = combined.keys() & table.keys()
        if twice:
            raise ValueError(f"two expansions give advice on {', '.join(sorted(twice))}")
        combined.update(table)
    return MappingProxyType(combined)
