"""The Feats of Legends, as lines of the table.

    Feats · in the deck: 12
      Bottleneck (Discard a Beer; Crossroad) · Fame of Rose Doolan 2 · you may perform it
      · possible with Beer 6♥

The example has one open Feat.
"""

from __future__ import annotations

from whistlestop.games.bang.view import GoalView, TableView
from whistlestop.terminal.bang.names import Names, text_id, yes
from whistlestop.terminal.layout import unbroken, wrapped


def feats(names: Names, view: TableView) -> list[str]:
    """Return the lines for the open Feats: terms, Fame tokens, and the viewer's own state."""
    if not view.goals or view.over:
        return []
    lines = [names.say("bang-feats", deck=dict(view.stacks)["feat-deck"])]
    for goal in view.goals:
        lines += wrapped(" · ".join(_feat(names, view, goal)), "  ")
    return [*lines, ""]


def _feat(names: Names, view: TableView, goal: GoalView) -> list[str]:
    terms = names.say(text_id(goal.card) + ".short")
    told = [names.say("bang-feat", feat=names.source(goal.card), terms=terms, free=yes(goal.free))]
    fame = [
        unbroken(f"{names.who(view, seat)} {tokens}")
        for seat, tokens in enumerate(goal.tokens)
        if tokens
    ]
    if fame:
        told.append(names.say("bang-feat-fame", players=", ".join(fame)))
    told += _progress(names, view, goal)
    if view.seat is not None:
        told.append(names.say("bang-feat-state", state=_state(goal)))
    if goal.cards:
        told.append(names.say("bang-feat-with", cards=names.cards(goal.cards)))
    return told


def _state(goal: GoalView) -> str:
    """Return what the viewer may do with a Feat: `perform` and `claim` mean right now."""
    return "open" if goal.state in ("perform", "claim") and not goal.now else goal.state


def _progress(names: Names, view: TableView, goal: GoalView) -> list[str]:
    """Return the progress of the player whose turn it is."""
    if goal.card == "old-west-gang" and goal.by:
        hit = ", ".join(names.who(view, int(seat)) for seat in goal.by)
        return [names.say("bang-feat-hit", players=hit, have=goal.have, need=goal.need)]
    if goal.card == "good-company" and goal.by and goal.have < goal.need:
        return [names.say("bang-feat-last", cards=names.cards(goal.by))]
    return [names.say("bang-feat-met")] if goal.have >= goal.need else []
