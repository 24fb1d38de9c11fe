"""Whom to hurt: what a wound of somebody is worth to us."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.deputy.hooks import BOUNTY, CONSOLES, RECOVERS, RETURNS, SOLACE, SPOILS, SURE
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.odds import dies, hits
from whistlestop.bots.deputy.worth import AVERAGE
from whistlestop.games.bang.roles import SHERIFF

_KILL: Final = 2.0  # beside the wound: one enemy less
_LAST_STROKE: Final = 10.0  # the Sheriff's death decides the match
_FRIEND_LOST: Final = 3.0
_REWARD: Final = 1.5  # three cards
_PENALTY: Final = 6.0  # all cards


def wound_worth(look: Look, seat: int) -> float:
    """What it is worth that we take a life point from this seat."""
    if look.is_shadow(seat):
        return 0.0
    worth = harm(look, seat) + sum(SPOILS.of(look.view.expansions))
    kill = dies(look, seat)
    if not kill or look.view.roles[seat] == SHERIFF:
        return worth
    prize = _REWARD * look.reward(seat) + sum(BOUNTY.of(look.traits(seat)))
    return worth + kill * (prize - _PENALTY * look.penalty(seat))


def harm(look: Look, seat: int) -> float:
    """The same, whoever takes it: without what there is for us."""
    if look.is_shadow(seat):
        return 0.0
    care, life = look.cares[seat], look.view.players[seat].life
    worth = care * (1.5 if life <= 2 else 1.0)
    for recovers in RECOVERS.of(look.view.expansions):
        worth *= 1 - recovers(look, seat)
    kill = dies(look, seat)
    return worth + kill * loss_of(look, seat) if kill else worth


def loss_of(look: Look, seat: int) -> float:
    """What it is worth that this seat is out of the game."""
    care = look.cares[seat]
    if look.view.roles[seat] == SHERIFF:
        return care * _LAST_STROKE
    lasting = 1 - sum(RETURNS.of(look.view.expansions))
    return care * lasting * (_KILL if care > 0 else _FRIEND_LOST)


def shot_worth(look: Look, seat: int, *, bang: bool) -> float:
    """What a shot at this seat is worth; a Missed! that it costs is worth something too."""
    if look.is_shadow(seat):
        return 0.0
    need = 2 if bang and look.me.character == "slab-the-killer" else 1
    sure = bang and look.me.character in SURE.by_name
    chance = 1.0 if sure else hits(look, seat, need)
    price = price_of_a_hit(look, seat)
    return chance * (wound_worth(look, seat) - price) + (1 - chance) * 0.3 * look.cares[seat]


def price_of_a_hit(look: Look, seat: int) -> float:
    """What there is for whom we hit, if it lives on."""
    if look.view.players[seat].life <= 1:
        return 0.0
    return sum([solace(look, seat) for solace in SOLACE.of(look.traits(seat))])


@SOLACE.on("el-gringo")
def a_card_of_ours(look: Look, _seat: int) -> float:
    return 0.4 if look.me.hand > 1 else 0.0


@SOLACE.on("bart-cassidy")
def cards(look: Look, seat: int) -> float:
    return 0.2 * sum(CONSOLES.of(look.traits(seat)))


CONSOLES.put("bart-cassidy", 1)


def life_given(look: Look) -> float:
    """What it costs to give one of our own free will, less the cards for it: too much with two."""
    dear = 1.5 if look.me.life <= 2 else 0.0
    return own_wound(look) + dear - AVERAGE * sum(CONSOLES.of(look.traits(look.seat)))


def own_wound(look: Look, points: int = 1) -> float:
    """What it costs us to lose life points."""
    if look.shadow:
        return 0.0
    life = look.me.life
    if points >= life:
        return 4.0 + points
    return points * (1.1 if life > 2 else 1.6)
