"""Trading cards between two cowboys.

The first cowboy lays out the cards to give, one by one, or cancels. The partner lays out cards to
return, or refuses. Then the first cowboy agrees or refuses. A player who owns both cowboys is not
asked to agree, and can only cancel. An answer names a card by its place in the hand, because in
versus other players may not know the card.
"""

from __future__ import annotations

from typing import cast

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.train_heist.decks import KEYHOLE, WILD
from whistlestop.games.train_heist.hand_limit import hand_limit
from whistlestop.games.train_heist.reasons import name_of, no_actions
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import trades, turns
from whistlestop.games.train_heist.wanted_cards import HONEST, earn, has

_DONE = Answer("done")
_AGREE = Answer("agree")
_REFUSE = Answer("refuse")
_CANCEL = Answer("cancel")
_GIVE = tuple([Answer("give", number=at) for at in range(12)])
_MANY = 3  # for the mission of Honest
_MOST_REFUSALS = 3  # docs/rulings.md, H-50
_MOST_CANCELS = 8  # the most cancelled trades in a turn, so that every turn comes to an end


def refusals_left(g: Table) -> int:
    """Return how many more trades may be refused in this turn; with 0 no trade is offered."""
    return _MOST_REFUSALS - g.this_turn.refusals


def offer_trades(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-066: Offer a trade with each cowboy in the same space.

    TH-083: On the platform of car 1, offer a trade with each prisoner.
    """
    if not refusals_left(g) or g.this_turn.cancels >= _MOST_CANCELS:
        return
    mine = g.cowboys[me]
    for other, cowboy in enumerate(g.cowboys):
        if other == me or not (mine.hand or cowboy.hand):
            continue
        if _meet(g, me, mine.place, cowboy.place):
            answers.append(Answer("trade", seat=other))


def no_trade(g: Table, me: int, other: int) -> Reason | None:
    """TH-066, TH-083: Return why the cowboy cannot trade with this one."""
    if not 0 <= other < len(g.cowboys):
        return None
    if other == me:
        return reason("heist-why-self")
    if (found := no_actions(g)) is not None:
        return found
    if not refusals_left(g) or g.this_turn.cancels >= _MOST_CANCELS:
        return reason("heist-why-refused", "TH-067")
    mine, theirs = g.cowboys[me], g.cowboys[other]
    if not _meet(g, me, mine.place, theirs.place):
        prisoner = theirs.place == g.board.jail
        text_id = "heist-why-prisoner" if prisoner else "heist-why-apart"
        return reason(text_id, "TH-083" if prisoner else "TH-066", cowboy=name_of(g, other))
    return reason("heist-why-no-cards", "TH-066", cowboy=name_of(g, other))


def not_given(g: Table, partner: int, card: int) -> Reason | None:
    """TH-067, TH-083: Return why the cowboy cannot lay out this card in the present trade."""
    if card in g.offered or card in g.returned:
        return reason("heist-why-laid-out")
    if g.cowboys[partner].place == g.board.jail and g.decks.suits[card] not in (KEYHOLE, WILD):
        return reason("heist-why-keys-only", "TH-083", cowboy=name_of(g, partner))
    return reason("heist-why-hand-full", "TH-067", cowboy=name_of(g, partner))


def _meet(g: Table, me: int, here: int, there: int) -> bool:
    """Return whether cowboys on these spaces can trade; Honest may trade with an adjacent space."""
    board = g.board
    if there == board.jail:
        return here == board.platforms[0]
    return here == there or (there in board.near[here] and has(g, me, HONEST))


def trade(g: Table, me: int, answer: Answer) -> Rule[None]:
    """TH-066, TH-067: Any number of cards change hands in both directions, if both agree."""
    partner = cast("int", answer.seat)
    trades.open_trade(g, partner)
    for ask_for in (_lay_out, _return, _agree):
        verb = yield from ask_for(g, me, partner)
        if verb == "cancel":
            trades.cancel_trade(g, me)
            return
        if verb == "refuse":
            trades.close_trade(g, me, me if ask_for is _agree else partner)
            return
    gave = len(g.offered)
    turns.spend_action(g)
    trades.exchange(g, me)
    if gave >= _MANY:
        earn(g, me, HONEST)


def _lay_out(g: Table, me: int, partner: int) -> Rule[str]:
    """TH-067: The cowboy lays out no more cards than the partner may hold, or cancels.

    TH-083: A prisoner may get only Keyholes and Wild Cards. The player is asked even if no card can
    be given, because skipping the question would reveal something about the hand. Return the verb
    of the last answer.
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
        answer = yield Ask(g.owners[me], "give", (*answers, _DONE, _CANCEL), about)
        if answer.verb != "give":
            return str(answer.verb)
        trades.lay_out(g, me, partner, hand[answer.number], back=False)
    return "done"


def _return(g: Table, me: int, partner: int) -> Rule[str]:
    """TH-067: The partner returns cards, so that nobody ends above the hand limit, or refuses.

    Return the verb of the last answer. A player who owns both cowboys cancels instead.
    """
    no = _CANCEL if _one_owner(g, me, partner) else _REFUSE
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
        answers.append(no)
        about = {
            "cowboy": partner,
            "partner": me,
            "offered": g.decks.names(g.offered),
            "must": max(must, 0),
        }
        answer = yield Ask(g.owners[partner], "back", tuple(answers), about)
        if answer.verb != "give":
            return str(answer.verb)
        trades.lay_out(g, partner, me, theirs[answer.number], back=True)


def _agree(g: Table, me: int, partner: int) -> Rule[str]:
    """TH-067: The first cowboy agrees or refuses. Return the verb of the answer."""
    if _one_owner(g, me, partner):
        return "agree"
    about = {
        "cowboy": me,
        "partner": partner,
        "offered": g.decks.names(g.offered),
        "returned": g.decks.names(g.returned),
    }
    answer = yield Ask(g.owners[me], "deal", (_AGREE, _REFUSE), about)
    return str(answer.verb)


def _one_owner(g: Table, one: int, other: int) -> bool:
    """Return whether one player plays both cowboys."""
    return g.owners[one] == g.owners[other]
