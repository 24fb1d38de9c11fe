"""Abilities of Wanted Cards that players use as Free Actions: Quick-Draw, Tombstone, Crazy."""

from __future__ import annotations

from typing import cast

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.train_heist.hand_limit import hand_limit
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import hands, noose, trades
from whistlestop.games.train_heist.wanted_cards import CRAZY, QUICK_DRAW, TOMBSTONE

_TOMBSTONE = Answer("tombstone")
_AGREE = (Answer("agree"), Answer("refuse"))


def offer_wanted_abilities(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-131: Offer the ability of the cowboy's Wanted Card, if it works already."""
    cowboy = g.cowboys[me]
    if not cowboy.ready:
        return
    if cowboy.title == QUICK_DRAW and not g.this_turn.quick:
        names = g.decks.names(cowboy.hand)
        for at, card in enumerate(names):
            answers.append(Answer(QUICK_DRAW, (card,)))
            answers += [Answer(QUICK_DRAW, (card, other)) for other in names[at + 1 :]]
    elif cowboy.title == TOMBSTONE and not cowboy.used and g.hangman:
        answers.append(_TOMBSTONE)
    elif cowboy.title == CRAZY and not (g.this_turn.favoured or g.this_turn.favour_refused):
        _offer_favours(g, me, answers)


def _offer_favours(g: Table, me: int, answers: list[Answer]) -> None:
    """Offer, for Crazy, to give one card to a cowboy who is not in jail, or to take one."""
    mine = g.cowboys[me].hand
    for other, cowboy in enumerate(g.cowboys):
        if other == me or cowboy.place == g.board.jail:
            continue
        if len(cowboy.hand) < hand_limit(g, other):
            names = g.decks.names(mine)
            answers += [Answer("crazy-give", (card,), seat=other) for card in names]
        if len(mine) < hand_limit(g, me):
            names = g.decks.names(cowboy.hand)
            answers += [Answer("crazy-take", (card,), seat=other) for card in names]


def quick_draw(g: Table, me: int, answer: Answer) -> None:
    """Exchange up to two cards for as many new ones; Quick-Draw may do this once a turn."""
    hands.quick_draw(g, me, tuple([g.decks.number[name] for name in answer.cards]))


def tombstone(g: Table, me: int, _answer: Answer) -> None:
    """Move the Hangman Marker one knot up; Tombstone may do this once a game."""
    noose.loosen_noose(g, me)


def favour(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Pass the one card that Crazy gives or takes, if the other player agrees.

    Crazy may ask for this once a turn.
    """
    partner = cast("int", answer.seat)
    how = answer.verb.removeprefix("crazy-")
    if g.owners[partner] != g.owners[me]:
        about = {"cowboy": partner, "by": me, "card": answer.cards[0], "how": how}
        said = yield Ask(g.owners[partner], "favour", _AGREE, about)
        if said.verb == "refuse":
            trades.refuse_favour(g, me, partner)
            return
    trades.do_favour(g, me, partner, g.decks.number[answer.cards[0]], how)
