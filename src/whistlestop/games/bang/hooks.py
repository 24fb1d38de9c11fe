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
    from whistlestop.games.bang.view import GoalView
    from whistlestop.games.bang.wound import Wound

NO_LIMIT: Final = 1000
BARE_RANGE: Final = 1  # BASE-021: of what everybody has who has no weapon in play

# Values: of the player before whom the thing lies.
FARTHER: Final[Hook[int]] = Hook()  # others see its owner so much farther away
RANGE: Final[Hook[int]] = Hook()  # of a weapon; filled in from its kind
NEARER: Final[Hook[int]] = Hook()  # its owner sees others so much nearer
NEXT_TO_ALL: Final[Hook[bool]] = Hook()  # its owner sees everybody at distance 1, come what may
MORE_BANGS: Final[Hook[int]] = Hook()  # BANG! cards more in a turn
MORE_FLIPS: Final[Hook[int]] = Hook()  # cards more to turn over for a "draw!"
MORE_DRAWN: Final[Hook[int]] = Hook()  # cards more in phase 1
# How many Missed! more it takes against a shot that its owner fires.
MORE_MISSES: Final[Hook[Callable[[Shot], int]]] = Hook()
# Nothing cancels this shot that its owner fires.
UNSTOPPABLE: Final[Hook[Callable[[Shot], bool]]] = Hook()
TAX: Final[Hook[int]] = Hook()  # hand cards more that a BANG! card at its owner costs
# What the hand limit becomes: table, seat, limit so far. Of the table: everybody's, and first.
HAND_LIMIT: Final[Hook[Callable[[Table, int, int], int]]] = Hook()
# Its owner's life points stay as they are: nothing is lost or gained.
FROZEN: Final[Hook[bool]] = Hook()
# This card, played by somebody else, does nothing to its owner: table, owner, card.
IGNORES: Final[Hook[Callable[[Table, int, int], bool]]] = Hook()
# No BANG! card may be aimed at its owner now.
NO_AIM: Final[Hook[Callable[[Table, int], bool]]] = Hook()
# Its owner may leave one player out of whatever goes for several.
EXEMPTS: Final[Hook[bool]] = Hook()
# Kinds of hand cards that are as good for something else: kind -> STRIKE or DODGE.
SERVES_AS: Final[Hook[Mapping[str, str]]] = Hook()
# Every hand card of its owner is as good as that: STRIKE and DODGE.
SERVES_ALL: Final[Hook[tuple[str, ...]]] = Hook()
FIRST_CARD: Final[Hook[bool]] = Hook()  # its way of drawing concerns the first card of phase 1

# Whens: rules that run after something happened to their owner.
TURN_STARTS: Final[Hook[Callable[[Table, int], Rule[bool]]]] = Hook()  # False: the turn is skipped
PHASE_ONE: Final[Hook[Callable[[Table, int, int], Rule[None]]]] = Hook()  # instead of drawing n
WOUNDED: Final[Hook[Callable[[Table, Wound], Rule[None]]]] = Hook()  # once its owner survived
HEALED: Final[Hook[Callable[[Table, int], None]]] = Hook()  # its owner has regained life
# Its owner may try to make a card of somebody else do nothing: table, owner, card, and whether it
# was played as a BANG! card.
EVADES: Final[Hook[Callable[[Table, int, int, bool], Rule[bool]]]] = Hook()
HAND_SHRANK: Final[Hook[Callable[[Table, int], None]]] = Hook()  # after the card is resolved
# Of the table: in the turn of whoever is still there, and after those of the player.
TURN_ENDS: Final[Hook[Callable[[Table, int], Rule[None]]]] = Hook()
RESCUE_PLAYED: Final[Hook[Callable[[Table, int], None]]] = Hook()  # by anybody, for anything
ROBBED: Final[Hook[Callable[[Table, int], None]]] = Hook()  # another took or discarded its card
SURVIVES: Final[Hook[Callable[[Table, int], bool]]] = Hook()  # instead of being eliminated
CAME_INTO_PLAY: Final[Hook[Callable[[Table, int], None]]] = Hook()  # before this player
LEFT_PLAY: Final[Hook[Callable[[Table, int], None]]] = Hook()  # it lies before its owner no more
BOUNTY: Final[Hook[Callable[[Table, int, int], None]]] = Hook()  # its owner was put out: dead, by
# Its owner gets the cards of a player who is out: heir, the dead.
INHERITS: Final[Hook[Callable[[Table, int, int], None]]] = Hook()

# Whens of the table.
LIFE_LOST: Final[Hook[Callable[[Table, Wound], None]]] = Hook()  # before anybody is saved
STRIPPED: Final[Hook[Callable[[Table, int], None]]] = Hook()  # a player loses all that is in play
GONE: Final[Hook[Callable[[Table, int], None]]] = Hook()  # a player is out for good
BURIED: Final[Hook[Callable[[Table, int], None]]] = Hook()  # a player was eliminated
COMES_BACK: Final[Hook[bool]] = Hook()  # who is out is not out for good
ORDER: Final[Hook[Callable[[Table], int]]] = Hook()  # whose turn comes next, if not as usual
NO_MORE_TURNS: Final[Hook[Callable[[Table], bool]]] = Hook()  # nobody gets another turn now
TURN_OVER: Final[Hook[Callable[[Table, int], Rule[None]]]] = Hook()  # after all ends of a turn
# Cards to begin with: the player's place in the order of turns, from 0, and how many so far.
FIRST_HAND: Final[Hook[Callable[[int, int], int]]] = Hook()
# A check at the start of a turn that the player need not make: table, seat, what it is for.
WAIVED: Final[Hook[Callable[[Table, int, str], Rule[bool]]]] = Hook()
# Before phase 1: whether the player does without the first card. And when all are drawn.
DRAW_BEGINS: Final[Hook[Callable[[Table, int], Rule[bool]]]] = Hook()
DRAW_ENDS: Final[Hook[Callable[[Table, int], Rule[None]]]] = Hook()
# What somebody does in a turn is wholly resolved, and so is a check or the discard of an excess.
RESOLVED: Final[Hook[Callable[[Table], Rule[None]]]] = Hook()
# A hand has lost cards, and is filled up next.
BEFORE_REFILL: Final[Hook[Callable[[Table, int], Rule[None]]]] = Hook()
PLAYED: Final[Hook[Callable[[Table, int, int], None]]] = Hook()  # seat, card; before its effect
# Whose card, which one, whether it was in play, who did it, and why.
DISCARDED: Final[Hook[Callable[[Table, int, int, bool, int, str], None]]] = Hook()
# Who took it, from whom, which card, and whether all have seen it.
TOOK: Final[Hook[Callable[[Table, int, int, int, bool], None]]] = Hook()
FLIPPED: Final[Hook[Callable[[Table, int], None]]] = Hook()  # there was a "draw!": whose
FIRED: Final[Hook[Callable[[Table, Shot], None]]] = Hook()
STOPPED: Final[Hook[Callable[[Table, Shot], None]]] = Hook()  # its target has cancelled it
# What there is to strive for, as a seat (None: a spectator) stands to it.
GOALS: Final[Hook[Callable[[Table, int | None], tuple[GoalView, ...]]]] = Hook()

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


class Fence(NamedTuple):
    """An offer where a BANG! card is asked for; using it tells whether it was one."""

    offer: Offers
    use: Callable[[Table, int, Answer], Rule[bool]]


class Luck(NamedTuple):
    """Its owner makes the "draw!" of others; and what happens with the card that counted."""

    makes: Callable[[Table, int, str], bool]  # table, owner, what it is for
    counted: Callable[[Table, int, int], None]  # table, owner, card


LUCK: Final[Hook[Luck]] = Hook()
FENCE: Final[Hook[Fence]] = Hook()
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
        "before_refill",
        "bounty",
        "buried",
        "comes_back",
        "cover",
        "discarded",
        "draw_begins",
        "draw_ends",
        "evades",
        "exempts",
        "farther",
        "fence",
        "fired",
        "first_card",
        "first_hand",
        "flipped",
        "frozen",
        "goals",
        "gone",
        "hand_limit",
        "hand_shrank",
        "healed",
        "ignores",
        "inherits",
        "last_chance",
        "life_lost",
        "luck",
        "more_drawn",
        "more_flips",
        "more_misses",
        "nearer",
        "next_to_all",
        "no_aim",
        "no_more_turns",
        "order",
        "phase_one",
        "played",
        "range",
        "rescue_played",
        "resolved",
        "robbed",
        "serves_all",
        "serves_as",
        "sight",
        "stopped",
        "stripped",
        "survives",
        "tax",
        "took",
        "turn_ends",
        "turn_over",
        "turn_starts",
        "unstoppable",
        "waived",
        "wounded",
    )

    def __init__(self, names: tuple[str, ...]) -> None:
        self._values(names)
        self._whens(names)
        self._whens_of_the_table(names)
        self._offers(names)

    def _values(self, names: tuple[str, ...]) -> None:
        self.farther = sum(FARTHER.of(names))
        self.range = max(RANGE.of(names), default=BARE_RANGE)
        self.nearer = sum(NEARER.of(names))
        self.next_to_all = any(NEXT_TO_ALL.of(names))
        self.sight = (self.farther, self.nearer, self.next_to_all)
        self.bang_limit = 1 + sum(MORE_BANGS.of(names))
        self.more_flips = sum(MORE_FLIPS.of(names))
        self.more_drawn = sum(MORE_DRAWN.of(names))
        self.more_misses = MORE_MISSES.of(names)
        self.unstoppable = UNSTOPPABLE.of(names)
        self.tax = sum(TAX.of(names))
        self.hand_limit = HAND_LIMIT.of(names)
        self.frozen = any(FROZEN.of(names))
        self.ignores = IGNORES.of(names)
        self.no_aim = NO_AIM.of(names)
        self.exempts = any(EXEMPTS.of(names))
        self.serves_as = {
            kind: duty for swaps in SERVES_AS.of(names) for kind, duty in swaps.items()
        }
        self.serves_all = tuple([duty for duties in SERVES_ALL.of(names) for duty in duties])
        self.first_card = any(FIRST_CARD.of(names))

    def _whens(self, names: tuple[str, ...]) -> None:
        self.turn_starts = TURN_STARTS.of(names)
        self.phase_one = PHASE_ONE.of(names)
        self.wounded = WOUNDED.of(names)
        self.healed = HEALED.of(names)
        self.evades = EVADES.of(names)
        self.hand_shrank = HAND_SHRANK.of(names)
        self.turn_ends = TURN_ENDS.of(names)
        self.rescue_played = RESCUE_PLAYED.of(names)
        self.robbed = ROBBED.of(names)
        self.survives = SURVIVES.of(names)
        self.bounty = BOUNTY.of(names)
        self.inherits = INHERITS.of(names)

    def _whens_of_the_table(self, names: tuple[str, ...]) -> None:
        self.life_lost = LIFE_LOST.of(names)
        self.stripped = STRIPPED.of(names)
        self.gone = GONE.of(names)
        self.buried = BURIED.of(names)
        self.comes_back = any(COMES_BACK.of(names))
        self.order = ORDER.of(names)
        self.no_more_turns = NO_MORE_TURNS.of(names)
        self.turn_over = TURN_OVER.of(names)
        self.first_hand = FIRST_HAND.of(names)
        self.waived = WAIVED.of(names)
        self.draw_begins = DRAW_BEGINS.of(names)
        self.draw_ends = DRAW_ENDS.of(names)
        self.resolved = RESOLVED.of(names)
        self.before_refill = BEFORE_REFILL.of(names)
        self.played = PLAYED.of(names)
        self.discarded = DISCARDED.of(names)
        self.took = TOOK.of(names)
        self.flipped = FLIPPED.of(names)
        self.fired = FIRED.of(names)
        self.stopped = STOPPED.of(names)
        self.goals = GOALS.of(names)

    def _offers(self, names: tuple[str, ...]) -> None:
        self.luck = LUCK.of(names)
        self.fence = FENCE.of(names)
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
