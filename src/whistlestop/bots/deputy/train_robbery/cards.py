"""The playing cards of The Great Train Robbery: what they are worth, in hand and when played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.bots.deputy.aim import own_wound, shot_worth, wound_worth
from whistlestop.bots.deputy.answers import added
from whistlestop.bots.deputy.cards import RANGE, kind_of
from whistlestop.bots.deputy.hooks import (
    FIREPOWER,
    HELD,
    MISSING,
    PLAYS,
    REPAYS,
    WEAPONS,
)
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import FOE, HEAL, in_all, like_bang
from whistlestop.bots.deputy.train_robbery.cars import mine
from whistlestop.bots.deputy.train_robbery.rails import arrival, moved, rails, worths
from whistlestop.bots.deputy.worth import (
    AVERAGE,
    future,
    in_play,
    new_cards,
    prices,
    weapon_gain,
    worth,
)
from whistlestop.engine.ask import Answer, Ask

_SPADES: Final = 0.25
_RETURNS: Final = 0.31 * 0.65  # of a Knife Revolver: Jacks and better, and what it is worth then
_WAIT: Final = 0.45  # for less than that a Money Bag waits for a better card

WEAPONS.put("dragoon", 2)
FIREPOWER.put("dragoon", 1)


def _in_hand(shadows: float, usual: float) -> Callable[[Look], float]:
    """Of a card that is worth so much to a shadow, and so much to everybody else."""
    return lambda look: shadows if look.shadow else usual


for _kind, (_lost, _kept) in {
    "cactus": (0.0, 1.0),
    "evaded": (0.0, 1.0),
    "full-steam": (0.3, 0.4),
    "knife-revolver": (0.7, 0.7),
    "money-bag": (0.5, 0.65),
    "most-wanted": (0.6, 0.6),
    "next-stop": (0.6, 0.6),
    "switch": (0.4, 0.45),
    "train-robbery": (0.6, 0.7),
    "water-tower": (0.5, 0.9),
}.items():
    HELD.put(_kind, _in_hand(_lost, _kept))


# Blue cards


def map_(look: Look, seat: int) -> float:
    return 0.22 * future(look, seat)


def refund(look: Look, seat: int) -> float:
    return 0.13 * future(look, seat)


def strongbox(look: Look, seat: int) -> float:
    """A card every turn, also for a ghost, who keeps no other."""
    return 0.4 * (2.5 if look.is_shadow(seat) else future(look, seat))


for _kind, _blue in {"map": map_, "refund": refund, "strongbox": strongbox}.items():
    MISSING.put(_kind, _blue)
    HELD.put(_kind, mine(_blue))


def lay_down(look: Look, answer: Answer) -> float:
    return worth(look, kind_of(answer.cards[0]))


# Answers to a shot


@REPAYS.on("cactus")
def may_heal(look: Look, _ask: Ask) -> float:
    return 0.5 * HEAL if look.wounded else 0.0


@REPAYS.on("evaded")
def takes_the_card(look: Look, ask: Ask) -> float:
    """Where it is the last Missed! that it takes."""
    card = ask.about["card"]
    return 0.0 if card is None or ask.about["need"] > 1 else added(look, card)


# Brown cards


def full_steam(look: Look, _answer: Answer) -> float:
    """It can go by without any effect, or with twice the effect."""
    once = arrival(look)
    effect = max(0.0, 2 * once)
    at = len(look.once(rails).line)
    return moved(look, to_the_end=True) - once + effect - 0.25 if at else 0.0


def knife_revolver(look: Look, answer: Answer) -> float:
    shot = like_bang(look, answer)
    return shot + _RETURNS if shot > 0 else 0.0


def money_bag(look: Look, answer: Answer) -> float:
    """What the top discard does, if it is worth more than to wait for another one."""
    kind = kind_of(look.view.discard or "")
    if kind == "bang":
        return like_bang(look, answer) - _WAIT
    play = PLAYS.by_name.get(kind)
    return 0.0 if play is None else play.worth(look, answer) - _WAIT


def most_wanted(look: Look, _answer: Answer) -> float:
    """A card; and everybody may lose a life point, ourselves too."""
    worths = [_SPADES * wound_worth(look, seat) for seat in look.others]
    worths.append(-_SPADES * own_wound(look))
    if look.dry:
        return 0.0
    return 0.15 + in_all(look, worths)


def next_stop(look: Look, _answer: Answer) -> float:
    """A card for a card, and the train moves on."""
    if look.dry:
        return 0.0
    return 0.25 * new_cards(look, 1) / AVERAGE + moved(look)


def switch(look: Look, answer: Answer) -> float:
    """What we get for what we give; and what it does to the other one."""
    seat = answer.seat
    if seat is None or look.immune(seat, answer.cards[0]):
        return 0.0
    mine, theirs = kind_of(answer.cards[1]), kind_of(answer.cards[2])
    care = look.cares[seat]
    if care <= FOE:
        return 0.0
    ours = _to_us(look, theirs) - look.once(prices)[answer.cards[1]]
    loss = in_play(look, seat, theirs) - in_play(look, seat, mine)
    return ours + 0.7 * care * loss - 0.35


def _to_us(look: Look, kind: str) -> float:
    if kind in RANGE:
        return weapon_gain(look, kind)
    return 0.02 if kind == "jail" else worth(look, kind) if kind != "dynamite" else -1.0


def train_robbery(look: Look, answer: Answer) -> float:
    """For each card the other one takes what is less bad: to lose it, which may be a relief, or a
    shot.
    """
    seat = answer.seat
    if seat is None or look.cares[seat] <= FOE or look.is_shadow(seat):
        return 0.0
    if look.immune(seat, answer.cards[0]):
        return 0.0
    shot, care = shot_worth(look, seat, bang=False), look.cares[seat]
    cards = look.view.players[seat].cards
    losses = [care * in_play(look, seat, kind_of(card)) for card in cards]
    return sum([min(shot, loss) for loss in losses])


def water_tower(look: Look, answer: Answer) -> float:
    """A railcar for nothing, beside the one that we may pay for."""
    return look.once(worths)[answer.cards[1]] - 0.5


def zippy_roy(look: Look, _answer: Answer) -> float:
    return moved(look) - 0.02
