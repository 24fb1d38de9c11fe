"""Moving a horse: for a card, as far as its number."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.decks import HIGHEST, WILD
from whistlestop.games.train_heist.state import NOTHING, Table
from whistlestop.games.train_heist.wanted import CHEROKEE, GALLOPING, earn, has

_FARTHER = 3  # for Galloping
_GALLOP = 9  # and its mission


def offer_rides(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-045, TH-047: the own horse, or any without a rider; first the card, then where to."""
    cowboy = g.cowboys[me]
    if not cowboy.hand:
        return
    for horse, space in enumerate(g.horses):
        if space == NOTHING or (horse == 1 and _alike(g)):
            continue
        if cowboy.horse != horse and verbs.riders(g, horse):
            continue
        closed = _closed(g, me, horse)
        if not any(other not in g.cars and other not in closed for other in g.board.near[space]):
            continue
        wild = False
        for card in cowboy.hand:
            is_wild = g.decks.suits[card] == WILD
            if not (is_wild and wild):
                answers.append(Answer("ride", (g.decks.cards[card],), number=horse))
            wild = wild or is_wild


def _alike(g: Table) -> bool:
    """Two horses without riders in one space: it does not matter which one goes."""
    return g.horses[0] == g.horses[1] and not verbs.riders(g, 0) and not verbs.riders(g, 1)


def _closed(g: Table, me: int, horse: int) -> frozenset[int]:
    """TH-118, TH-119; TH-121: open to a Cherokee who sits on the horse (docs/rulings.md, H-25)."""
    if g.cowboys[me].horse == horse and has(g, me, CHEROKEE):
        return frozenset()
    return g.territory


def paths(g: Table, me: int, horse: int, reach: int) -> dict[int, list[int]]:
    """Every space that the horse can get to, with a shortest way there, the nearest first."""
    start = g.horses[horse]
    closed = _closed(g, me, horse)
    cars, near = g.cars, g.board.near
    found: dict[int, list[int]] = {start: []}
    ring = [start]
    for _ in range(reach):
        farther = []
        for space in ring:
            way = found[space]
            for other in near[space]:
                if other not in found and other not in cars and other not in closed:
                    found[other] = [*way, other]
                    farther.append(other)
        ring = farther
    del found[start]
    return found


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
    ways = paths(g, me, horse, reach)
    answers = tuple([g.board.ride_to[space] for space in sorted(ways)])
    about = {"cowboy": me, "card": answer.cards[0], "horse": horse, "reach": reach}
    where = yield Ask(g.owners[me], "ride", answers, about)
    way = ways[g.board.number[where.place]]
    verbs.ride(g, me, horse, way)
    if len(way) >= _GALLOP and g.cowboys[me].horse == horse:
        earn(g, me, GALLOPING)
