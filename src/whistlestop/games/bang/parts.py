"""Everything that can be on the table, in one place. No other file knows of the expansions."""

from __future__ import annotations

from whistlestop.engine.option import Mix, Option, Options
from whistlestop.games.bang.base.part import BASE
from whistlestop.games.bang.gold_rush.part import GOLD_RUSH, SHADOWS
from whistlestop.games.bang.legends.part import LEGENDS
from whistlestop.games.bang.part import Part
from whistlestop.games.bang.train_robbery.part import TRAIN_ROBBERY

_EXPANSIONS: tuple[Part, ...] = (GOLD_RUSH, SHADOWS, TRAIN_ROBBERY, LEGENDS)

_PARTS = (BASE, *_EXPANSIONS)

EXPANSIONS: tuple[Option, ...] = tuple(
    Option(part.name, "flag", default=False, help=f"bang-option-{part.name}")
    for part in _EXPANSIONS
)

RULINGS: tuple[Option, ...] = tuple(option for part in _PARTS for option in part.options)


def _mix(name: str, *used: Part) -> Mix:
    return Mix(name, f"bang-mix-{name}", tuple([(part.name, True) for part in used]))


MIXES: tuple[Mix, ...] = (
    _mix("plain"),
    _mix("gold-and-ghosts", GOLD_RUSH, SHADOWS),
    _mix("great-robbery", TRAIN_ROBBERY, GOLD_RUSH),
    _mix("hall-of-fame", LEGENDS, TRAIN_ROBBERY),
    _mix("all-aboard", *_EXPANSIONS),
)

for _part in _PARTS:
    _part.register()


def in_play(options: Options) -> tuple[Part, ...]:
    """The parts that these options bring to the table."""
    return (BASE, *[part for part in _EXPANSIONS if options[part.name]])
