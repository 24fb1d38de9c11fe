"""Trading cards between two cowboys.

The first cowboy lays out the cards to give, one by one. The partner lays out cards to return, or
refuses. Then the first cowboy agrees or refuses. An answer names a card by its place in the hand,
because in versus other players may not know the card.
"""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.train_heist.decks import KEYHOLE, WILD
from whistlestop.games.train_heist.hand_limit import hand_limit
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import trades, turns
from whistlestop.games.train_heist.wanted_cards import HONEST, earn, has

_DONE = Answer("done")
_AGREE = Answer("agree")
_REFUSE = Answer("refuse")
_GIVE = tuple([Answer("give", number=at) for at in range(12)])
_MANY = 3  # for the mission of Honest


def offer_trades(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-066: Offer a trade with each cowboy in the same space.

    TH-083: On the platform of car 1, offer a trade with each prisoner.
    """
    mine = g.cowboys[me]
    for other, cowboy in enumerate(g.cowboys):
        if other == me or g.this_turn.refused >> other & 1 or not (mine.hand or cowboy.hand):
            continue
        if _meet(g, me, mine.place, cowboy.place):
            answers.append(Answer("trade", seat=other))


def _meet(g: Table, me: int, here: int, there: int) -> bool:
    """Tell whether cowboys on these spaces can trade; Honest may trade with an adjacent space."""
    board = g.board
    if there == board.jail:
        return here == board.platforms[0]
    return here == there or (there in board.near[here] and has(g, me, HONEST))


def trade(g: Table, me: int, answer: Answer) -> Rule[None]:
    """TH-066, TH-067: Any number of cards change hands in both directions, if both agree."""
    partner = answer.seat or 0
    trades.open_trade(g, partner)
    yield from _lay_out(g, me, partner)
    refused = yield from _return(g, me, partner)
    if not refused and g.owners[me] != g.owners[partner]:
        about = {
            "cowboy": me,
            "partner": partner,
            "offered": g.decks.names(g.offered),
            "returned": g.decks.names(g.returned),
        }
        said = yield Ask(g.owners[me], "deal", (_AGREE, _REFUSE), about)
        if said.verb == "refuse":
            trades.close_trade(g, me, me)
            return
    if refused:
        trades.close_trade(g, me, partner)
        return
    gave = len(g.offered)
    turns.spend_action(g)
    trades.exchange(g, me)
    if gave >= _MANY:
        earn(g, me, HONEST)


def _lay_out(g: Table, me: int, partner: int) -> Rule[None]:
    """TH-067: The cowboy lays out no more cards than the partner may hold.

    TH-083: A prisoner may get only Keyholes and Wild Cards. The player is asked even if no card can
    be given, because skipping the question would reveal something about the hand.
    """
    hand = g.cowboys[me].hand
    jailed = g.cowboys[partner].place == g.board.jail
    most = min(hand_limit(g, partner), len(hand))
    while len(g.offered) < most:
        answers = [
            _GIVE[at]
            for at, card in enumerate(hand)
            if card not in g.offered and not (jailed and g.decks.suits[card] not in (KEYHOLE, WILD))
        ]
        about = {"cowboy": me, "partner": partner}
        answer = yield Ask(g.owners[me], "give", (*answers, _DONE), about)
        if answer.verb == "done":
            return
        trades.lay_out(g, me, partner, hand[answer.number], back=False)


def _return(g: Table, me: int, partner: int) -> Rule[bool]:
    """TH-067: The partner returns cards, so that nobody ends above the hand limit, or refuses.

    Return whether the partner refuses.
    """
    while True:
        mine, theirs = g.cowboys[me].hand, g.cowboys[partner].hand
        gave, got = len(g.offered), len(g.returned)
        must = len(theirs) + gave - got - hand_limit(g, partner)
        room = hand_limit(g, me) - (len(mine) - gave + got)
        answers: list[Answer] = []
        if room > 0:
            answers += [_GIVE[at] for at, card in enumerate(theirs) if card not in g.returned]
        if must <= 0 and gave + got > 0:
            answers.append(_DONE)
        answers.append(_REFUSE)
        about = {
            "cowboy": partner,
            "partner": me,
            "offered": g.decks.names(g.offered),
            "must": max(must, 0),
        }
        answer = yield Ask(g.owners[partner], "back", tuple(answers), about)
        if answer.verb != "give":
            return bool(answer.verb == "refuse")
        trades.lay_out(g, partner, me, theirs[answer.number], back=True)
