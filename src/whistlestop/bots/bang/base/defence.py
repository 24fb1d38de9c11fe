"""Answers to attacks: shots, duels, Indians! and the loss of the last life point."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from whistlestop.bots.bang.advice import AnswerValue, Rated, Reasoner
from whistlestop.bots.bang.base import answer_reasons
from whistlestop.bots.bang.card_value import cheapest_first, ranked_hand
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import always
from whistlestop.bots.bang.rule_facts import BANG_SHARE, kind_of
from whistlestop.bots.bang.wounds import own_wound_cost
from whistlestop.engine.ask import Answer, Ask


def dodge(ask: Ask, position: Position) -> Iterator[Rated]:
    """Use the cheapest protection against a shot. A Barrel costs nothing.

    Play a Missed! only if we have enough of them to stop the shot.
    """
    if position.lifeless:
        yield Rated(pass_on(ask), None, always("bang-hint-lifeless"))
        return
    ways = sorted([*_missed(ask, position), *_covers(ask, position)], key=lambda way: way[0])
    if not ways:
        yield Rated(pass_on(ask), None, always("bang-hint-no-help"))
        return
    # Suzy Lafayette draws a new card after she has played her last one.
    refill = len(position.hand) <= position.character(position.seat).refills_to
    certain = len([way for way in ways if way[0] > 0])
    enough = certain >= ask.about["need"] or refill
    spared = own_wound_cost(position)
    useful = [(price, way) for price, way in ways if price <= 0 or (enough and price < spared)]
    for price, way in useful:
        free = price <= 0
        yield Rated(way, -price, answer_reasons.free_dodge if free else answer_reasons.dodge)
    why_not = answer_reasons.too_dear if enough else answer_reasons.too_few
    yield Rated(pass_on(ask), -spared, answer_reasons.last_resort if useful else why_not)


def _missed(ask: Ask, position: Position) -> list[tuple[float, Answer]]:
    """Return the cards that we can play against the shot, each with its cost."""
    cards = {each.cards[0]: each for each in answers_with(ask, "play")}
    if not cards:
        return []
    found = []
    for value, card in ranked_hand(position, position.hand):
        if card in cards:
            bonus = position.knowledge.of(kind_of(card)).dodge_bonus
            gain = 0.0 if bonus is None else bonus(position, ask)
            found.append((max(0.01, value - gain), cards[card]))
    return found


def _covers(ask: Ask, position: Position) -> list[tuple[float, Answer]]:
    """Return the other things that can stop the shot, each with its cost."""
    found = []
    for answer in answers_with(ask, "use"):
        cost = position.knowledge.of(kind_of(answer.cards[0])).dodge_cost
        if cost is not None:
            found.append((cost(position, answer), answer))
    return found


def discard_bang(ask: Ask, position: Position) -> Iterator[Rated]:
    """Discard a BANG!, which is worth less than a life point.

    In a duel, pass against a friend, and against a player who probably has more BANG! cards.
    """
    bangs = answers_with(ask, "discard") or _bang_substitutes(ask, position)
    foe = ask.about["foe"]
    indians = kind_of(ask.about["card"] or "") == "indians"
    if not bangs:
        yield Rated(pass_on(ask), None, always("bang-hint-no-help"))
        return
    why_pass = _reason_to_pass(bangs, foe, position, indians=indians)
    if why_pass is not None:
        yield Rated(pass_on(ask), None, why_pass)
    why = answer_reasons.discard_bang
    yield from cheapest_first(position, bangs, why)
    if why_pass is None:
        yield Rated(pass_on(ask), -own_wound_cost(position), answer_reasons.last_resort)


def _reason_to_pass(
    bangs: list[Answer], foe: int, position: Position, *, indians: bool
) -> Reasoner | None:
    """Return the reason not to discard a BANG! although we could; None if there is none."""
    if position.lifeless and (indians or position.enmity[foe] <= 0):
        return always("bang-hint-lifeless")
    if indians:
        return None
    # Between friends, the player who can spare a life point should lose the duel. A lifeless friend
    # loses nothing, so we discard a BANG!.
    friend, last = position.enmity[foe] < -0.3, position.me.life == 1
    their_last = position.view.players[foe].life <= 1
    if friend and not position.is_lifeless(foe) and (not last or their_last):
        return answer_reasons.lose_to_friend
    expected = BANG_SHARE * position.view.players[foe].hand
    if len(bangs) + 0.5 < expected and position.me.life > 2:
        return answer_reasons.lose_to_stronger
    return None


def _bang_substitutes(ask: Ask, position: Position) -> list[Answer]:
    """Return the cheapest substitute for a BANG!, if it costs less than a life point."""
    best, lowest = None, inf
    for answer in answers_with(ask, "use"):
        cost: AnswerValue | None = position.knowledge.of(kind_of(answer.cards[0])).bang_cost
        if cost is not None and (price := cost(position, answer)) < lowest:
            best, lowest = answer, price
    return [best] if best is not None and lowest < own_wound_cost(position) else []


def save_own_life(ask: Ask, position: Position) -> Iterator[Rated]:
    """Spend cards and abilities to survive, if they are enough; otherwise spend nothing."""
    beers = answers_with(ask, "play")
    uses = {each.cards[0]: each for each in answers_with(ask, "use")}
    points = {
        name: advice.rescue(position)
        for name, advice in position.knowledge.things.items()
        if name in uses and advice.rescue is not None
    }
    if len(beers) + sum(points.values()) < ask.about["need"]:
        yield Rated(pass_on(ask), None, always("bang-hint-cannot-survive"))
        return
    # Keep a Beer for the next time, if something else can save us.
    survive, keep_beer = always("bang-hint-survive"), always("bang-hint-keep-beer")
    name = next((name for name, count in points.items() if count), None)
    if name is not None:
        way = _least_pair(ask, position) if name == "sid-ketchum" else uses[name]
        yield Rated(way, None, keep_beer if beers else survive)
    for beer in beers:
        yield Rated(beer, None, survive)


def _least_pair(ask: Ask, position: Position) -> Answer:
    """Choose the least valuable card for Sid Ketchum to discard. Discard Beers last."""
    trades = [each for each in answers_with(ask, "use") if len(each.cards) > 1]
    others = [each for each in trades if kind_of(each.cards[1]) != "beer"]
    ranked = [card for _, card in ranked_hand(position, position.hand)]
    return min(others or trades, key=lambda each: ranked.index(each.cards[1]))


def answers_with(ask: Ask, verb: str) -> list[Answer]:
    return [answer for answer in ask.answers if answer.verb == verb]


def pass_on(ask: Ask) -> Answer:
    """Choose the last answer, which does nothing."""
    return ask.answers[-1]
