"""The Time Travel Car expansion: a car in front of the Locomotive."""

from __future__ import annotations

from whistlestop.engine.summary import DeedKind
from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.expansion import Expansion
from whistlestop.games.colt_super_express.state import Train
from whistlestop.games.colt_super_express.tallies import of_seat


def reach(g: Train, seat: int) -> None:
    """COLT-081, COLT-082: The bandit travels through time.

    COLT-087: A second trip in the same round is a paradox, and the bandit is eliminated.
    """
    if g.bandits[seat].trips == 0:
        verbs.travel(g, seat)
    else:
        verbs.eliminate(g, seat, "paradox")


TIME_CAR = Expansion(
    "time-car",
    deeds=(DeedKind("colt-deed-trips", {"travelled": of_seat}),),
    past_front=reach,
)
