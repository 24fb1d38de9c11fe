"""The chances of the sides in a match that is not over, from life points and cards.

The weights come from matches between bots of the level `normal`; tools/fit_bang_win_chances.py
computes them. In a match without hidden roles the strengths of the players are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from whistlestop.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from whistlestop.games.bang.view import PlayerView, TableView

_CARD: Final = 0.25  # the strength of a card beside that of a life point
_MOST_CARDS: Final = 8  # more cards of one player count no more

# By side: the weights of `facts`. The law is the measure of the other two.
_WEIGHTS: Final = {
    OUTLAW: (
        *(-1.77, 5.246, -0.185, -0.294),
        *(-0.055, -0.215, -0.042),
        *(0.022, 0.284, 0.217),
        *(-0.315, -0.043, -0.008),
    ),
    RENEGADE: (
        *(-0.546, 0.996, -0.196, -0.123),
        *(-0.261, -0.188, -0.137),
        *(-0.226, 0.098, 0.057),
        *(-0.914, 0.253, 0.24),
    ),
}


def facts(view: TableView, roles: Sequence[str]) -> list[float]:
    """Return the numbers of a position that decide the chances of the sides."""
    players = {
        side: [each for each in view.players if roles[each.seat] == side and not each.out]
        for side in (SHERIFF, DEPUTY, OUTLAW, RENEGADE)
    }
    sheriff = sum([max(0, each.life) for each in players[SHERIFF]])
    found = [1.0, 1 / (1 + sheriff), float(sheriff), _cards(players[SHERIFF])]
    for side in (DEPUTY, OUTLAW, RENEGADE):
        mine = players[side]
        life = sum([max(0, each.life) for each in mine])
        found += [float(len(mine)), float(life), _cards(mine)]
    return found


def _cards(players: Sequence[PlayerView]) -> float:
    return float(sum([min(_MOST_CARDS, each.hand + len(each.cards)) for each in players]))


def win_chance(view: TableView, roles: Sequence[str], seat: int) -> float:
    """Return the chance that this seat wins; `roles` are those of all seats."""
    mine = roles[seat]
    strength = [0.0 if each.out else _strength(each) for each in view.players]
    if SHERIFF not in roles:
        return strength[seat] / (sum(strength) or 1.0)
    given = facts(view, roles)
    odds = {
        side: exp(sum([weight * fact for weight, fact in zip(weights, given, strict=True)]))
        for side, weights in _WEIGHTS.items()
    }
    alive = {roles[each.seat] for each in view.players if not each.out}
    for side in (OUTLAW, RENEGADE):
        if side not in alive:
            odds[side] = 0.0
    total = 1.0 + sum(odds.values())
    if mine in (SHERIFF, DEPUTY):
        return 1.0 / total
    chance = odds.get(mine, 0.0) / total
    if mine == RENEGADE:
        rivals = sum([each for each, role in zip(strength, roles, strict=True) if role == mine])
        chance *= strength[seat] / (rivals or 1.0)
    return chance


def _strength(player: PlayerView) -> float:
    return max(0, player.life) + _CARD * (player.hand + len(player.cards))
