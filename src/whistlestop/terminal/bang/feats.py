"""The Feats of Legends.

Feats · in the deck: 12
Bottleneck (Discard a Beer, also at will) · Fame of Rose Doolan 2 · you may perform it
· you could with Beer 6♥
"""

from __future__ import annotations

from whistlestop.games.bang.view import GoalView, TableView
from whistlestop.terminal.bang.names import Words, glued, text_id, wrapped, yes


def feats(words: Words, view: TableView) -> list[str]:
    """Those that lie open: what they ask for, whose Fame is on them, how the viewer stands."""
    if not view.goals or view.over:
        return []
    lines = [words.say("bang-feats", deck=dict(view.stacks)["feat-deck"])]
    for goal in view.goals:
        lines += wrapped(" · ".join(_told(words, view, goal)), "  ")
    return [*lines, ""]


def _told(words: Words, view: TableView, goal: GoalView) -> list[str]:
    terms = words.say(text_id(goal.card) + ".short")
    told = [words.say("bang-feat", feat=words.source(goal.card), terms=terms, free=yes(goal.free))]
    fame = [
        glued(f"{words.who(view, seat)} {tokens}")
        for seat, tokens in enumerate(goal.tokens)
        if tokens
    ]
    if fame:
        told.append(words.say("bang-feat-fame", players=", ".join(fame)))
    told += _progress(words, view, goal)
    if view.seat is not None:
        told.append(words.say("bang-feat-state", state=goal.state))
    if goal.cards:
        told.append(words.say("bang-feat-with", cards=words.cards(goal.cards)))
    return told


def _progress(words: Words, view: TableView, goal: GoalView) -> list[str]:
    """Of the player whose turn it is."""
    if goal.card == "old-west-gang" and goal.by:
        hit = ", ".join(words.who(view, int(seat)) for seat in goal.by)
        return [words.say("bang-feat-hit", players=hit, have=goal.have, need=goal.need)]
    if goal.card == "good-company" and goal.by and goal.have < goal.need:
        return [words.say("bang-feat-last", cards=words.cards(goal.by))]
    return [words.say("bang-feat-met")] if goal.have >= goal.need else []
