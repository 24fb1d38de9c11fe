"""The hand limit: the number of cards that a cowboy may hold."""

from __future__ import annotations

from typing import Final

from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.wanted_cards import SIX_SHOOTER, has

_HAND: Final = 5  # TH-034


def hand_limit(g: Table, who: int) -> int:
    """TH-034: A hand has at most five cards. TH-159: With the 6-Shooter it has at most six."""
    return _HAND + has(g, who, SIX_SHOOTER)
