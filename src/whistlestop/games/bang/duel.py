"""The Duel: two players alternately discard BANG! cards."""

from __future__ import annotations

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PlayingCard, id_of
from whistlestop.games.bang.response import gives_up_bang
from whistlestop.games.bang.state import NOBODY, Table
from whistlestop.games.bang.verbs import under_way
from whistlestop.games.bang.wound import wound


def duel(g: Table, me: int, foe: int, card: PlayingCard | None, why: str) -> Rule[None]:
    """BASE-063, BASE-064: The players alternately discard BANG! cards, the challenged one first.

    The player who stops loses 1 life point. The challenger has caused the Duel, so nobody is
    responsible for the loss of a challenger (BASE-129).
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
