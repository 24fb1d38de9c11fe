"""Verbs that put down how the table stood, and take actions back."""

from __future__ import annotations

from whistlestop.games.train_heist.state import Table


def begin_action(g: Table) -> None:
    """Note that the action under way has shown nothing new yet."""
    g.revealed = False


def remember(g: Table, past: tuple[Table, ...]) -> None:
    """Keep the tables to which the last actions can be taken back."""
    g.past = past


def take_back(g: Table, me: int) -> None:
    """Put the table back to how it was before the last action."""
    *earlier, before = g.past
    undos = g.this_turn.undos + 1
    g.take(before)
    g.past = tuple(earlier)
    g.this_turn.undos = undos
    g.emit("undone", cowboy=me)


def refuse_undo(g: Table, me: int) -> None:
    """Let the last action stand, because somebody does not agree to take it back."""
    g.past = ()
    g.emit("undo-refused", cowboy=me)
