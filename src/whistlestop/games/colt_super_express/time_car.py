"""The Time Travel Car in front of the Locomotive."""

from __future__ import annotations

from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.part import Part
from whistlestop.games.colt_super_express.state import FRONT, Train


def reach(g: Train, seat: int, end: int, why: str) -> bool:  # noqa: ARG001 - however it gets there
    """COLT-081, COLT-082, COLT-087: a trip through time; a second one this round is a paradox."""
    if end != FRONT:
        return False
    if g.bandits[seat].trips == 0:
        verbs.travel(g, seat)
    else:
        verbs.eliminate(g, seat, "paradox")
    return True


TIME_CAR = Part("time-car", catches=reach)
