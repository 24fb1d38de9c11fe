"""What the bot knows of the things in BANG!, as values that the expansions declare.

A *thing* is a kind of card, a character, a piece of equipment or a mark on a player. Each thing has
one `Advice`, and each expansion one `ExpansionAdvice`. `Knowledge` looks all of them up. The list
of the expansions is in expansions.py. Nothing here names a thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from whistlestop.engine.ask import Answer, Ask

if TYPE_CHECKING:
    from whistlestop.bots.bang.position import Position
    from whistlestop.bots.bang.public_acts import Act

# All values are in life points: about 1 is what a life point of our own is worth.
OwnValue: TypeAlias = "Callable[[Position], float]"
SeatValue: TypeAlias = "Callable[[Position, int], float]"
AnswerValue: TypeAlias = "Callable[[Position, Answer], float]"
# Answers a kind of question.
Answerer: TypeAlias = "Callable[[Ask, Position], Answer]"
# Reads an event: its payload, and the seat whose turn it is.
EventReader: TypeAlias = "Callable[[Mapping[str, Any], int | None, Knowledge], Act | None]"

T = TypeVar("T")

_MOST_SETS: Final = 8192  # sets of things whose advice is remembered


def for_ourselves(value: SeatValue) -> OwnValue:
    """Make the value to any player one to ourselves."""
    return lambda position: value(position, position.seat)


class Play(NamedTuple):
    """Something to do in our own turn. Plays with a lower `when` are tried first."""

    when: int
    value: AnswerValue


def after(play: Play) -> int:
    """Return the moment right after this play."""
    return play.when + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What the bot knows of one thing, or of one expansion, at each point of its reasoning."""

    # How much an act with this thing says of what its author wants: see public_acts.py.
    played_weight: float | None = None  # a card is played as this kind
    laid_weight: float | None = None  # this card is laid before another player
    taken_weight: float | None = None  # a card is taken from another player by this
    fires_no_card: bool = False  # used like a BANG!, but only the shot itself tells of it

    # A kind of card.
    hand_value: OwnValue | None = None  # of getting one into our hand
    loss: SeatValue | None = None  # to the owner who loses it in play; below 0 it is trouble
    gift: SeatValue | None = None  # to us, if this player gets it
    used_as: AnswerValue | None = None  # of using something else as this kind of card
    dodge_bonus: Callable[[Position, Ask], float] | None = None  # besides dodging the shot
    dodge_cost: AnswerValue | None = None  # of using it against a shot
    bang_cost: AnswerValue | None = None  # of using it where a BANG! is asked for

    # What speaks for a player: character, cards in play, equipment, marks.
    lifeless: bool = False  # its owner plays on without life, and cannot lose any
    dodges: Callable[[Position, int], int] | None = None  # shots that miss its owner for certain
    ignores: Callable[[str], bool] | None = None  # cards that do nothing to its owner
    compensation: SeatValue | None = None  # what a wound gives its owner, at our cost
    survival: SeatValue | None = None  # the chance that its owner survives without life left
    bounty: float = 0.0  # for whoever eliminates its owner
    flip_value: float = 0.0  # per turn, of turning over one more card for a "draw!"
    cards_per_wound: int = 0  # that its owner draws for every life point lost
    healing_bonus: OwnValue | None = None  # what else a life point regained brings its owner
    lucky: Callable[[str], bool] | None = None  # the good cards of a "draw!" for this thing
    draw_bonus: OwnValue | None = None  # of using it in phase 1 instead of drawing
    rescue: Callable[[Position], int] | None = None  # life points for us when none is left

    # A character.
    strength: float | None = None  # how good it is to be this one
    every_card_serves: bool = False  # each of its cards is as good as a BANG! or a Missed!
    evasion: float = 0.0  # the chance that a brown card does nothing to it
    unstoppable: bool = False  # its BANG! cards cannot be cancelled
    bang_toll: float = 0.0  # what else a BANG! card at it costs a player with cards left
    refills_to: int = 0  # its hand is filled up to so many cards

    # An expansion, while it is played.
    heals_anyway: Callable[[Position], bool] | None = None  # lost life comes back this turn
    recovery: SeatValue | None = None  # the share of a wound that will come back
    wound_spoils: float = 0.0  # for a wound, whoever is hurt
    play_bonus: AnswerValue | None = None  # what a play is good for besides its own value
    reserve: AnswerValue | None = None  # the value of keeping the card of a play for something else
    weapon_swap_bonus: OwnValue | None = None  # of replacing one weapon by another
    comeback: float = 0.0  # the share of a kill that is lost again, because the dead come back


NO_ADVICE: Final = Advice()


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpansionAdvice:
    """All that the bot knows of the base game or of one expansion."""

    name: str  # as the view of a table calls it
    rules: Advice = NO_ADVICE  # what goes for everybody while it is played
    things: Mapping[str, Advice] = field(default_factory=dict)
    questions: Mapping[str, Answerer] = field(default_factory=dict)  # by the kind of an ask
    plays: Mapping[str, Play] = field(default_factory=dict)  # by kind: see play_kinds.py
    events: Mapping[str, EventReader] = field(default_factory=dict)  # by the kind of an event


class Knowledge:
    """The advice of several expansions, combined once. It never changes afterwards."""

    __slots__ = ("_expansions", "all_of", "events", "of_expansions", "plays", "questions", "things")

    def __init__(self, expansions: Sequence[ExpansionAdvice]) -> None:
        self.things: Final = _combine([each.things for each in expansions])
        self.questions: Final = _combine([each.questions for each in expansions])
        self.plays: Final = _combine([each.plays for each in expansions])
        self.events: Final = _combine([each.events for each in expansions])
        self._expansions: Final = {each.name: each.rules for each in expansions}
        # Tables ask for the same few sets of things again and again.
        self.all_of = lru_cache(_MOST_SETS)(self._all_of)
        self.of_expansions = lru_cache(_MOST_SETS)(self._of_expansions)

    def of(self, name: str) -> Advice:
        """Return the advice on one thing."""
        return self.things.get(name, NO_ADVICE)

    def _all_of(self, names: tuple[str, ...]) -> tuple[Advice, ...]:
        """Return the advice on each of these things once, in the order of the expansions."""
        return tuple([advice for name, advice in self.things.items() if name in names])

    def _of_expansions(self, names: tuple[str, ...]) -> tuple[Advice, ...]:
        """Return the advice on the expansions that are played, in their order."""
        return tuple([advice for name, advice in self._expansions.items() if name in names])


def _combine(tables: Sequence[Mapping[str, T]]) -> Mapping[str, T]:
    """Join tables in which every name occurs once."""
    combined: dict[str, T] = {}
    for table in tables:
        twice = combined.keys() & table.keys()
        if twice:
            raise ValueError(f"two expansions speak of {', '.join(sorted(twice))}")
        combined.update(table)
    return MappingProxyType(combined)
