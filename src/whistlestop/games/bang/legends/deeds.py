"""The deeds and turning points of Legends."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from whistlestop.engine.summary import DeedKind
from whistlestop.games.bang.tallies import of_seat

DEEDS: Final = (DeedKind("bang-deed-feats", {"feat-performed": of_seat, "feat-claimed": of_seat}),)

TURNING_POINTS: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {"legend": ("bang-moment-legend", 3)}
)
