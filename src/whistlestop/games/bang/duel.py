"""The duel: BANG! for BANG!."""

from __future__ import annotations

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PlayingCard, id_of
from whistlestop.games.bang.response import gives_up_bang
from whistlestop.games.bang.state import NOBODY, Table
from whistlestop.games.bang.verbs import under_way
from whistlestop.games.bang.wound import wound


def duel(g: Table, me: int, foe: int, card: PlayingCard | None, why: str) -> Rule[None]:
    """BASE-063, BASE-064: BANG! for BANG!, the challenged player first; who stops is hurt.

    It is the challenger's doing, so a challenger who loses was hurt by nobody (BASE-129).
    """
    turn, other = foe, me
    while True:
        under_way.begin(g, "fend", other, turn, card)
        about = {"by": me, "card": id_of(card), "foe": other}
        goes_on = yield from gives_up_bang(g, turn, about)
        under_way.finish(g)
        if not goes_on:
            break
        turn, other = other, turn
    yield from wound(g, turn, 1, NOBODY if turn == me else me, why, card)
