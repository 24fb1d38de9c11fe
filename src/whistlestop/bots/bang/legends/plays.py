"""The value of Feats as plays of our turn, and of the abilities of Legends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Play, after
from whistlestop.bots.bang.base.play_reasons import loss_of_card, shot
from whistlestop.bots.bang.base.plays import PLAYS as BASE_PLAYS
from whistlestop.bots.bang.base.plays import free_bang, panic, strike
from whistlestop.bots.bang.card_value import discard_costs
from whistlestop.bots.bang.chances import hit_chance
from whistlestop.bots.bang.legends.feats import (
    TOKENS_PER_FEAT,
    costs_now,
    feat_cost,
    feat_value,
    is_legend,
    tokens,
)
from whistlestop.bots.bang.legends.reasons import why_feat
from whistlestop.bots.bang.play_kinds import kind_of_play
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import WEAPON_RANGE, extra_distance, kind_of
from whistlestop.engine.ask import Answer

_BONUS: Final = 0.3  # the share of a Feat's value that a play gets if it may meet the Feat
_FAR: Final = 2  # the distance that Wilhelm Scream asks for
_MET_BY_WEAPON_SWAP: Final = ("fifty-guns", "last-hero")
_DONE_WITH_ONE_CARD: Final = ("chuck-a-luck", "bottleneck")
_WEAPON_LAID: Final = 0.15  # the cost of having one weapon less in hand


# Feats at will


def do_feat(position: Position, answer: Answer) -> float:
    """Return the value of a Feat minus its cost."""
    feat, *cards = answer.cards
    return feat_value(position) - feat_cost(position, feat, tuple(cards))


def good_company(position: Position, answer: Answer) -> float:
    """Return the value of Good Company with a card that was just played.

    With two cards, do it only if one replaces the other in play. Otherwise it is better to play the
    other card first.
    """
    cards = answer.cards[1:]
    if len(cards) == 1:
        return feat_value(position) - feat_cost(position, "good-company", cards)
    gone, coming = cards
    same = kind_of(gone) == kind_of(coming) and gone in position.me.cards
    if not same or kind_of(gone) in ("dynamite", "jail"):
        return 0.0
    return feat_value(position) - position.cached(costs_now)[coming]


# Plays that may meet a Feat


def bonus_for_feat(position: Position, answer: Answer) -> float:
    """Return the expected value of the open Feats that this play may meet."""
    feats = position.cached(_open_feats)
    if not feats or answer.seat is None or answer.verb not in ("play", "use"):
        return 0.0
    chance = max([_meeting_chance(position, feat, answer) for feat in feats])
    return _BONUS * chance * max(0.0, feat_value(position)) if chance else 0.0


def _open_feats(position: Position) -> list[str]:
    """Return the open Feats that we could perform or claim."""
    return [goal.card for goal in position.view.goals if goal.state in ("perform", "claim")]


def _meeting_chance(position: Position, feat: str, answer: Answer) -> float:
    """Return the chance that this play meets this Feat."""
    kind = kind_of_play(position, answer)
    if kind in ("panic", "cat-balou") and answer.place is None:
        weapon = kind_of(answer.cards[1]) in WEAPON_RANGE
        if feat == "fifty-guns":
            return float(weapon and (kind == "cat-balou" or answer.seat != position.seat))
        return float(feat == "last-hero" and kind == "cat-balou")
    if kind in ("bang", "legendary-calamity-janet"):
        return _shot_meeting_chance(position, feat, answer.seat or 0)
    return 0.0


def _shot_meeting_chance(position: Position, feat: str, seat: int) -> float:
    player = position.view.players[seat]
    if feat == "wilhelm-scream":
        return float(_is_far(position, seat))
    if feat == "quick-death":
        return hit_chance(position, seat) if player.life == player.most else 0.0
    if feat == "wounded-pride":
        return 1 - hit_chance(position, seat)
    if feat == "old-west-gang":
        return _second_victim_chance(position, seat)
    return 0.0


def _is_far(position: Position, seat: int) -> bool:
    """Return whether a player is far enough away for Wilhelm Scream.

    The distance counts the seats and the things of the target, but not our own things.
    """
    living = position.living
    steps = abs(living.index(seat) - living.index(position.seat))
    distance = min(steps, len(living) - steps) + extra_distance(position.things(seat))
    return distance >= _FAR


def _second_victim_chance(position: Position, seat: int) -> float:
    """Return the chance to meet Old West Gang, which needs two different victims."""
    gang = next(goal for goal in position.view.goals if goal.card == "old-west-gang")
    if str(seat) in gang.by:
        return 0.0
    return hit_chance(position, seat) * (1.0 if gang.have else 0.2)


def reserve_for_feat(position: Position, answer: Answer) -> float:
    """Return the value of keeping a card, if it is our only card for a Feat at will.

    We drink a Beer anyway, unless we can become a Legend at once with it.
    """
    feat = position.cached(_only_cards).get(answer.cards[0]) if answer.verb == "play" else None
    if feat is None:
        return 0.0
    far_from_legend = tokens(position, position.seat) > TOKENS_PER_FEAT
    if feat == "bottleneck" and (is_legend(position, position.seat) or far_from_legend):
        return 0.0
    value = feat_value(position)
    return value if value > feat_cost(position, feat, answer.cards[:1]) else 0.0


def _only_cards(position: Position) -> dict[str, str]:
    """Map the only card that we hold for a Feat to this Feat, for Feats that need one card."""
    goals = [goal for goal in position.view.goals if goal.state in ("perform", "claim")]
    return {
        goal.cards[0]: goal.card
        for goal in goals
        if goal.card in _DONE_WITH_ONE_CARD and len(goal.cards) == 1
    }


def weapon_swap_bonus(position: Position) -> float:
    """Return the value of a Feat that we meet when a new weapon replaces our old one."""
    meets = any(feat in _MET_BY_WEAPON_SWAP for feat in position.cached(_open_feats))
    return max(0.0, feat_value(position) - _WEAPON_LAID) if meets else 0.0


# Legends


def any_card_as_bang(position: Position, answer: Answer) -> float:
    """Return the value of Legendary Calamity Janet's shot minus the cost of its card."""
    card = answer.cards[1]
    shot = strike(position, Answer("play", (card,), answer.seat))
    return shot - position.cached(costs_now)[card] if shot > 0 else 0.0


def blue_card_as_panic(position: Position, answer: Answer) -> float:
    """Return the value of Legendary Rose Doolan's Panic! minus the cost of its blue card."""
    used = Answer("as", ("panic", *answer.cards[2:]), answer.seat, answer.place)
    gain = panic(position, used)
    cost = max(0.02, position.cached(discard_costs)[answer.cards[1]])
    return gain - cost if gain > 0 else 0.0


_DONE_AT_ONCE: Final = -1  # before all other plays, and so right after the card that it needs
# After all useful plays, because these may meet a Feat without a cost.
_DONE_LAST: Final = BASE_PLAYS["sid-ketchum"].when + 5
_LATE_FEATS: Final = (
    "bottleneck",
    "chuck-a-luck",
    "last-hero",
    "man-with-no-name",
    "borderlands",
)


def _feat_plays(verb: str) -> dict[str, Play]:
    return {
        f"{verb} good-company": Play(_DONE_AT_ONCE, good_company, why_feat),
        f"{verb} thousand-ways-to-die": Play(_DONE_AT_ONCE, do_feat, why_feat),
        f"{verb} old-west-gang": Play(_DONE_AT_ONCE, do_feat, why_feat),
        **{f"{verb} {feat}": Play(_DONE_LAST, do_feat, why_feat) for feat in _LATE_FEATS},
    }


PLAYS: Final[Mapping[str, Play]] = {
    "calamity-janet": Play(BASE_PLAYS["bang"].when, any_card_as_bang, shot),  # for Good Company
    "legendary-calamity-janet": Play(BASE_PLAYS["bang"].when, any_card_as_bang, shot),
    "legendary-rose-doolan": Play(after(BASE_PLAYS["cat-balou"]), blue_card_as_panic, loss_of_card),
    **_feat_plays("perform"),
    **_feat_plays("claim"),
    # Instead of the Feat of the turn.
    "legendary-willy-the-kid": Play(_DONE_LAST + 1, free_bang, shot),
}
