"""How glad one is of every life point that somebody loses: the goal of each role, in numbers.

1 is an enemy, 0 is nobody's business, below 0 is a friend. What is not known for certain is the
mean over the roles that a seat may have.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from whistlestop.bots.deputy.belief import Belief
from whistlestop.games.bang.roles import DEALT, DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF
from whistlestop.games.bang.view import TableView

_ENEMY: Final = 1.0
_MENACE: Final = 2.0  # whose death is the win
_HUNTER: Final = 0.3  # of three, the one whose prey we are: our own prey would like him dead


def cares(view: TableView, seat: int, belief: Belief | None) -> tuple[float, ...]:
    """By seat. Without a belief there are no hidden roles: two or three players."""
    if belief is None:
        return tuple([_open_care(view, seat, other) for other in range(len(view.players))])
    aim = goal(view, seat)
    return tuple(
        [
            0.0 if other == seat or view.players[other].out else _care(aim, view, other, belief)
            for other in range(len(view.players))
        ]
    )


def _care(aim: dict[str, float], view: TableView, other: int, belief: Belief) -> float:
    side = view.players[other].side
    if side is not None:
        return aim[side]
    return sum([share * aim[role] for role, share in belief.shares(other).items()])


def _open_care(view: TableView, seat: int, other: int) -> float:
    """Two players, or three who each hunt one of the others."""
    if other == seat or view.players[other].out:
        return 0.0
    mine, theirs = view.roles[seat], view.roles[other]
    two_left = sum([not each.out for each in view.players]) == 2
    if mine is None or two_left or PREY.get(mine) == theirs:
        return _ENEMY
    return _HUNTER


def left(view: TableView) -> Counter[str]:
    """The roles that are still in the game, of everybody."""
    roles = Counter(DEALT[len(view.players)])
    roles.subtract([view.roles[each.seat] or "" for each in view.players if each.out])
    return roles


def goal(view: TableView, seat: int) -> dict[str, float]:
    """What each role is to ours, as things stand."""
    roles = left(view)
    mine = view.players[seat].side or view.roles[seat]
    if mine == OUTLAW:
        return {SHERIFF: _MENACE, DEPUTY: 0.7, RENEGADE: 0.4, OUTLAW: -1.0}
    if mine == RENEGADE:
        return _renegade(view, roles)
    # The Renegade is no hurry while there are Outlaws: they are after the same people.
    return {
        SHERIFF: -3.0,
        DEPUTY: -1.2,
        OUTLAW: _ENEMY,
        RENEGADE: 0.6 if roles[OUTLAW] else _ENEMY,
    }


def _renegade(view: TableView, roles: Counter[str]) -> dict[str, float]:
    """Alone with the Sheriff at last: until then he must live, and no side be too strong."""
    if not roles[OUTLAW] and not roles[DEPUTY] and roles[RENEGADE] == 1:
        return {SHERIFF: _MENACE, DEPUTY: 0.0, OUTLAW: 0.0, RENEGADE: 0.0}
    sheriff = next(
        (view.players[at].life for at, role in enumerate(view.roles) if role == SHERIFF), 0
    )
    law, outlaws = sheriff + 3 * roles[DEPUTY], 3.5 * roles[OUTLAW]
    if not roles[OUTLAW]:
        # Everybody is after us now, and the Sheriff can spare some life.
        return {
            SHERIFF: 0.2 if sheriff > 3 else -1.0,
            DEPUTY: _ENEMY,
            OUTLAW: 0.0,
            RENEGADE: 0.6,
        }
    tilt = (law - outlaws) / 8  # who is stronger is hurt more
    return {
        SHERIFF: -0.8,
        DEPUTY: max(0.2, min(1.0, 0.6 + tilt)),
        OUTLAW: max(0.2, min(1.0, 0.6 - tilt)),
        RENEGADE: 0.5,
    }
