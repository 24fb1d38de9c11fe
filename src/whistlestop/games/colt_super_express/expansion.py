"""What the base game or an expansion brings to the train."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from whistlestop.games.colt_super_express.card import Action, Card

if TYPE_CHECKING:
    from whistlestop.games.colt_super_express.state import Train

Condition: TypeAlias = "Callable[[Train, int], bool]"  # whether something is so for a seat


@dataclass(frozen=True, slots=True)
class Expansion:
    """The cards that an expansion adds to every hand, and what else it changes."""

    name: str
    cards: tuple[Card, ...] = ()
    past_front: Action | None = None  # happens to a bandit that goes past the Locomotive
    may_return: Condition | None = None  # a bandit that has left the train is not out yet
