"""Horses: mounting, dismounting, and riding as far as a card allows."""

from __future__ import annotations

from typing import cast

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.train_heist.constants import NOTHING, VERSUS
from whistlestop.games.train_heist.decks import HIGHEST, WILD
from whistlestop.games.train_heist.reasons import no_actions
from whistlestop.games.train_heist.state import Table, riders
from whistlestop.games.train_heist.verbs import cowboys, turns
from whistlestop.games.train_heist.wanted_cards import CHEROKEE, GALLOPING, earn, has

SADDLES = 2  # TH-048: the most cowboys on a horse
_FARTHER = 3  # the additional spaces for Galloping
_GALLOP = 9  # the spaces of the mission of Galloping

_MOUNT = (Answer("mount", number=0), Answer("mount", number=1))
_DISMOUNT = Answer("dismount")


def offer_rides(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-045, TH-047: Offer every card for a ride.

    The player may move the horse that the cowboy rides, or a horse without a rider.
    """
    hand = g.cowboys[me].hand
    ridden = [cowboy.horse for cowboy in g.cowboys]
    offered: set[int] = set()
    for horse, space in enumerate(g.horses):
        own = ridden[me] == horse
        if space == NOTHING or (not own and (horse in ridden or space in offered)):
            continue  # two horses without riders in one space are alike
        if not own:
            offered.add(space)
        if _can_go(g, space, _closed(g, me, horse)):
            _offer_cards(g, horse, hand, answers)


def _can_go(g: Table, space: int, closed: frozenset[int]) -> bool:
    """Return whether a horse in this space has any space to go to."""
    cars = g.cars
    return any(other not in cars and other not in closed for other in g.board.near[space])


def _offer_cards(g: Table, horse: int, hand: list[int], answers: list[Answer]) -> None:
    """Offer every card, but only one of several Wild Cards in an open hand (see payment.py)."""
    rides = g.decks.ride_with[horse]
    wild = False
    for card in hand:
        if g.decks.suits[card] != WILD:
            answers.append(rides[card])
        elif not wild:
            answers.append(rides[card])
            wild = g.mode != VERSUS


def _closed(g: Table, me: int, horse: int) -> frozenset[int]:
    """TH-118, TH-119: No horse enters Cherokee Territory.

    TH-121: A horse may enter it if the cowboy who moves it rides it and has the Cherokee Wanted
    Card (docs/rulings.md, H-25).
    """
    if g.cowboys[me].horse == horse and has(g, me, CHEROKEE):
        return frozenset()
    return g.territory


def reached(g: Table, me: int, horse: int, reach: int) -> dict[int, int]:
    """Return every space that the horse can reach, with the space before it on a shortest way."""
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
    """Return the spaces on the way to this one, without the space where the horse started."""
    way = [to]
    while found[way[0]] in found:
        way.insert(0, found[way[0]])
    return way


def reach_of(g: Table, me: int, card: int) -> int:
    """TH-045: A horse goes as many spaces as the card's number. TH-167: A Wild Card is a 10.

    Galloping adds three spaces.
    """
    number = g.decks.numbers[card] or HIGHEST
    return number + (_FARTHER if has(g, me, GALLOPING) else 0)


def ride(g: Table, me: int, answer: Answer) -> Rule[None]:
    """TH-045: A horse goes up to as many spaces as the card allows.

    TH-048: All its riders go along.
    """
    horse, card = cast("int", answer.number), g.decks.number[answer.cards[0]]
    turns.spend_action(g)
    cowboys.call_horse(g, me, horse, card)
    reach = reach_of(g, me, card)
    found = reached(g, me, horse, reach)
    answers = tuple([g.board.ride_to[space] for space in sorted(found)])
    about = {"cowboy": me, "card": answer.cards[0], "horse": horse, "reach": reach}
    where = yield Ask(g.owners[me], "ride", answers, about)
    way = _way(found, g.board.number[where.place])
    cowboys.ride(g, me, horse, way)
    if len(way) >= _GALLOP and g.cowboys[me].horse == horse:
        earn(g, me, GALLOPING)


def no_ride(g: Table) -> Reason | None:
    """TH-030, TH-045, TH-047: Return why a card moves no horse, the first use of every card."""
    if no_actions(g) is not None:
        return reason("heist-why-card-no-actions", "TH-030", "TH-085")
    return reason("heist-why-no-horse", "TH-045", "TH-047")


def not_reached(g: Table, me: int, horse: int, place: int) -> Reason:
    """TH-037, TH-045, TH-118: Return why the horse cannot go to this place."""
    if place in g.cars or place >= g.board.main:
        return reason("heist-why-ride-car", "TH-045", "TH-037")
    if place in _closed(g, me, horse):
        return reason("heist-why-territory", "TH-118")
    if place == g.horses[horse]:
        return reason("heist-why-here")
    return reason("heist-why-ride-far", "TH-045")


# Mounting and dismounting


def offer_saddle(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-049, TH-166: Mounting a horse in the same space and dismounting are Free Actions."""
    cowboy = g.cowboys[me]
    if cowboy.horse != NOTHING:
        answers.append(_DISMOUNT)
        return
    empty_here = False
    for horse, space in enumerate(g.horses):
        if space != cowboy.place:
            continue
        count = len(riders(g, horse))
        if count < SADDLES and not (count == 0 and empty_here):
            answers.append(_MOUNT[horse])  # two horses without riders are alike
        empty_here = empty_here or count == 0


def mount(g: Table, me: int, answer: Answer) -> None:
    """TH-049: The cowboy mounts a horse."""
    cowboys.mount(g, me, cast("int", answer.number))


def dismount(g: Table, me: int, _answer: Answer) -> None:
    """TH-049: The cowboy dismounts."""
    cowboys.dismount(g, me)
