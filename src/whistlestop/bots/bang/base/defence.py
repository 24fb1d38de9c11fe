"""Answers to attacks: shots, duels, Indians! and the loss of the last life point."""

from __future__ import annotations

from math import inf

from whistlestop.bots.bang.advice import AnswerValue
from whistlestop.bots.bang.card_value import cheapest, ranked_hand
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import BANG_SHARE, kind_of
from whistlestop.bots.bang.wounds import own_wound_cost
from whistlestop.engine.ask import Answer, Ask


def dodge(ask: Ask, position: Position) -> Answer:
    """Use the cheapest protection against a shot. A Barrel costs nothing.

    Play a Missed! only if we have enough of them to stop the shot.
    """
    if position.lifeless:
        return pass_on(ask)
    ways = sorted([*_missed(ask, position), *_covers(ask, position)], key=lambda way: way[0])
    if not ways:
        return pass_on(ask)
    # Suzy Lafayette draws a new card after she has played her last one.
    refill = len(position.hand) <= position.character(position.seat).refills_to
    price, best = ways[0]
    certain = len([way for way in ways if way[0] > 0])
    enough = certain >= ask.about["need"] or refill
    if price <= 0 or (enough and price < own_wound_cost(position)):
        return best
    return pass_on(ask)


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


def discard_bang(ask: Ask, position: Position) -> Answer:
    """Discard a BANG!, which is worth less than a life point.

    In a duel, pass against a friend, and against a player who probably has more BANG! cards.
    """
    bangs = answers_with(ask, "discard") or _bang_substitutes(ask, position)
    foe = ask.about["foe"]
    indians = kind_of(ask.about["card"] or "") == "indians"
    if not bangs or (position.lifeless and (indians or position.enmity[foe] <= 0)):
        return pass_on(ask)
    if indians:
        return cheapest(position, bangs)
    # Between friends, the player who can spare a life point should lose the duel. A lifeless friend
    # loses nothing, so we discard a BANG!.
    friend, last = position.enmity[foe] < -0.3, position.me.life == 1
    their_last = position.view.players[foe].life <= 1
    if friend and not position.is_lifeless(foe) and (not last or their_last):
        return pass_on(ask)
    expected = BANG_SHARE * position.view.players[foe].hand
    if len(bangs) + 0.5 < expected and position.me.life > 2:
        return pass_on(ask)
    return cheapest(position, bangs)


def _bang_substitutes(ask: Ask, position: Position) -> list[Answer]:
    """Return the cheapest substitute for a BANG!, if it costs less than a life point."""
    best, lowest = None, inf
    for answer in answers_with(ask, "use"):
        cost: AnswerValue | None = position.knowledge.of(kind_of(answer.cards[0])).bang_cost
        if cost is not None and (price := cost(position, answer)) < lowest:
            best, lowest = answer, price
    return [best] if best is not None and lowest < own_wound_cost(position) else []


def save_own_life(ask: Ask, position: Position) -> Answer:
    """Spend cards and abilities to survive, if they are enough; otherwise spend nothing."""
    beers = answers_with(ask, "play")
    uses = {each.cards[0]: each for each in answers_with(ask, "use")}
    points = {
        name: advice.rescue(position)
        for name, advice in position.knowledge.things.items()
        if name in uses and advice.rescue is not None
    }
    if len(beers) + sum(points.values()) < ask.about["need"]:
        return pass_on(ask)
    # Keep a Beer for the next time, if something else can save us.
    name = next((name for name, count in points.items() if count), None)
    if name is None:
        return beers[0]
    return _least_pair(ask, position) if name == "sid-ketchum" else uses[name]


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
