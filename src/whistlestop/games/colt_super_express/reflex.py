"""The Reflex expansion: a stunned bandit shoots back as it gets up."""

from __future__ import annotations

from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.base import fire
from whistlestop.games.colt_super_express.card import Card
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.state import Train


def shoot_back(g: Train, me: int) -> None:
    """COLT-071: A stunned bandit stands up, then fires."""
    verbs.get_up(g, me)
    fire(g, me)


def shoot_own_foot(g: Train, me: int) -> None:
    """COLT-072: A standing bandit lies down stunned where it is."""
    verbs.lie_down(g, me)


REFLEX = Expansion("reflex", cards=(Card("reflex", standing=shoot_own_foot, stunned=shoot_back),))
