"""What is answered outside the own plan: in jail, to friends and rivals, and to the train."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from whistlestop.bots.bandit.journey import Journey
from whistlestop.bots.bandit.look import Look
from whistlestop.bots.bandit.purse import Cards, Purse, useful
from whistlestop.bots.bandit.ways import nearness
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


def jail(ask: Ask, look: Look, _rng: Random) -> Answer:
    """Out as soon as possible, with as few Wild Cards as possible."""
    escapes = [answer for answer in ask.answers if answer.verb == "escape"]
    if escapes:
        return min(escapes, key=lambda answer: _wild_names(look, answer.cards))
    draws = [answer for answer in ask.answers if answer.verb == "draw"]
    return draws[0] if draws else ask.answers[-1]


def _wild_names(look: Look, names: tuple[str, ...]) -> int:
    return len([name for name in names if look.decks.suits[look.decks.number[name]] == WILD])


def ride(ask: Ask, look: Look, _rng: Random) -> Answer:
    """A ride that nobody planned: to where it is best to be."""
    journey = Journey(look, [(0.6, 0.2)] * 3, [(0.6, 0.2)] * 3, look.colours)
    number = look.board.number
    mounted = look.mine.horse is not None

    def worth(answer: Answer) -> float:
        place = number[answer.place or ""] if mounted else look.places[look.me]
        return journey.worth(place, look.loot, True, look.sheriff)

    return max(ask.answers, key=worth)


def discard(ask: Ask, look: Look, rng: Random) -> Answer:
    """What is worth least against the tiles that we may come to."""
    keep = set(_kept(look, rng))
    for answer in ask.answers:
        if answer.verb == "discard" and look.decks.number[answer.cards[0]] not in keep:
            return answer
    return ask.answers[-1]


def _kept(look: Look, rng: Random) -> Cards:
    """The cards with which the hand, filled up again, will pay best; of equals the most."""
    purse = Purse(look, rng, tries=24)
    near = nearness(look.board, look.places[look.me])
    line = look.board.sheriff_step_at
    best, kept = 0.0, look.hand
    for car, place in enumerate(look.board.inside):
        weight = near[car] * (0.7 if look.sheriff == line[place] else 1.0)
        for cards in purse.choices(car, look.hand):
            wilds = len([card for card in cards if look.decks.suits[card] == WILD])
            value = weight * purse.tiles(cards)[car] + 0.15 * wilds + 0.01 * len(cards)
            if value > best:
                best, kept = value, cards
    return kept


def wanted(ask: Ask, _look: Look, _rng: Random) -> Answer:
    return min(ask.answers, key=lambda answer: _TITLES.index(answer.cards[0]))


def lay_tile(ask: Ask, look: Look, rng: Random) -> Answer:
    """Where the stacks on top will be paid for most easily."""
    draws = Random(rng.random())

    def worth(answer: Answer) -> float:
        square = 2 * "ABC".index((answer.place or "A1")[0]) + int((answer.place or "A1")[1]) - 1
        tile = look.decks.tile_number[answer.cards[0]]
        before = look.squares[square]
        look.squares[square] = (*before, tile)
        purse = Purse(look, Random(seed), tries=20)
        look.squares[square] = before
        return sum(purse.tiles(()))

    seed = draws.random()
    return max(ask.answers, key=worth)


def agree(ask: Ask, look: Look, _rng: Random) -> Answer:
    """Friends ask for what is good for all; rivals do not."""
    return ask.answers[1 if look.versus and ask.kind != "undo" else 0]


def back(ask: Ask, look: Look, _rng: Random) -> Answer:
    """Take what is given; what must be handed back is what we need least."""
    done = [answer for answer in ask.answers if answer.verb == "done"]
    if done and ask.about["offered"]:
        return done[0]
    gives = [answer for answer in ask.answers if answer.verb == "give"]
    if look.versus or not ask.about["must"] or not gives:
        return ask.answers[-1]
    return min(gives, key=lambda answer: _need(look, str(look.mine.hand[answer.number or 0])))


def _need(look: Look, name: str) -> float:
    """For how many tiles within reach this card is among those to pay with."""
    card, near = look.decks.number[name], nearness(look.board, look.places[look.me])
    tops = [(near[at // 2], stack[-1]) for at, stack in enumerate(look.squares) if stack]
    tiles = look.decks.tiles
    return sum([part for part, tile in tops if card in useful(look.decks, tiles[tile], look.hand)])


def fresh_cards(ask: Ask, look: Look, rng: Random) -> Answer | None:
    """Quick-Draw, on the train and without loot: new cards for those that fit nothing here."""
    offers = [answer for answer in ask.answers if answer.verb == "quick-draw"]
    if not offers or look.loot or look.places[look.me] < look.board.main:
        return None
    keep = set(_kept(look, rng))
    idle = [
        answer
        for answer in offers
        if not any(look.decks.number[card] in keep for card in answer.cards)
    ]
    return max(idle, key=lambda answer: len(answer.cards), default=None)


def give(ask: Ask, _look: Look, _rng: Random) -> Answer:
    return ask.answers[-1]


ANSWERS: Final[dict[str, Callable[[Ask, Look, Random], Answer]]] = {
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
