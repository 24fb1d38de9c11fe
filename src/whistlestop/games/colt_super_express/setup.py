"""The setup: the train, the choice of bandits, the first player and the places at the start."""

from __future__ import annotations

from types import MappingProxyType

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.state import (
    FRONT,
    NAMES,
    REAR,
    VALUES,
    Bandit,
    Train,
)

EQUAL = MappingProxyType({"equal": True})
_PICKS = tuple([Answer("pick", (name,)) for name in NAMES])


def lay_out(rng: Rng, seats: int, expansions: tuple[Expansion, ...], *, secrecy: str) -> Train:
    """COLT-005, COLT-007: The train has the Locomotive and random cars, one more than players."""
    g = Train(rng, expansions)
    cars = list(VALUES)
    rng.shuffle(cars)
    g.rear = seats + 1
    g.values = [0, *cars[: g.rear]]
    g.box = cars[g.rear :]
    g.secrecy = secrecy
    g.bandits = [Bandit() for _ in range(seats)]
    return g


def deal_bandits(g: Train) -> None:
    """Deal a random bandit to every player, instead of letting the players choose."""
    names = list(NAMES)
    g.rng.shuffle(names)
    for bandit, name in zip(g.bandits, names, strict=False):
        bandit.name = name


def choose_bandits(g: Train) -> Rule[None]:
    """COLT-008: One player after the other takes one of the bandits that are left.

    Nobody is asked when only one bandit is left.
    """
    left = list(_PICKS)
    for seat in range(len(g.bandits)):
        answer = left[0] if len(left) == 1 else (yield Ask(seat, "bandit", tuple(left), EQUAL))
        left.remove(answer)
        verbs.pick(g, seat, answer.cards[0])


def board(g: Train) -> None:
    """COLT-009: The first player is drawn at random.

    COLT-010 to COLT-014: From the first player's car toward the Locomotive, each car gets one
    bandit.
    """
    seats = len(g.bandits)
    first = g.rng.below(seats)
    facing_front = (seats + 1) // 2
    verbs.board(
        g,
        [
            ((first + turn) % seats, g.rear - 1 - turn, FRONT if turn < facing_front else REAR)
            for turn in range(seats)
        ],
    )
    verbs.give_first_player(g, first)
