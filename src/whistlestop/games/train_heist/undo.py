"""Undo: taking back an action that has shown nothing new.

A snapshot of the table is kept before each action of a turn that draws no card and no tile. The
table can be restored from the snapshot. The other players are asked whether they agree; a
single player decides alone. In versus nothing is taken back. A snapshot holds nothing hidden. An
undo is an answer like any other: it is in the record, and every user interface can offer it.
"""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask, Together
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.train_heist.constants import VERSUS
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import snapshots

UNDO = Answer("undo")
_AGREE = (Answer("agree"), Answer("refuse"))
_MOST_KEPT = 4  # the most actions that can be taken back, one after the other
_MOST_UNDOS = 8  # the most undos in a turn, so that every turn comes to an end


def can_undo(g: Table) -> bool:
    """Return whether the last action can be taken back."""
    return bool(g.past) and g.this_turn.undos < _MOST_UNDOS


def snapshot(g: Table) -> Table | None:
    """Return a snapshot of the table, or None if the next action cannot be taken back."""
    return None if g.mode == VERSUS or g.this_turn.undos >= _MOST_UNDOS else g.snapshot()


def remember(g: Table, before: Table | None) -> None:
    """Keep the snapshot from before an action; without one, drop all snapshots.

    An action without effect leaves the snapshots as they are.
    """
    if g.fruitless:
        return
    if before is None:
        snapshots.remember(g, ())
    else:
        snapshots.remember(g, (*g.past[1 - _MOST_KEPT :], before))


def undo(g: Table) -> Rule[None]:
    """Take back the last action, if all other players agree."""
    me = g.turn
    others = sorted({seat for seat in g.owners if seat != g.owners[me]})
    if others:
        asks = [Ask(seat, "undo", _AGREE, {"cowboy": seat, "by": me}) for seat in others]
        said = yield Together(tuple(asks))
        if any(answer.verb == "refuse" for answer in said):
            snapshots.refuse_undo(g, me)
            return
    snapshots.take_back(g, me)
