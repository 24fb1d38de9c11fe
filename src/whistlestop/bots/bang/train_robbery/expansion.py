"""What the bot knows of The Great Train Robbery, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice, ExpansionAdvice
from whistlestop.bots.bang.card_facts import is_high, is_red, suit_of
from whistlestop.bots.bang.public_acts import BANG, THEFT
from whistlestop.bots.bang.train_robbery.answers import (
    QUESTIONS,
    baggage_car_cost,
    blue_card_cost,
    evan_babbit_cost,
)
from whistlestop.bots.bang.train_robbery.cards import BLUE, cactus_bonus, evaded_bonus, in_hand
from whistlestop.bots.bang.train_robbery.events import EVENTS
from whistlestop.bots.bang.train_robbery.play_order import PLAYS
from whistlestop.bots.bang.train_robbery.railcars import (
    RAILCARS,
    dodges_once,
    is_indians_or_duel,
    own,
    plays_on,
    railcar_advice,
    spends_blue_card,
)

_ROBBERY: Final = 0.8
_MOST_WANTED: Final = 0.06  # at everybody, and chance decides
# A player who lays a railcar before somebody else means well, with one exception.
_GIFT: Final = -0.4
_REVIVED: Final = -1.2
_LUMBER: Final = 0.6


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
    **{kind: Advice(loss=value, hand_value=own(value)) for kind, value in BLUE.items()},
}
# What some railcars change besides what all of them have.
_SPECIAL: Final[Mapping[str, Advice]] = {
    "baggage-car": Advice(
        laid_weight=_GIFT, fires_no_card=True, dodges=dodges_once, dodge_cost=baggage_car_cost
    ),
    "caboose": Advice(laid_weight=_GIFT, dodges=spends_blue_card, dodge_cost=blue_card_cost),
    "ghost-car": Advice(laid_weight=_REVIVED, survival=plays_on),
    "lumber-flatcar": Advice(laid_weight=_LUMBER),
    "passenger-car": Advice(laid_weight=_GIFT, taken_weight=THEFT),
    "prisoner-car": Advice(laid_weight=_GIFT, ignores=is_indians_or_duel),
    "sleeper-car": Advice(laid_weight=_GIFT, bang_cost=blue_card_cost),
}
_USUAL: Final = Advice(laid_weight=_GIFT)
# Their strengths are among those of the base game, from 0 for the best one down to -15.
CHARACTERS: Final[Mapping[str, Advice]] = {
    "manuelita": Advice(strength=-0.3),
    "sgt-blaze": Advice(strength=-0.8),
    "zippy-roy": Advice(strength=-3.2),
    "jimmy-texas": Advice(strength=-4.2),
    "benny-brawler": Advice(strength=-5.2),
    "shade-oconnor": Advice(strength=-10.2),
    "evan-babbit": Advice(strength=-13.2, dodge_cost=evan_babbit_cost),
    "sancho": Advice(strength=-13.7),
}

TRAIN_ROBBERY: Final = ExpansionAdvice(
    name="train-robbery",
    things={
        **CARDS,
        **{kind: railcar_advice(kind, _SPECIAL.get(kind, _USUAL)) for kind in RAILCARS},
        **CHARACTERS,
        "ghost": Advice(lifeless=True),
    },
    questions=QUESTIONS,
    plays=PLAYS,
    events=EVENTS,
)
