"""The view of the Feats: their state for one seat, and the progress of the active player."""

from __future__ import annotations

from whistlestop.games.bang.card import ids
from whistlestop.games.bang.legends import (
    feat_progress,
    feats,
    feats_at_will,
    good_company,
    verbs,
)
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.view import GoalState, GoalView


def goals(g: Table, seat: int | None) -> tuple[GoalView, ...]:
    return tuple([_goal(g, seat, feat) for feat in feats.row(g)])


def _goal(g: Table, seat: int | None, feat: str) -> GoalView:
    state = _state(g, seat, feat)
    have, need, by = _progress(g, feat)
    cards: tuple[str, ...] = ()
    if seat is not None and state in ("perform", "claim"):
        cards = _cards(g, seat, feat)
    tokens = tuple([feats.placed(g, other, feat) for other in range(len(g.players))])
    now = seat is not None and _is_offered(g, seat, feat)
    return GoalView(feat, feat in feats.FREE, tokens, state, now, have, need, by, cards)


def _state(g: Table, seat: int | None, feat: str) -> GoalState:
    if seat is None or g.players[seat].out:
        return "none"
    if feats.has_acted(g, seat):
        return "spent"
    if feats.is_legend(g, seat):
        return "claim"
    if feats.placed(g, seat, feat):
        return "done"
    return "perform" if feats.fame(g, seat) else "none"


def _is_offered(g: Table, seat: int, feat: str) -> bool:
    """Return whether the seat can perform or claim the Feat with the answer that it gives now."""
    if seat != g.turn or not feats.may_do(g, seat, feat):
        return False
    if verbs.OFFERED in g.notes:
        return g.catalogue.card[feat].number in g.notes[verbs.OFFERED]
    return g.choosing and feat in feats_at_will.WAYS and bool(feats_at_will.WAYS[feat](g, seat))


def _progress(g: Table, feat: str) -> tuple[int, int, tuple[str, ...]]:
    """Return the progress on a Feat, the progress needed, and the cards or seats that count."""
    met = feat_progress.met(g, feat)
    if feat == "old-west-gang":
        hit = g.notes.get(feats.HIT, [])
        have = feats.GANG if met is not None else min(len(hit), feats.GANG)
        return have, feats.GANG, tuple([str(seat) for seat in hit])
    if feat == good_company.FEAT:
        last = good_company.last_ones(g)
        have = 2 if met is not None else min(len(last), 1)
        return have, 2, ids(last)
    return (0, 1, ()) if met is None else (1, 1, ids(met))


def _cards(g: Table, seat: int, feat: str) -> tuple[str, ...]:
    """List own cards with which the seat could do the Feat at will.

    For Good Company the list includes cards that cannot be played now.
    """
    if feat == good_company.FEAT:
        return ids(good_company.candidates(g, seat))
    if feat == "borderlands":
        return ids(g.players[seat].hand)
    if feat not in feats_at_will.WAYS:
        return ()
    found = {card for way in feats_at_will.WAYS[feat](g, seat) for card in way}
    return ids(
        [card for card in (*g.players[seat].hand, *g.players[seat].in_play) if card in found]
    )
