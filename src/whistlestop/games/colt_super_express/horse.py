"""The Horse expansion: a ride to the Locomotive, even from beside the track."""

from __future__ import annotations

from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.card import Card
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.state import Train


def ride(g: Train, me: int) -> None:
    """COLT-073, COLT-093: inside the Locomotive, facing front, in front of all others there.

    COLT-075, COLT-076, COLT-092: as the very next card it does so from beside the track too.
    """
    verbs.ride(g, me)


def may_return(g: Train, seat: int) -> bool:
    """COLT-089: pending while a card is left and the own Horse has not been revealed."""
    bandit = g.bandits[seat]
    cards_left = bandit.played < len(bandit.scheme)
    return cards_left and "horse" not in bandit.scheme[: bandit.played]


HORSE = Expansion(
    "horse", cards=(Card("horse", standing=ride, off_train=ride),), may_return=may_return
)
