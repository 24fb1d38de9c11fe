"""The distances between the players."""

from __future__ import annotations

from whistlestop.games.bang.card import MOST_SEATS
from whistlestop.games.bang.state import Table, clockwise
from whistlestop.games.bang.verbs import in_play

# For each number of other players: the number of steps to each of them, the shorter way around.
_AROUND = tuple(
    [
        tuple([min(step, others + 1 - step) for step in range(1, others + 1)])
        for others in range(MOST_SEATS)
    ]
)


def distances(g: Table, me: int) -> list[tuple[int, int]]:
    """BASE-032 to BASE-034: List the other players in the game, clockwise, with their distances.

    A distance is the number of steps, the shorter way around. Effects of both players change it. It
    is never below 1.
    """
    found = g.distances.get(me)
    if found is None:
        found = _measure(g, me)
        in_play.remember_distances(g, me, found)
    return found


def _measure(g: Table, me: int) -> list[tuple[int, int]]:
    order = clockwise(g, me)
    effects = g.players[me].effects
    if effects.next_to_all:
        return [(seat, 1) for seat in order]
    nearer = effects.nearer
    return [
        (seat, max(1, steps + g.players[seat].effects.farther - nearer))
        for seat, steps in zip(order, _AROUND[len(order)], strict=True)
    ]
