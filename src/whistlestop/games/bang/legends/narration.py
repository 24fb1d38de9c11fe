"""The narration of the events of Feats, Fame and Legends."""

from __future__ import annotations

from types import MappingProxyType

from whistlestop.games.bang.narration import (
    Args,
    Happening,
    Narrator,
    card,
    count,
    player,
    player_and_card,
)


def _feat_discarded(it: Happening) -> Args:
    return {"tokens": it.payload["tokens"], **card(it)}


def _feat_performed(it: Happening) -> Args:
    return {"count": it.payload["count"], "left": it.payload["left"], **player_and_card(it)}


def _fame_placed(it: Happening) -> Args:
    return {"left": it.payload["left"], **player_and_card(it)}


def _fame_lost(it: Happening) -> Args:
    return {"count": it.payload["count"], "player": it.player()}


def _legend(it: Happening) -> Args:
    """Name the character by the side that was dealt."""
    return {"character": it.named(it.front_of(it.payload["name"]))}


def _legend_over(it: Happening) -> Args:
    return {"life": it.payload["life"], **_legend(it)}


NARRATOR = Narrator(
    events=MappingProxyType(
        {
            "boasted": player,
            "fame-lost": _fame_lost,
            "fame-placed": _fame_placed,
            "feat-claimed": player_and_card,
            "feat-discarded": _feat_discarded,
            "feat-performed": _feat_performed,
            "feat-revealed": card,
            "feats-reshuffled": count,
            "legend": _legend,
            "legend-over": _legend_over,
            "trail": player_and_card,
        }
    ),
    steps=frozenset(("legend",)),
    families=MappingProxyType({"claim": "word"}),
)
