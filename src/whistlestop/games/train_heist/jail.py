"""A turn in jail: drawing cards, and escaping."""

from __future__ import annotations

from itertools import combinations

from whistlestop.engine.ask import Answer
from whistlestop.engine.reason import Reason, reason
from whistlestop.games.train_heist.constants import VERSUS
from whistlestop.games.train_heist.decks import WILD
from whistlestop.games.train_heist.hand_limit import hand_limit
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import arrests, poker_deck, turns
from whistlestop.games.train_heist.wanted_cards import KID, earn, has

_DRAW = Answer("draw")


def keys_needed(g: Table, me: int) -> int:
    """TH-080: A prisoner needs three cards to escape. TH-152: In versus two cards are enough.

    The Kid needs one card fewer.
    """
    return (2 if g.mode == VERSUS else 3) - has(g, me, KID)


def offer_jail(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-078: A prisoner may only draw cards, or escape once the hand has the right cards."""
    hand = g.cowboys[me].hand
    if g.actions > 0 and len(hand) < hand_limit(g, me) and (g.deck or g.discard):
        answers.append(_DRAW)
    need = keys_needed(g, me)
    keys = [card for card in sorted(hand) if g.decks.suits[card] != WILD]
    wilds = [card for card in sorted(hand) if g.decks.suits[card] == WILD]
    for count in range(min(len(wilds), need) + 1):
        answers += [
            Answer("escape", g.decks.names((*cards, *wilds[:count])))
            for cards in combinations(keys, need - count)
        ]


def no_escape(g: Table, me: int, card: int | None) -> Reason:
    """TH-078, TH-080: Return why a prisoner cannot do this: only drawing and escaping are left."""
    if card is None:
        return reason("heist-why-in-jail", "TH-078")
    return reason("heist-why-keys", "TH-080", need=keys_needed(g, me))


def draw(g: Table, me: int, _answer: Answer) -> None:
    """TH-078, TH-079: A prisoner draws a card for a Heist Action."""
    turns.spend_action(g)
    poker_deck.draw_in_jail(g, me)


def escape(g: Table, me: int, answer: Answer) -> None:
    """TH-080, TH-081, TH-082: A prisoner escapes, draws a full hand and goes on with the turn.

    This is the mission of the Kid.
    """
    arrests.escape(g, me, tuple([g.decks.number[name] for name in answer.cards]))
    earn(g, me, KID)
    poker_deck.draw(g, me, hand_limit(g, me) - len(g.cowboys[me].hand), "escape")
