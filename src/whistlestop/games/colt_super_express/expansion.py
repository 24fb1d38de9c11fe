"""The class of all expansions; the base game is one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from whistlestop.engine.summary import DeedKind
from whistlestop.games.colt_super_express.card import Action, Card

if TYPE_CHECKING:
    from whistlestop.games.colt_super_express.state import Train

Condition: TypeAlias = "Callable[[Train, int], bool]"  # true or false for a seat


@dataclass(frozen=True, slots=True)
class Expansion:
    """An expansion: the cards that it adds to every hand, and its other changes of the rules."""

    name: str
    cards: tuple[Card, ...] = ()
    deeds: tuple[DeedKind, ...] = ()  # its columns in the table of deeds
    past_front: Action | None = None  # for a bandit that goes past the Locomotive
    may_return: Condition | None = None  # whether a bandit off the train is not out yet
