"""The list of all expansions, in a fixed order.

No other file of the rules lists the expansions. The order decides the numbers of the cards. It also
decides which thing acts first where several things act at one point of the rules.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.game_option import Mix, Option
from whistlestop.games.bang.base.expansion import BASE
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.gold_rush.expansion import GOLD_RUSH, SHADOW_GUNSLINGERS
from whistlestop.games.bang.legends.expansion import LEGENDS
from whistlestop.games.bang.narration import together
from whistlestop.games.bang.train_robbery.expansion import TRAIN_ROBBERY

EXPANSIONS: Final = (BASE, GOLD_RUSH, SHADOW_GUNSLINGERS, TRAIN_ROBBERY, LEGENDS)

CATALOGUE: Final = Catalogue(EXPANSIONS)
NARRATOR: Final = together([each.narrator for each in EXPANSIONS if each.narrator is not None])

# The expansions that an option switches on. The base game is always in play.
OPTIONAL: Final = EXPANSIONS[1:]

SWITCHES: Final = tuple(
    [
        Option(each.name, "flag", default=False, help=f"bang-option-{each.name}", tile=True)
        for each in OPTIONAL
    ]
)
# A ruling on an expansion changes nothing without this expansion.
RULINGS: Final = (
    *BASE.options,
    *[
        option._replace(needs=((each.name, (True,)),))
        for each in OPTIONAL
        for option in each.options
    ],
)


def _mix(name: str, *used: Expansion) -> Mix:
    return Mix(name, f"bang-mix-{name}", tuple([(each.name, True) for each in used]))


MIXES: Final = (
    _mix("plain"),
    _mix("gold-and-ghosts", GOLD_RUSH, SHADOW_GUNSLINGERS),
    _mix("great-robbery", TRAIN_ROBBERY, GOLD_RUSH),
    _mix("hall-of-fame", LEGENDS, TRAIN_ROBBERY),
    _mix("all-aboard", *OPTIONAL),
)
