"""Action cards and their actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from whistlestop.games.colt_super_express.state import Train

Action: TypeAlias = "Callable[[Train, int], None]"  # an action of the bandit of a seat


@dataclass(frozen=True, slots=True)
class Card:
    """An action card. Its action depends on the state of the bandit when the card is revealed."""

    name: str
    standing: Action
    stunned: Action | None = None  # None: the bandit only gets up (COLT-053)
    off_train: Action | None = None  # None: the bandit is out (COLT-078)
