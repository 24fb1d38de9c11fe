"""The order in which the bot spends nuggets among the other plays of its turn.

Plays that bring cards come early. Plays that make shots better come before the shots. All other
plays come late: by then the bot has got nuggets for the wounds of this turn too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Play, after
from whistlestop.bots.bang.base.plays import PLAYS as BASE_PLAYS
from whistlestop.bots.bang.gold_rush.black_equipment import BLACK
from whistlestop.bots.bang.gold_rush.reasons import sale, spending
from whistlestop.bots.bang.gold_rush.spending import planned, sell_beer

_BRINGS_CARDS: Final = ("gold-pan", "raddie-snake", "buy union-pacific")
_BEFORE_SHOTS: Final = ("buy wanted", *[f"scrap {kind}" for kind in (*BLACK, "wanted")])
_SHOTS: Final = ("buy bottle", "buy pardner", "jacky-murieta", "josh-mccloud")
_LIFE: Final = ("buy shot", "buy rhum", "rucksack")
_LATE: Final = tuple([f"buy {kind}" for kind in BLACK])


def _spending_after(play: str, kinds: tuple[str, ...]) -> dict[str, Play]:
    return dict.fromkeys(kinds, Play(after(BASE_PLAYS[play]), planned, spending))


_BUY_LATE: Final = _spending_after("sid-ketchum", _LATE)
_SELL: Final = Play(after(_BUY_LATE["buy pickaxe"]), sell_beer, sale)

PLAYS: Final[Mapping[str, Play]] = {
    **_spending_after("stagecoach", _BRINGS_CARDS),
    **_spending_after("mustang", _BEFORE_SHOTS),
    **_spending_after("dynamite", _SHOTS),
    **_spending_after("saloon", _LIFE),
    **_BUY_LATE,
    "sell beer": _SELL,
    "buy gold-rush": Play(after(_SELL), planned, spending),  # it ends the turn
}
