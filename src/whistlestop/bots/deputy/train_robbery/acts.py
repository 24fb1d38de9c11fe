"""What the events of The Great Train Robbery tell of who hurts and helps whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whistlestop.bots.deputy.acts import BANG, THEFT, Act, on_another
from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.hooks import FIRES_NOTHING, LAID, PLAYED, TELLS, TOOK
from whistlestop.bots.deputy.train_robbery.cars import CARS, TROUBLE

_ROBBERY: Final = 0.8
_LOTTERY: Final = 0.06  # Most Wanted, at everybody
_PASSED_ON: Final = 0.7  # a BANG! that Evan Babbit does not want
_SWAP: Final = 0.4
_GIFT: Final = -0.4
_SPARED: Final = -0.4
_REVIVED: Final = -1.2

PLAYED.put("knife-revolver", BANG)
PLAYED.put("train-robbery", _ROBBERY)
PLAYED.put("most-wanted", _LOTTERY)
TOOK.put("passenger-car", THEFT)
FIRES_NOTHING.put("baggage-car", True)

# Who lays a railcar before somebody else means well, with one exception.
for _car in CARS:
    LAID.put(_car, 0.6 if _car in TROUBLE else _REVIVED if _car == "ghost-car" else _GIFT)


@TELLS.on("exchanged")
def exchanged(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    """Nobody gives more than they get, but to a friend."""
    given = kind_of(parts["card"])
    weight = 2 * _SWAP if given in (*TROUBLE, "dynamite", "jail") else _SWAP
    if kind_of(parts["theirs"]) in (*TROUBLE, "dynamite", "jail"):
        weight = -_SWAP
    return on_another(parts["seat"], parts["other"], weight)


@TELLS.on("gave")
def gave(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    """A card of a Mail Car."""
    return on_another(parts["seat"], parts["target"], _GIFT)


@TELLS.on("spared")
def spared(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    """Sgt. Blaze leaves out friends of what hurts, and enemies of what helps."""
    weight = _SPARED if parts["what"] in HURTS else -_SPARED
    return on_another(parts["by"], parts["seat"], weight)


HURTS: Final = ("gatling", "indians", "ironhorse", "most-wanted", "circus-wagon")


@TELLS.on("redirected")
def redirected(parts: Mapping[str, Any], _turn: int | None) -> Act | None:
    return on_another(parts["seat"], parts["to"], _PASSED_ON)


@TELLS.on("discarded")
def discarded(parts: Mapping[str, Any], turn: int | None) -> Act | None:
    """Whoever's turn it is has used a Coal Hopper on somebody's railcar."""
    if parts["why"] != "coal-hopper" or turn is None:
        return None
    weight = -THEFT if kind_of(parts["card"]) in TROUBLE else THEFT
    return on_another(turn, parts["seat"], weight)
