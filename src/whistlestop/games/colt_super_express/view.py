"""What one seat may know of the train."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.games.colt_super_express.state import (
    ABOARD,
    INSIDE,
    LOCOMOTIVE,
    ROOF,
    Bandit,
    Train,
)
from whistlestop.games.colt_super_express.verbs import DIRECTIONS, FLOORS


@dataclass(frozen=True, slots=True)
class CarView:
    """One card of the train; the seats on each floor stand from the rear end to the front end."""

    number: int  # 0 is the Locomotive
    roof: tuple[int, ...]
    inside: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BanditView:
    seat: int
    name: str  # empty until it is chosen
    status: str  # boarding, aboard, pending, out
    car: int | None
    floor: str | None  # inside, roof
    facing: str | None  # front, rear
    stunned: bool
    revealed: tuple[str, ...]  # the cards played this round, in order
    face_down: int  # how many cards are left in the stack
    treasures: tuple[int | None, ...]  # their values; None is one that this seat may not know


@dataclass(frozen=True, slots=True)
class TrainView:
    seat: int | None  # whose view it is
    round: int
    first: int | None
    expansions: tuple[str, ...]
    train: tuple[CarView, ...]  # from the Last Car to the Locomotive
    bandits: tuple[BanditView, ...]  # by seat
    hand: tuple[str, ...]  # the cards that everybody has
    scheme: tuple[str, ...]  # the own cards of this round, in order
    over: bool
    winner: int | None


def view(g: Train, seat: int | None) -> TrainView:
    return TrainView(
        seat=seat,
        round=g.round,
        first=g.first if g.first >= 0 else None,
        expansions=tuple([part for part in g.parts if part != "base"]),
        train=tuple([_car(g, number) for number in range(g.rear, LOCOMOTIVE - 1, -1)]),
        bandits=tuple([_bandit(g, each, seat) for each in range(len(g.bandits))]),
        hand=g.hand,
        scheme=() if seat is None else g.bandits[seat].scheme,
        over=g.outcome is not None,
        winner=g.outcome.winners[0] if g.outcome is not None and g.outcome.winners else None,
    )


def _car(g: Train, number: int) -> CarView:
    bandits = g.bandits
    return CarView(
        number,
        roof=tuple([seat for seat in g.floors[ROOF] if bandits[seat].car == number]),
        inside=tuple([seat for seat in g.floors[INSIDE] if bandits[seat].car == number]),
    )


def _bandit(g: Train, seat: int, eyes: int | None) -> BanditView:
    bandit = g.bandits[seat]
    aboard = bandit.status == ABOARD
    known = knows_treasures(g, bandit, seat, eyes)
    return BanditView(
        seat=seat,
        name=bandit.name,
        status=bandit.status,
        car=bandit.car if aboard else None,
        floor=FLOORS[bandit.floor] if aboard else None,
        facing=DIRECTIONS[bandit.facing] if aboard else None,
        stunned=bandit.stunned,
        revealed=bandit.scheme[: bandit.played],
        face_down=len(bandit.scheme) - bandit.played,
        treasures=tuple([g.values[car] if known else None for car in bandit.treasures]),
    )


def knows_treasures(g: Train, bandit: Bandit, seat: int, eyes: int | None) -> bool:
    """Whether `eyes` may know what the treasures of this seat are worth (docs/rulings.md, R-10)."""
    return bandit.shown or g.secrecy == "open" or (g.secrecy == "own" and seat == eyes)
