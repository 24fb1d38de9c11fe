"""Steps along the train and past its ends."""

from __future__ import annotations

from whistlestop.games.colt_super_express import verbs
from whistlestop.games.colt_super_express.state import FRONT, LOCOMOTIVE, Train


def step(g: Train, seat: int, direction: int, why: str) -> None:
    """COLT-037, COLT-048: The bandit goes to the next car of the train, or past its end."""
    if LOCOMOTIVE <= g.bandits[seat].car + direction <= g.rear:
        verbs.step(g, seat, direction, why)
    else:
        go_past(g, seat, direction, why)


def go_past(g: Train, seat: int, end: int, why: str) -> None:
    """COLT-038, COLT-039, COLT-051: A bandit past an end of the train is out.

    An expansion may save it. COLT-082: If something lies in front of the Locomotive, a bandit that
    goes past the Locomotive does not leave the train.
    """
    if end == FRONT:
        for each in g.expansions:
            if each.past_front is not None:
                each.past_front(g, seat)
                return
    for each in g.expansions:
        if each.may_return is not None and each.may_return(g, seat):
            verbs.leave_train(g, seat, end, why)
            return
    verbs.fall_off(g, seat, end, why)
