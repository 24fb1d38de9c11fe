"""Taking an action back that has shown nothing.

Before each action of a turn the table is put down in a snapshot; if the action has drawn no card
and no tile, it can be taken back to it. The others are asked whether they agree; who plays alone
decides alone. In versus nothing is taken back. A snapshot holds nothing hidden, and an undo is an
answer like any other: it stands in the record, and every screen can offer it.
"""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask, Together
from whistlestop.engine.rule import Rule
from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.state import ACTIONS, VERSUS, Table

UNDO = Answer("undo")
_AGREE = (Answer("agree"), Answer("refuse"))
_DEEP = 4  # so many actions, one after the other
_OFTEN = 8  # a turn must come to an end


def can_undo(g: Table) -> bool:
    return bool(g.past) and g.so_far.undos < _OFTEN


def before(g: Table) -> Table | None:
    """How things stand, if one may come back to it."""
    return None if g.mode == VERSUS or g.so_far.undos >= _OFTEN else g.snapshot()


def remember(g: Table, snapshot: Table | None) -> None:
    """The action is done: can it be taken back?"""
    if snapshot is None or g.revealed or g.phase != ACTIONS:
        if g.past:
            verbs.remember(g, ())
    else:
        verbs.remember(g, (*g.past[1 - _DEEP :], snapshot))


def undo(g: Table) -> Rule[None]:
    """If everybody agrees."""
    me = g.turn
    others = sorted({seat for seat in g.owners if seat != g.owners[me]})
    if others:
        asks = [Ask(seat, "undo", _AGREE, {"cowboy": seat, "by": me}) for seat in others]
        said = yield Together(tuple(asks))
        if any(answer.verb == "refuse" for answer in said):
            verbs.keep(g, me)
            return
    verbs.take_back(g, me)
