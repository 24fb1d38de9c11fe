"""What the events of Legends tell of who hurts and helps whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistlestop.bots.deputy.acts import BANG, THEFT, Act, on_another
from whistlestop.bots.deputy.hooks import TELLS, TOOK

_PICKED: Final = 0.35  # Legendary Jesse Jones has looked for the best card

TOOK.put("legendary-rose-doolan", THEFT)
TOOK.put("legendary-jesse-jones", _PICKED)


@TELLS.on("wounded")
def wounded(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    """Whom a Legend hits with a claim is a choice; all other wounds have been told of before."""
    if parts["why"] != "claim" or parts["by"] is None:
        return None
    return on_another(parts["by"], parts["seat"], BANG)
