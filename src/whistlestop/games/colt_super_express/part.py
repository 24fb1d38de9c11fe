"""What the base game or an expansion brings to the train."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from whistlestop.games.colt_super_express.state import Train

Action: TypeAlias = Callable[[Train, int], None]
# (train, seat, end, why it goes there): does this part see to a bandit that goes past this end?
Catch: TypeAlias = Callable[[Train, int, int, str], bool]


@dataclass(frozen=True)
class Part:
    """Static: found by its name in `Train.parts`."""

    name: str
    cards: tuple[str, ...] = ()  # what it adds to every hand
    standing: Mapping[str, Action] = field(default_factory=dict)  # a card's effect, as a rule
    stunned: Mapping[str, Action] = field(default_factory=dict)  # where it is not to stand up
    off_train: Mapping[str, Action] = field(default_factory=dict)  # where it is not to be out
    catches: Catch | None = None


# Filled in by parts.py. The order is the order in which the parts are asked to catch a bandit.
PARTS: dict[str, Part] = {}
STANDING: dict[str, Action] = {}
STUNNED: dict[str, Action] = {}
OFF_TRAIN: dict[str, Action] = {}
