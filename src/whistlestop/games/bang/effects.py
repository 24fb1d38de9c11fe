"""The points of the rules at which a card, a character or an expansion can change something.

Each point is one field of `Effects`. A thing declares its changes. `combined` joins the changes of
all things of a player into one `Effects`. Most fields apply to the owner, the player who has the
thing in front of them. Fields marked "table" are used in the rules of the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from whistlestop.engine.ask import Answer
from whistlestop.engine.reason import Pick, Reason
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
# Called with the table and a seat. A rule may ask players questions. A reaction and a test may not.
SeatRule: TypeAlias = Callable[["Table", int], Rule[None]]
SeatReaction: TypeAlias = Callable[["Table", int], None]
SeatTest: TypeAlias = Callable[["Table", int], bool]


class Prohibition(NamedTuple):
    """Something that a thing forbids while the test is true for a player.

    `text` is the id of the text that says why; its variable `$player` names the player.
    """

    applies: SeatTest
    text: str
    clauses: tuple[str, ...]


class Ability(NamedTuple):
    """Answers that a thing adds to a question, and the rule that carries such an answer out.

    `why_not` returns why the player cannot use what is picked, or None if the ability has nothing
    to do with it. It is called only if no answer uses what is picked.
    """

    offer: Offer
    use: Callable[[Table, int, Answer], Rule[None]]
    why_not: Callable[[Table, int, Pick], Reason | None] | None = None


class Cover(NamedTuple):
    """Answers against a shot at the owner. `use` returns whether the answer counts as a Missed!."""

    offer: Callable[[Table, Shot, list[Answer]], None]
    use: Callable[[Table, Shot, Answer], Rule[bool]]


class BangSubstitute(NamedTuple):
    """Answers to a question for a BANG! card. `use` returns whether the answer counts as one."""

    offer: Offer
    use: Callable[[Table, int, Answer], Rule[bool]]


class ChecksForOthers(NamedTuple):
    """The ability to make the "draw!" checks of other players.

    `takes_over` gets the table, the owner and the reason for the check. It returns whether the
    owner makes this check. `counted` gets the table, the owner and the card that decided the check.
    """

    takes_over: Callable[[Table, int, str], bool]
    counted: Callable[[Table, int, PlayingCard], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """The changes that a card, a character or an expansion makes, for each point of the rules."""

    # Distance and range
    farther: int = 0  # added to the distance at which others see the owner
    nearer: int = 0  # subtracted from the distance at which the owner sees others
    next_to_all: bool = False  # the owner sees everybody at distance 1, whatever else applies
    range: int = BARE_RANGE  # of a weapon; the longest range counts

    # Shooting
    more_bangs: int = 0  # extra BANG! cards in a turn
    more_misses: tuple[Callable[[Shot], int], ...] = ()  # extra Missed! against the owner's shot
    unstoppable: tuple[Callable[[Shot], bool], ...] = ()  # nothing cancels this shot of the owner
    tax: int = 0  # extra hand cards that another player discards to play a BANG! card at the owner
    no_aim: tuple[Prohibition, ...] = ()  # no BANG! card may be aimed at the owner now
    cover: tuple[Cover, ...] = ()  # more answers against a shot
    bang_substitute: tuple[BangSubstitute, ...] = ()  # more answers to a question for a BANG!
    fired: tuple[Callable[[Table, Shot], None], ...] = ()  # table: a shot was fired
    stopped: tuple[Callable[[Table, Shot], None], ...] = ()  # table: a shot was cancelled

    # Being the target of a card. Arguments: table, owner, card.
    ignores: tuple[Callable[[Table, int, PlayingCard], bool], ...] = ()  # the card does nothing
    # The owner may try to cancel the card. The last argument: it was played as a BANG! card.
    evades: tuple[Callable[[Table, int, PlayingCard, bool], Rule[bool]], ...] = ()
    exempts: bool = False  # the owner may spare one target of a card that affects several players

    # Hand cards
    serves_as: Mapping[str, str] = field(  # card name -> a duty that it also serves, like DODGE
        default_factory=lambda: MappingProxyType({})
    )
    serves_all: tuple[str, ...] = ()  # every hand card also serves these duties
    hand_limit: tuple[Callable[[Table, int, int], int], ...] = ()  # limit so far -> new limit
    hand_shrank: tuple[SeatReaction, ...] = ()  # the owner lost hand cards and the card is resolved
    robbed: tuple[SeatReaction, ...] = ()  # another player took or discarded a card of the owner
    rescue_played: tuple[SeatReaction, ...] = ()  # any player played a Beer, for any purpose
    # table: (place in turn order, number of cards) -> new number of cards
    first_hand: tuple[Callable[[int, int], int], ...] = ()
    order_counts: bool = False  # the owner may care about the order of discards; table: anybody may
    before_refill: tuple[SeatRule, ...] = ()  # table: before a hand that lost cards is filled up

    # "draw!" checks
    more_flips: int = 0  # extra cards to turn over
    checks_for_others: tuple[ChecksForOthers, ...] = ()
    flipped: tuple[SeatReaction, ...] = ()  # table: this seat had cards turned over for a "draw!"
    # table: whether the player may skip a check at the start of the turn. The text names the check.
    waived: tuple[Callable[[Table, int, str], Rule[bool]], ...] = ()

    # Life
    frozen: bool = False  # the owner's life points neither fall nor rise
    wounded: tuple[Callable[[Table, Wound], Rule[None]], ...] = ()  # the owner survived a wound
    healed: tuple[SeatReaction, ...] = ()  # the owner has regained life
    survives: tuple[SeatTest, ...] = ()  # the owner stays in the game instead of being eliminated
    haunts: tuple[SeatTest, ...] = ()  # the owner stays without life; tested after `survives`
    life_lost: tuple[Callable[[Table, Wound], None], ...] = ()  # table: before the last chance
    last_chance: tuple[Ability, ...] = ()  # when the owner has no life left

    # Elimination
    # The owner was eliminated. Arguments: table, owner, the player who eliminated the owner.
    bounty: tuple[Callable[[Table, int, int], None], ...] = ()
    # The owner gets the cards of an eliminated player. Arguments: table, owner, that player.
    inherits: tuple[Callable[[Table, int, int], None], ...] = ()
    stripped: tuple[SeatReaction, ...] = ()  # table: a player loses everything in play
    punished: tuple[SeatReaction, ...] = ()  # table: a player pays the penalty for an elimination
    out_for_good: tuple[SeatReaction, ...] = ()  # table: a player is out of the game for good
    eliminated: tuple[SeatReaction, ...] = ()  # table: a player was eliminated
    comes_back: bool = False  # table: an eliminated player is not out of the game for good
    brings_back: bool = False  # table: a card may bring an eliminated player back

    # Turns
    turn_starts: tuple[Callable[[Table, int], Rule[bool]], ...] = ()  # False: the turn is skipped
    last_check: tuple[Callable[[Table, int], Rule[bool]], ...] = ()  # after all turn_starts
    more_drawn: int = 0  # extra cards in phase 1
    phase_one: tuple[Callable[[Table, int, int], Rule[None]], ...] = ()  # replaces drawing n cards
    first_card: bool = False  # the owner's phase_one concerns the first card of phase 1
    # table: before phase 1. Returns whether the player gives up the first card.
    draw_begins: tuple[Callable[[Table, int], Rule[bool]], ...] = ()
    draw_ends: tuple[SeatRule, ...] = ()  # table: after phase 1
    action: tuple[Ability, ...] = ()  # in phase 2 of the owner's turn; table: of every turn
    any_time: tuple[Ability, ...] = ()  # whenever the owner is asked for cards
    discards_all: bool = False  # the owner discards all at the end of the turn; no phase 3
    turn_ends: tuple[SeatRule, ...] = ()  # first those of the owner, then those of the table
    turn_over: tuple[SeatRule, ...] = ()  # table: after all `turn_ends`, also if the player is out
    order: tuple[Callable[[Table], int], ...] = ()  # table: returns the seat of the next turn
    no_more_turns: tuple[Callable[[Table], bool], ...] = ()  # table: no extra turn is granted now
    # table: a card, an ability, a check or the discards of phase 3 are completely resolved.
    resolved: tuple[Callable[[Table], Rule[None]], ...] = ()

    # Cards on the move
    # table: before the effect of a played card. Arguments: table, player, card, the name of the
    # kind that it is played as.
    played: tuple[Callable[[Table, int, PlayingCard, str], None], ...] = ()
    # table: a card was discarded. Arguments: table, its owner, the card, whether it was in play,
    # the player who caused it, the reason.
    discarded: tuple[Callable[[Table, int, PlayingCard, bool, int, str], None], ...] = ()
    # table: a card was taken. Arguments: table, new owner, old owner, card, whether all saw it.
    took: tuple[Callable[[Table, int, int, PlayingCard, bool], None], ...] = ()
    came_into_play: tuple[SeatReaction, ...] = ()  # the card lies in front of this player now
    left_play: tuple[SeatReaction, ...] = ()  # the card no longer lies in front of this player

    # table: the goals of the game, as one seat sees them (None: a spectator).
    goals: tuple[Callable[[Table, int | None], tuple[GoalView, ...]], ...] = ()


NONE: Final = Effects()


# The fields that a thing changes, with their values.
Declared: TypeAlias = tuple[tuple[str, Any], ...]


def declared(effects: Effects) -> Declared:
    """List the fields that differ from their defaults, with their values."""
    found = [(each.name, getattr(effects, each.name)) for each in fields(Effects)]
    return tuple([(name, value) for name, value in found if value != getattr(NONE, name)])


def combined(things: Iterable[Declared]) -> Effects:
    """Join the effects of several things.

    Numbers add up, but of several ranges the longest counts. Tuples keep the order of the things.
    """
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
