"""Answers to all questions that the plan of a turn does not cover."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from whistlestop.bots.hint import RankedAnswer
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
from whistlestop.engine.narration import text
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


def _because(answer: Answer, reason: str, value: float | None = None) -> RankedAnswer:
    """Rank an answer with a reason that is always said with the same words."""
    return RankedAnswer(answer, None if value is None else round(value, 2), (text(reason),))


def _by_value(
    answers: Sequence[Answer], value: Callable[[Answer], float], reason: str, later: str
) -> Iterator[RankedAnswer]:
    """Rank answers by their values, the highest first. Of equal ones the first stays first.

    `later` is the reason of those that are worth less than the best one.
    """
    rated = sorted([(-value(answer), at) for at, answer in enumerate(answers)])
    best = round(-rated[0][0], 2)
    for cost, at in rated:
        yield _because(answers[at], later if round(-cost, 2) < best else reason, -cost)


def jail(ask: Ask, position: Position, _rng: Random) -> Iterator[RankedAnswer]:
    """Escape as soon as possible, with as few Wild Cards as possible."""
    escapes = [answer for answer in ask.answers if answer.verb == "escape"]
    for answer in sorted(escapes, key=lambda answer: _wild_names(position, answer.cards)):
        yield _because(answer, "heist-hint-escape")
    draws = [answer for answer in ask.answers if answer.verb == "draw"]
    if escapes:
        return
    if draws:
        yield _because(draws[0], "heist-hint-jail-draw")
    else:
        yield _because(ask.answers[-1], "heist-hint-end")


def _wild_names(position: Position, names: tuple[str, ...]) -> int:
    return len(
        [name for name in names if position.decks.suits[position.decks.number[name]] == WILD]
    )


def ride(ask: Ask, position: Position, _rng: Random) -> Iterator[RankedAnswer]:
    """Ride to the place with the highest value, when no plan has chosen a place."""
    lookahead = Lookahead(position, [(0.6, 0.2)] * 3, [(0.6, 0.2)] * 3, position.colours)
    number = position.board.number
    mounted = position.mine.horse is not None

    def value(answer: Answer) -> float:
        place = number[answer.place or ""] if mounted else position.places[position.me]
        return lookahead.value(place, position.loot, True, position.sheriff)

    return _by_value(ask.answers, value, "heist-hint-ride", "heist-hint-ride-less")


def discard(ask: Ask, position: Position, rng: Random) -> Iterator[RankedAnswer]:
    """Discard a card that is not worth keeping to pay for tiles."""
    keep = set(_kept(position, rng))
    for answer in ask.answers:
        if answer.verb == "discard" and position.decks.number[answer.cards[0]] not in keep:
            yield _because(answer, "heist-hint-idle-card")
    yield _because(ask.answers[-1], "heist-hint-keep-cards")


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


def wanted(ask: Ask, _look: Position, _rng: Random) -> Iterator[RankedAnswer]:
    order = sorted(ask.answers, key=lambda answer: _TITLES.index(answer.cards[0]))
    for rank, answer in enumerate(order):
        yield _because(answer, "heist-hint-wanted-less" if rank else "heist-hint-wanted")


def lay_tile(ask: Ask, position: Position, rng: Random) -> Iterator[RankedAnswer]:
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
    return _by_value(ask.answers, value, "heist-hint-lay-tile", "heist-hint-lay-tile-less")


def stay(ask: Ask, position: Position, _rng: Random) -> Iterator[RankedAnswer]:
    """Leave the tile at the town for which our hand lacks fewer cards: it goes aboard again."""
    hand, decks = count(position.decks, position.hand), position.decks

    def lacking(answer: Answer) -> int:
        return lacks(decks.tiles[decks.tile_number[answer.cards[0]]], hand)

    for answer in sorted(ask.answers, key=lacking):
        said = text("heist-hint-stay", count=lacking(answer))
        yield RankedAnswer(answer, None, (said,))


def agree(ask: Ask, position: Position, _rng: Random) -> Iterator[RankedAnswer]:
    """Agree to every request of a friend, and refuse the requests of rivals except an undo.

    Friends ask only for things that are good for all.
    """
    if position.versus and ask.kind != "undo":
        yield _because(ask.answers[1], "heist-hint-refuse-rival")
    else:
        undo = ask.kind == "undo"
        yield _because(ask.answers[0], "heist-hint-agree-undo" if undo else "heist-hint-agree")


def back(ask: Ask, position: Position, _rng: Random) -> Iterator[RankedAnswer]:
    """Accept offered cards. If we must return a card for them, return the one we need least.

    Refuse a trade that offers no cards, and a rival's trade for which we must return cards.
    """
    done = [answer for answer in ask.answers if answer.verb == "done"]
    if done and ask.about["offered"]:
        yield _because(done[0], "heist-hint-take-cards")
        return
    gives = [answer for answer in ask.answers if answer.verb == "give"]
    if position.versus or not ask.about["must"] or not gives:
        offered = bool(ask.about["offered"])
        why = "heist-hint-refuse-rival" if offered and position.versus else "heist-hint-no-offer"
        yield _because(ask.answers[-1], why)
        return

    def need(answer: Answer) -> float:
        return _need(position, str(position.mine.hand[answer.number or 0]))

    for rank, answer in enumerate(sorted(gives, key=need)):
        yield _because(answer, "heist-hint-needed-more" if rank else "heist-hint-needed-least")


def _need(position: Position, name: str) -> float:
    """Count the top tiles that this card helps to pay for; nearer tiles count more."""
    card, near = position.decks.number[name], nearness(position.board, position.places[position.me])
    tops = [(near[at // 2], stack[-1]) for at, stack in enumerate(position.squares) if stack]
    tiles = position.decks.tiles
    return sum(
        [part for part, tile in tops if card in useful(position.decks, tiles[tile], position.hand)]
    )


def fresh_cards(ask: Ask, position: Position, rng: Random) -> RankedAnswer | None:
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
    best = max(idle, key=lambda answer: len(answer.cards), default=None)
    return None if best is None else _because(best, "heist-hint-fresh-cards")


def give(ask: Ask, position: Position, _rng: Random) -> Iterator[RankedAnswer]:
    """Offer the cards that are already laid out; cancel a trade without such cards.

    The bot begins no trade. It only finishes the trade of a player whom it replaces.
    """
    offers = bool(position.view.trade and position.view.trade.offered)
    verb = "done" if offers else "cancel"
    answer = next(answer for answer in ask.answers if answer.verb == verb)
    yield _because(answer, "heist-hint-offer" if offers else "heist-hint-no-trade")


ANSWERS: Final[dict[str, Callable[[Ask, Position, Random], Iterator[RankedAnswer]]]] = {
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
