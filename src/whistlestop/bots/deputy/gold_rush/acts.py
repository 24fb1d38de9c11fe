"""What the events of Gold Rush tell of who hurts and helps whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistlestop.bots.deputy.acts import Act, on_another
from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.hooks import TELLS

_ROUND: Final = -0.8  # somebody pays for another one's life point
_HUNT: Final = 0.5  # and for the head of another one
_SCRAP: Final = 0.7


@TELLS.on("bought")
def bought(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    weight = _ROUND if kind_of(parts["card"]) == "shot" else _HUNT
    return on_another(parts["seat"], parts["at"], weight)


@TELLS.on("lost-equipment")
def lost_equipment(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    """Who pays for a Wanted to go away is a friend."""
    by = parts["by"]
    if by is None:
        return None
    weight = -_SCRAP if kind_of(parts["card"]) == "wanted" else _SCRAP
    return on_another(by, parts["seat"], weight)
