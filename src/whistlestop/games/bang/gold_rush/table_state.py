"""What Gold Rush adds to the table, by name: nuggets, equipment and uses; and how to read it."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.state import Table

# A player's counter.
NUGGETS: Final = "nuggets"

# Piles: face down; under it, face up; and on offer.
DECK: Final = "equipment"
UNDER: Final = "equipment-used"
DISPLAY: Final = "display"
OWN: Final = "equipment"  # before a player


def owned(g: Table, seat: int) -> int:
    """Count the nuggets of a player."""
    return g.players[seat].counters.get(NUGGETS, 0)


def used(g: Table, seat: int, what: str) -> int:
    """Count how often the player has used this in the turn."""
    return g.players[seat].counters.get(what, 0)


def has_equipment(g: Table, seat: int, name: str) -> bool:
    """GR-025: then it may not have another one."""
    return name in g.players[seat].traits


def any_left(g: Table) -> bool:
    """Whether there is equipment that lies neither on offer nor before a player."""
    return bool(g.piles[DECK] or g.piles[UNDER])
