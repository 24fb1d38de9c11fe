"""Answers to the questions of the base game. The answers to attacks are in defence.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

from whistlestop.bots.bang.advice import Answerer
from whistlestop.bots.bang.base.defence import (
    answers_with,
    discard_bang,
    dodge,
    save_own_life,
)
from whistlestop.bots.bang.base.plays import use_value
from whistlestop.bots.bang.card_value import AVERAGE_CARD, added_value, cheapest, ranked_hand
from whistlestop.bots.bang.play_kinds import kind_of_play
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import is_hearts, kind_of
from whistlestop.engine.ask import Answer, Ask

_LEAST: Final = 0.01  # the bot does not make a play that is worth less


def turn(ask: Ask, position: Position) -> Answer:
    """Choose the worthwhile play with the lowest `when`; among several of them, the best one.

    If no play is worthwhile, end the turn.
    """
    best, rank = answers_with(ask, "end")[0], (-inf, 0.0)
    plays, rules = position.knowledge.plays, position.rules
    bonuses = [each.play_bonus for each in rules if each.play_bonus is not None]
    reserves = [each.reserve for each in rules if each.reserve is not None]
    for answer in ask.answers:
        play = plays.get(kind_of_play(position, answer)) if answer.verb != "end" else None
        if play is None or -play.when < rank[0]:
            continue
        value = play.value(position, answer)
        if value <= _LEAST or value <= sum([reserve(position, answer) for reserve in reserves]):
            continue
        # Among worthwhile plays, prefer one that is also useful for something else.
        value += sum([bonus(position, answer) for bonus in bonuses])
        if (-play.when, value) > rank:
            best, rank = answer, (-play.when, value)
    return best


# Cards of our hand


def discard(ask: Ask, position: Position) -> Answer:
    """Discard our least valuable card."""
    return cheapest(position, answers_with(ask, "discard"))


def take_from_store(ask: Ask, position: Position) -> Answer:
    """Take the card that adds most to our hand."""
    return max(ask.answers, key=lambda each: added_value(position, each.cards[0]))


def draw(ask: Ask, position: Position) -> Answer:
    """Choose how to draw. Jesse Jones draws from an enemy, Pedro Ramirez takes a good discard."""
    best, most = ask.answers[0], 0.0
    for answer in ask.answers[1:]:
        if answer.seat is not None:
            few_cards = 0.1 / position.view.players[answer.seat].hand
            value = position.enmity[answer.seat] - 0.05 + few_cards
        elif answer.verb == "use":
            bonus = position.knowledge.of(answer.cards[0]).draw_bonus
            value = 0.0 if bonus is None else bonus(position)
        else:
            value = added_value(position, answer.cards[0]) - AVERAGE_CARD
        if value > most:
            best, most = answer, value
    return best


def give_back(ask: Ask, position: Position) -> Answer:
    """Choose the worst of the cards that Kit Carlson has drawn, to put it back on the pile."""
    cards: Sequence[str] = ask.about["cards"]
    ranked = ranked_hand(position, (*position.hand, *cards))
    places = {cards[(each.number or 1) - 1]: each for each in ask.answers}
    return next(places[card] for _, card in ranked if card in places)


# Other questions


def choose_draw(ask: Ask, position: Position) -> Answer:
    """Choose a card turned over for a "draw!": a good one, or a bad one if it is for an enemy."""
    lucky = position.knowledge.of(ask.about["why"]).lucky or is_hearts
    wanted = position.enmity[ask.about["at"]] <= 0
    fitting = [each for each in ask.answers if lucky(each.cards[0]) == wanted]
    return fitting[0] if fitting else ask.answers[0]


def use_as(ask: Ask, position: Position) -> Answer:
    """Use something as the card that is worth most to us.

    If nothing is worth it, choose the last answer, which hurts nobody.
    """
    best = max(ask.answers, key=lambda each: use_value(position, each))
    return best if use_value(position, best) > 0 else ask.answers[-1]


def give(ask: Ask, position: Position) -> Answer:
    """Give a card to the player for whom the gift is worth most to us."""
    card = kind_of(ask.about["card"])
    value = position.knowledge.of(card).gift
    if value is None:
        raise LookupError(f"the bot does not know the value of giving {card} away")
    return max(ask.answers, key=lambda each: value(position, each.seat or 0))


def order(ask: Ask, _position: Position) -> Answer:
    """Leave the order of our discards open. It is seldom worth anything to us."""
    return ask.answers[-1]


def character(ask: Ask, position: Position) -> Answer:
    """Choose the strongest character."""

    def strength(answer: Answer) -> float:
        known = position.knowledge.of(answer.cards[0]).strength
        return -inf if known is None else known

    return max(ask.answers, key=strength)


QUESTIONS: Final[Mapping[str, Answerer]] = {
    "turn": turn,
    "dodge": dodge,
    "fend": discard_bang,
    "save": save_own_life,
    "trade": discard,
    "excess": discard,
    "store": take_from_store,
    "draw": draw,
    "return": give_back,
    "luck": choose_draw,
    "as": use_as,
    "give": give,
    "order": order,
    "character": character,
}
