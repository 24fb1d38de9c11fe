"""The value of life points: of wounding a player, of being wounded, and of healing."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.card_value import AVERAGE_CARD
from whistlestop.bots.bang.chances import death_chance, hit_chance
from whistlestop.bots.bang.position import Position
from whistlestop.games.bang.roles import SHERIFF

# We attack a player on purpose only if our enmity is above this.
FOE: Final = 0.15
HEAL: Final = 0.9  # the value of regaining a life point

_KILL: Final = 2.0  # besides the wound: there is one enemy less
_SHERIFF_DEAD: Final = 10.0  # the Sheriff's death decides the match
_FRIEND_LOST: Final = 3.0
_REWARD: Final = 1.5  # three cards
_PENALTY: Final = 6.0  # all cards
_MISSED_SPENT: Final = 0.3  # an enemy plays a Missed! against our shot


# Wounds of others


def wound_value(position: Position, seat: int) -> float:
    """Return the value of taking a life point from this seat."""
    if position.is_lifeless(seat):
        return 0.0
    value = harm_value(position, seat) + sum([rules.wound_spoils for rules in position.rules])
    kill = death_chance(position, seat)
    if not kill or position.view.roles[seat] == SHERIFF:
        return value
    bounty = sum([advice.bounty for advice in position.advice(seat)])
    prize = _REWARD * position.reward_chance(seat) + bounty
    return value + kill * (prize - _PENALTY * position.penalty_chance(seat))


def harm_value(position: Position, seat: int) -> float:
    """Return the value to us of this seat losing a life point, no matter who takes it.

    The reward of the player who takes it is not included.
    """
    if position.is_lifeless(seat):
        return 0.0
    enmity, life = position.enmity[seat], position.view.players[seat].life
    value = enmity * (1.5 if life <= 2 else 1.0)
    for rules in position.rules:
        if rules.recovery is not None:
            value *= 1 - rules.recovery(position, seat)
    kill = death_chance(position, seat)
    return value + kill * elimination_value(position, seat) if kill else value


def elimination_value(position: Position, seat: int) -> float:
    """Return the value to us of the elimination of this seat."""
    enmity = position.enmity[seat]
    if position.view.roles[seat] == SHERIFF:
        return enmity * _SHERIFF_DEAD
    lasting = 1 - sum([rules.comeback for rules in position.rules])
    return enmity * lasting * (_KILL if enmity > 0 else _FRIEND_LOST)


def shot_value(position: Position, seat: int, *, bang: bool) -> float:
    """Return the value of a shot at this seat. It has some value if it only costs them a Missed!.

    `bang` tells whether a BANG! card of ours fires the shot.
    """
    if position.is_lifeless(seat):
        return 0.0
    need = 2 if bang and position.me.character == "slab-the-killer" else 1
    certain = bang and position.character(position.seat).unstoppable
    chance = 1.0 if certain else hit_chance(position, seat, need)
    price = compensation_for_hit(position, seat)
    missed = (1 - chance) * _MISSED_SPENT * position.enmity[seat]
    return chance * (wound_value(position, seat) - price) + missed


def compensation_for_hit(position: Position, seat: int) -> float:
    """Return the cost to us of what a player gets for our hit, if they survive it."""
    if position.view.players[seat].life <= 1:
        return 0.0
    return sum(
        [
            advice.compensation(position, seat)
            for advice in position.advice(seat)
            if advice.compensation is not None
        ]
    )


# Our own wounds


def own_wound_cost(position: Position, points: int = 1) -> float:
    """Return the cost to us of losing life points."""
    if position.lifeless:
        return 0.0
    life = position.me.life
    if points >= life:
        return 4.0 + points
    return points * (1.1 if life > 2 else 1.6)


def life_payment_cost(position: Position) -> float:
    """Return the cost of paying with a life point, minus the value of the cards we draw for it.

    With two life points or less the cost is much higher.
    """
    dear = 1.5 if position.me.life <= 2 else 0.0
    return own_wound_cost(position) + dear - AVERAGE_CARD * cards_per_own_wound(position)


def cards_per_own_wound(position: Position) -> int:
    return sum([advice.cards_per_wound for advice in position.advice(position.seat)])


def healing_value(position: Position, points: float = 1) -> float:
    """Return the value to us of regaining life points."""
    if not position.needs_life:
        return 0.0
    gained = min(points, position.me.most - position.me.life)
    return HEAL * gained + (0.6 if position.me.life == 1 else 0.0)
