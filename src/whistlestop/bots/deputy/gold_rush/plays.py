"""When nuggets are spent, among all that is done in a turn.

What brings cards comes early, what makes the shots better before them, and all else late: by then
the wounds of the turn have brought nuggets too.
"""

from __future__ import annotations

from typing import Final

from whistlestop.bots.deputy.gold_rush.gear import GEAR, NUGGET
from whistlestop.bots.deputy.gold_rush.purse import planned, sale
from whistlestop.bots.deputy.hooks import PLAYS, SPOILS, Play, after

SPOILS.put("gold-rush", NUGGET)

_EARLY: Final = ("gold-pan", "raddie-snake", "buy union-pacific")
_BEFORE_SHOTS: Final = ("buy wanted", *[f"scrap {kind}" for kind in (*GEAR, "wanted")])
_AS_SHOTS: Final = ("buy bottle", "buy pardner", "jacky-murieta", "josh-mccloud")
_LIFE: Final = ("buy shot", "buy rhum", "rucksack")
_LATE: Final = tuple([f"buy {kind}" for kind in GEAR])

for _kinds, _stage in (
    (_EARLY, "stagecoach"),
    (_BEFORE_SHOTS, "mustang"),
    (_AS_SHOTS, "dynamite"),
    (_LIFE, "saloon"),
    (_LATE, "sid-ketchum"),
):
    for _kind in _kinds:
        PLAYS.put(_kind, Play(after(_stage), planned))
PLAYS.put("sell beer", Play(after("buy pickaxe"), sale))
# It ends the turn.
PLAYS.put("buy gold-rush", Play(after("sell beer"), planned))
