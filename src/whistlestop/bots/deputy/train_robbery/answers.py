"""The questions of The Great Train Robbery."""

from __future__ import annotations

from math import inf
from typing import Final

from whistlestop.bots.deputy.aim import harm, own_wound
from whistlestop.bots.deputy.answers import added
from whistlestop.bots.deputy.cards import kind_of, rank_of, suit_of
from whistlestop.bots.deputy.hooks import ANSWERS, COVERS, EXEMPTS, FENCES, LUCK, STRENGTH
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.odds import bare, hits
from whistlestop.bots.deputy.train_robbery.acts import HURTS
from whistlestop.bots.deputy.train_robbery.effects import derails, gift_worth, own_worth
from whistlestop.bots.deputy.train_robbery.rails import arrival, gain, own_risk
from whistlestop.bots.deputy.worth import AVERAGE, in_play, keeping, prices, worth
from whistlestop.engine.ask import Answer, Ask

_POOR: Final = AVERAGE - 0.1  # a card worth less is changed for an unknown one


# At the train


@ANSWERS.on("board")
def board(ask: Ask, look: Look) -> Answer:
    """After the train has moved; if it is no must, nothing is taken at a loss."""
    takes = [each for each in ask.answers if each.verb == "board"]
    best = max(takes, key=lambda each: gain(look, each), default=ask.answers[-1])
    must = len(takes) == len(ask.answers)
    return best if must or (takes and gain(look, best) > 0) else ask.answers[-1]


@ANSWERS.on("pay")
@ANSWERS.on("circus")
def give_up(ask: Ask, look: Look) -> Answer:
    """What we miss least, in hand and in play."""
    costs = look.once(prices)
    return min(ask.answers, key=lambda each: costs[each.cards[0]])


@ANSWERS.on("full-steam")
def full_steam(ask: Ask, look: Look) -> Answer:
    """Twice or not at all."""
    return ask.answers[1 if arrival(look) > 0 else 0]


@ANSWERS.on("swap")
def swap(ask: Ask, look: Look) -> Answer:
    """Shade O'Connor changes his worst card, if an unknown one is likely to be better."""
    value, worst = keeping(look, look.hand)[0]
    if value >= _POOR:
        return ask.answers[-1]
    return next(each for each in ask.answers if each.cards == (worst,))


# Railcars


@ANSWERS.on("lounge")
def lounge(ask: Ask, look: Look) -> Answer:
    """One lies before us, and the other one before somebody else, whatever it is."""
    cars = [each.cards[0] for each in ask.answers]

    def both(answer: Answer) -> float:
        mine = answer.cards[0]
        given = [gift_worth(look, car) for car in cars if car != mine]
        return own_worth(look, kind_of(mine)) + sum(given)

    return max(ask.answers, key=both)


@ANSWERS.on("dig")
def dig(ask: Ask, look: Look) -> Answer:
    return max(ask.answers, key=lambda each: added(look, each.cards[0]))


@ANSWERS.on("derail")
def derail(ask: Ask, look: Look) -> Answer:
    return max(ask.answers, key=lambda each: derails(look, each.cards[0], each.seat or 0))


@ANSWERS.on("mail")
def mail(ask: Ask, look: Look) -> Answer:
    """A card to whom we grudge it least: to a friend a good one, to others the worst."""
    cards: list[str] = ask.about["cards"]
    mine = {card: value for value, card in keeping(look, look.hand)}

    def loss(answer: Answer) -> float:
        if answer.seat is None:  # where it is no must
            return 0.0
        card, care = cards[(answer.number or 1) - 1], look.cares[answer.seat]
        theirs = worth(look, kind_of(card))
        return mine[card] + 0.5 * max(-1.0, min(1.0, care)) * (0.2 + theirs)

    return min(ask.answers, key=loss)


@ANSWERS.on("robbed")
def robbed(ask: Ask, look: Look) -> Answer:
    """Card by card, the least one first: to lose it or to be shot at, whichever is less."""
    losses = {card: in_play(look, look.seat, kind_of(card)) for card in ask.about["cards"]}
    least = min(losses, key=lambda card: losses[card])
    verb = "shot" if look.shadow or losses[least] > own_risk(look) else "discard"
    return next(each for each in ask.answers if each.verb == verb and each.cards == (least,))


@ANSWERS.on("map")
def look_ahead(ask: Ask, look: Look) -> Answer:
    """Of what we are about to draw the worse one goes, if an unknown one is likely better."""
    cards: list[str] = ask.about["cards"]
    values = [added(look, card) for card in cards]
    return ask.answers[values.index(min(values)) if min(values) < _POOR else -1]


# Sgt. Blaze

EXEMPTS.put("sgt-blaze", True)


@ANSWERS.on("spare")
def spare(ask: Ask, look: Look) -> Answer:
    """Whom we would like least to get it: a friend of what hurts, an enemy of what helps."""
    what = ask.about["what"]
    best = max(ask.answers[:-1], key=lambda each: _relief(look, each.seat or 0, what))
    return best if _relief(look, best.seat or 0, what) > 0 else ask.answers[-1]


def _relief(look: Look, seat: int, what: str) -> float:
    """What it is worth to leave this player out."""
    me = seat == look.seat
    care = -1.0 if me else max(-1.0, min(1.0, look.cares[seat]))
    if what not in HURTS:
        player = look.view.players[seat]
        return 0.0 if what == "saloon" and player.life == player.most else care
    if what == "circus-wagon":
        cards = look.view.players[seat].cards
        least = min([in_play(look, seat, kind_of(card)) for card in cards], default=0.0)
        return -care * least
    if me:
        return 0.25 * own_wound(look) if what == "most-wanted" else own_risk(look)
    chance = {"indians": bare, "most-wanted": _by_chance}.get(what, hits)(look, seat)
    return -chance * harm(look, seat)


def _by_chance(_look: Look, _seat: int) -> float:
    return 0.25


# Against a shot, and where a BANG! is asked for


def blue_card(look: Look, answer: Answer) -> float:
    """A Caboose or a Sleeper Car takes another blue card."""
    return max(0.01, look.once(prices)[answer.cards[1]])


COVERS.put("caboose", blue_card)
FENCES.put("sleeper-car", blue_card)


@COVERS.on("baggage-car")
def baggage_car(_look: Look, _answer: Answer) -> float:
    """Most of what it is good for; a Missed! in hand goes before."""
    return 0.95


@COVERS.on("evan-babbit")
def evan_babbit(look: Look, answer: Answer) -> float:
    """A card, and somebody else is shot at: an enemy rather, and never a friend."""
    seat = answer.seat or 0
    if look.cares[seat] < 0:
        return inf
    return look.once(prices)[answer.cards[1]] - hits(look, seat) * harm(look, seat)


# "draw!"


@LUCK.on("cactus")
def is_red(card: str) -> bool:
    return suit_of(card) in ("H", "D")


@LUCK.on("knife-revolver")
def is_high(card: str) -> bool:
    return rank_of(card) in ("J", "Q", "K", "A")


@LUCK.on("most-wanted")
def is_not_spades(card: str) -> bool:
    return suit_of(card) != "S"


# Among the characters of the base game, from 0 for the best one down to -15.
for _name, _strength in {
    "manuelita": -0.3,
    "sgt-blaze": -0.8,
    "zippy-roy": -3.2,
    "jimmy-texas": -4.2,
    "benny-brawler": -5.2,
    "shade-oconnor": -10.2,
    "evan-babbit": -13.2,
    "sancho": -13.7,
}.items():
    STRENGTH.put(_name, _strength)
