"""Views: everything that one seat may know of the train."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from whistlestop.games.colt_super_express.state import (
    ABOARD,
    INSIDE,
    LOCOMOTIVE,
    ROOF,
    Bandit,
    BanditStatus,
    Direction,
    Floor,
    Train,
)
from whistlestop.games.colt_super_express.verbs import DIRECTIONS, FLOORS


@dataclass(frozen=True, slots=True)
class CarView:
    """One car of the train; each floor lists its seats from the rear end to the front end."""

    number: int  # 0 is the Locomotive
    roof: tuple[int, ...]
    inside: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BanditView:
    """One bandit, as a seat may know it."""

    seat: int
    name: str  # empty until it is chosen
    status: BanditStatus
    car: int | None  # None: not aboard
    floor: Floor | None  # None: not aboard
    facing: Direction | None  # None: not aboard
    stunned: bool
    revealed: tuple[str, ...]  # the cards played this round, in order
    face_down: int  # the number of cards left in the stack
    stack: tuple[str, ...]  # the cards left in the stack, if all are open; otherwise empty
    treasures: tuple[int | None, ...]  # their values; None: this seat may not know them


@dataclass(frozen=True, slots=True)
class TrainView:
    """The whole table, as a seat may know it."""

    seat: int | None  # the seat that sees this view; None is a spectator
    round: int
    first: int | None
    expansions: tuple[str, ...]
    train: tuple[CarView, ...]  # from the Last Car to the Locomotive
    bandits: tuple[BanditView, ...]  # by seat
    hand: tuple[str, ...]  # the cards that every player has
    scheme: tuple[str, ...]  # the cards that this seat has laid this round, in order
    over: bool
    winner: int | None


# A server makes a view for every seat after every event, and most parts of it do not change. Equal
# parts are the same object, so they are fast to make and fast to compare.
_same_car = lru_cache(4096)(CarView)
_same_bandit = lru_cache(4096)(BanditView)


def view(g: Train, seat: int | None) -> TrainView:
    """Return what this seat may know; None is a spectator."""
    return views(g, (seat,))[0]


def views(g: Train, seats: Iterable[int | None]) -> list[TrainView]:
    """Return what each of these seats may know; their common parts are made once."""
    first = g.first if g.first >= 0 else None
    expansions = tuple([each.name for each in g.expansions if each.name != "base"])
    train = _cars(g)
    bandits = tuple([_bandit(g, each, None) for each in range(len(g.bandits))])
    over = g.outcome is not None
    winner = g.outcome.winners[0] if g.outcome is not None and g.outcome.winners else None
    return [
        TrainView(
            seat=seat,
            round=g.round,
            first=first,
            expansions=expansions,
            train=train,
            bandits=bandits if seat is None else _with_own(g, bandits, seat),
            hand=g.hand,
            scheme=() if seat is None else g.bandits[seat].scheme,
            over=over,
            winner=winner,
        )
        for seat in seats
    ]


def open_view(g: Train) -> TrainView:
    """Return the view of a spectator who sees all treasures and all cards of the stacks."""
    seen = view(g, None)
    bandits = [
        replace(
            each,
            stack=bandit.scheme[bandit.played :],
            treasures=tuple([g.values[car] for car in bandit.treasures]),
        )
        for each, bandit in zip(seen.bandits, g.bandits, strict=True)
    ]
    return replace(seen, bandits=tuple(bandits))


def _with_own(g: Train, bandits: tuple[BanditView, ...], seat: int) -> tuple[BanditView, ...]:
    """Replace the seat's own bandit, because a seat may know more about its own treasures."""
    if not g.bandits[seat].treasures:
        return bandits
    return (*bandits[:seat], _bandit(g, seat, seat), *bandits[seat + 1 :])


def _cars(g: Train) -> tuple[CarView, ...]:
    """Return the cars, from the Last Car to the Locomotive."""
    roof: list[list[int]] = [[] for _ in range(g.rear + 1)]
    inside: list[list[int]] = [[] for _ in range(g.rear + 1)]
    for floor, seats in ((roof, g.floors[ROOF]), (inside, g.floors[INSIDE])):
        for seat in seats:
            floor[g.bandits[seat].car].append(seat)
    return tuple(
        [
            _same_car(number, tuple(roof[number]), tuple(inside[number]))
            for number in range(g.rear, LOCOMOTIVE - 1, -1)
        ]
    )


def _bandit(g: Train, seat: int, eyes: int | None) -> BanditView:
    bandit = g.bandits[seat]
    aboard = bandit.status == ABOARD
    known = knows_treasures(g, bandit, seat, eyes)
    return _same_bandit(
        seat,
        bandit.name,
        bandit.status,
        bandit.car if aboard else None,
        FLOORS[bandit.floor] if aboard else None,
        DIRECTIONS[bandit.facing] if aboard else None,
        bandit.stunned,
        bandit.scheme[: bandit.played],
        len(bandit.scheme) - bandit.played,
        (),
        tuple([g.values[car] if known else None for car in bandit.treasures]),
    )


def knows_treasures(g: Train, bandit: Bandit, seat: int, eyes: int | None) -> bool:
    """Return whether seat `eyes` may know the values of the bandit's treasures (ruling R-10)."""
    return bandit.shown or g.secrecy == "open" or (g.secrecy == "own" and seat == eyes)
