"""Feats that a player may do at any time in phase 2.

These are the Feats with the Crossroad symbol, which a player does at will with their own cards, and
Old West Gang after two hits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.engine.ask import Answer
from whistlestop.engine.reason import Pick, Reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import DODGE, RESCUE, STRIKE, PlayingCard
from whistlestop.games.bang.discard_order import discard_all, order_counts
from whistlestop.games.bang.effects import Ability, Effects
from whistlestop.games.bang.legends import feat_performing, feats, good_company
from whistlestop.games.bang.state import NOBODY, Table
from whistlestop.games.bang.thing import TableRule
from whistlestop.games.bang.verbs import hands, in_play
from whistlestop.games.bang.wound import wound


def is_named(g: Table, seat: int, card: PlayingCard, duty: str) -> bool:
    """Return whether a hand card counts as the card that this purpose (`duty`) needs.

    It has the same name, or an ability of its owner makes it serve this purpose (L-10).
    """
    if card.name == g.catalogue.meant[duty]:
        return True
    effects = g.players[seat].effects
    return duty in effects.serves_all or effects.serves_as.get(card.name) == duty


# The cards with which each Feat can be done


def _beers(g: Table, me: int) -> list[tuple[PlayingCard, ...]]:
    """LEG-021: The player may discard a Beer of the hand."""
    return [(card,) for card in g.players[me].hand if card.name == g.catalogue.meant[RESCUE]]


def _bangs(g: Table, me: int) -> list[tuple[PlayingCard, ...]]:
    return [(card,) for card in g.players[me].hand if is_named(g, me, card, STRIKE)]


def _blue_in_play(g: Table, me: int) -> list[tuple[PlayingCard, ...]]:
    return [(card,) for card in g.players[me].in_play if card.kind.blue]


def _a_life_point(g: Table, me: int) -> list[tuple[PlayingCard, ...]]:
    """Return one way without cards: to lose a life point, but not the last one."""
    return [()] if g.players[me].life > 1 else []


def _the_hand(_g: Table, _me: int) -> list[tuple[PlayingCard, ...]]:
    """LEG-074: The player may discard the whole hand, even if it is empty."""
    return [()]


def _two_hits(g: Table, _me: int) -> list[tuple[PlayingCard, ...]]:
    """LEG-052: Hits on two players fulfil Old West Gang for the rest of the turn (L-35)."""
    return [()] if len(g.notes.get(feats.HIT, ())) >= feats.GANG else []


def _pairs(g: Table, me: int) -> list[tuple[PlayingCard, ...]]:
    """List the pairs of hand cards of one suit with at least one Missed!."""
    hand = g.players[me].hand
    return [
        (one, two)
        for at, one in enumerate(hand)
        for two in hand[at + 1 :]
        if one.suit == two.suit and (is_named(g, me, one, DODGE) or is_named(g, me, two, DODGE))
    ]


WAYS: Final[dict[str, Callable[[Table, int], list[tuple[PlayingCard, ...]]]]] = {
    "bottleneck": _beers,
    "chuck-a-luck": _bangs,
    good_company.FEAT: good_company.ways,
    "last-hero": _blue_in_play,
    "man-with-no-name": _a_life_point,
    "borderlands": _the_hand,
    "thousand-ways-to-die": _pairs,
    "old-west-gang": _two_hits,
}


# The actions. Each returns whether it meets the Feat.


def _discard(g: Table, me: int, cards: list[PlayingCard], feat: str) -> Rule[bool]:
    """LEG-020, LEG-021: The player discards the cards without any effect."""
    for card in cards:
        in_play.discard(g, me, card, feat)
    yield from ()
    return not g.players[me].out


def _discard_hand(g: Table, me: int, _cards: list[PlayingCard], feat: str) -> Rule[bool]:
    yield from discard_all(g, me, g.players[me].hand, feat, ask=order_counts(g))
    return True


def _give_company(g: Table, me: int, cards: list[PlayingCard], _feat: str) -> Rule[bool]:
    return (yield from good_company.discard_and_play(g, me, cards))


def _lose_life(g: Table, me: int, _cards: list[PlayingCard], feat: str) -> Rule[bool]:
    """Lose a life point, caused by nobody. Abilities that react to a loss apply (L-14)."""
    yield from wound(g, me, 1, NOBODY, feat)
    return True


def _show(g: Table, me: int, cards: list[PlayingCard], _feat: str) -> Rule[bool]:
    """Show the cards to everybody. They stay in the hand."""
    for card in cards:
        hands.reveal(g, me, card)
    yield from ()
    return True


def _hit_already(_g: Table, _me: int, _cards: list[PlayingCard], _feat: str) -> Rule[bool]:
    """Do nothing more, because the hits have fulfilled the Feat."""
    yield from ()
    return True


_DOING: Final[dict[str, Callable[[Table, int, list[PlayingCard], str], Rule[bool]]]] = {
    "bottleneck": _discard,
    "chuck-a-luck": _discard,
    good_company.FEAT: _give_company,
    "last-hero": _discard,
    "man-with-no-name": _lose_life,
    "borderlands": _discard_hand,
    "thousand-ways-to-die": _show,
    "old-west-gang": _hit_already,
}


def do_at_will(g: Table, me: int, feat: str, cards: list[PlayingCard]) -> Rule[None]:
    """Carry out the action of a Feat at will, and then perform or claim the Feat."""
    if (yield from _DOING[feat](g, me, cards, feat)):
        yield from feat_performing.perform_or_claim(g, me, feat)


# Answers in phase 2


def offer(g: Table, me: int, answers: list[Answer]) -> None:
    if feats.has_acted(g, me):
        return
    verb = feats.verb(g, me)
    for feat in feats.row(g):
        ways = WAYS.get(feat)
        if ways is not None and feats.may_do(g, me, feat):
            answers += [Answer(verb, (feat, *[card.id for card in cards])) for cards in ways(g, me)]


def _no_feat(g: Table, me: int, pick: Pick) -> Reason | None:
    """Return why the player cannot do this open Feat now."""
    if pick.card not in feats.row(g):
        return None
    return feats.not_open(g, me, pick.card) or feats.not_now(pick.card)


def _use(g: Table, me: int, answer: Answer) -> Rule[None]:
    feat, *cards = answer.cards
    yield from do_at_will(g, me, feat, [g.catalogue.card[card] for card in cards])


def _no_offer(_g: Table, _me: int, _answers: list[Answer]) -> None:
    """Offer nothing: `offer` also offers these answers."""


PERFORM = TableRule("perform", Effects(action=(Ability(offer, _use, _no_feat),)))
CLAIM = TableRule("claim", Effects(action=(Ability(_no_offer, _use),)))
