"""The reasons why a player cannot use something now.

Each action has its own reasons, beside the function that offers it; this module finds the one that
applies.
"""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.games.train_heist import jail, looting, riding, trading, walking
from whistlestop.games.train_heist.board import LETTERS, square_name
from whistlestop.games.train_heist.constants import VERSUS
from whistlestop.games.train_heist.decks import WILD
from whistlestop.games.train_heist.state import Table

_OTHER_QUESTION = reason("reason-other-question")
_SQUARES = {square_name(square): square for square in range(2 * len(LETTERS))}


def uses(g: Table, ask: Ask, answer: Answer, pick: Pick) -> bool:
    """Return whether an answer uses what is picked: see `Game.uses`.

    Cards of a trade are named by their places in the hand, and both squares of a car by its letter.
    Wild Cards in an open hand are alike.
    """
    if pick.seat not in (None, answer.seat):
        return False
    at_place = pick.place in (None, answer.place)
    if not at_place and not (answer.verb == "loot" and str(answer.place) == str(pick.place)[:1]):
        return False
    return pick.card is None or _takes(g, ask, answer, pick.card)


def _takes(g: Table, ask: Ask, answer: Answer, card: str) -> bool:
    if answer.verb == "give" and answer.number is not None:
        hand = g.cowboys[ask.about["cowboy"]].hand
        return card == g.decks.names(hand)[answer.number]
    if card in answer.cards:
        return True
    number = g.decks.number.get(card)
    me = ask.about.get("cowboy")
    if g.mode == VERSUS or number is None or me is None or number not in g.cowboys[me].hand:
        return False
    suits = g.decks.suits
    wild = [each for each in answer.cards if suits[g.decks.number.get(each, 0)] == WILD]
    return suits[number] == WILD and bool(wild)


def why_not(g: Table, ask: Ask, pick: Pick) -> Reason:
    """Return why no answer of this ask uses what the player has picked: see `Game.why_not`."""
    me = ask.about.get("cowboy")
    if not isinstance(me, int):
        return _OTHER_QUESTION
    card = g.decks.number.get(pick.card or "")
    if pick.card is not None and (card is None or card not in g.cowboys[me].hand):
        return _OTHER_QUESTION
    if ask.kind == "turn":
        return _in_turn(g, me, card, pick) or _OTHER_QUESTION
    if ask.kind == "jail":
        return jail.no_escape(g, me, card)
    if ask.kind == "ride" and pick.place in g.board.number:
        return riding.not_reached(g, me, ask.about["horse"], g.board.number[pick.place])
    if ask.kind in ("give", "back") and card is not None:
        return trading.not_given(g, ask.about["partner"], card) or _OTHER_QUESTION
    return _OTHER_QUESTION


def _in_turn(g: Table, me: int, card: int | None, pick: Pick) -> Reason | None:
    """TH-030, TH-031: Return why the cowboy cannot go there, loot that, trade or use the card."""
    if pick.seat is not None:
        return trading.no_trade(g, me, pick.seat)
    if card is not None:
        return riding.no_ride(g) if pick.place is None else reason("heist-why-card-there")
    if pick.place in _SQUARES:
        return looting.no_loot(g, me, _SQUARES[pick.place])
    if pick.place in g.board.number:
        return walking.no_way(g, me, g.board.number[pick.place])
    return None
