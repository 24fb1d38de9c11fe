"""The value of performing or claiming a Feat, and the cost of a Feat that we do at will."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang import rule_facts
from whistlestop.bots.bang.base.plays import free_bang
from whistlestop.bots.bang.card_value import AVERAGE_CARD, discard_costs, ranked_hand
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.wounds import (
    FOE,
    HEAL,
    cards_per_own_wound,
    compensation_for_hit,
    life_payment_cost,
    wound_value,
)
from whistlestop.engine.ask import Answer
from whistlestop.games.bang.view import GoalView

TOKENS_PER_FEAT: Final = 2
_LEGENDS_LIFE: Final = 3  # the least number of life points of a new Legend
_TOKEN: Final = 0.5  # the value of a Feat over a boast: it places two tokens, a boast only one
_NEARER: Final = 0.5  # the share of the value of a new Legend's life, if we only come nearer to it
_SOONER: Final = 0.1  # a Legend before the end of the turn, and without a new Feat for others
_BACK: Final = {1: 0.6, 2: 0.4}  # the share of a wound that comes back, by the tokens left
_ABILITY: Final = 0.03  # the value of one more turn as a Legend, per point of its strength

# The probability that we meet this Feat at some time.
EASE: Final = {
    "oregon-trail": 0.9,
    "chuck-a-luck": 0.8,
    "for-a-few-cards-more": 0.6,
    "thousand-ways-to-die": 0.55,
    "good-company": 0.5,
    "borderlands": 0.45,
    "bottleneck": 0.4,
    "wounded-pride": 0.35,
    "wilhelm-scream": 0.35,
    "last-hero": 0.3,
    "quick-death": 0.3,
    "fifty-guns": 0.25,
    "man-with-no-name": 0.2,
    "old-west-gang": 0.15,
    "scrugs-ballad": 0.12,
    "3-15-to-yooma": 0.1,
}


def is_legend(position: Position, seat: int) -> bool:
    return position.view.players[seat].character in rule_facts.LEGENDS


def tokens(position: Position, seat: int) -> int:
    """Count the tokens in front of the player."""
    return dict(position.view.players[seat].counters).get("fame", 0)


def has_done(position: Position, what: str) -> bool:
    """Return whether we have already done this in our turn."""
    return bool(dict(position.me.counters).get(what, 0))


# Performing


def feat_value(position: Position) -> float:
    """Return the value of performing or claiming a Feat now, without its cost."""
    legend = is_legend(position, position.seat)
    return position.cached(_claim_value if legend else _perform_value)


def _perform_value(position: Position) -> float:
    """Return how much better it is to perform a Feat than to boast. A boast places one token."""
    have = tokens(position, position.seat)
    if have == 0:
        return 0.0
    if have == 1:
        return _SOONER
    other_side = position.knowledge.of(rule_facts.OTHER_SIDE.get(position.me.character, ""))
    value = _TOKEN + _ABILITY * ((other_side.strength or 0.0) + 2)
    # With two tokens we become a Legend now instead of a turn later. With more we come two nearer.
    return value + (1.0 if have == TOKENS_PER_FEAT else _NEARER) * legend_life_value(position)


def legend_life_value(position: Position) -> float:
    """Return the value of the life points that we would gain as a new Legend."""
    if position.lifeless:
        return 0.0
    life = position.me.life
    return HEAL * max(0, _LEGENDS_LIFE - life) + (0.6 if life == 1 else 0.0)


def recovery(position: Position, seat: int) -> float:
    """Return the share of a wound that comes back when the player becomes a Legend.

    A player with few tokens left will have three life points as soon as the tokens are gone.
    """
    player = position.view.players[seat]
    if player.life > _LEGENDS_LIFE or is_legend(position, seat):
        return 0.0
    return _BACK.get(tokens(position, seat), 0.0)


def becomes_legend_this_turn(position: Position) -> bool:
    """Return whether we become a Legend by the end of this turn, and gain life points by it.

    For this we need a boast for the last token, or a Feat for the last two.
    """
    view = position.view
    if view.turn != position.seat or view.phase != "play" or has_done(position, "feat"):
        return False
    if is_legend(position, position.seat) or position.me.life >= _LEGENDS_LIFE:
        return False
    left = tokens(position, position.seat)
    if left == 1:
        return True
    return left == TOKENS_PER_FEAT and any(_is_worth_doing(position, goal) for goal in view.goals)


def _is_worth_doing(position: Position, goal: GoalView) -> bool:
    """Return whether we can do this Feat by giving up a card, and whether it is worth its cost."""
    if goal.state != "perform" or goal.card not in ("chuck-a-luck", "last-hero"):
        return False
    value = feat_value(position)
    return any(feat_cost(position, goal.card, (card,)) < value for card in goal.cards)


# Claiming


def claim_hit_value(position: Position, seat: int) -> float:
    """Return the value of hitting this Legend with our claim; 0 for a friend."""
    if position.enmity[seat] <= FOE:
        return 0.0
    return wound_value(position, seat) - compensation_for_hit(position, seat)


def _claim_value(position: Position) -> float:
    least = 1 if position.me.character == "legendary-slab-the-killer" else 2
    players = position.view.players
    hits = [
        claim_hit_value(position, seat)
        for seat in position.others
        if is_legend(position, seat) and players[seat].life >= least
    ]
    # Legendary Willy the Kid may fire a shot instead.
    willy = position.me.character == "legendary-willy-the-kid" and position.view.phase == "play"
    return max(hits, default=0.0) - (free_shot_value(position) if willy else 0.0)


def free_shot_value(position: Position) -> float:
    """Return the value of a shot at the best target without using a card."""
    reaches = position.view.reaches
    shots = [Answer("use", (), seat) for seat in position.others if reaches[seat]]
    return max([free_bang(position, shot) for shot in shots], default=0.0)


# Costs


def costs_now(position: Position) -> dict[str, float]:
    """Return the cost of discarding each of our cards now.

    If we have too many cards, we may keep another one at the end of the turn instead.
    """
    costs = dict(discard_costs(position))
    ranked = ranked_hand(position, position.hand)
    stays = ranked[0][0] if position.excess else 0.0
    return {**costs, **{card: max(0.01, value - stays) for value, card in ranked}}


def feat_cost(position: Position, feat: str, cards: tuple[str, ...]) -> float:
    """Return the cost of doing this Feat at will with these cards."""
    if feat == "man-with-no-name":
        return _life_point_cost(position)
    if feat == "thousand-ways-to-die":
        return 0.02  # the other players see the cards
    if feat == "borderlands":
        ranked = ranked_hand(position, position.hand)
        cost = sum([value for value, _ in ranked[position.excess :]])
        return cost - _refill_value(position, position.hand)
    cost = sum([position.cached(costs_now)[card] for card in cards])
    return cost - _refill_value(position, cards)


def _refill_value(position: Position, cards: tuple[str, ...]) -> float:
    """Return the value of the cards that fill up our hand after these are gone."""
    left = len([card for card in position.hand if card not in cards])
    return AVERAGE_CARD * max(0, position.character(position.seat).refills_to - left)


def _life_point_cost(position: Position) -> float:
    """Return the cost of losing a life point.

    It costs nothing if we become a Legend with this Feat and get the life point back.
    """
    seat = position.seat
    last = not is_legend(position, seat) and tokens(position, seat) <= TOKENS_PER_FEAT
    if last and position.me.life <= _LEGENDS_LIFE:
        return -AVERAGE_CARD * cards_per_own_wound(position)
    return life_payment_cost(position)
