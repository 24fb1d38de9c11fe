"""What else is changed: the hand to begin with, the hand limit, and the Jail."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import DISCARD, HEARTS, NUMBER, SUIT
from whistlestop.games.bang.hooks import FIRST_HAND, HAND_LIMIT, WAIVED
from whistlestop.games.bang.state import Table

_FIRST_HAND: Final = 4
_LATE: Final = 5  # how many play before those who get a card more

_CHECK = Answer("check")


@FIRST_HAND.on("feats")
def first_hand(place: int, _count: int) -> int:
    """LEG-009, LEG-010: four cards; five for the sixth player and those after."""
    return _FIRST_HAND + (place >= _LATE)


@HAND_LIMIT.on("feats")
def hand_limit(g: Table, seat: int, limit: int) -> int:
    """LEG-085: two cards with exactly one life point."""
    return 2 if g.players[seat].life == 1 else limit


@WAIVED.on("feats")
def jail(g: Table, me: int, why: str) -> Rule[bool]:
    """LEG-086 to LEG-088: a "draw!" or a card of Hearts; whoever holds cards is asked."""
    hand = g.players[me].hand
    if why != "jail" or not hand:
        return False
    answers = (_CHECK, *[DISCARD[card] for card in hand if SUIT[card] == HEARTS])
    answer = yield Ask(me, "jail", answers)
    if answer.verb == "check":
        return False
    verbs.discard(g, me, NUMBER[answer.cards[0]], "jail")
    return True
