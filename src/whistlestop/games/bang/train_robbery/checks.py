"""What is checked at the start of a turn, after Dynamite and Jail. Their order is the one below."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import HEARTS, SUIT, names
from whistlestop.games.bang.check import check
from whistlestop.games.bang.hooks import TURN_STARTS
from whistlestop.games.bang.state import Table


@TURN_STARTS.on("dining-car")
def dining_car(g: Table, me: int) -> Rule[bool]:
    """A "draw!" at the start of the turn, after the others; Hearts give a life point (T-10)."""
    if (yield from check(g, me, "dining-car", _is_hearts)):
        verbs.heal(g, me, 1, "dining-car")
    return True


def _is_hearts(card: int) -> bool:
    return SUIT[card] == HEARTS


@TURN_STARTS.on("map")
def look_at_the_map(g: Table, me: int) -> Rule[bool]:
    """GTR-094, GTR-095: the two topmost cards, one of which may be discarded; the last check."""
    verbs.look(g, me, 2)
    count = len(g.peeked)
    if count:
        # By its place: nobody else knows the other card.
        answers = (*[Answer("drop", number=at + 1) for at in range(count)], Answer("keep"))
        answer = yield Ask(me, "map", answers, {"cards": names(g.peeked)})
        verbs.put_peeked_back(g, me, (answer.number or 0) - 1, "map")
    return True
