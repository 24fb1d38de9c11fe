"""What a card is worth: in our hand, and before somebody."""

from __future__ import annotations

from collections import Counter
from typing import Final

from whistlestop.bots.deputy.cards import RANGE, kind_of
from whistlestop.bots.deputy.hooks import AT_WILL, FIREPOWER, HELD, MISSING
from whistlestop.bots.deputy.look import Look

# In the hand of somebody who can use it; about 1 is a life point.
_WORTH: Final = {
    "wells-fargo": 1.3,
    "beer": 1.0,
    "missed": 0.9,
    "stagecoach": 0.95,
    "barrel": 0.9,
    "gatling": 0.8,
    "mustang": 0.8,
    "panic": 0.75,
    "cat-balou": 0.7,
    "bang": 0.65,
    "duel": 0.55,
    "jail": 0.5,
    "scope": 0.5,
    "indians": 0.5,
    "general-store": 0.5,
    "saloon": 0.4,
    "dynamite": 0.15,
}
# Of no use to whom is gone with this turn.
_LASTING: Final = ("barrel", "mustang", "missed", "beer", "dynamite")
_USUAL: Final = 0.5  # of a card that we do not know
_USELESS: Final = 0.02
_AGAIN: Final = 0.75  # of the one before, for a second card of the same kind

# Before somebody: how much its owner would miss it.
_IN_PLAY: Final = {"barrel": 0.9, "mustang": 0.75, "scope": 0.5, "volcanic": 0.7}
AVERAGE: Final = 0.68  # an unknown card of the draw pile
BLIND: Final = 0.6  # an unknown card of a hand


def in_play(look: Look, seat: int, kind: str) -> float:
    """How much this player would miss this card; below 0 they would be glad."""
    missing = MISSING.by_name.get(kind)
    if missing is not None:
        return missing(look, seat)
    return _IN_PLAY.get(kind, 0.25 + 0.12 * RANGE[kind] if kind in RANGE else _USUAL)


def new_cards(look: Look, count: int) -> float:
    """What it is worth to draw so many; those that may not be kept are worth less, and those that
    are not there nothing.
    """
    count = min(count, look.view.deck + look.view.discarded)
    room = max(0, count if look.shadow else look.me.hand_limit + 1 - len(look.hand))
    kept = min(count, room)
    return AVERAGE * (kept + 0.5 * (count - kept))


def future(look: Look, seat: int) -> float:
    """So many turns more something will be of use to this player, as a guess."""
    return 0.0 if look.is_shadow(seat) else 0.5 + 0.7 * look.view.players[seat].life


def prices(look: Look) -> dict[str, float]:
    """What it costs us to give up each card that we have, in hand or in play.

    What will have to go at the end of the turn costs next to nothing.
    """
    kept = keeping(look, look.hand)
    paid = {
        card: 0.05 * value if at < look.over else value for at, (value, card) in enumerate(kept)
    }
    for card in look.me.cards:
        kind = kind_of(card)
        armed = kind in RANGE
        paid[card] = -weapon_gain(look, "") if armed else in_play(look, look.seat, kind)
    return paid


def worth(look: Look, kind: str) -> float:
    """Of one such card in our hand, as things stand."""
    if look.shadow and kind in _LASTING:
        return 0.0
    if kind in RANGE:
        return max(_USELESS, 0.15 + weapon_gain(look, kind))
    if kind in ("barrel", "mustang", "scope") and look.has(look.seat, kind):
        return _USELESS
    if kind == "beer" and not look.beer_helps:
        return _USELESS
    if kind == "saloon" and not look.wounded:
        return 0.2
    if kind in HELD.by_name:
        return HELD.by_name[kind](look)
    worth = _WORTH.get(kind, _USUAL)
    if kind == "bang" and _shoots_at_will(look):
        return worth + 0.15
    return worth


def _shoots_at_will(look: Look) -> bool:
    return look.at_will or look.has(look.seat, "volcanic")


def keeping(look: Look, cards: tuple[str, ...]) -> list[tuple[float, str]]:
    """These cards as part of a hand, the one that is missed least first.

    Of cards that do the same, each next one is worth less; of weapons and the like only one is of
    use.
    """
    ranked = sorted([(-worth(look, kind_of(card)), card) for card in cards])
    seen: Counter[str] = Counter()
    kept = []
    for value, card in ranked:
        kind = kind_of(card)
        group = "weapon" if kind in RANGE else kind
        again = _again(look, kind)
        kept.append((-value * again ** seen[group], card))
        seen[group] += 1
    return sorted(kept)


def _again(look: Look, kind: str) -> float:
    if kind in RANGE or kind in ("barrel", "mustang", "scope"):
        return 0.1
    if kind == "bang" and _shoots_at_will(look):
        return 0.95
    return 0.9 if kind == "beer" else _AGAIN


# Weapons


def weapon_gain(look: Look, kind: str) -> float:
    """What this weapon would change for the better."""
    now = next((kind_of(card) for card in look.me.cards if kind_of(card) in RANGE), "")
    return _arm(look, kind) - _arm(look, now)


def _arm(look: Look, kind: str) -> float:
    """What it is worth to have this weapon, or none, in play."""
    reach = RANGE.get(kind, 1)
    ways = look.view.distances
    near = [seat for seat in look.others if (ways[seat] or reach + 1) <= reach]
    wanted = [look.cares[seat] for seat in near if look.cares[seat] > 0]
    value = 0.04 * reach + (max(wanted) + 0.1 * sum(wanted) if wanted else 0.0)
    more = FIREPOWER.by_name.get(kind, 0)
    if more and not look.at_will:
        spare = max(0, min(more, look.bangs() - 1))
        value += 0.1 + (0.4 * spare * max(wanted) if wanted else 0.0)
    return value


FIREPOWER.put("volcanic", 99)
AT_WILL.put("willy-the-kid", True)
