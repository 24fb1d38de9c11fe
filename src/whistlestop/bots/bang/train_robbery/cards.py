"""The playing cards of The Great Train Robbery: their value in hand, in play and when played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice, OwnValue, SeatValue, for_ourselves
from whistlestop.bots.bang.base.plays import free_bang, total_value
from whistlestop.bots.bang.card_value import (
    AVERAGE_CARD,
    added_value,
    discard_costs,
    draw_value,
    hand_value,
    loss,
    turns_left,
    weapon_gain,
)
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.public_acts import BANG
from whistlestop.bots.bang.rule_facts import WEAPON_RANGE, is_high, is_red, kind_of, suit_of
from whistlestop.bots.bang.train_robbery.train import (
    arrival_value,
    extra_move_value,
    railcar_values,
    train,
)
from whistlestop.bots.bang.wounds import FOE, HEAL, own_wound_cost, shot_value, wound_value
from whistlestop.engine.ask import Answer, Ask

_SPADES: Final = 0.25
_KNIFE_RETURNS: Final = 0.31 * 0.65  # the chance of a Jack or better, times the card's value
_WAIT: Final = 0.45  # for a lower value, a Money Bag waits for a better card
# The weights of the acts of playing these cards.
_ROBBERY: Final = 0.8
_MOST_WANTED: Final = 0.06  # it affects everybody, and chance decides


def in_hand(lifeless: float, usual: float) -> OwnValue:
    """Return a function for a card's value in hand: `lifeless` without life, else `usual`."""
    return lambda position: lifeless if position.lifeless else usual


# Blue cards


def map_loss(position: Position, seat: int) -> float:
    return 0.22 * turns_left(position, seat)


def refund_loss(position: Position, seat: int) -> float:
    return 0.13 * turns_left(position, seat)


def strongbox_loss(position: Position, seat: int) -> float:
    """Return the value of an extra card every turn. A ghost keeps it too."""
    return 0.4 * (2.5 if position.is_lifeless(seat) else turns_left(position, seat))


BLUE: Final[Mapping[str, SeatValue]] = {
    "map": map_loss,
    "refund": refund_loss,
    "strongbox": strongbox_loss,
}


def lay_down(position: Position, answer: Answer) -> float:
    return hand_value(position, kind_of(answer.cards[0]))


# Answers to a shot


def cactus_bonus(position: Position, _ask: Ask) -> float:
    """Return the value of the life point that a Cactus may bring."""
    return 0.5 * HEAL if position.wounded else 0.0


def evaded_bonus(position: Position, ask: Ask) -> float:
    """Return the value of the card that fired the shot. We get it only if the shot is cancelled."""
    card = ask.about["card"]
    return 0.0 if card is None or ask.about["need"] > 1 else added_value(position, card)


# Brown cards


def full_steam(position: Position, _answer: Answer) -> float:
    """Return the value of moving to the End of the Line, with no effect or the double effect."""
    once = arrival_value(position)
    effect = max(0.0, 2 * once)
    if not position.cached(train).line:
        return 0.0
    return extra_move_value(position, to_the_end=True) - once + effect - 0.25


def knife_revolver(position: Position, answer: Answer) -> float:
    shot = free_bang(position, answer)
    return shot + _KNIFE_RETURNS if shot > 0 else 0.0


def money_bag(position: Position, answer: Answer) -> float:
    """Return the value of the top discard's effect minus the value of waiting for a better one."""
    kind = kind_of(position.view.discard or "")
    if kind == "bang":
        return free_bang(position, answer) - _WAIT
    play = position.knowledge.plays.get(kind)
    return 0.0 if play is None else play.value(position, answer) - _WAIT


def most_wanted(position: Position, _answer: Answer) -> float:
    """Return the value of drawing a card, and of a possible wound for everybody including us."""
    values = [_SPADES * wound_value(position, seat) for seat in position.others]
    values.append(-_SPADES * own_wound_cost(position))
    if position.nothing_to_draw:
        return 0.0
    return 0.15 + total_value(position, values)


def next_stop(position: Position, _answer: Answer) -> float:
    """Return the value of drawing a card in exchange for this one, and of a move of the train."""
    if position.nothing_to_draw:
        return 0.0
    return 0.25 * draw_value(position, 1) / AVERAGE_CARD + extra_move_value(position)


def switch(position: Position, answer: Answer) -> float:
    """Return the value of our gain from the exchange, and of the other player's loss."""
    seat = answer.seat
    if seat is None or position.ignores(seat, answer.cards[0]):
        return 0.0
    mine, theirs = kind_of(answer.cards[1]), kind_of(answer.cards[2])
    enmity = position.enmity[seat]
    if enmity <= FOE:
        return 0.0
    ours = _value_to_us(position, theirs) - position.cached(discard_costs)[answer.cards[1]]
    lost = loss(position, seat, theirs) - loss(position, seat, mine)
    return ours + 0.7 * enmity * lost - 0.35


def _value_to_us(position: Position, kind: str) -> float:
    """Return the value of a card in play that we would get in front of us."""
    if kind in WEAPON_RANGE:
        return weapon_gain(position, kind)
    if kind == "jail":
        return 0.02
    return -1.0 if kind == "dynamite" else hand_value(position, kind)


def train_robbery(position: Position, answer: Answer) -> float:
    """Return the value of a Train Robbery.

    For each card in play the target chooses what is better for them: to lose it or to be shot at.
    To lose a bad card is good for them.
    """
    seat = answer.seat
    if seat is None or position.enmity[seat] <= FOE or position.is_lifeless(seat):
        return 0.0
    if position.ignores(seat, answer.cards[0]):
        return 0.0
    shot, enmity = shot_value(position, seat, bang=False), position.enmity[seat]
    cards = position.view.players[seat].cards
    losses = [enmity * loss(position, seat, kind_of(card)) for card in cards]
    return sum([min(shot, lost) for lost in losses])


def water_tower(position: Position, answer: Answer) -> float:
    """Return the value of a free railcar. We may still pay for another one."""
    return position.cached(railcar_values)[answer.cards[1]] - 0.5


def zippy_roy(position: Position, _answer: Answer) -> float:
    return extra_move_value(position) - 0.02


# Advice


def is_not_spades(card: str) -> bool:
    return suit_of(card) != "S"


CARDS: Final[Mapping[str, Advice]] = {
    "cactus": Advice(hand_value=in_hand(0.0, 1.0), dodge_bonus=cactus_bonus, lucky=is_red),
    "evaded": Advice(hand_value=in_hand(0.0, 1.0), dodge_bonus=evaded_bonus),
    "full-steam": Advice(hand_value=in_hand(0.3, 0.4)),
    "knife-revolver": Advice(hand_value=in_hand(0.7, 0.7), played_weight=BANG, lucky=is_high),
    "money-bag": Advice(hand_value=in_hand(0.5, 0.65)),
    "most-wanted": Advice(
        hand_value=in_hand(0.6, 0.6), played_weight=_MOST_WANTED, lucky=is_not_spades
    ),
    "next-stop": Advice(hand_value=in_hand(0.6, 0.6)),
    "switch": Advice(hand_value=in_hand(0.4, 0.45)),
    "train-robbery": Advice(hand_value=in_hand(0.6, 0.7), played_weight=_ROBBERY),
    "water-tower": Advice(hand_value=in_hand(0.5, 0.9)),
    **{kind: Advice(loss=value, hand_value=for_ourselves(value)) for kind, value in BLUE.items()},
}
