"""The redeal of everything that a seat cannot know."""

from __future__ import annotations

from random import Random

from whistlestop.games.colt_super_express.state import Train
from whistlestop.games.colt_super_express.view import knows_treasures


def redeal(rest: Train, now: Train, seat: int, rng: Random) -> None:
    """Deal the hidden values of the cars again.

    Nothing else is hidden at rest, because no scheme is laid then.
    """
    known = {
        car
        for owner, bandit in enumerate(now.bandits)
        if knows_treasures(now, bandit, owner, seat)
        for car in bandit.treasures
    }
    hidden = [car for car in range(1, len(rest.values)) if car not in known]
    # Sorted, so that nothing of the old order is left in the new one.
    pool = sorted([rest.values[car] for car in hidden] + rest.box)
    rng.shuffle(pool)
    for car in hidden:
        rest.values[car] = pool.pop()
    rest.box = pool
