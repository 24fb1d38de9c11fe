"""The other sides of the characters: what they change, for us and for those who aim at them."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.deputy.aim import a_card_of_ours, cards
from whistlestop.bots.deputy.cards import rank_of
from whistlestop.bots.deputy.hooks import (
    AT_WILL,
    CHECKS,
    CONSOLES,
    DODGES,
    DRAWS,
    EVADES,
    EVERY,
    FLIPS,
    LUCK,
    REFILLS,
    SOLACE,
    STRENGTH,
    SURE,
    SURVIVES,
    TOLL,
)
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.odds import two_cards

LEGENDARY: Final = "legendary-"
_HIGH: Final = 16 / 52  # Jacks and better
_MORE_CARDS: Final = 0.9  # Black Jack turns over three or four instead of drawing two


def is_legend(look: Look, seat: int) -> bool:
    return look.view.players[seat].character.startswith(LEGENDARY)


EVERY.put("legendary-calamity-janet", True)
EVADES.put("legendary-jourdonnais", _HIGH)
SURE.put("legendary-slab-the-killer", True)
TOLL.put("legendary-paul-regret", 0.35)
AT_WILL.put("legendary-willy-the-kid", True)
REFILLS.put("legendary-suzy-lafayette", 2)
FLIPS.put("legendary-lucky-duke", 1)
SURVIVES.put("legendary-sid-ketchum", two_cards)
CONSOLES.put("legendary-bart-cassidy", 2)
SOLACE.put("legendary-bart-cassidy", cards)
CHECKS.put("legendary-jourdonnais", 0.3)
CHECKS.put("legendary-lucky-duke", -0.05)


@DODGES.on("legendary-calamity-janet")
def any_card(look: Look, seat: int) -> int:
    return look.view.players[seat].hand


@SURVIVES.on("legendary-vulture-sam")
def comes_back(_look: Look, _seat: int) -> float:
    return 1.0


@SOLACE.on("legendary-el-gringo")
def a_card_and_that_one(look: Look, seat: int) -> float:
    return 0.3 + a_card_of_ours(look, seat)


@DRAWS.on("legendary-black-jack")
def turn_over(_look: Look) -> float:
    return _MORE_CARDS


@LUCK.on("legendary-jourdonnais")
def is_high(card: str) -> bool:
    return rank_of(card) in ("J", "Q", "K", "A")


# Who is best to be; each of them better than the other side of its card.
_BEST_FIRST: Final = (
    "willy-the-kid",
    "slab-the-killer",
    "calamity-janet",
    "black-jack",
    "sid-ketchum",
    "vulture-sam",
    "bart-cassidy",
    "suzy-lafayette",
    "pedro-ramirez",
    "kit-carlson",
    "jesse-jones",
    "rose-doolan",
    "jourdonnais",
    "lucky-duke",
    "el-gringo",
    "paul-regret",
)
for _rank, _name in enumerate(_BEST_FIRST):
    STRENGTH.put(LEGENDARY + _name, 6.5 - _rank)
