"""Chances to hit with a shot or to win a duel, computed from what is public."""

from __future__ import annotations

from math import comb

from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import (
    BANG_SHARE,
    BEER_SHARE,
    HEARTS_SHARE,
    MISSED_SHARE,
    more_flips,
)


def hit_chance(
    position: Position, seat: int, need: int = 1, *, fired_by_card: bool = True
) -> float:
    """Return the chance that this seat does not have the `need` Missed! that stop the shot."""
    for advice in position.advice(seat):
        if advice.dodges is not None:
            need -= advice.dodges(position, seat)
    if need <= 0:
        return 0.0
    target = position.view.players[seat]
    hearts, barrels = _hearts_chance(position, seat), _barrels(position, seat)
    share = MISSED_SHARE + (BANG_SHARE if target.character == "calamity-janet" else 0.0)
    # The chances of exactly 0 and exactly 1 Missed! from the hand, and from Barrels.
    hand = (_exactly(0, target.hand, share), _exactly(1, target.hand, share))
    barrel = (_exactly(0, barrels, hearts), _exactly(1, barrels, hearts))
    none = hand[0] * barrel[0]
    chance = none if need == 1 else none + hand[0] * barrel[1] + hand[1] * barrel[0]
    return chance * (1 - position.character(seat).evasion) if fired_by_card else chance


def no_barrel_chance(position: Position, seat: int) -> float:
    """Return the chance that no Barrel helps this seat."""
    return _exactly(0, _barrels(position, seat), _hearts_chance(position, seat))


def _barrels(position: Position, seat: int) -> int:
    jourdonnais = position.view.players[seat].character == "jourdonnais"
    return position.has_in_play(seat, "barrel") + jourdonnais


def _hearts_chance(position: Position, seat: int) -> float:
    """Return the chance that this seat turns over at least one Hearts for a "draw!"."""
    return 1 - (1 - HEARTS_SHARE) ** (1 + more_flips(position.things(seat)))


def no_bang_chance(position: Position, seat: int) -> float:
    """Return the chance that this seat has no BANG! to discard."""
    none = _exactly(0, position.view.players[seat].hand, _bang_share(position, seat))
    return none * (1 - position.character(seat).evasion)


def duel_win_chance(position: Position, seat: int, bangs: int) -> float:
    """Return the chance to win a duel against this seat, if we have `bangs` BANG! cards.

    The challenged player must discard first.
    """
    hand, share = position.view.players[seat].hand, _bang_share(position, seat)
    return sum([_exactly(times, hand, share) for times in range(min(bangs, hand) + 1)])


def death_chance(position: Position, seat: int) -> float:
    """Return the chance that one wound eliminates this seat."""
    target = position.view.players[seat]
    if target.life > 1 or position.is_lifeless(seat):
        return 0.0
    chance = (1 - BEER_SHARE) ** target.hand if position.beer_helps else 1.0
    for advice in position.advice(seat):
        if advice.survival is not None:
            chance *= 1 - advice.survival(position, seat)
    return chance


def _bang_share(position: Position, seat: int) -> float:
    if position.character(seat).every_card_serves:
        return 1.0
    janet = position.view.players[seat].character == "calamity-janet"
    return BANG_SHARE + (MISSED_SHARE if janet else 0.0)


def _exactly(times: int, of: int, share: float) -> float:
    """Return the chance of exactly `times` hits among `of` cards; each hits with chance `share`."""
    if times > of:
        return 0.0
    return float(comb(of, times) * share**times * (1 - share) ** (of - times))
