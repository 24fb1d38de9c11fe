"""The goal of each role as numbers: how much a player wants each other player to lose life.

This number is called *enmity*: 1 means an enemy, 0 means indifference, and less than 0 means a
friend. For a hidden role the enmity is the mean over the roles that the seat may have.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from whistlestop.bots.bang.belief import Belief
from whistlestop.games.bang.roles import DEALT, DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF
from whistlestop.games.bang.view import TableView

_ENEMY: Final = 1.0
_TARGET: Final = 2.0  # a player whose elimination wins the game
_HUNTER: Final = 0.3  # with three players, the one who hunts us; our own target hunts that player


def enmities(view: TableView, seat: int, belief: Belief | None) -> tuple[float, ...]:
    """Return our enmity towards each seat. `belief` is None in matches without hidden roles."""
    if belief is None:
        return tuple([_open_enmity(view, seat, other) for other in range(len(view.players))])
    goals = enmity_by_role(view, seat)
    return tuple(
        [
            0.0 if other == seat or view.players[other].out else _mean(goals, view, other, belief)
            for other in range(len(view.players))
        ]
    )


def _mean(goals: dict[str, float], view: TableView, other: int, belief: Belief) -> float:
    """Return the mean enmity over the roles that the other seat may have.

    If the side of that seat is known, use only the enmity towards this side.
    """
    side = view.players[other].side
    if side is not None:
        return goals[side]
    return sum([share * goals[role] for role, share in belief.shares(other).items()])


def _open_enmity(view: TableView, seat: int, other: int) -> float:
    """Return our enmity in a match of two players, or of three who each hunt one of the others."""
    if other == seat or view.players[other].out:
        return 0.0
    mine, theirs = view.roles[seat], view.roles[other]
    two_left = sum([not each.out for each in view.players]) == 2
    if mine is None or two_left or PREY.get(mine) == theirs:
        return _ENEMY
    return _HUNTER


def roles_left(view: TableView) -> Counter[str]:
    """Count the roles of all players who are still in the game."""
    roles = Counter(DEALT[len(view.players)])
    roles.subtract([view.roles[each.seat] or "" for each in view.players if each.out])
    return roles


def enmity_by_role(view: TableView, seat: int) -> dict[str, float]:
    """Return the enmity of our role towards each role in this position."""
    roles = roles_left(view)
    mine = view.players[seat].side or view.roles[seat]
    if mine == OUTLAW:
        return {SHERIFF: _TARGET, DEPUTY: 0.7, RENEGADE: 0.4, OUTLAW: -1.0}
    if mine == RENEGADE:
        return _renegade(view, roles)
    # The Renegade can wait while Outlaws are left, because the Renegade hunts them too. After that
    # a Sheriff who is not sure must shoot at the likelier one, or the Renegade grows stronger.
    if not roles[OUTLAW]:
        return {SHERIFF: -3.0, DEPUTY: -0.72, OUTLAW: _ENEMY, RENEGADE: _ENEMY}
    return {SHERIFF: -3.0, DEPUTY: -1.2, OUTLAW: _ENEMY, RENEGADE: 0.6}


def _renegade(view: TableView, roles: Counter[str]) -> dict[str, float]:
    """Return the enmities of a Renegade, who must be alone with the Sheriff in the end.

    Until then the Sheriff must live, and neither side may become too strong.
    """
    if not roles[OUTLAW] and not roles[DEPUTY] and roles[RENEGADE] == 1:
        return {SHERIFF: _TARGET, DEPUTY: 0.0, OUTLAW: 0.0, RENEGADE: 0.0}
    sheriff = next(
        (view.players[at].life for at, role in enumerate(view.roles) if role == SHERIFF), 0
    )
    law, outlaws = sheriff + 3 * roles[DEPUTY], 3.5 * roles[OUTLAW]
    if not roles[OUTLAW]:
        # Everybody hunts us now, and a Sheriff with many life points can lose some.
        return {
            SHERIFF: 0.2 if sheriff > 3 else -1.0,
            DEPUTY: _ENEMY,
            OUTLAW: 0.0,
            RENEGADE: 0.6,
        }
    tilt = (law - outlaws) / 8  # the stronger side is hurt more
    return {
        SHERIFF: -0.8,
        DEPUTY: max(0.2, min(1.0, 0.6 + tilt)),
        OUTLAW: max(0.2, min(1.0, 0.6 - tilt)),
        RENEGADE: 0.5,
    }
