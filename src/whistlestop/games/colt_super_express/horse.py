"""The Horse expansion: a card that brings a bandit to the Locomotive, even from off the train."""

from __future__ import annotations

from whistlestop.engine.summary import DeedKind
from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.card import Card
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.state import Train
from whistlestop.games.colt_super_express.tallies import of_seat


def ride(g: Train, me: int) -> None:
    """COLT-073, COLT-093: The bandit goes inside the Locomotive, in front of all, and faces front.

    COLT-075, COLT-076, COLT-092: This also saves a bandit that has just left the train, if Horse is
    its next card.
    """
    verbs.ride(g, me)


def may_return(g: Train, seat: int) -> bool:
    """COLT-089: A bandit off the train may return while it has a card left.

    Its Horse must not be among the cards that are already revealed.
    """
    bandit = g.bandits[seat]
    cards_left = bandit.played < len(bandit.scheme)
    return cards_left and "horse" not in bandit.scheme[: bandit.played]


HORSE = Expansion(
    "horse",
    cards=(Card("horse", standing=ride, off_train=ride),),
    deeds=(DeedKind("colt-deed-rides", {"rode": of_seat, "rescued": of_seat}),),
    may_return=may_return,
)
