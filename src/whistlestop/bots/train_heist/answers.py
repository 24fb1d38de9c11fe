"""Answers to all questions that the plan of a turn does not cover."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from whistlestop.bots.train_heist.movement import nearness
from whistlestop.bots.train_heist.payment_chances import (
    Cards,
    PaymentChances,
    count,
    lacks,
    useful,
)
from whistlestop.bots.train_heist.place_values import Lookahead
from whistlestop.bots.train_heist.position import Position
from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.train_heist.decks import WILD

# The Wanted Cards, from best to worst.
_TITLES: Final = (
    "six-shooter",
    "two-timing",
    "wild",
    "galloping",
    "quick-draw",
    "cherokee",
    "slippery",
    "kid",
    "railroad",
    "crazy",
    "honest",
    "tombstone",
)


def jail(ask: Ask, position: Position, _rng: Random) -> Answer:
    """Escape as soon as possible, with as few Wild Cards as possible."""
    escapes = [answer for answer in ask.answers if answer.verb == "escape"]
    if escapes:
        return min(escapes, key=lambda answer: _wild_names(position, answer.cards))
    draws = [answer for answer in ask.answers if answer.verb == "draw"]
    return draws[0] if draws else ask.answers[-1]


def _wild_names(position: Position, names: tuple[str, ...]) -> int:
    return len(
        [name for name in names if position.decks.suits[position.decks.number[name]] == WILD]
    )


def ride(ask: Ask, position: Position, _rng: Random) -> Answer:
    """Ride to the place with the highest value, when no plan has chosen a place."""
    lookahead = Lookahead(position, [(0.6, 0.2)] * 3, [(0.6, 0.2)] * 3, position.colours)
    number = position.board.number
    mounted = position.mine.horse is not None

    def value(answer: Answer) -> float:
        place = number[answer.place or ""] if mounted else position.places[position.me]
        return lookahead.value(place, position.loot, True, position.sheriff)

    return max(ask.answers, key=value)


def discard(ask: Ask, position: Position, rng: Random) -> Answer:
    """Discard a card that is not worth keeping to pay for tiles."""
    keep = set(_kept(position, rng))
    for answer in ask.answers:
        if answer.verb == "discard" and position.decks.number[answer.cards[0]] not in keep:
            return answer
    return ask.answers[-1]


def _kept(position: Position, rng: Random) -> Cards:
    """Return the cards to keep, so that the hand pays best after it is filled up again.

    Wild Cards count extra. Among equal choices it keeps the most cards.
    """
    payments = PaymentChances(position, rng, tries=24)
    near = nearness(position.board, position.places[position.me])
    line = position.board.sheriff_step_at
    best, kept = 0.0, position.hand
    for car, place in enumerate(position.board.inside):
        weight = near[car] * (0.7 if position.sheriff == line[place] else 1.0)
        for cards in payments.choices(car, position.hand):
            wilds = len([card for card in cards if position.decks.suits[card] == WILD])
            value = weight * payments.tiles(cards)[car] + 0.15 * wilds + 0.01 * len(cards)
            if value > best:
                best, kept = value, cards
    return kept


def wanted(ask: Ask, _look: Position, _rng: Random) -> Answer:
    return min(ask.answers, key=lambda answer: _TITLES.index(answer.cards[0]))


def lay_tile(ask: Ask, position: Position, rng: Random) -> Answer:
    """Lay a tile on the square where it makes the top tiles easiest to pay for."""
    draws = Random(rng.random())

    def value(answer: Answer) -> float:
        square = 2 * "ABC".index((answer.place or "A1")[0]) + int((answer.place or "A1")[1]) - 1
        tile = position.decks.tile_number[answer.cards[0]]
        before = position.squares[square]
        position.squares[square] = (*before, tile)
        payments = PaymentChances(position, Random(seed), tries=20)
        position.squares[square] = before
        return sum(payments.tiles(()))

    seed = draws.random()
    return max(ask.answers, key=value)


def stay(ask: Ask, position: Position, _rng: Random) -> Answer:
    """Leave the tile at the town for which our hand lacks fewer cards: it goes aboard again."""
    hand, decks = count(position.decks, position.hand), position.decks
    return min(
        ask.answers,
        key=lambda answer: lacks(decks.tiles[decks.tile_number[answer.cards[0]]], hand),
    )


def agree(ask: Ask, position: Position, _rng: Random) -> Answer:
    """Agree to every request of a friend, and refuse the requests of rivals except an undo.

    Friends ask only for things that are good for all.
    """
    return ask.answers[1 if position.versus and ask.kind != "undo" else 0]


def back(ask: Ask, position: Position, _rng: Random) -> Answer:
    """Accept offered cards. If we must return a card for them, return the one we need least.

    Refuse a trade that offers no cards, and a rival's trade for which we must return cards.
    """
    done = [answer for answer in ask.answers if answer.verb == "done"]
    if done and ask.about["offered"]:
        return done[0]
    gives = [answer for answer in ask.answers if answer.verb == "give"]
    if position.versus or not ask.about["must"] or not gives:
        return ask.answers[-1]
    return min(
        gives, key=lambda answer: _need(position, str(position.mine.hand[answer.number or 0]))
    )


def _need(position: Position, name: str) -> float:
    """Count the top tiles that this card helps to pay for; nearer tiles count more."""
    card, near = position.decks.number[name], nearness(position.board, position.places[position.me])
    tops = [(near[at // 2], stack[-1]) for at, stack in enumerate(position.squares) if stack]
    tiles = position.decks.tiles
    return sum(
        [part for part, tile in tops if card in useful(position.decks, tiles[tile], position.hand)]
    )


def fresh_cards(ask: Ask, position: Position, rng: Random) -> Answer | None:
    """Use Quick-Draw to exchange cards that are not worth keeping.

    The bot does this only on the train and without loot.
    """
    offers = [answer for answer in ask.answers if answer.verb == "quick-draw"]
    if not offers or position.loot or position.places[position.me] < position.board.main:
        return None
    keep = set(_kept(position, rng))
    idle = [
        answer
        for answer in offers
        if not any(position.decks.number[card] in keep for card in answer.cards)
    ]
    return max(idle, key=lambda answer: len(answer.cards), default=None)


def give(ask: Ask, position: Position, _rng: Random) -> Answer:
    """Offer the cards that are already laid out; cancel a trade without such cards.

    The bot begins no trade. It only finishes the trade of a player whom it replaces.
    """
    verb = "done" if position.view.trade and position.view.trade.offered else "cancel"
    return next(answer for answer in ask.answers if answer.verb == verb)


ANSWERS: Final[dict[str, Callable[[Ask, Position, Random], Answer]]] = {
    "jail": jail,
    "ride": ride,
    "discard": discard,
    "wanted": wanted,
    "load": lay_tile,
    "fill": lay_tile,
    "stay": stay,
    "deal": agree,
    "favour": agree,
    "undo": agree,
    "back": back,
    "give": give,
}
