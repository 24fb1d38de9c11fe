"""Moving a horse: for a card, as far as its number."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.decks import HIGHEST, WILD
from whistlestop.games.train_heist.state import NOTHING, VERSUS, Table
from whistlestop.games.train_heist.wanted import CHEROKEE, GALLOPING, earn, has

_FARTHER = 3  # for Galloping
_GALLOP = 9  # and its mission


def offer_rides(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-045, TH-047: the own horse, or any without a rider; first the card, then where to."""
    hand = g.cowboys[me].hand
    if not hand:
        return
    ridden = [cowboy.horse for cowboy in g.cowboys]
    offered: set[int] = set()
    for horse, space in enumerate(g.horses):
        own = ridden[me] == horse
        if space == NOTHING or (not own and (horse in ridden or space in offered)):
            continue  # of two horses without riders in one space it does not matter which one goes
        if not own:
            offered.add(space)
        if _can_go(g, space, _closed(g, me, horse)):
            _offer_cards(g, horse, hand, answers)


def _can_go(g: Table, space: int, closed: frozenset[int]) -> bool:
    cars = g.cars
    return any(other not in cars and other not in closed for other in g.board.near[space])


def _offer_cards(g: Table, horse: int, hand: list[int], answers: list[Answer]) -> None:
    """Every card; of several Wild Cards in an open hand one (see payment.py)."""
    rides = g.decks.ride_with[horse]
    wild = False
    for card in hand:
        if g.decks.suits[card] != WILD:
            answers.append(rides[card])
        elif not wild:
            answers.append(rides[card])
            wild = g.mode != VERSUS


def _closed(g: Table, me: int, horse: int) -> frozenset[int]:
    """TH-118, TH-119; TH-121: open to a Cherokee who sits on the horse (docs/rulings.md, H-25)."""
    if g.cowboys[me].horse == horse and has(g, me, CHEROKEE):
        return frozenset()
    return g.territory


def reached(g: Table, me: int, horse: int, reach: int) -> dict[int, int]:
    """Every space that the horse can get to, with the one before it on a shortest way."""
    start = g.horses[horse]
    near = g.board.near
    found = dict.fromkeys((*g.cars, *_closed(g, me, horse)), NOTHING)
    found[start] = NOTHING
    ring = [start]
    for _ in range(reach):
        farther = []
        for space in ring:
            for other in near[space]:
                if other not in found:
                    found[other] = space
                    farther.append(other)
        if not farther:
            break
        ring = farther
    return {space: before for space, before in found.items() if before != NOTHING}


def _way(found: dict[int, int], to: int) -> list[int]:
    """The spaces up to this one, without the first."""
    way = [to]
    while found[way[0]] in found:
        way.insert(0, found[way[0]])
    return way


def reach_of(g: Table, me: int, card: int) -> int:
    """TH-045; TH-167: a Wild Card is a 10 here; Galloping: three farther."""
    number = g.decks.numbers[card] or HIGHEST
    return number + (_FARTHER if has(g, me, GALLOPING) else 0)


def ride(g: Table, me: int, answer: Answer) -> Rule[None]:
    """TH-045: up to that many spaces; TH-048: with everybody on it."""
    horse, card = answer.number or 0, g.decks.number[answer.cards[0]]
    verbs.spend_action(g)
    verbs.call_horse(g, me, horse, card)
    reach = reach_of(g, me, card)
    found = reached(g, me, horse, reach)
    answers = tuple([g.board.ride_to[space] for space in sorted(found)])
    about = {"cowboy": me, "card": answer.cards[0], "horse": horse, "reach": reach}
    where = yield Ask(g.owners[me], "ride", answers, about)
    way = _way(found, g.board.number[where.place])
    verbs.ride(g, me, horse, way)
    if len(way) >= _GALLOP and g.cowboys[me].horse == horse:
        earn(g, me, GALLOPING)
