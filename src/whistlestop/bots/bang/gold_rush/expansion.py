"""What the bot knows of Gold Rush, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice, ExpansionAdvice
from whistlestop.bots.bang.base.characters import draws_for_wound
from whistlestop.bots.bang.card_facts import is_red, suit_of
from whistlestop.bots.bang.card_value import cheapest
from whistlestop.bots.bang.gold_rush.black_equipment import NUGGET, WANTED_BOUNTY, nuggets
from whistlestop.bots.bang.gold_rush.brown_equipment import shot_value_for
from whistlestop.bots.bang.gold_rush.events import EVENTS
from whistlestop.bots.bang.gold_rush.play_order import PLAYS
from whistlestop.bots.bang.gold_rush.spending import wanted_value
from whistlestop.bots.bang.position import Position
from whistlestop.engine.ask import Answer, Ask


def discard_drawn(ask: Ask, position: Position) -> Answer:
    """Discard the worst of the cards that Dutch Will has drawn."""
    return cheapest(position, ask.answers)


def give_shot(position: Position, seat: int) -> float:
    """Return the value of the Shot that Josh McCloud found. Unneeded, it does us no harm."""
    return shot_value_for(position, seat) + (0.001 if seat == position.seat else 0.0)


def give_wanted(position: Position, seat: int) -> float:
    """Return the value of the Wanted that Josh McCloud found; if it has none, not on a friend."""
    return wanted_value(position, seat) or 0.001 * (position.enmity[seat] - 9)


def is_diamonds(card: str) -> bool:
    return suit_of(card) == "D"


def gets_nugget(_position: Position, _seat: int) -> float:
    return 0.15


def pays_for_life(position: Position, seat: int) -> float:
    return 1.0 if nuggets(position, seat) >= 2 else 0.0


def pairs_of_nuggets(position: Position) -> int:
    return nuggets(position, position.seat) // 2


EQUIPMENT: Final[Mapping[str, Advice]] = {
    "boots": Advice(compensation=draws_for_wound, cards_per_wound=1),
    "calumet": Advice(ignores=is_diamonds),
    "lucky-charm": Advice(compensation=gets_nugget),
    "rucksack": Advice(survival=pays_for_life, rescue=pairs_of_nuggets),
    "shot": Advice(gift=give_shot),
    "wanted": Advice(bounty=WANTED_BOUNTY, gift=give_wanted),
}
# Their strengths are among those of the base game, from 0 for the best one down to -15.
CHARACTERS: Final[Mapping[str, Advice]] = {
    "don-bell": Advice(strength=-0.5, lucky=is_red, flip_value=0.25),
    "raddie-snake": Advice(strength=-3.5),
    "jacky-murieta": Advice(strength=-4.5),
    "madam-yto": Advice(strength=-6.5),
    "simeon-picos": Advice(strength=-7.5, compensation=gets_nugget),
    "pretty-luzena": Advice(strength=-9.5),
    "josh-mccloud": Advice(strength=-10.5),
    "dutch-will": Advice(strength=-11.5),
}

GOLD_RUSH: Final = ExpansionAdvice(
    name="gold-rush",
    rules=Advice(wound_spoils=NUGGET),
    things={**EQUIPMENT, **CHARACTERS},
    questions={"drop": discard_drawn},
    plays=PLAYS,
    events=EVENTS,
)
