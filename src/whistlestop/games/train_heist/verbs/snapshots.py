"""Verbs that keep snapshots of the table and take actions back."""

from __future__ import annotations

from whistlestop.games.train_heist.state import Table


def begin_action(g: Table) -> None:
    """Note that an action begins, and forget that the last one had no effect."""
    g.fruitless = False


def remember(g: Table, past: tuple[Table, ...]) -> None:
    """Keep these snapshots, to which the last actions can be taken back."""
    g.past = past


def take_back(g: Table, me: int) -> None:
    """Restore the table as it was before the last action."""
    *earlier, before = g.past
    later = g.this_turn
    g.take(before)
    g.past = tuple(earlier)
    g.this_turn.keep_from(later)
    g.this_turn.undos += 1
    g.emit("undone", cowboy=me)


def refuse_undo(g: Table, me: int) -> None:
    """Keep the last action and drop all snapshots, because another player refuses the undo."""
    g.past = ()
    g.emit("undo-refused", cowboy=me)
