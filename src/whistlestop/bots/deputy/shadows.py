"""Shadow-gunslingers: who is eliminated comes back for every turn of its own.

What a shadow itself does otherwise follows from `Look.shadow`: it has no life to save, and no card
to keep.
"""

from __future__ import annotations

from whistlestop.bots.deputy.hooks import LIFELESS, RETURNS

LIFELESS.put("shadow", True)
# A dead enemy still has turns, but neither life, nor cards to keep, nor a turn of others to answer.
RETURNS.put("shadow-gunslingers", 0.3)
