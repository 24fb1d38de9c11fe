"""Everything that can be on the table, in one place. No other file knows of the expansions."""

from __future__ import annotations

from whistlestop.engine.option import Option, Options
from whistlestop.games.bang.base.part import BASE
from whistlestop.games.bang.part import Part

_EXPANSIONS: tuple[Part, ...] = ()

for _part in (BASE, *_EXPANSIONS):
    _part.register()

EXPANSIONS = tuple(
    Option(part.name, "flag", default=False, help=f"bang-option-{part.name}")
    for part in _EXPANSIONS
)


def in_play(options: Options) -> tuple[Part, ...]:
    """The parts that these options bring to the table."""
    return (BASE, *[part for part in _EXPANSIONS if options[part.name]])
