"""Feats among all that is done in a turn, and what Legends can do besides."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.deputy.cards import RANGE, kind_of
from whistlestop.bots.deputy.hooks import AIMS, CHEERS, PLAYS, RESERVES, SWAPS, Play, after
from whistlestop.bots.deputy.legends.characters import is_legend
from whistlestop.bots.deputy.legends.fame import (
    FEAT,
    cost,
    feat_worth,
    free_shot,
    prices_now,
    tokens,
    used,
)
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.odds import hits
from whistlestop.bots.deputy.plays import kind_of_play, like_bang, panic, strike
from whistlestop.bots.deputy.worth import prices
from whistlestop.engine.ask import Answer

_PART: Final = 0.3  # of a Feat, for a play that may meet it
_FAR: Final = 2
_ARMS: Final = ("fifty-guns", "last-hero")  # met by a weapon that makes room for another one
_ONE: Final = ("chuck-a-luck", "bottleneck")  # done with one card of the hand
_LAID: Final = 0.15  # a weapon less in the hand
_FARTHER: Final = ("mustang", "paul-regret", "legendary-paul-regret", "observation-car")


# Feats at will


def at_will(look: Look, answer: Answer) -> float:
    """A Feat less its price."""
    feat, *cards = answer.cards
    return feat_worth(look) - cost(look, feat, tuple(cards))


def good_company(look: Look, answer: Answer) -> float:
    """Beside a card that was just played; or a card in play that another one takes the place of.

    Else the other one had better be played first.
    """
    cards = answer.cards[1:]
    if len(cards) == 1:
        return feat_worth(look) - cost(look, "good-company", cards)
    gone, coming = cards
    same = kind_of(gone) == kind_of(coming) and gone in look.me.cards
    if not same or kind_of(gone) in ("dynamite", "jail"):
        return 0.0
    return feat_worth(look) - look.once(prices_now)[coming]


# Plays that meet one


@AIMS.on("legends")
def nearer(look: Look, answer: Answer) -> float:
    """What a play may bring of the Feats that lie open."""
    goals = look.once(_open)
    if not goals or answer.seat is None or answer.verb not in ("play", "use"):
        return 0.0
    chance = max([_meets(look, feat, answer) for feat in goals])
    return _PART * chance * max(0.0, feat_worth(look)) if chance else 0.0


def _open(look: Look) -> list[str]:
    """The Feats that we could perform or claim."""
    return [goal.card for goal in look.view.goals if goal.state in ("perform", "claim")]


def _meets(look: Look, feat: str, answer: Answer) -> float:
    """How likely this play meets this Feat."""
    kind = kind_of_play(answer)
    if kind in ("panic", "cat-balou") and answer.place is None:
        weapon = kind_of(answer.cards[1]) in RANGE
        if feat == "fifty-guns":
            return float(weapon and (kind == "cat-balou" or answer.seat != look.seat))
        return float(feat == "last-hero" and kind == "cat-balou")
    if kind in ("bang", "legendary-calamity-janet"):
        return _shot_meets(look, feat, answer.seat or 0)
    return 0.0


def _shot_meets(look: Look, feat: str, seat: int) -> float:
    player = look.view.players[seat]
    if feat == "wilhelm-scream":
        return float(_far(look, seat))
    if feat == "quick-death":
        return hits(look, seat) if player.life == player.most else 0.0
    if feat == "wounded-pride":
        return 1 - hits(look, seat)
    if feat == "old-west-gang":
        return _second(look, seat)
    return 0.0


def _far(look: Look, seat: int) -> bool:
    """By seats, and by what makes the other one farther away: nothing of ours counts."""
    living = look.living
    steps = abs(living.index(seat) - living.index(look.seat))
    names = look.traits(seat)
    way = min(steps, len(living) - steps) + sum([name in names for name in _FARTHER])
    return way >= _FAR


def _second(look: Look, seat: int) -> float:
    """Another one than who was hit before."""
    gang = next(goal for goal in look.view.goals if goal.card == "old-west-gang")
    if str(seat) in gang.by:
        return 0.0
    return hits(look, seat) * (1.0 if gang.have else 0.2)


@RESERVES.on("legends")
def kept_for_a_feat(look: Look, answer: Answer) -> float:
    """The only card with which we could do a Feat at will: what that is worth.

    A Beer is drunk all the same, unless we are a Legend at once without it.
    """
    feat = look.once(_only_cards).get(answer.cards[0]) if answer.verb == "play" else None
    if feat is None:
        return 0.0
    if feat == "bottleneck" and (is_legend(look, look.seat) or tokens(look, look.seat) > FEAT):
        return 0.0
    worth = feat_worth(look)
    return worth if worth > cost(look, feat, answer.cards[:1]) else 0.0


def _only_cards(look: Look) -> dict[str, str]:
    """The Feats that take one card of a kind, by that card, where we have no other."""
    goals = [goal for goal in look.view.goals if goal.state in ("perform", "claim")]
    return {
        goal.cards[0]: goal.card for goal in goals if goal.card in _ONE and len(goal.cards) == 1
    }


@SWAPS.on("legends")
def makes_room(look: Look) -> float:
    """A weapon that makes room for another one meets a Feat, and the other may be the worse."""
    meets = any(feat in _ARMS for feat in look.once(_open))
    return max(0.0, feat_worth(look) - _LAID) if meets else 0.0


# Legends


def any_card_as_bang(look: Look, answer: Answer) -> float:
    """Legendary Calamity Janet: a shot for a card that is good for something else."""
    card = answer.cards[1]
    shot = strike(look, Answer("play", (card,), answer.seat))
    return shot - look.once(prices_now)[card] if shot > 0 else 0.0


def blue_card_as_panic(look: Look, answer: Answer) -> float:
    """Legendary Rose Doolan."""
    used = Answer("as", ("panic", *answer.cards[2:]), answer.seat, answer.place)
    gain = panic(look, used)
    return gain - max(0.02, look.once(prices)[answer.cards[1]]) if gain > 0 else 0.0


@CHEERS.on("legendary-sid-ketchum")
def shot_for_nothing(look: Look) -> float:
    """Once in his turn, for a life point regained."""
    mine = look.view.turn == look.seat and look.view.phase == "play"
    return free_shot(look) if mine and not used(look, "legendary-sid-ketchum") else 0.0


PLAYS.put("legendary-calamity-janet", Play(PLAYS.by_name["bang"].when, any_card_as_bang))
PLAYS.put("legendary-rose-doolan", Play(after("cat-balou"), blue_card_as_panic))
# Right after the card that it goes with, or before one of the two is played.
for _verb in ("perform", "claim"):
    PLAYS.put(f"{_verb} good-company", Play(-1, good_company))
    PLAYS.put(f"{_verb} thousand-ways-to-die", Play(-1, at_will))
    # When all is played that has a use, and may meet a Feat by itself.
    for _feat in (
        "bottleneck",
        "chuck-a-luck",
        "last-hero",
        "man-with-no-name",
        "borderlands",
    ):
        PLAYS.put(f"{_verb} {_feat}", Play(PLAYS.by_name["sid-ketchum"].when + 5, at_will))
# It is the Feat of the turn.
PLAYS.put("legendary-willy-the-kid", Play(PLAYS.by_name["sid-ketchum"].when + 6, like_bang))
