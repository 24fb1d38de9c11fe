"""A turn in jail: drawing Keyholes, and getting out."""

from __future__ import annotations

from itertools import combinations

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.decks import WILD
from whistlestop.games.train_heist.state import VERSUS, Table
from whistlestop.games.train_heist.wanted import KID, earn, hand_limit, has

_DRAW = Answer("draw")


def keys_needed(g: Table, me: int) -> int:
    """TH-080: three; TH-152: two in versus; one fewer for the Kid."""
    return (2 if g.mode == VERSUS else 3) - has(g, me, KID)


def offer_jail(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-078: nothing but drawing, and escaping as soon as the cards are there."""
    hand = g.cowboys[me].hand
    if g.actions > 0 and len(hand) < hand_limit(g, me) and (g.deck or g.discard):
        answers.append(_DRAW)
    need = keys_needed(g, me)
    if len(hand) < need:
        return
    keys = [card for card in sorted(hand) if g.decks.suits[card] != WILD]
    wilds = [card for card in sorted(hand) if g.decks.suits[card] == WILD]
    for count in range(min(len(wilds), need) + 1):
        answers += [
            Answer("escape", g.decks.names((*cards, *wilds[:count])))
            for cards in combinations(keys, need - count)
        ]


def draw(g: Table, me: int, _answer: Answer) -> None:
    """TH-078, TH-079: a Heist Action for a card."""
    verbs.spend_action(g)
    verbs.draw_in_jail(g, me)


def escape(g: Table, me: int, answer: Answer) -> None:
    """TH-080, TH-081, TH-082: out, a full hand, and on with the turn; the mission of the Kid."""
    verbs.escape(g, me, tuple([g.decks.number[name] for name in answer.cards]))
    earn(g, me, KID)
    verbs.draw(g, me, hand_limit(g, me) - len(g.cowboys[me].hand), "escape")
