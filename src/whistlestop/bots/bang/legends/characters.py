"""Advice on the Legends, which are the other sides of the characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice
from whistlestop.bots.bang.base.characters import discards_two, draws_for_wound, takes_our_card
from whistlestop.bots.bang.legends.feats import free_shot_value, has_done
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.public_acts import THEFT
from whistlestop.bots.bang.rule_facts import is_high

_HIGH_CARDS: Final = 16 / 52  # the share of Jacks and better
_MORE_CARDS: Final = 0.9  # Black Jack turns over three or four cards instead of drawing two
_CHOSEN: Final = 0.35  # weight of the act when Legendary Jesse Jones takes a chosen card


def dodges_with_any_card(position: Position, seat: int) -> int:
    return position.view.players[seat].hand


def comes_back(_position: Position, _seat: int) -> float:
    return 1.0


def draws_and_takes_our_card(position: Position, seat: int) -> float:
    return 0.3 + takes_our_card(position, seat)


def turns_over_cards(_position: Position) -> float:
    return _MORE_CARDS


def free_shot_for_healing(position: Position) -> float:
    """Return the value of the free shot that Legendary Sid Ketchum gets once in his turn."""
    our_turn = position.view.turn == position.seat and position.view.phase == "play"
    may_shoot = our_turn and not has_done(position, "legendary-sid-ketchum")
    return free_shot_value(position) if may_shoot else 0.0


# From the best to the worst. Each Legend is stronger than the other side of its card.
LEGENDS: Final[Mapping[str, Advice]] = {
    "legendary-willy-the-kid": Advice(strength=6.5),
    "legendary-slab-the-killer": Advice(strength=5.5, unstoppable=True),
    "legendary-calamity-janet": Advice(
        strength=4.5, every_card_serves=True, dodges=dodges_with_any_card
    ),
    "legendary-black-jack": Advice(strength=3.5, draw_bonus=turns_over_cards),
    "legendary-sid-ketchum": Advice(
        strength=2.5, survival=discards_two, healing_bonus=free_shot_for_healing
    ),
    "legendary-vulture-sam": Advice(strength=1.5, survival=comes_back),
    "legendary-bart-cassidy": Advice(strength=0.5, cards_per_wound=2, compensation=draws_for_wound),
    "legendary-suzy-lafayette": Advice(strength=-0.5, refills_to=2),
    "legendary-pedro-ramirez": Advice(strength=-1.5),
    "legendary-kit-carlson": Advice(strength=-2.5),
    "legendary-jesse-jones": Advice(strength=-3.5, taken_weight=_CHOSEN),
    "legendary-rose-doolan": Advice(strength=-4.5, taken_weight=THEFT),
    "legendary-jourdonnais": Advice(
        strength=-5.5, evasion=_HIGH_CARDS, lucky=is_high, flip_value=0.3
    ),
    "legendary-lucky-duke": Advice(strength=-6.5, flip_value=-0.05),
    "legendary-el-gringo": Advice(strength=-7.5, compensation=draws_and_takes_our_card),
    "legendary-paul-regret": Advice(strength=-8.5, bang_toll=0.35),
}
