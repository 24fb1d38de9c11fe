"""Cards turned up for everybody to take one."""

from __future__ import annotations

from whistlestop.engine.ask import Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import NUMBER, TAKE
from whistlestop.games.bang.response import card_id
from whistlestop.games.bang.state import Table, clockwise


def share_out(g: Table, me: int, card: int) -> Rule[None]:
    """BASE-061, BASE-062: a card for each player, face up; each takes one, this player first."""
    takers = [me, *clockwise(g, me)]
    verbs.open_store(g, me, len(takers))
    about = {"card": card_id(card)}
    for seat in takers:
        if not g.store:
            break
        wanted = g.store[0]
        if len(g.store) > 1:
            answer = yield Ask(seat, "store", tuple([TAKE[each] for each in g.store]), about)
            wanted = NUMBER[answer.cards[0]]
        verbs.take_from_store(g, seat, wanted)
