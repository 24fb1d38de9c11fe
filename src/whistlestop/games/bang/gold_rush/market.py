"""What nuggets are for: buying, making others discard, and Beers that are sold."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.engine.rule import Rule
from whistlestop.games.bang.cards import IDS, KINDS, NUMBER, RESCUE
from whistlestop.games.bang.distance import aimed_at
from whistlestop.games.bang.gold_rush import equipment, nuggets
from whistlestop.games.bang.hooks import ACTION, Ability
from whistlestop.games.bang.response import drink
from whistlestop.games.bang.state import Table, clockwise

DISCOUNT = "pretty-luzena"


def prices(g: Table, me: int, name: str) -> list[int]:
    """GR-018: the cost; GR-071, GR-072: once a turn there are those who may pay 1 less."""
    cost = equipment.COST[name]
    if DISCOUNT in g.players[me].traits and not nuggets.used(g, me, DISCOUNT):
        return [cost - 1, cost]
    return [cost]


def _seats_for(g: Table, me: int, name: str) -> list[int | None]:
    """Before whom it may come: oneself without a word, or a player of one's choice."""
    if name not in equipment.AT_SOMEBODY:
        taken = name not in equipment.BROWN and equipment.has(g, me, name)
        return [] if taken else [None]
    seats = [me, *clockwise(g, me)]
    return [seat for seat in seats if name in equipment.BROWN or not equipment.has(g, seat, name)]


def _buy_offer(g: Table, me: int, answers: list[Answer]) -> None:
    """GR-015, GR-017, GR-025: what lies on offer and can be paid."""
    purse = nuggets.owned(g, me)
    for card in g.piles[equipment.DISPLAY]:
        name = KINDS[card].name
        if equipment.COST[name] > purse + 1:
            continue  # too dear even for 1 less, as it is most of the time
        for price in prices(g, me, name):
            if price <= purse:
                answers += [
                    Answer("buy", (IDS[card],), seat, None, price)
                    for seat in _seats_for(g, me, name)
                ]


def _buy(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-018 to GR-022: pay, refill, and then use it or put it down."""
    card, price = NUMBER[answer.cards[0]], answer.number or 0
    name = KINDS[card].name
    nuggets.pay(g, me, price, name)
    if price < equipment.COST[name]:
        nuggets.count_use(g, me, DISCOUNT)
    equipment.take_from_display(g, card)
    g.emit("bought", seat=me, card=IDS[card], price=price, at=answer.seat)
    equipment.refill_display(g)
    if name in equipment.BROWN:
        yield from equipment.apply(g, me, card, answer)
    else:
        equipment.put_before(g, me if answer.seat is None else answer.seat, card)


def _scrap_offer(g: Table, me: int, answers: list[Answer]) -> None:
    """GR-027: another player's equipment, for its cost and one nugget more."""
    purse = nuggets.owned(g, me)
    for seat in clockwise(g, me) if purse else ():
        for card in g.players[seat].piles.get(equipment.OWN, ()):
            price = equipment.COST[KINDS[card].name] + 1
            if price <= purse:
                answers.append(Answer("scrap", (IDS[card],), seat, None, price))


def _scrap(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-028: nobody can prevent it."""
    nuggets.pay(g, me, answer.number or 0, "scrap")
    equipment.lose(g, aimed_at(answer), NUMBER[answer.cards[0]], me)
    yield from ()


def _sell_offer(g: Table, me: int, answers: list[Answer]) -> None:
    """GR-037, GR-040: a Beer, and nothing that works like one."""
    answers += [
        Answer("sell", (IDS[card],)) for card in g.players[me].hand if KINDS[card].serves == RESCUE
    ]


def _sell(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-037, GR-038: a nugget instead of a life point."""
    card = NUMBER[answer.cards[0]]
    drink(g, me, card, "sold")
    nuggets.gain(g, me, 1, KINDS[card].name)
    yield from ()


ACTION.put("buy", Ability(_buy_offer, _buy))
ACTION.put("scrap", Ability(_scrap_offer, _scrap))
ACTION.put("sell", Ability(_sell_offer, _sell))
