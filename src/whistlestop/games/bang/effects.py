"""The points of the rules at which a card, a character or an expansion has a say.

Each point is one field of `Effects`. A thing declares what it changes; what all things of a player
say together is an `Effects` as well, made by `combined`. Most fields speak for the player before
whom the thing lies. Those marked "table" are asked of the rules of the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from whistlestop.engine.ask import Answer
from whistlestop.engine.rule_generator import Rule

if TYPE_CHECKING:
    from whistlestop.games.bang.card import PlayingCard
    from whistlestop.games.bang.shot import Shot
    from whistlestop.games.bang.state import Table
    from whistlestop.games.bang.view import GoalView
    from whistlestop.games.bang.wound import Wound

NO_LIMIT: Final = 1000
BARE_RANGE: Final = 1  # BASE-021: the range of a player without a weapon in play

Offer: TypeAlias = Callable[["Table", int, list[Answer]], None]
# Asked of a seat at the table: a rule, or a reaction that asks nobody anything.
SeatRule: TypeAlias = Callable[["Table", int], Rule[None]]
SeatReaction: TypeAlias = Callable[["Table", int], None]
SeatTest: TypeAlias = Callable[["Table", int], bool]


class Ability(NamedTuple):
    """Answers that a thing adds to a question, and the rule for whoever gives one of them."""

    offer: Offer
    use: Callable[[Table, int, Answer], Rule[None]]


class Cover(NamedTuple):
    """Answers against a shot at the owner. `use` tells whether it counts as one Missed!."""

    offer: Callable[[Table, Shot, list[Answer]], None]
    use: Callable[[Table, Shot, Answer], Rule[bool]]


class BangSubstitute(NamedTuple):
    """Answers where a BANG! card is asked for. `use` tells whether it counts as one."""

    offer: Offer
    use: Callable[[Table, int, Answer], Rule[bool]]


class ChecksForOthers(NamedTuple):
    """The owner makes the "draw!" of others.

    `takes_over` gets the table, the owner and what the check is for; `counted` gets the card that
    decided it.
    """

    takes_over: Callable[[Table, int, str], bool]
    counted: Callable[[Table, int, PlayingCard], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """What a card, character or expansion changes, at each point of the rules."""

    # Distance and range
    farther: int = 0  # others see the owner so much farther away
    nearer: int = 0  # the owner sees others so much nearer
    next_to_all: bool = False  # the owner sees everybody at distance 1, come what may
    range: int = BARE_RANGE  # of a weapon; the longest counts

    # Shooting
    more_bangs: int = 0  # BANG! cards more in a turn
    more_misses: tuple[Callable[[Shot], int], ...] = ()  # Missed! more against the owner's shot
    unstoppable: tuple[Callable[[Shot], bool], ...] = ()  # nothing cancels this shot of the owner
    tax: int = 0  # hand cards more that a BANG! card at the owner costs
    no_aim: tuple[SeatTest, ...] = ()  # no BANG! card may be aimed at the owner now
    cover: tuple[Cover, ...] = ()  # more answers against a shot
    bang_substitute: tuple[BangSubstitute, ...] = ()  # more answers where a BANG! is asked for
    fired: tuple[Callable[[Table, Shot], None], ...] = ()  # table: a shot is on its way
    stopped: tuple[Callable[[Table, Shot], None], ...] = ()  # table: its target has cancelled it

    # Being the target of a card: table, owner, card
    ignores: tuple[Callable[[Table, int, PlayingCard], bool], ...] = ()  # it does nothing
    # The owner may try to make it do nothing; the last argument: it was played as a BANG! card.
    evades: tuple[Callable[[Table, int, PlayingCard, bool], Rule[bool]], ...] = ()
    exempts: bool = False  # the owner may leave one player out of what affects several

    # Hand cards
    serves_as: Mapping[str, str] = field(  # card names as good for another duty, such as DODGE
        default_factory=lambda: MappingProxyType({})
    )
    serves_all: tuple[str, ...] = ()  # every hand card is as good for these duties
    hand_limit: tuple[Callable[[Table, int, int], int], ...] = ()  # the limit so far -> the limit
    hand_shrank: tuple[SeatReaction, ...] = ()  # the owner lost hand cards; after the card
    robbed: tuple[SeatReaction, ...] = ()  # somebody else took or discarded a card of the owner
    rescue_played: tuple[SeatReaction, ...] = ()  # anybody played a Beer, for anything
    first_hand: tuple[Callable[[int, int], int], ...] = ()  # table: place in turn order, cards
    before_refill: tuple[SeatRule, ...] = ()  # table: a hand has lost cards and is filled up next

    # "draw!" checks
    more_flips: int = 0  # cards more to turn over
    checks_for_others: tuple[ChecksForOthers, ...] = ()
    flipped: tuple[SeatReaction, ...] = ()  # table: there was a "draw!" of this seat
    # table: the player need not make a check at the start of the turn; the word says which.
    waived: tuple[Callable[[Table, int, str], Rule[bool]], ...] = ()

    # Life
    frozen: bool = False  # the owner's life points neither fall nor rise
    wounded: tuple[Callable[[Table, Wound], Rule[None]], ...] = ()  # the owner has survived
    healed: tuple[SeatReaction, ...] = ()  # the owner has regained life
    survives: tuple[SeatTest, ...] = ()  # the owner stays instead of being eliminated
    haunts: tuple[SeatTest, ...] = ()  # the same, but without life; asked after `survives`
    life_lost: tuple[Callable[[Table, Wound], None], ...] = ()  # table: before anybody is saved
    last_chance: tuple[Ability, ...] = ()  # when the owner has no life left

    # Elimination
    bounty: tuple[Callable[[Table, int, int], None], ...] = ()  # the owner was put out: dead, by
    inherits: tuple[Callable[[Table, int, int], None], ...] = ()  # owner gets the cards of the dead
    stripped: tuple[SeatReaction, ...] = ()  # table: a player loses all that is in play
    out_for_good: tuple[SeatReaction, ...] = ()  # table: a player is out for good
    eliminated: tuple[SeatReaction, ...] = ()  # table: a player was eliminated
    comes_back: bool = False  # table: a player who is out is not out for good

    # Turns
    turn_starts: tuple[Callable[[Table, int], Rule[bool]], ...] = ()  # False: the turn is skipped
    last_check: tuple[Callable[[Table, int], Rule[bool]], ...] = ()  # after all turn_starts
    more_drawn: int = 0  # cards more in phase 1
    phase_one: tuple[Callable[[Table, int, int], Rule[None]], ...] = ()  # instead of drawing n
    first_card: bool = False  # the owner's phase_one concerns the first card of phase 1
    # table: before phase 1; whether the player does without the first card. And after phase 1.
    draw_begins: tuple[Callable[[Table, int], Rule[bool]], ...] = ()
    draw_ends: tuple[SeatRule, ...] = ()
    action: tuple[Ability, ...] = ()  # in phase 2 of the owner's turn; table: of anybody's
    any_time: tuple[Ability, ...] = ()  # whenever the owner is asked for cards
    turn_ends: tuple[SeatRule, ...] = ()  # the owner's first, then the table's
    turn_over: tuple[SeatRule, ...] = ()  # table: after all ends of a turn, also of the dead
    order: tuple[Callable[[Table], int], ...] = ()  # table: whose turn comes next
    no_more_turns: tuple[Callable[[Table], bool], ...] = ()  # table: nobody gets another turn now
    resolved: tuple[Callable[[Table], Rule[None]], ...] = ()  # table: something is wholly resolved

    # Cards on the move
    played: tuple[Callable[[Table, int, PlayingCard], None], ...] = ()  # table: before its effect
    # table: whose card, which one, whether it was in play, who did it, and why.
    discarded: tuple[Callable[[Table, int, PlayingCard, bool, int, str], None], ...] = ()
    # table: who took it, from whom, which card, and whether all have seen it.
    took: tuple[Callable[[Table, int, int, PlayingCard, bool], None], ...] = ()
    came_into_play: tuple[SeatReaction, ...] = ()  # the card lies before this player now
    left_play: tuple[SeatReaction, ...] = ()  # the card lies before this player no more

    # table: what there is to strive for, as a seat (None: a spectator) stands to it.
    goals: tuple[Callable[[Table, int | None], tuple[GoalView, ...]], ...] = ()


NONE: Final = Effects()


# What a thing says, without the points at which it is silent.
Declared: TypeAlias = tuple[tuple[str, Any], ...]


def declared(effects: Effects) -> Declared:
    """List the fields that differ from the empty ones, with their values."""
    found = [(each.name, getattr(effects, each.name)) for each in fields(Effects)]
    return tuple([(name, value) for name, value in found if value != getattr(NONE, name)])


def combined(things: Iterable[Declared]) -> Effects:
    """Join what several things say: numbers add up, lists keep the order of the things."""
    joined: dict[str, Any] = {}
    for thing in things:
        for name, value in thing:
            joined[name] = _joined(name, joined[name], value) if name in joined else value
    return Effects(**joined)


def _joined(name: str, one: Any, other: Any) -> Any:
    if name == "range":
        return max(one, other)
    if isinstance(one, bool):
        return one or other
    if isinstance(one, int | tuple):
        return one + other
    return {**one, **other}
