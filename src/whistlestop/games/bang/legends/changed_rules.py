"""Other rules that Legends changes: the first hand, the hand limit and Jail."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.draw_check import is_hearts
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import in_play

_FIRST_HAND: Final = 4
_LATE: Final = 5  # the players after the first five get another card

_CHECK = Answer("check")


def first_hand(place: int, _count: int) -> int:
    """LEG-009, LEG-010: A player starts with four cards; from the sixth player on, with five."""
    return _FIRST_HAND + (place >= _LATE)


def hand_limit(g: Table, seat: int, limit: int) -> int:
    """LEG-085: A player with exactly one life point may keep two cards."""
    return 2 if g.players[seat].life == 1 else limit


def open_jail(g: Table, me: int, why: str) -> Rule[bool]:
    """LEG-086 to LEG-088: A player in Jail makes a "draw!", or discards a hand card of Hearts.

    Every player in Jail who holds a card is asked. Return whether the player discarded a card.
    """
    hand = g.players[me].hand
    if why != "jail" or not hand:
        return False
    answers = (_CHECK, *[card.to_discard for card in hand if is_hearts(card)])
    answer = yield Ask(me, "jail", answers)
    if answer.verb == "check":
        return False
    in_play.discard(g, me, g.catalogue.card[answer.cards[0]], "jail")
    return True


def no_key(_g: Table, _me: int, _card: PlayingCard) -> Reason:
    """LEG-086: Return the reason that only a card of Hearts opens Jail."""
    return reason("bang-why-hearts", "LEG-086")
