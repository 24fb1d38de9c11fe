"""Gold nuggets: who gets them, and where they go."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.rule import Rule
from whistlestop.games.bang.hooks import GONE, LIFE_LOST, TURN_OVER
from whistlestop.games.bang.state import NOBODY, Table
from whistlestop.games.bang.wound import Wound

NUGGETS: Final = "nuggets"
# What can be done so many times a turn; the nuggets paid for it are counted, and forgotten with
# the turn (GR-049, GR-074).
USED: Final = ("gold-pan", "pretty-luzena", "raddie-snake")


def owned(g: Table, seat: int) -> int:
    return g.players[seat].counters.get(NUGGETS, 0)


def gain(g: Table, seat: int, count: int, why: str) -> None:
    """GR-008, GR-012: from the heap, which never runs out."""
    if count > 0:
        total = owned(g, seat) + count
        g.players[seat].counters[NUGGETS] = total
        g.emit("gained-nuggets", seat=seat, count=count, total=total, why=why)


def pay(g: Table, seat: int, count: int, why: str) -> None:
    """GR-026: back to the heap."""
    if count > 0:
        total = owned(g, seat) - count
        g.players[seat].counters[NUGGETS] = total
        g.emit("paid-nuggets", seat=seat, count=count, total=total, why=why)


def used(g: Table, seat: int, what: str) -> int:
    """How often this turn."""
    return g.players[seat].counters.get(what, 0)


def count_use(g: Table, seat: int, what: str) -> None:
    g.players[seat].counters[what] = used(g, seat, what) + 1


@LIFE_LOST.on("nuggets")
def wounding_pays(g: Table, hurt: Wound) -> None:
    """GR-008 to GR-011: a nugget for every life point that somebody else loses because of you."""
    if hurt.by not in (NOBODY, hurt.seat):
        gain(g, hurt.by, hurt.points, hurt.why)


@GONE.on("nuggets")
def nobody_takes_them_along(g: Table, seat: int) -> None:
    """Who is out for good leaves the nuggets to the heap."""
    pay(g, seat, owned(g, seat), "out")


@TURN_OVER.on("nuggets")
def uses_are_forgotten(g: Table, seat: int) -> Rule[None]:
    counters = g.players[seat].counters
    for what in USED:
        counters.pop(what, None)
    yield from ()
