"""The view of the table: everything that one seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, TypeAlias

from whistlestop.games.bang.card import id_of, ids
from whistlestop.games.bang.distance import distances
from whistlestop.games.bang.effects import NO_LIMIT
from whistlestop.games.bang.state import (
    NOBODY,
    OVER,
    SETUP,
    KindUnderWay,
    Phase,
    Player,
    Table,
    who,
)
from whistlestop.games.bang.targets import bang_limit
from whistlestop.games.bang.turn import hand_limit


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: int
    character: str  # empty until it is chosen
    life: int
    most: int  # life points never rise above it
    hand: int  # the number of cards in hand
    cards: tuple[str, ...]  # the cards in play
    range: int  # the range of the weapon
    hand_limit: int  # cards that may be kept at the end of the turn
    out: bool
    counters: tuple[tuple[str, int], ...]  # counters of the expansions
    piles: tuple[tuple[str, tuple[str, ...]], ...]  # piles of the expansions in front of the player
    marks: tuple[str, ...]  # states that expansions give to the player
    side: str | None  # the role that the player plays for, if it differs from the player's own role


@dataclass(frozen=True, slots=True)
class UnderWayView:
    """A shot, a question for a BANG! card or a last chance in progress."""

    what: KindUnderWay
    by: int | None  # the seat that caused it, or the opponent in a Duel; None if no player did
    at: int | None  # the seat that is asked
    card: str | None  # the card that caused it, if there is one
    need: int | None  # the Missed! or the life points that are still needed; None: nothing helps


# "perform", "claim": the goal is open to the seat, which may do this when the goal is met. "done":
# the seat has done it. "spent": the seat has already done a goal in this turn. "none": the seat
# cannot do it.
GoalState: TypeAlias = Literal["perform", "claim", "done", "spent", "none"]


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal of the game, as the seat of the view sees it."""

    card: str  # the card that sets the goal
    free: bool  # a player may do it at will with their own cards
    tokens: tuple[int, ...]  # the number of tokens on it, by seat
    state: GoalState
    now: bool  # the seat is asked right now, and one of its answers does the goal
    have: int  # the progress of the active player
    need: int  # the progress that the active player needs
    by: tuple[str, ...]  # the cards or seats that count towards the goal so far
    cards: tuple[str, ...]  # cards of this seat with which it could do the goal at will


@dataclass(frozen=True, slots=True)
class TableView:
    seat: int | None  # the seat of this view; None for a spectator
    turn: int | None  # the seat whose turn it is; None during the setup
    phase: Phase
    players: tuple[PlayerView, ...]  # by seat
    roles: tuple[str | None, ...]  # by seat; None where this seat may not know the role
    distances: tuple[int | None, ...]  # by seat; None for this seat and for players who are out
    reaches: tuple[bool, ...]  # by seat: whether the weapon of this seat reaches it
    hand: tuple[str, ...]  # the hand of this seat
    hands: tuple[tuple[str, ...], ...]  # by seat, if all hands are open; otherwise empty
    deck: int  # the number of cards in the draw pile, with those that somebody is looking at
    discard: str | None  # the top card of the discard pile, if there is one
    discarded: int  # the number of cards in the discard pile
    store: tuple[str, ...]  # cards of the draw pile, turned up to be taken
    peeked: tuple[str, ...]  # cards that this seat alone is looking at
    under_way: tuple[UnderWayView, ...]  # shots and questions in progress, the outermost first
    bangs: int  # BANG! cards played this turn
    bang_limit: int | None  # the limit of the active player; None if there is no limit
    expansions: tuple[str, ...]  # the names of the expansions in play, without the base game
    rulings: tuple[str, ...]  # the words of the chosen options, such as `replace`
    piles: tuple[tuple[str, tuple[str, ...]], ...]  # face-up piles of the expansions
    stacks: tuple[tuple[str, int], ...]  # face-down piles of the expansions: name and size
    counters: tuple[tuple[str, int], ...]  # counters of the expansions
    goals: tuple[GoalView, ...]  # the open goals, as this seat sees them
    over: bool
    winners: tuple[int, ...]
    why: str  # how the game was won; empty until it is over


# A server makes a view for every seat after every event, and most of it stays the same. So equal
# players share one object, which is quick to make and quick to compare.
_same_player = lru_cache(8192)(PlayerView)


@lru_cache(64)
def _in_order(rulings: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted([word for word in rulings if word]))


def view(g: Table, seat: int | None) -> TableView:
    return views(g, (seat,))[0]


def views(g: Table, seats: Iterable[int | None]) -> list[TableView]:
    """Make the views of several seats. The parts that they share are made once."""
    players = tuple([_player(g, seat) for seat in range(len(g.players))])
    doing = tuple(
        [
            UnderWayView(each.what, who(each.by), who(each.at), id_of(each.card), each.need)
            for each in g.under_way
        ]
    )
    store = ids(g.face_up)
    limit = NO_LIMIT if g.turn == NOBODY else bang_limit(g.players[g.turn])
    expansions = g.expansions[1:]
    rulings = _in_order(g.rulings)
    face_down = g.catalogue.face_down
    piles = tuple(
        [(name, ids(pile)) for name, pile in sorted(g.piles.items()) if name not in face_down]
    )
    stacks = tuple(
        [(name, len(pile)) for name, pile in sorted(g.piles.items()) if name in face_down]
    )
    counters = tuple(sorted(g.counters.items()))
    winners, why = ((), "") if g.outcome is None else g.outcome
    made = []
    for seat in seats:
        ways, reaches = _ways(g, seat)
        made.append(
            TableView(
                seat=seat,
                turn=who(g.turn),
                phase=g.phase,
                players=players,
                roles=_roles(g, seat),
                distances=ways,
                reaches=reaches,
                hand=() if seat is None else ids(g.players[seat].hand),
                hands=(),
                deck=len(g.deck) + len(g.peeked),
                discard=g.discard[-1].id if g.discard else None,
                discarded=len(g.discard),
                store=store,
                peeked=ids(g.peeked) if seat is not None and seat == g.turn else (),
                under_way=doing,
                bangs=g.bangs,
                bang_limit=None if limit >= NO_LIMIT else limit,
                expansions=expansions,
                rulings=rulings,
                piles=piles,
                stacks=stacks,
                counters=counters,
                goals=tuple([goal for goals in g.effects.goals for goal in goals(g, seat)]),
                over=g.phase == OVER,
                winners=winners,
                why=why,
            )
        )
    return made


def open_view(g: Table) -> TableView:
    """Return the view of a spectator who sees all hands and roles."""
    return replace(
        view(g, None),
        roles=tuple([player.role or None for player in g.players]),
        hands=tuple([ids(player.hand) for player in g.players]),
        peeked=ids(g.peeked),
    )


def _player(g: Table, seat: int) -> PlayerView:
    player = g.players[seat]
    return _same_player(
        seat,
        player.character,
        player.life,
        player.max_life,
        len(player.hand),
        ids(player.in_play),
        player.effects.range,
        hand_limit(g, seat),
        player.out,
        tuple(sorted([each for each in player.counters.items() if each[1]])),
        tuple([(name, ids(pile)) for name, pile in sorted(player.piles.items())]),
        _marks(player),
        player.side or None if player.side != player.role else None,
    )


def _marks(player: Player) -> tuple[str, ...]:
    """List the traits of a player that are neither the character nor a card."""
    if len(player.traits) == bool(player.character) + len(player.in_play):
        return ()
    cards = {card.name for pile in (player.in_play, *player.piles.values()) for card in pile}
    return tuple([name for name in player.traits if name != player.character and name not in cards])


def _roles(g: Table, seat: int | None) -> tuple[str | None, ...]:
    return tuple(
        [
            (player.role or None) if player.shown or other == seat else None
            for other, player in enumerate(g.players)
        ]
    )


def _ways(g: Table, seat: int | None) -> tuple[tuple[int | None, ...], tuple[bool, ...]]:
    """Return, by seat, the distances that a seat sees and whether its weapon reaches the others."""
    ways: list[int | None] = [None] * len(g.players)
    reaches = [False] * len(g.players)
    if seat is not None and g.phase != SETUP and not g.players[seat].out:
        reach = g.players[seat].effects.range
        for other, way in distances(g, seat):
            ways[other] = way
            reaches[other] = way <= reach
    return tuple(ways), tuple(reaches)
