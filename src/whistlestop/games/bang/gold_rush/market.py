"""The use of nuggets: buying equipment, making others discard it, and selling Beers."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import RESCUE, PlayingCard
from whistlestop.games.bang.effects import Ability, Effects
from whistlestop.games.bang.gold_rush import verbs
from whistlestop.games.bang.gold_rush.equipment import is_brown, use_at_once
from whistlestop.games.bang.gold_rush.table_state import (
    DISPLAY,
    OWN,
    has_equipment,
    nuggets_of,
    used,
)
from whistlestop.games.bang.reasons import name_of, name_of_card, out_of_game
from whistlestop.games.bang.response import play_rescue
from whistlestop.games.bang.state import Table, clockwise
from whistlestop.games.bang.targets import aimed_at, number_of
from whistlestop.games.bang.thing import TableRule

DISCOUNT = "pretty-luzena"


def prices(g: Table, me: int, card: PlayingCard) -> list[int]:
    """GR-018: The buyer pays the cost. GR-071, GR-072: Pretty Luzena may pay 1 less once a turn."""
    cost = card.kind.cost
    if DISCOUNT in g.players[me].traits and not used(g, me, DISCOUNT):
        return [cost - 1, cost]
    return [cost]


def _seats_for(g: Table, me: int, card: PlayingCard) -> list[int | None]:
    """List the seats for a bought card: None for the buyer alone, or the players to choose from."""
    if not card.kind.at_somebody:
        taken = not is_brown(card) and has_equipment(g, me, card.name)
        return [] if taken else [None]
    seats = [me, *clockwise(g, me)]
    return [seat for seat in seats if is_brown(card) or not has_equipment(g, seat, card.name)]


def _buy_offer(g: Table, me: int, answers: list[Answer]) -> None:
    """GR-015, GR-017, GR-025: A player may buy the face-up equipment that they can pay."""
    nuggets = nuggets_of(g, me)
    for card in g.piles[DISPLAY]:
        if card.kind.cost > nuggets + 1:
            continue  # too expensive even with the discount; the usual case, so it comes first
        for price in prices(g, me, card):
            if price <= nuggets:
                answers += [
                    Answer("buy", (card.id,), seat, None, price) for seat in _seats_for(g, me, card)
                ]


def _no_purchase(g: Table, me: int, pick: Pick) -> Reason | None:
    """GR-018, GR-025: Return why equipment on offer cannot be bought, or not for this player."""
    card = next((each for each in g.piles[DISPLAY] if each.id == pick.card), None)
    if card is None:
        return None
    price, nuggets = min(prices(g, me, card)), nuggets_of(g, me)
    if price > nuggets:
        return reason(
            "bang-why-price", "GR-018", card=name_of_card(card), price=price, count=nuggets
        )
    if pick.seat is not None and not card.kind.at_somebody:
        return reason("bang-why-no-target", "GR-019", card=name_of_card(card))
    seat = me if pick.seat is None else pick.seat
    if seat not in g.living:
        return out_of_game(g, seat)
    if pick.seat is None and card.kind.at_somebody:
        return reason("bang-why-everybody-has", "GR-025", card=name_of_card(card))
    if seat == me:
        return reason("bang-why-same-card", "GR-025", card=name_of_card(card))
    return reason("bang-why-has", "GR-025", card=name_of_card(card), player=name_of(g, seat))


def _buy(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-018 to GR-022: The buyer pays, the card is replaced, then it is used or put down."""
    card, price = g.catalogue.card[answer.cards[0]], number_of(answer)
    verbs.pay_nuggets(g, me, price, card.name)
    if price < card.kind.cost:
        verbs.count_use(g, me, DISCOUNT)
    verbs.take_bought(g, me, card, price, answer.seat)
    if is_brown(card):
        yield from use_at_once(g, me, card, answer)
    else:
        verbs.put_before(g, me if answer.seat is None else answer.seat, card)


def _scrap_offer(g: Table, me: int, answers: list[Answer]) -> None:
    """GR-027: A player may make another discard equipment for its cost plus one nugget."""
    nuggets = nuggets_of(g, me)
    for seat in clockwise(g, me) if nuggets else ():
        for card in g.players[seat].piles.get(OWN, ()):
            price = card.kind.cost + 1
            if price <= nuggets:
                answers.append(Answer("scrap", (card.id,), seat, None, price))


def _no_scrap(g: Table, me: int, pick: Pick) -> Reason | None:
    """GR-027: Return why a player cannot be made to discard this equipment."""
    for seat in range(len(g.players)):
        for card in g.players[seat].piles.get(OWN, ()):
            if card.id == pick.card and pick.seat in (None, seat):
                return None if seat == me else _too_dear_to_scrap(g, me, seat, card)
    return None


def _too_dear_to_scrap(g: Table, me: int, seat: int, card: PlayingCard) -> Reason:
    return reason(
        "bang-why-scrap-price",
        "GR-027",
        card=name_of_card(card),
        player=name_of(g, seat),
        price=card.kind.cost + 1,
        count=nuggets_of(g, me),
    )


def _scrap(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-028: Nobody can prevent a paid discard."""
    verbs.pay_nuggets(g, me, number_of(answer), "scrap")
    verbs.lose_equipment(g, aimed_at(answer), g.catalogue.card[answer.cards[0]], me)
    yield from ()


def _sell_offer(g: Table, me: int, answers: list[Answer]) -> None:
    """GR-037, GR-040: A player may sell a Beer, but not a card that works like a Beer."""
    answers += [
        Answer("sell", (card.id,)) for card in g.players[me].hand if card.kind.serves == RESCUE
    ]


def _sell(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-037, GR-038: A sold Beer gives a nugget instead of a life point."""
    card = g.catalogue.card[answer.cards[0]]
    play_rescue(g, me, card, "sold")
    verbs.gain_nuggets(g, me, 1, card.name)
    yield from ()


BUY = TableRule("buy", Effects(action=(Ability(_buy_offer, _buy, _no_purchase),)))
SCRAP = TableRule("scrap", Effects(action=(Ability(_scrap_offer, _scrap, _no_scrap),)))
SELL = TableRule("sell", Effects(action=(Ability(_sell_offer, _sell),)))
