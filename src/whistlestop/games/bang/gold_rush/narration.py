"""The narration of the events of nuggets, equipment and shadows."""

from __future__ import annotations

from types import MappingProxyType

from whistlestop.engine.narration import yes
from whistlestop.games.bang.card import BLACK
from whistlestop.games.bang.gold_rush.equipment import CARDS
from whistlestop.games.bang.narration import (
    Args,
    Happening,
    Narrator,
    card,
    count,
    player_and_card,
)

_EQUIPMENT = frozenset([each.name for each in CARDS])
_BLACK = frozenset([each.name for each in CARDS if each.border == BLACK])
# Equipment for which its owner pays nuggets at each use, besides its price.
_USED_FOR_NUGGETS = ("gold-pan", "rucksack")


def _gained_nuggets(it: Happening) -> Args:
    """Name the cause only if it is black equipment. Another text has already told other causes."""
    why = it.payload["why"]
    named = why in _BLACK
    return {"named": yes(named), "source": it.named(why) if named else "", **_nuggets(it)}


def _paid_nuggets(it: Happening) -> Args | None:
    why = it.payload["why"]
    if why in _EQUIPMENT and why not in _USED_FOR_NUGGETS:
        return None  # the event `bought` names the price
    if why in _EQUIPMENT:
        return {"how": "named", "source": it.named(why), **_nuggets(it)}
    return {"how": "out" if why == "out" else "plain", "source": "", **_nuggets(it)}


def _nuggets(it: Happening) -> Args:
    return {
        "player": it.player(),
        "count": it.payload["count"],
        "total": it.payload["total"],
    }


def _bought(it: Happening) -> Args:
    at = it.payload["at"]
    return {
        "price": it.payload["price"],
        "how": "own" if at in (None, it.payload["seat"]) else "other",
        "target": it.who(at),
        **player_and_card(it),
    }


def _got_equipment(it: Happening) -> Args | None:
    if it.payload["seat"] == it.view.turn:
        return None  # this player has just bought or drawn the card
    return player_and_card(it)


def _lost_equipment(it: Happening) -> Args:
    by = it.payload["by"]
    return {"by": yes(by is not None), "target": it.who(by), **player_and_card(it)}


NARRATOR = Narrator(
    events=MappingProxyType(
        {
            "bought": _bought,
            "displayed": card,
            "equipment-reshuffled": count,
            "found-equipment": player_and_card,
            "gained-nuggets": _gained_nuggets,
            "got-equipment": _got_equipment,
            "lost-equipment": _lost_equipment,
            "paid-nuggets": _paid_nuggets,
        }
    ),
    discards=frozenset(("shadow", "dutch-will", "pardner")),
    aimed=frozenset(("bottle",)),
)
