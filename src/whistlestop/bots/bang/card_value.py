"""The value of a card in our hand, and in play in front of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from whistlestop.bots.bang.advice import Rated, Reasoner
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import needed_least, needed_more
from whistlestop.bots.bang.rule_facts import WEAPON_RANGE, kind_of, more_bangs
from whistlestop.engine.ask import Answer

# The value of a card in the hand of a player who can use it. A life point is about 1.
_IN_HAND: Final = {
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
# Cards without use for a lifeless player, who is out again after this turn.
_USEFUL_LATER: Final = ("barrel", "mustang", "missed", "beer", "dynamite")
_UNKNOWN_KIND: Final = 0.5
_USELESS: Final = 0.02
_SECOND: Final = 0.75  # value of a second card of the same kind, as a share of the first
_EXCESS_SHARE: Final = 0.05  # share of its value that a card costs if we must discard it anyway

# The loss to the owner of a card in play.
_IN_PLAY: Final = {"barrel": 0.9, "mustang": 0.75, "scope": 0.5, "volcanic": 0.7}
AVERAGE_CARD: Final = 0.68  # an unknown card of the draw pile
UNSEEN_CARD: Final = 0.6  # an unknown card of another player's hand


# In play


def loss(position: Position, seat: int, kind: str) -> float:
    """Return the loss to this player without this card in play; below 0 it would be a gain."""
    advised = position.knowledge.of(kind).loss
    if advised is not None:
        return advised(position, seat)
    usual = 0.25 + 0.12 * WEAPON_RANGE[kind] if kind in WEAPON_RANGE else _UNKNOWN_KIND
    return _IN_PLAY.get(kind, usual)


def turns_left(position: Position, seat: int) -> float:
    """Estimate for how many more turns a card in play will be useful to this player."""
    return 0.0 if position.is_lifeless(seat) else 0.5 + 0.7 * position.view.players[seat].life


# In our hand


def draw_value(position: Position, count: int) -> float:
    """Return the value of drawing `count` cards; cards that cannot be kept count less."""
    count = min(count, position.view.deck + position.view.discarded)
    limit = position.me.hand_limit + 1 - len(position.hand)
    room = max(0, count if position.lifeless else limit)
    kept = min(count, room)
    return AVERAGE_CARD * (kept + 0.5 * (count - kept))


def hand_value(position: Position, kind: str) -> float:
    """Return the value of one card of this kind in our hand in this position."""
    if position.lifeless and kind in _USEFUL_LATER:
        return 0.0
    if kind in WEAPON_RANGE:
        return max(_USELESS, 0.15 + weapon_gain(position, kind))
    if kind in ("barrel", "mustang", "scope") and position.has_in_play(position.seat, kind):
        return _USELESS
    if kind == "beer" and not position.beer_helps:
        return _USELESS
    if kind == "saloon" and not position.wounded:
        return 0.2
    advised = position.knowledge.of(kind).hand_value
    if advised is not None:
        return advised(position)
    value = _IN_HAND.get(kind, _UNKNOWN_KIND)
    if kind == "bang" and _shoots_at_will(position):
        return value + 0.15
    return value


def _shoots_at_will(position: Position) -> bool:
    return position.unlimited_bangs or position.has_in_play(position.seat, "volcanic")


def ranked_hand(position: Position, cards: tuple[str, ...]) -> list[tuple[float, str]]:
    """Rank these cards as parts of one hand, from the least valuable to the most valuable.

    If several cards do the same, each further one is worth less. A second weapon, Barrel, Mustang
    or Scope is worth almost nothing.
    """
    ranked = sorted([(-hand_value(position, kind_of(card)), card) for card in cards])
    seen: Counter[str] = Counter()
    kept = []
    for value, card in ranked:
        kind = kind_of(card)
        group = "weapon" if kind in WEAPON_RANGE else kind
        share = _share_of_next(position, kind)
        kept.append((-value * share ** seen[group], card))
        seen[group] += 1
    return sorted(kept)


def _share_of_next(position: Position, kind: str) -> float:
    """Return the factor by which each further card of this kind is worth less."""
    if kind in WEAPON_RANGE or kind in ("barrel", "mustang", "scope"):
        return 0.1
    if kind == "bang" and _shoots_at_will(position):
        return 0.95
    return 0.9 if kind == "beer" else _SECOND


def added_value(position: Position, card: str) -> float:
    """Return how much more our hand is worth with this card."""
    kind = kind_of(card)
    same = sum([each == kind for each in position.kinds])
    return hand_value(position, kind) * (1.0 if kind in ("beer", "missed") else 0.8**same)


def cheapest_first(
    position: Position, answers: Sequence[Answer], why: Reasoner | None = None
) -> Iterator[Rated]:
    """Rank answers by their cards: the one with the least valuable card of our hand first.

    The reason is how much we need the card, unless there is another one.
    """
    if len(answers) == 1:
        yield Rated(answers[0], None, why or needed_least)
        return
    cards = {each.cards[0]: each for each in answers}
    usual: Reasoner = needed_least
    for value, card in ranked_hand(position, position.hand):
        if card in cards:
            yield Rated(cards[card], -value, why or usual)
            usual = needed_more


def discard_costs(position: Position) -> dict[str, float]:
    """Return the cost of giving up each card that we have, in hand or in play.

    Cards that we must discard at the end of the turn cost almost nothing.
    """
    ranked = ranked_hand(position, position.hand)
    costs = {
        card: _EXCESS_SHARE * value if at < position.excess else value
        for at, (value, card) in enumerate(ranked)
    }
    for card in position.me.cards:
        kind = kind_of(card)
        if kind in WEAPON_RANGE:
            costs[card] = -weapon_gain(position, "")
        else:
            costs[card] = loss(position, position.seat, kind)
    return costs


# Weapons


def weapon_gain(position: Position, kind: str) -> float:
    """Return how much more this weapon would be worth in play than our present weapon."""
    cards = position.me.cards
    now = next((kind_of(card) for card in cards if kind_of(card) in WEAPON_RANGE), "")
    return _weapon_value(position, kind) - _weapon_value(position, now)


def _weapon_value(position: Position, kind: str) -> float:
    """Return the value of having this weapon in play; "" means no weapon."""
    reach = WEAPON_RANGE.get(kind, 1)
    distances, enmity = position.view.distances, position.enmity
    near = [seat for seat in position.others if (distances[seat] or reach + 1) <= reach]
    wanted = [enmity[seat] for seat in near if enmity[seat] > 0]
    value = 0.04 * reach + (max(wanted) + 0.1 * sum(wanted) if wanted else 0.0)
    more = more_bangs(kind)
    if more and not position.unlimited_bangs:
        spare = max(0, min(more, position.bang_count() - 1))
        value += 0.1 + (0.4 * spare * max(wanted) if wanted else 0.0)
    return value
