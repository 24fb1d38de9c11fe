"""The reasons to take a railcar, to move the train, or to play a card of this expansion."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.bots.bang.advice import Reasoner
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import (
    about_card,
    always,
    at_player,
    first_card,
    player,
    thing,
    who_is,
    worst_foe,
)
from whistlestop.bots.bang.train_robbery.train import boarding_gain
from whistlestop.bots.hint import Sentences
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text

advance = always("bang-hint-advance")
in_play = about_card("bang-hint-in-play")
effect = about_card("bang-hint-effect")
moves_train = about_card("bang-hint-moves-train")
exchange = at_player("bang-hint-exchange")
robbery = at_player("bang-hint-robbery")


def most_wanted(position: Position, _ask: Ask, _answer: Answer) -> Sentences:
    return (text("bang-hint-attack-on-all"), *worst_foe(position))


def money_bag(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    """Say which card of the discard pile the Money Bag repeats, and on whom."""
    top = thing(position.view.discard or answer.cards[0])
    who = () if answer.seat is None else who_is(position, answer.seat)
    return (*who, text("bang-hint-money-bag", card=top))


def boarding(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    """Say whether a railcar is worth its price."""
    gain = boarding_gain(position, answer)
    said = "bang-hint-railcar" if gain > 0 else "bang-hint-railcar-dear"
    return (text(said, card=first_card(answer)),)


def water_tower(_position: Position, _ask: Ask, answer: Answer) -> Sentences:
    return (text("bang-hint-free-railcar", card=thing(answer.cards[1])),)


def _mail(text_id: str) -> Reasoner:
    def why(position: Position, ask: Ask, answer: Answer) -> Sentences:
        """Say why this card goes to this player, or why we keep all cards."""
        if answer.seat is None:
            return (text("bang-hint-keep-cards"),)
        cards: Sequence[str] = ask.about["cards"]
        card, seat = thing(cards[(answer.number or 1) - 1]), answer.seat
        said = text(text_id, card=card, player=player(position, seat))
        return (*who_is(position, seat), said)

    return why


mail = _mail("bang-hint-mail")
mail_less = _mail("bang-hint-mail-less")


def map_discard(_position: Position, ask: Ask, answer: Answer) -> Sentences:
    cards: Sequence[str] = ask.about["cards"]
    return (text("bang-hint-swap", card=thing(cards[ask.answers.index(answer)])),)
