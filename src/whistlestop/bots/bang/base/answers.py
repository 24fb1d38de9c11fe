"""Answers to the questions of the base game. The answers to attacks are in defence.py."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from whistlestop.bots.bang.advice import (
    Play,
    Ranking,
    Rated,
    Reasoner,
    brings_nothing,
    by_value,
    positive_first,
)
from whistlestop.bots.bang.base import answer_reasons
from whistlestop.bots.bang.base.defence import (
    answers_with,
    discard_bang,
    dodge,
    save_own_life,
)
from whistlestop.bots.bang.base.plays import use_value
from whistlestop.bots.bang.card_value import (
    AVERAGE_CARD,
    added_value,
    cheapest_first,
    ranked_hand,
)
from whistlestop.bots.bang.play_kinds import kind_of_play
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import about_card, always, helps_less, helps_most
from whistlestop.bots.bang.rule_facts import is_hearts, kind_of
from whistlestop.engine.ask import Answer, Ask

_LEAST: Final = 0.01  # the bot does not make a play that is worth less


def turn(ask: Ask, position: Position) -> Iterator[Rated]:
    """Rank the worthwhile plays: first those with the lowest `when`, the best one of them first.

    The end of the turn comes after them.
    """
    plays, rules = position.knowledge.plays, position.rules
    bonuses = [each.play_bonus for each in rules if each.play_bonus is not None]
    reserves = [each.reserve for each in rules if each.reserve is not None]
    by_when: dict[int, list[tuple[Answer, Play]]] = {}
    for answer in ask.answers:
        play = plays.get(kind_of_play(position, answer)) if answer.verb != "end" else None
        if play is not None:
            by_when.setdefault(play.when, []).append((answer, play))
    nothing: Reasoner = always("bang-hint-end")
    for when in sorted(by_when):
        worthwhile: list[tuple[float, int, Rated]] = []
        for answer, play in by_when[when]:
            value = play.value(position, answer)
            if value > _LEAST and value > sum([kept(position, answer) for kept in reserves]):
                # Among worthwhile plays, prefer one that is also useful for something else.
                value += sum([bonus(position, answer) for bonus in bonuses])
                worthwhile.append((-value, len(worthwhile), Rated(answer, value, play.why)))
        yield from [rated for _, _, rated in sorted(worthwhile)]
        if worthwhile:
            nothing = brings_nothing
    yield Rated(answers_with(ask, "end")[0], 0.0, nothing)


# Cards of our hand


def discard(ask: Ask, position: Position) -> Iterator[Rated]:
    """Discard our least valuable card."""
    return cheapest_first(position, answers_with(ask, "discard"))


def take_from_store(ask: Ask, position: Position) -> Iterator[Rated]:
    """Take the card that adds most to our hand."""
    return by_value(
        ask.answers,
        lambda each: added_value(position, each.cards[0]),
        helps_most,
        helps_less,
    )


def draw(ask: Ask, position: Position) -> Iterator[Rated]:
    """Choose how to draw. Jesse Jones draws from an enemy, Pedro Ramirez takes a good discard."""

    def value(answer: Answer) -> float:
        if answer == ask.answers[0]:
            return 0.0
        if answer.seat is not None:
            few_cards = 0.1 / position.view.players[answer.seat].hand
            return position.enmity[answer.seat] - 0.05 + few_cards
        if answer.verb == "use":
            bonus = position.knowledge.of(answer.cards[0]).draw_bonus
            return 0.0 if bonus is None else bonus(position)
        return added_value(position, answer.cards[0]) - AVERAGE_CARD

    return by_value(ask.answers, value, answer_reasons.draw, answer_reasons.draw_otherwise)


def give_back(ask: Ask, position: Position) -> Iterator[Rated]:
    """Choose the worst of the cards that Kit Carlson has drawn, to put it back on the pile."""
    cards: Sequence[str] = ask.about["cards"]
    ranked = ranked_hand(position, (*position.hand, *cards))
    places = {cards[(each.number or 1) - 1]: each for each in ask.answers}
    for value, card in ranked:
        if card in places:
            yield Rated(places[card], -value, answer_reasons.least_looked_at)


# Other questions


def choose_draw(ask: Ask, position: Position) -> Iterator[Rated]:
    """Choose a card turned over for a "draw!": a good one, or a bad one if it is for an enemy."""
    lucky = position.knowledge.of(ask.about["why"]).lucky or is_hearts
    wanted = position.enmity[ask.about["at"]] <= 0
    fitting = [each for each in ask.answers if lucky(each.cards[0]) == wanted]
    others = [each for each in ask.answers if each not in fitting]
    why = answer_reasons.good_draw if wanted else answer_reasons.bad_draw
    for answer in fitting:
        yield Rated(answer, None, why)
    worse = answer_reasons.bad_card if wanted else answer_reasons.good_draw
    for answer in others:
        yield Rated(answer, None, worse if fitting else answer_reasons.no_fitting_draw)


def use_as(ask: Ask, position: Position) -> Iterator[Rated]:
    """Use something as the card that is worth most to us.

    If nothing is worth it, choose the last answer, which hurts nobody.
    """
    ranked = by_value(ask.answers, lambda each: use_value(position, each), answer_reasons.used_as)
    return positive_first(ranked, ask.answers[-1], always("bang-hint-nothing-better"))


def give(ask: Ask, position: Position) -> Iterator[Rated]:
    """Give a card to the player for whom the gift is worth most to us."""
    card = kind_of(ask.about["card"])
    value = position.knowledge.of(card).gift
    if value is None:
        raise LookupError(f"the bot does not know the value of giving {card} away")
    return by_value(
        ask.answers,
        lambda each: value(position, each.seat or 0),
        answer_reasons.gift,
        answer_reasons.gift_less,
    )


def order(ask: Ask, _position: Position) -> Iterator[Rated]:
    """Leave the order of our discards open. It is seldom worth anything to us."""
    yield Rated(ask.answers[-1], None, always("bang-hint-any-order"))


def character(ask: Ask, position: Position) -> Iterator[Rated]:
    """Choose the strongest character."""

    def weakness(answer: Answer) -> float:
        known = position.knowledge.of(answer.cards[0]).strength
        return 99.0 if known is None else -known

    why = about_card("bang-hint-character")
    for answer in sorted(ask.answers, key=weakness):
        yield Rated(answer, None, why)
        why = about_card("bang-hint-weaker-character")


QUESTIONS: Final[Mapping[str, Ranking]] = {
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
