"""Whom to hurt: what a wound of somebody is worth to us."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.odds import dies, hits
from whistlestop.games.bang.roles import SHERIFF

_KILL: Final = 2.0  # beside the wound: one enemy less
_LAST_STROKE: Final = 10.0  # the Sheriff's death decides the match
_FRIEND_LOST: Final = 3.0
_REWARD: Final = 1.5  # three cards
_PENALTY: Final = 6.0  # all cards


def wound_worth(look: Look, seat: int) -> float:
    """What it is worth that we take a life point from this seat."""
    care, life = look.cares[seat], look.view.players[seat].life
    worth = care * (1.5 if life <= 2 else 1.0)
    kill = dies(look, seat)
    if not kill:
        return worth
    if look.view.roles[seat] == SHERIFF:
        return worth + care * kill * _LAST_STROKE
    worth += care * kill * (_KILL if care > 0 else _FRIEND_LOST)
    return worth + kill * (_REWARD * look.reward(seat) - _PENALTY * look.penalty(seat))


def shot_worth(look: Look, seat: int, *, bang: bool) -> float:
    """What a shot at this seat is worth; a Missed! that it costs is worth something too."""
    need = 2 if bang and look.me.character == "slab-the-killer" else 1
    chance = hits(look, seat, need)
    price = _price_of_a_hit(look, seat)
    return chance * (wound_worth(look, seat) - price) + (1 - chance) * 0.3 * look.cares[seat]


def _price_of_a_hit(look: Look, seat: int) -> float:
    """What some characters get for a wound."""
    target = look.view.players[seat]
    if target.life <= 1:
        return 0.0
    if target.character == "el-gringo" and look.me.hand > 1:
        return 0.4
    return 0.2 if target.character == "bart-cassidy" else 0.0


def own_wound(look: Look, points: int = 1) -> float:
    """What it costs us to lose life points."""
    life = look.me.life
    if points >= life:
        return 4.0 + points
    return points * (1.1 if life > 2 else 1.6)
