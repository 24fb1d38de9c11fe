"""Answers outside the plan of a turn: in jail, to friends and rivals, and to the train."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from whistlestop.bots.train_heist.movement import nearness
from whistlestop.bots.train_heist.payment_chances import Cards, PaymentChances, useful
from whistlestop.bots.train_heist.place_values import Lookahead
from whistlestop.bots.train_heist.position import Position
from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.train_heist.decks import WILD

# Wanted Cards, the best ones first.
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
    """Ride to the best place, where no plan says where."""
    lookahead = Lookahead(position, [(0.6, 0.2)] * 3, [(0.6, 0.2)] * 3, position.colours)
    number = position.board.number
    mounted = position.mine.horse is not None

    def value(answer: Answer) -> float:
        place = number[answer.place or ""] if mounted else position.places[position.me]
        return lookahead.value(place, position.loot, True, position.sheriff)

    return max(ask.answers, key=value)


def discard(ask: Ask, position: Position, rng: Random) -> Answer:
    """Discard what helps least to pay for the tiles within reach."""
    keep = set(_kept(position, rng))
    for answer in ask.answers:
        if answer.verb == "discard" and position.decks.number[answer.cards[0]] not in keep:
            return answer
    return ask.answers[-1]


def _kept(position: Position, rng: Random) -> Cards:
    """Return the cards with which the hand, filled up again, pays best; of equals the most."""
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
    """Lay a tile where the tiles on top can be paid for most easily."""
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


def agree(ask: Ask, position: Position, _rng: Random) -> Answer:
    """Agree with friends, who ask for what is good for all; not with rivals."""
    return ask.answers[1 if position.versus and ask.kind != "undo" else 0]


def back(ask: Ask, position: Position, _rng: Random) -> Answer:
    """Take what is given. If something must be handed back, it is what we need least."""
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
    """Count the tiles within reach, by nearness, that this card helps to pay for."""
    card, near = position.decks.number[name], nearness(position.board, position.places[position.me])
    tops = [(near[at // 2], stack[-1]) for at, stack in enumerate(position.squares) if stack]
    tiles = position.decks.tiles
    return sum(
        [part for part, tile in tops if card in useful(position.decks, tiles[tile], position.hand)]
    )


def fresh_cards(ask: Ask, position: Position, rng: Random) -> Answer | None:
    """Use Quick-Draw on the train and without loot, for cards that fit nothing here."""
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


def give(ask: Ask, _look: Position, _rng: Random) -> Answer:
    return ask.answers[-1]


ANSWERS: Final[dict[str, Callable[[Ask, Position, Random], Answer]]] = {
    "jail": jail,
    "ride": ride,
    "discard": discard,
    "wanted": wanted,
    "load": lay_tile,
    "fill": lay_tile,
    "deal": agree,
    "favour": agree,
    "undo": agree,
    "back": back,
    "give": give,
}
