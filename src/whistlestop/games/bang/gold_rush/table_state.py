"""The state of Gold Rush on the table: names of counters and piles, and functions to read them."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.state import Table

# A player's counter.
NUGGETS: Final = "nuggets"

# Piles: the face-down deck, the face-up cards under the deck, and the row of cards on offer.
DECK: Final = "equipment"
UNDER: Final = "equipment-used"
DISPLAY: Final = "display"

# The pile in front of a player. The table and the players have separate piles, so both may use the
# name "equipment", which views show.
OWN: Final = "equipment"


def nuggets_of(g: Table, seat: int) -> int:
    """Count the nuggets of a player."""
    return g.players[seat].counters.get(NUGGETS, 0)


def used(g: Table, seat: int, what: str) -> int:
    """Return the number of times that the player has used this in the turn."""
    return g.players[seat].counters.get(what, 0)


def has_equipment(g: Table, seat: int, name: str) -> bool:
    """GR-025: Return whether a player has equipment of this name, and so may not get another."""
    return name in g.players[seat].traits


def any_left(g: Table) -> bool:
    """Return whether equipment is left in the deck or under it."""
    return bool(g.piles[DECK] or g.piles[UNDER])
