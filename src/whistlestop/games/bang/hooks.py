"""The points of the rules at which cards and characters have a say. See engine/hooks.py.

Numbers are added up. Nothing is named here: base/ and the expansions fill these tables. Most
entries speak for the player before whom a thing lies; those of the table are the rules of a whole
expansion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from whistlestop.engine.ask import Answer
from whistlestop.engine.hooks import Hook
from whistlestop.engine.rule import Rule

if TYPE_CHECKING:
    from whistlestop.games.bang.shot import Shot
    from whistlestop.games.bang.state import Table
    from whistlestop.games.bang.wound import Wound

NO_LIMIT: Final = 1000
BARE_RANGE: Final = 1  # BASE-021: of what everybody has who has no weapon in play

# Values: of the player before whom the thing lies.
FARTHER: Final[Hook[int]] = Hook()  # others see its owner so much farther away
RANGE: Final[Hook[int]] = Hook()  # of a weapon; filled in from its kind
NEARER: Final[Hook[int]] = Hook()  # its owner sees others so much nearer
MORE_BANGS: Final[Hook[int]] = Hook()  # BANG! cards more in a turn
MORE_FLIPS: Final[Hook[int]] = Hook()  # cards more to turn over for a "draw!"
MORE_DRAWN: Final[Hook[int]] = Hook()  # cards more in phase 1
# How many Missed! more it takes against a shot that its owner fires.
MORE_MISSES: Final[Hook[Callable[[Shot], int]]] = Hook()
# What the hand limit becomes: table, seat, limit so far.
HAND_LIMIT: Final[Hook[Callable[[Table, int, int], int]]] = Hook()
# Its owner's life points stay as they are: nothing is lost or gained.
FROZEN: Final[Hook[bool]] = Hook()
# This card, played by somebody else, does nothing to its owner: table, owner, card.
IGNORES: Final[Hook[Callable[[Table, int, int], bool]]] = Hook()
# Kinds of hand cards that are as good for something else: kind -> STRIKE or DODGE.
SERVES_AS: Final[Hook[Mapping[str, str]]] = Hook()

# Whens: rules that run after something happened to their owner.
TURN_STARTS: Final[Hook[Callable[[Table, int], Rule[bool]]]] = Hook()  # False: the turn is skipped
PHASE_ONE: Final[Hook[Callable[[Table, int, int], Rule[None]]]] = Hook()  # instead of drawing n
WOUNDED: Final[Hook[Callable[[Table, Wound], Rule[None]]]] = Hook()  # once its owner survived
HAND_SHRANK: Final[Hook[Callable[[Table, int], None]]] = Hook()  # after the card is resolved
TURN_ENDS: Final[Hook[Callable[[Table, int], Rule[None]]]] = Hook()
RESCUE_PLAYED: Final[Hook[Callable[[Table, int], None]]] = Hook()  # by anybody, for anything
BOUNTY: Final[Hook[Callable[[Table, int, int], None]]] = Hook()  # its owner was put out: dead, by
# Its owner gets the cards of a player who is out: heir, the dead.
INHERITS: Final[Hook[Callable[[Table, int, int], None]]] = Hook()

# Whens of the table.
LIFE_LOST: Final[Hook[Callable[[Table, Wound], None]]] = Hook()  # before anybody is saved
STRIPPED: Final[Hook[Callable[[Table, int], None]]] = Hook()  # a player loses all that is in play
GONE: Final[Hook[Callable[[Table, int], None]]] = Hook()  # a player is out
ORDER: Final[Hook[Callable[[Table], int]]] = Hook()  # whose turn comes next, if not as usual
TURN_OVER: Final[Hook[Callable[[Table, int], Rule[None]]]] = Hook()  # after all ends of a turn

Offers: TypeAlias = Callable[["Table", int, list[Answer]], None]
Takes: TypeAlias = Callable[["Table", int, Answer], Rule[None]]


class Ability(NamedTuple):
    """An offer, and what becomes of it."""

    offer: Offers
    use: Takes


class Cover(NamedTuple):
    """An offer against a shot at its owner; using it tells whether the shot is one Missed! nearer
    to missing.
    """

    offer: Callable[[Table, Shot, list[Answer]], None]
    use: Callable[[Table, Shot, Answer], Rule[bool]]


ANY_TIME: Final[Hook[Ability]] = Hook()  # when its owner is asked what cards can answer
LAST_CHANCE: Final[Hook[Ability]] = Hook()  # when its owner has no life left
ACTION: Final[Hook[Ability]] = Hook()  # in phase 2 of its owner's turn; of the table: in anybody's
COVER: Final[Hook[Cover]] = Hook()


class Voice:
    """All that a player's character and cards in play have to say, at every point above.

    It depends on their names alone, so there is one for each set of names, made once: asking it
    costs no more than reading an attribute.
    """

    __slots__ = (
        "action",
        "any_time",
        "bang_limit",
        "bounty",
        "cover",
        "farther",
        "frozen",
        "gone",
        "hand_limit",
        "hand_shrank",
        "ignores",
        "inherits",
        "last_chance",
        "life_lost",
        "more_drawn",
        "more_flips",
        "more_misses",
        "nearer",
        "order",
        "phase_one",
        "range",
        "rescue_played",
        "serves_as",
        "stripped",
        "turn_ends",
        "turn_over",
        "turn_starts",
        "wounded",
    )

    def __init__(self, names: tuple[str, ...]) -> None:
        self.farther = sum(FARTHER.of(names))
        self.range = max(RANGE.of(names), default=BARE_RANGE)
        self.nearer = sum(NEARER.of(names))
        self.bang_limit = 1 + sum(MORE_BANGS.of(names))
        self.more_flips = sum(MORE_FLIPS.of(names))
        self.more_drawn = sum(MORE_DRAWN.of(names))
        self.more_misses = MORE_MISSES.of(names)
        self.hand_limit = HAND_LIMIT.of(names)
        self.frozen = any(FROZEN.of(names))
        self.ignores = IGNORES.of(names)
        self.serves_as = {
            kind: duty for swaps in SERVES_AS.of(names) for kind, duty in swaps.items()
        }
        self.turn_starts = TURN_STARTS.of(names)
        self.phase_one = PHASE_ONE.of(names)
        self.wounded = WOUNDED.of(names)
        self.hand_shrank = HAND_SHRANK.of(names)
        self.turn_ends = TURN_ENDS.of(names)
        self.rescue_played = RESCUE_PLAYED.of(names)
        self.bounty = BOUNTY.of(names)
        self.inherits = INHERITS.of(names)
        self.life_lost = LIFE_LOST.of(names)
        self.stripped = STRIPPED.of(names)
        self.gone = GONE.of(names)
        self.order = ORDER.of(names)
        self.turn_over = TURN_OVER.of(names)
        self.any_time = ANY_TIME.of(names)
        self.last_chance = LAST_CHANCE.of(names)
        self.action = ACTION.of(names)
        self.cover = COVER.of(names)


_VOICES: dict[tuple[str, ...], Voice] = {}
# A few thousand sets of names come up; a research run of days may meet more.
_MOST_VOICES = 20_000


def voice_of(names: tuple[str, ...]) -> Voice:
    """The one for these names, which are sorted."""
    voice = _VOICES.get(names)
    if voice is None:
        if len(_VOICES) >= _MOST_VOICES:
            _VOICES.clear()
        voice = _VOICES[names] = Voice(names)
    return voice
