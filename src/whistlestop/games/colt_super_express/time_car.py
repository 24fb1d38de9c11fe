"""The Time Travel Car expansion: a car in front of the Locomotive."""

from __future__ import annotations

from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.state import Train


def reach(g: Train, seat: int) -> None:
    """COLT-081, COLT-082, COLT-087: a trip through time; a second one this round is a paradox."""
    if g.bandits[seat].trips == 0:
        verbs.travel(g, seat)
    else:
        verbs.eliminate(g, seat, "paradox")


TIME_CAR = Expansion("time-car", past_front=reach)
