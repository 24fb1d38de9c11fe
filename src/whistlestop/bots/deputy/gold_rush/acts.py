"""What the events of Gold Rush tell of who hurts and helps whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistlestop.bots.deputy.acts import BANG, DUEL, THEFT, Act
from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.hooks import TELLS

_ROUND: Final = -0.8  # somebody pays for another one's life point
_HUNT: Final = 0.5  # and for the head of another one
_SCRAP: Final = 0.7

_LIKE: Final = {"bang": BANG, "duel": DUEL, "panic": THEFT, "cat-balou": THEFT}


@TELLS.on("used-as")
def used_as(parts: Mapping[str, Any]) -> Act | None:
    """A Bottle or a Pardner."""
    return _on_another(parts["seat"], parts["at"], _LIKE.get(parts["like"], 0.0))


@TELLS.on("bought")
def bought(parts: Mapping[str, Any]) -> Act | None:
    weight = _ROUND if kind_of(parts["card"]) == "shot" else _HUNT
    return _on_another(parts["seat"], parts["at"], weight)


@TELLS.on("lost-equipment")
def lost_equipment(parts: Mapping[str, Any]) -> Act | None:
    """Who pays for a Wanted to go away is a friend."""
    by = parts["by"]
    if by is None:
        return None
    weight = -_SCRAP if kind_of(parts["card"]) == "wanted" else _SCRAP
    return _on_another(by, parts["seat"], weight)


@TELLS.on("shot")
def shot(parts: Mapping[str, Any]) -> Act | None:
    """Jacky Murieta needs no card; the others have told of theirs before."""
    if parts["card"] is not None or parts["by"] is None:
        return None
    return _on_another(parts["by"], parts["at"], BANG)


def _on_another(by: int, at: int | None, weight: float) -> Act | None:
    return Act(by, at, weight) if at is not None and at != by else None
