"""Chances: that a shot hits, that a duel is won, by what can be seen of the other one."""

from __future__ import annotations

from math import comb

from whistlestop.bots.deputy.cards import BANG_SHARE, BEER_SHARE, HEARTS_SHARE, MISSED_SHARE
from whistlestop.bots.deputy.hooks import DODGES, EVADES, EVERY, FLIPS, SURVIVES
from whistlestop.bots.deputy.look import Look


def hits(look: Look, seat: int, need: int = 1, *, fired: bool = True) -> float:
    """The chance that this seat does not find so many Missed!; `fired`: by a card."""
    for dodges in DODGES.of(look.traits(seat)):
        need -= dodges(look, seat)
    if need <= 0:
        return 0.0
    target = look.view.players[seat]
    heart, covers = _heart(look, seat), _covers(look, seat)
    share = MISSED_SHARE + (BANG_SHARE if target.character == "calamity-janet" else 0.0)
    # The chance of exactly 0 and exactly 1 Missed! of each source.
    hand = (_exactly(0, target.hand, share), _exactly(1, target.hand, share))
    cover = (_exactly(0, covers, heart), _exactly(1, covers, heart))
    none = hand[0] * cover[0]
    found = none if need == 1 else none + hand[0] * cover[1] + hand[1] * cover[0]
    return found * (1 - _evades(look, seat)) if fired else found


def uncovered(look: Look, seat: int) -> float:
    """The chance that no Barrel helps."""
    return _exactly(0, _covers(look, seat), _heart(look, seat))


def _covers(look: Look, seat: int) -> int:
    return look.has(seat, "barrel") + (look.view.players[seat].character == "jourdonnais")


def _heart(look: Look, seat: int) -> float:
    return 1 - (1 - HEARTS_SHARE) ** (1 + sum(FLIPS.of(look.traits(seat))))


def bare(look: Look, seat: int) -> float:
    """The chance that this seat has no BANG! to give up."""
    none = _exactly(0, look.view.players[seat].hand, _bang_share(look, seat))
    return none * (1 - _evades(look, seat))


def wins_duel(look: Look, seat: int, mine: int) -> float:
    """The chance to win a duel that we begin with so many BANG! cards: the other one goes first."""
    hand, share = look.view.players[seat].hand, _bang_share(look, seat)
    return sum([_exactly(times, hand, share) for times in range(min(mine, hand) + 1)])


def dies(look: Look, seat: int) -> float:
    """The chance that one wound is the end of this seat."""
    target = look.view.players[seat]
    if target.life > 1 or look.is_shadow(seat):
        return 0.0
    chance = (1 - BEER_SHARE) ** target.hand if look.beer_helps else 1.0
    for survives in SURVIVES.of(look.traits(seat)):
        chance *= 1 - survives(look, seat)
    return chance


@SURVIVES.on("sid-ketchum")
def two_cards(look: Look, seat: int) -> float:
    return 0.9 if look.view.players[seat].hand > 1 else 0.0


FLIPS.put("lucky-duke", 1)


def _evades(look: Look, seat: int) -> float:
    return EVADES.by_name.get(look.view.players[seat].character, 0.0)


def _bang_share(look: Look, seat: int) -> float:
    character = look.view.players[seat].character
    if character in EVERY.by_name:
        return 1.0
    janet = character == "calamity-janet"
    return BANG_SHARE + (MISSED_SHARE if janet else 0.0)


def _exactly(times: int, of: int, share: float) -> float:
    if times > of:
        return 0.0
    return float(comb(of, times) * share**times * (1 - share) ** (of - times))
