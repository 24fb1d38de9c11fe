"""The deeds and turning points of Gold Rush and the shadows."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from whistlestop.engine.summary import DeedKind
from whistlestop.games.bang.tallies import count_of_seat, of_seat

DEEDS: Final = (
    DeedKind("bang-deed-nuggets", {"gained-nuggets": count_of_seat}),
    DeedKind("bang-deed-bought", {"bought": of_seat}),
)

# Turning points of the shadow-gunslingers, who can also be played without Gold Rush.
SHADOWS_COME: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {"came-back": ("bang-moment-came-back", 2)}
)
