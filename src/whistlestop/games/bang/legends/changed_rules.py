"""What else is changed: the hand to begin with, the hand limit, and the Jail."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.draw_check import is_hearts
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import in_play

_FIRST_HAND: Final = 4
_LATE: Final = 5  # how many play before those who get a card more

_CHECK = Answer("check")


def first_hand(place: int, _count: int) -> int:
    """LEG-009, LEG-010: four cards; five for the sixth player and those after."""
    return _FIRST_HAND + (place >= _LATE)


def hand_limit(g: Table, seat: int, limit: int) -> int:
    """LEG-085: two cards with exactly one life point."""
    return 2 if g.players[seat].life == 1 else limit


def open_jail(g: Table, me: int, why: str) -> Rule[bool]:
    """LEG-086 to LEG-088: a "draw!" or a card of Hearts; whoever holds cards is asked."""
    hand = g.players[me].hand
    if why != "jail" or not hand:
        return False
    answers = (_CHECK, *[card.to_discard for card in hand if is_hearts(card)])
    answer = yield Ask(me, "jail", answers)
    if answer.verb == "check":
        return False
    in_play.discard(g, me, g.catalogue.card[answer.cards[0]], "jail")
    return True
