"""The reasons of answers to the questions of the base game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whistlestop.bots.bang.advice import Reasoner
from whistlestop.bots.bang.base import play_reasons
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import (
    about_card,
    always,
    at_player,
    first_card,
    player,
    thing,
    who_is,
)
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.hint import Sentences
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text

# Attacks on us

free_dodge = about_card("bang-hint-free-dodge")
dodge = about_card("bang-hint-dodge")
discard_bang = always("bang-hint-discard-bang")
last_resort = always("bang-hint-last-resort")
too_dear = always("bang-hint-too-dear")


def too_few(_position: Position, ask: Ask, _answer: Answer) -> Sentences:
    return (text("bang-hint-too-few", need=ask.about["need"]),)


def lose_to_friend(position: Position, ask: Ask, _answer: Answer) -> Sentences:
    foe = ask.about["foe"]
    return (*who_is(position, foe), text("bang-hint-spare-friend", player=player(position, foe)))


def lose_to_stronger(position: Position, ask: Ask, _answer: Answer) -> Sentences:
    foe = ask.about["foe"]
    cards = position.view.players[foe].hand
    return (text("bang-hint-more-bangs", player=player(position, foe), cards=cards),)


# Cards and luck


def least_looked_at(_position: Position, ask: Ask, answer: Answer) -> Sentences:
    cards: Sequence[str] = ask.about["cards"]
    return (text("bang-hint-least", card=thing(cards[(answer.number or 1) - 1])),)


def draw(position: Position, ask: Ask, answer: Answer) -> Sentences:
    """Say why to draw like this: from a player, from the discards, with an ability, or as usual."""
    return _draw(position, ask, answer, "bang-hint-draw-ability", "bang-hint-draw-discard")


def draw_otherwise(position: Position, ask: Ask, answer: Answer) -> Sentences:
    """Say what speaks for a draw that is not the best one."""
    return _draw(
        position, ask, answer, "bang-hint-draw-ability-less", "bang-hint-draw-discard-less"
    )


def _draw(position: Position, _ask: Ask, answer: Answer, ability: str, discard: str) -> Sentences:
    if answer.seat is not None:
        said = text("bang-hint-draw-from", player=player(position, answer.seat))
        return (*who_is(position, answer.seat), said)
    if answer.verb == "use":
        return (text(ability, card=first_card(answer)),)
    if answer.cards:
        return (text(discard, card=first_card(answer)),)
    return (text("bang-hint-draw-pile"),)


good_draw = about_card("bang-hint-good-draw")
bad_card = about_card("bang-hint-bad-draw")
no_fitting_draw = always("bang-hint-no-fitting-draw")


def bad_draw(position: Position, ask: Ask, answer: Answer) -> Sentences:
    who = who_is(position, ask.about["at"])
    return (*who, text("bang-hint-bad-draw", card=first_card(answer)))


# Other questions

_USED_AS: Final[dict[str, Reasoner]] = {
    "bang": play_reasons.shot,
    "beer": play_reasons.heals,
    "cat-balou": play_reasons.loss_of_card,
    "duel": play_reasons.duel,
    "general-store": play_reasons.general_store,
    "panic": play_reasons.loss_of_card,
}


def used_as(position: Position, ask: Ask, answer: Answer) -> Sentences:
    """Say why to use something as this kind of card."""
    return _USED_AS[kind_of(answer.cards[0])](position, ask, answer)


gift = at_player("bang-hint-gift")
gift_less = at_player("bang-hint-gift-less")
